import Foundation
import ViewLink

@testable import SwiftUI
@testable import UIKit

/// What a person sees of lists, bars and what is presented, and does with them.
extension Shown {
    /// What is written in a view, in its order.
    func texts(in view: UIView) -> [String] {
        func inner(_ view: UIView) -> [UIView] { view.isHidden ? [] : [view] + view.subviews.flatMap(inner) }
        return inner(view).compactMap { $0 as? UILabel }.compactMap { $0.attributedText?.string ?? $0.text }
            .filter { !$0.isEmpty }
    }

    /// Touches a view, as a finger does.
    func touch(_ view: UIView, _ sense: ViewSense = .tap) {
        TouchDelivery(roots: [window]).deliver(.touch(node: view.nodeID, sense: sense, at: nil))
        settle()
    }

    /// Hands a control the value that a person chose: of a switch, or a segment.
    func set(_ control: UIView, to value: Double) {
        TouchDelivery(roots: [window]).deliver(.value(node: control.nodeID, value: value))
        settle()
    }

    /// Waits for what comes with the main queue's next turns.
    func until(_ condition: () -> Bool) async {
        for _ in 0..<200 where !condition() {
            await Task.yield()
            settle()
        }
    }

    // MARK: Lists

    /// The rows that are seen, from the top down.
    var rows: [UITableViewCell] { views(UITableView.self).first?.visibleCells ?? [] }
    /// What stands in each of them.
    var rowTexts: [String] { rows.map { texts(in: $0).joined(separator: " ") } }
    func row(_ text: String) -> UITableViewCell? { rows.first { texts(in: $0).contains(text) } }

    func tapRow(_ text: String) { if let row = row(text) { touch(row) } }

    // MARK: Ways

    var stack: UINavigationController? {
        func inner(_ controller: UIViewController) -> [UIViewController] {
            [controller] + controller.children.flatMap(inner)
        }
        return inner(controller).lazy.compactMap { $0 as? UINavigationController }.first
    }
    /// The titles of the pages, of which the last is seen.
    var titles: [String] { stack?.viewControllers.map { $0.navigationItem.title ?? "" } ?? [] }
    /// What stands in the bar at the top.
    var barTexts: [String] { stack.map { texts(in: $0.navigationBar) } ?? [] }
    /// What stands on the page that is seen.
    var pageTexts: [String] { stack?.topViewController.map { texts(in: $0.view) } ?? [] }

    /// The button that leads back, if it is seen.
    var backButton: UIButton? { views(UIButton.self).first { $0.accessibilityIdentifier == "BackButton" } }
    func goBack() { if let backButton { touch(backButton) } }

    // MARK: What lies over it

    /// The last of what is presented.
    var presented: UIViewController? {
        var last = controller.presentedViewController
        while let next = last?.presentedViewController { last = next }
        return last
    }
    var alert: UIAlertController? { presented as? UIAlertController }
    /// What an alert or a menu offers.
    var offered: [String] { alert?.actions.map { $0.title ?? "" } ?? [] }

    /// Takes a choice of an alert or a menu, and waits until it is gone and the choice is done.
    func choose(_ title: String) async {
        guard let alert, let action = alert.actions.first(where: { $0.title == title }) else { return }
        alert.take(action)
        await until { alert.presentingViewController == nil }
        // What the choice does comes in the turn after it.
        for _ in 0..<5 {
            await Task.yield()
            settle()
        }
    }
}
