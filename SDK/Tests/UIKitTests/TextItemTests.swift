import Foundation
import Testing

@testable import UIKit

/// What a text's delegate is asked of a link that is touched.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct TextItemTests {
    private final class Hearing: NSObject, UITextViewDelegate {
        var heard: [String] = []
        func textView(
            _ textView: UITextView,
            primaryActionFor textItem: UITextItem,
            defaultAction: UIAction
        ) -> UIAction? {
            guard case .link(let url) = textItem.content else { return defaultAction }
            return UIAction { _ in self.heard.append("\(url) \(textItem.range.location)") }
        }
    }

    @Test func `the delegate's action is done in place of the link's`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.isEditable = false
        let hearing = Hearing()
        view.delegate = hearing
        let text = NSMutableAttributedString(string: "at example", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 3, length: 7))
        view.attributedText = text
        view.layoutIfNeeded()
        let range = NSRange(location: 3, length: 7)
        let letters = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
        view.follow(at: CGPoint(x: letters.midX, y: letters.midY))
        #expect(hearing.heard == ["https://example.com 3"])
    }

    @Test func `levels of windows are in order, and an app is found by its key`() {
        #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.alert > .statusBar)
        #expect(UIApplication.value(forKeyPath: "shared") is UIApplication)
    }

    @Test func `a transform is taken back`() {
        let map = CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 1), CATransform3DMakeTranslation(3, 4, 5))
        let none = CATransform3DConcat(map, CATransform3DInvert(map))
        #expect(abs(none.m11 - 1) < 1e-9 && abs(none.m41) < 1e-9 && abs(none.m12) < 1e-9)
        #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)).m11 == 0)
    }
}
