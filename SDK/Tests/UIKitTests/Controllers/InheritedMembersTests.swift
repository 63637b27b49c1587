import Foundation
import Testing

@testable import UIKit

/// What subclasses override, since Apple's classes have every method of the protocols that they adopt.
@MainActor
@Suite struct InheritedMembersTests {
    private final class Rows: UITableViewController {
        var heard: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("\(scrollView.contentOffset.y)") }
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            heard.append("ends at \(targetContentOffset.pointee.y)")
            targetContentOffset.pointee.y = 40
        }
    }

    private final class Tabs: UITabBarController {
        var heard: [String?] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            heard.append("\(item.title ?? "") from \(selectedIndex)")
        }
    }

    @Test func `a table's controller overrides what it hears of scrolling, and says where it comes to rest`() {
        let rows = Rows(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = rows
        window.layoutIfNeeded()
        rows.tableView.receive(offset: CGPoint(x: 0, y: 50))
        rows.tableView.comeToRest()
        #expect(rows.heard == ["50.0", "ends at 50.0", "40.0"] && rows.tableView.contentOffset.y == 40)
    }

    @Test func `a controller of tabs overrides what its bar tells, which comes before the choice`() throws {
        let tabs = Tabs()
        tabs.viewControllers = ["One", "Two"].map { title in
            let page = UIViewController()
            page.title = title
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = tabs
        window.layoutIfNeeded()
        tabs.tabBar.chosen?(try #require(tabs.tabBar.items?.last))
        #expect(tabs.heard == ["Two from 0"] && tabs.selectedIndex == 1)
    }

    @Test func `a responder asks the next one for an action that it refuses`() {
        final class Field: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        }
        final class Room: UIView {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
        }
        let (field, room) = (Field(), Room())
        room.addSubview(field)
        #expect(field.target(forAction: Selector("paste:"), withSender: nil) as? UIView === room)
        #expect(UIView().target(forAction: Selector("ring:"), withSender: nil) == nil)
    }

    @Test func `items of bars awake from their file, and pictures have names for tests`() {
        final class Item: UIBarButtonItem {
            var isAwake = false
            override func awakeFromNib() { isAwake = true }
        }
        let item = Item(title: "Ring", style: .plain, target: nil, action: nil)
        item.awakeFromNib()
        let picture = UIImage()
        picture.accessibilityIdentifier = "bell"
        #expect(item.isAwake && picture.accessibilityIdentifier == "bell" && UIImage().accessibilityIdentifier == nil)
        #expect((UIView() as any UIAccessibilityIdentification).accessibilityIdentifier == nil)
    }

    @Test func `insets, offsets and transforms are read from texts and written`() {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: -4)
        #expect(NSCoder.string(for: insets) == "{1, 2.5, 3, -4}")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2.5, 3, -4}") == insets && NSCoder.uiEdgeInsets(for: "") == .zero)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: UIOffset(horizontal: 7, vertical: 8))).vertical == 8)
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    }
}
