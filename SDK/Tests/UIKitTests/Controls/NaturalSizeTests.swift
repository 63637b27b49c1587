import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NaturalSizeTests {
    @Test func `controls that have a size of their own have it from the start`() {
        #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
        #expect(
            UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame == CGRect(x: 5, y: 6, width: 51, height: 31)
        )
        let choice = UISegmentedControl(items: ["One", "Two"])
        #expect(choice.frame.size == choice.intrinsicContentSize)
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
        #expect(UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)).frame.width == 100)
        let day = UIDatePicker()
        #expect(day.frame.height > 30 && day.frame.height < 60)
        day.preferredDatePickerStyle = .wheels
        #expect(day.frame.height == 216)
        day.frame.size.height = 100
        day.preferredDatePickerStyle = .inline
        #expect(day.frame.height == 100)
        #expect(UITabBar().sizeThatFits(CGSize(width: 402, height: 0)) == CGSize(width: 402, height: 49))
    }

    @Test func `a button has the font of its kind`() {
        let system = UIButton(type: .system)
        system.setTitle("OK", for: .normal)
        #expect(system.titleLabel?.font.pointSize == 15)
        #expect(system.intrinsicContentSize.width == 30)
        #expect(abs(system.intrinsicContentSize.height - 30) < 0.5)
        #expect(UIButton().titleLabel?.font.pointSize == 18)
        var look = UIButton.Configuration.filled()
        look.title = "Button"
        #expect(abs(UIButton(configuration: look).intrinsicContentSize.height - 34.33) < 0.5)
    }

    @Test func `fonts, colours, boxes and views say what they are`() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.withSize(20).fontName == "HelveticaNeue-Bold")
        #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3.5, height: 4)) == "{{1, 2}, {3.5, 4}}")
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.whereItStands.hasPrefix("<UIView: 0x"))
        #expect(view.whereItStands.hasSuffix("; frame = (1 2; 3 4)>"))
    }

    @Test func `a picture is the same as another of its name`() {
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
        #expect(UIImage(systemName: "star")?.withTintColor(.red) != UIImage(systemName: "star"))
    }

    @Test func `in a block without animation none is enabled`() {
        #expect(UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func `a progress view has a track and a bar, which authors round`() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.progress = 0.25
        view.layoutIfNeeded()
        #expect(view.subviews.map(\.frame.width) == [200, 50])
        #expect(view.layer.sublayers?.count == 2)
    }
}
