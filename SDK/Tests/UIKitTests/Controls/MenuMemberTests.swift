import Foundation
import Testing

@testable import UIKit

/// What is said of choices, and small members of controls.
@MainActor @Suite(.timeLimit(.minutes(1))) struct MenuMemberTests {
    @Test func `a choice is found by its identifier`() throws {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        let leave = UIAlertAction(title: "Leave", style: .destructive)
        leave.accessibilityIdentifier = "leave"
        alert.addAction(leave)
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons($0) }
        }
        #expect(buttons(alert.view).contains { $0.accessibilityIdentifier == "leave" })
        let action = UIAction(title: "Now") { _ in }
        action.accessibilityIdentifier = "now"
        #expect(action.accessibilityIdentifier == "now")
        let (tap, layer) = (UITapGestureRecognizer(), CALayer())
        (tap.accessibilityHint, layer.accessibilityLabel) = ("Twice", "Ground")
        #expect(tap.accessibilityHint == "Twice" && layer.accessibilityLabel == "Ground")
        #expect(tap.accessibilityLabel == nil && !NSObject().isAccessibilityElement)
    }

    @Test func `a menu tells which of its elements are chosen`() {
        let on = UIAction(title: "On", state: .on) { _ in }
        let inside = UIAction(title: "Inside", state: .on) { _ in }
        let hidden = UIAction(title: "Hidden", state: .on) { _ in }
        let menu = UIMenu(children: [
            UIAction(title: "Off") { _ in }, on, UIMenu(options: .displayInline, children: [inside]),
            UIMenu(children: [hidden]),
        ])
        #expect(menu.selectedElements == [on, inside])
    }

    @Test func `what is seen of a scroll view is what nothing lies over`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentInsetAdjustmentBehavior = .never
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 10)
        #expect(view.visibleSize == CGSize(width: 90, height: 150))
        let field = UITextField()
        field.inputAssistantItem.leadingBarButtonGroups = []
        #expect(field.inputAssistantItem === field.inputAssistantItem)
    }

    @Test func `dark bars of before iOS 13 are black`() {
        #expect(UIBarStyle.blackOpaque == .black && UIBarStyle(rawValue: 2) == .blackTranslucent)
        #expect(UIBarStyle.blackTranslucent.isBlack && !UIBarStyle.default.isBlack)
    }
}
