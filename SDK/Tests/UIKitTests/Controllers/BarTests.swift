import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Bars of navigation and tab bar controllers, and sheets.
@MainActor
@Suite struct BarTests {
    /// Writes down when its view comes and goes.
    final class Page: UIViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) { heard.append("appears") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("disappeared") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        controller.setAppearance(visible: true)
        window.layoutIfNeeded()
    }

    private func press(_ view: UIView) {
        TouchDelivery(roots: [window]).deliver(.touch(node: view.nodeID, sense: .tap, at: nil))
        window.layoutIfNeeded()
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    @Test func `the bar has the title, its buttons and the way back`() throws {
        let (first, second) = (page("First"), page("Second"))
        let stack = UINavigationController(rootViewController: first)
        show(stack)
        let bar = stack.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 402, height: 44))
        #expect(first.view.frame == window.bounds && first.view.safeAreaInsets.top == 44)
        #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["First"])

        var presses = 0
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add",
            primaryAction: UIAction { _ in presses += 1 }
        )
        window.layoutIfNeeded()
        press(try #require(bar.subviews.first { ($0 as? UIButton)?.currentTitle == "Add" }))
        #expect(presses == 1)

        stack.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(first.heard == ["appears", "disappeared"] && second.heard == ["appears"])
        let back = try #require(bar.subviews.first { $0.accessibilityIdentifier == "BackButton" })
        #expect(back.accessibilityLabel == "First")
        press(back)
        #expect(stack.topViewController === first && first.heard.last == "appears")
        #expect(second.heard == ["appears", "disappeared"] && second.parent == nil)
    }

    @Test func `a large title makes the bar higher, and a hidden bar gives its room back`() {
        let first = page("First")
        let stack = UINavigationController(rootViewController: first)
        stack.navigationBar.prefersLargeTitles = true
        show(stack)
        #expect(stack.navigationBar.frame.height == 96 && first.view.safeAreaInsets.top == 96)
        first.navigationItem.largeTitleDisplayMode = .never
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.top == 44)
        stack.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(first.view.frame == window.bounds && first.view.safeAreaInsets.top == 0)
    }

    @Test func `a tab shows its controller, and a pushed one may hide the bar`() {
        let (first, second) = (page("First"), page("Second"))
        let stack = UINavigationController(rootViewController: second)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, stack]
        show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 825, width: 402, height: 49))
        #expect(first.heard == ["appears"] && second.heard.isEmpty)
        press(stack.tabBarItem.button)
        #expect(tabs.selectedIndex == 1 && first.heard.last == "disappeared" && second.heard == ["appears"])
        let third = page("Third")
        third.hidesBottomBarWhenPushed = true
        stack.pushViewController(third, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden && stack.view.frame == window.bounds)
        // Once more goes back to the first.
        press(stack.tabBarItem.button)
        #expect(third.parent != nil, "a bar that is hidden is not pressed")
    }

    @Test func `a tool bar spreads its items`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let (left, right) = (
            UIBarButtonItem(title: "A"), UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        )
        bar.items = [left, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), right]
        bar.layoutIfNeeded()
        #expect(left.button.frame.minX == 16)
        #expect(abs(right.button.frame.maxX - 284) < 0.5 && right.button.accessibilityLabel == "Delete")
    }

    @Test func `a presented controller is a sheet, which a tap beside it dismisses`() throws {
        let (first, second) = (page("First"), page("Second"))
        show(first)
        first.present(second, animated: true)
        window.layoutIfNeeded()
        #expect(second.view.frame == CGRect(x: 0, y: 10, width: 402, height: 864))
        second.isModalInPresentation = true
        let beside = try #require(second.view.superview?.subviews.first)
        press(beside)
        #expect(first.presentedViewController === second)
        second.isModalInPresentation = false
        press(beside)
        #expect(first.presentedViewController == nil && second.view.superview?.superview == nil)
    }

    @Test func `rows of a group lie inset, with round corners at its ends`() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        }
        let rows = Rows(style: .insetGrouped)
        show(rows)
        let cells = try #require(rows.tableView).visibleCells
        #expect(
            cells.map(\.frame) == [
                CGRect(x: 16, y: 20, width: 370, height: 44), CGRect(x: 16, y: 64, width: 370, height: 44),
            ]
        )
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    /// A button of an author's own kind.
    final class Marked: UIBarButtonItem {}

    @Test func `a button of a bar has the look of its own, else of its class`() throws {
        let item = Marked(title: "Mark", style: .plain, target: nil, action: nil)
        Marked.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let button = try #require(item.shown as? UIButton)
        #expect(button.tintColor == .red && item.titleTextAttributes(for: .normal) == nil)
        item.setTitleTextAttributes(
            [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 21)],
            for: .normal
        )
        #expect(item.shown.tintColor == .green && button.titleLabel?.font.pointSize == 21)
        let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
        #expect(plain.shown.tintColor != .red)
    }

    @Test func `a tab is its controller's, and that of a navigation's first controller`() {
        let (first, second) = (UIViewController(), UIViewController())
        first.tabBarItem.title = "Today"
        let navigation = UINavigationController(rootViewController: first)
        second.title = "All"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        #expect(tabs.tabBar.items?.map(\.title) == ["Today", "All"])
        first.title = "Now"
        #expect(tabs.tabBar.items?.first?.title == "Now", "a title is that of the tab, too")
        second.tabBarItem = UITabBarItem(title: "Others", image: nil, tag: 1)
        #expect(tabs.tabBar.items?.map(\.title) == ["Now", "Others"])
        navigation.tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 0)
        first.title = "Later"
        #expect(tabs.tabBar.items?.first?.title == "Mine")
    }

    @Test func `bars come even where an author's class does not call super's viewDidLoad`() {
        final class Own: UINavigationController {
            override func viewDidLoad() { navigationBar.isTranslucent = false }
        }
        final class Tabs: UITabBarController {
            override func viewDidLoad() { viewControllers = [UIViewController()] }
        }
        let own = Own(rootViewController: UIViewController())
        own.loadViewIfNeeded()
        #expect(own.navigationBar.superview === own.view && own.topViewController?.view.superview === own.view)
        let tabs = Tabs()
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar.superview === tabs.view)
    }
}
