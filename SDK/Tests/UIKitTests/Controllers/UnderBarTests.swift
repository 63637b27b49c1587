import Foundation
import Testing
import ViewLink

@testable import UIKit

/// What lies under bars that let it be seen.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct UnderBarTests {
    /// A navigation controller on a screen of 402 by 874 points, laid out.
    private func shown(_ controller: UIViewController) throws -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        let view = try #require(navigation.view)
        view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        view.layoutIfNeeded()
        return navigation
    }

    @Test func `a controller's view goes on under the bar, and its safe area begins below`() throws {
        let controller = UIViewController()
        let view = try #require(controller.view)
        let label = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.widthAnchor.constraint(equalToConstant: 10),
            label.heightAnchor.constraint(equalToConstant: 10),
        ])
        let navigation = try shown(controller)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
        #expect(view.safeAreaInsets.top == 44 && label.frame.minY == 44)
        #expect(navigation.navigationBar.wireBackground == nil)
        navigation.isNavigationBarHidden = true
        navigation.view.layoutIfNeeded()
        #expect(label.frame.minY == 0)
    }

    @Test func `a bar that is hidden by itself takes no room`() throws {
        let controller = UIViewController()
        let navigation = try shown(controller)
        navigation.navigationBar.isHidden = true
        navigation.view.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 0 && navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 44 && !navigation.navigationBar.isHidden)
    }

    @Test func `under a bar that covers, and without an edge to go on, it begins below`() throws {
        let controller = UIViewController()
        let navigation = try shown(controller)
        navigation.navigationBar.isTranslucent = false
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 44, width: 402, height: 830))
        controller.extendedLayoutIncludesOpaqueBars = true
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(controller.view.frame.minY == 0)
        controller.edgesForExtendedLayout = []
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(controller.view.frame.minY == 44 && controller.view.safeAreaInsets.top == 0)
    }

    @Test func `a tab's view goes on under the bar at the bottom, and its safe area ends above`() throws {
        let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
        let (table, navigation) = (UITableView(), UINavigationController(rootViewController: second))
        second.view = table
        tabs.viewControllers = [first, navigation]
        let view = try #require(tabs.view)
        view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        view.layoutIfNeeded()
        let height = tabs.tabBar.frame.height
        #expect(first.view.frame == view.bounds && height > 40)
        #expect(first.view.safeAreaInsets.bottom == height && first.view.layoutMargins.bottom == height)
        tabs.selectedIndex = 1
        view.layoutIfNeeded()
        #expect(table.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
        #expect(table.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: height, right: 0))
        second.hidesBottomBarWhenPushed = true
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(table.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }

    @Test func `no line is seen where a list and a bar that nothing goes on under meet`() throws {
        let controller = UITableViewController()
        controller.tableView.backgroundColor = .white
        let navigation = try shown(controller)
        navigation.navigationBar.isTranslucent = false
        navigation.view.layoutIfNeeded()
        #expect(navigation.view.backgroundColor == .white && navigation.navigationBar.wireBackground == .white)
        navigation.view.backgroundColor = .red
        controller.tableView.backgroundColor = .blue
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(navigation.view.backgroundColor == .red, "what it was given stays")
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func `rows begin below the bar, and the bar has a ground once they are scrolled under it`() throws {
        let controller = UIViewController()
        let (table, rows) = (UITableView(), Rows())
        table.dataSource = rows
        table.rowHeight = 44
        controller.view.addSubview(table)
        table.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        let navigation = try shown(controller)
        #expect(table.adjustedContentInset.top == 44 && table.contentOffset.y == -44)
        guard case .scroll(let content) = table.content else {
            Issue.record("no scroll view")
            return
        }
        #expect(content.offset.y == 0 && content.height == 4444)
        #expect(table.drawnOrigin == CGPoint(x: 0, y: -44))
        // The page tells where the content with its insets is.
        table.receive(offset: CGPoint(x: 0, y: 144))
        navigation.view.layoutIfNeeded()
        #expect(table.contentOffset.y == 100)
        #expect(
            navigation.navigationBar.wireBackground == .barMaterial && navigation.navigationBar.wireStyle.blurs == true
        )
        let line = try #require(navigation.navigationBar.subviews.last)
        #expect(line.backgroundColor == .separator && line.frame.minY == 44)
        table.scrollToRow(at: [0, 0], at: .top, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(table.contentOffset.y == -44 && navigation.navigationBar.wireBackground == nil)
        table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
        #expect(abs(table.contentOffset.y - (4400 - 874)) < 0.5)
    }

    @Test func `titles have the colours of where they stand`() throws {
        let controller = UIViewController()
        controller.title = "Rows"
        let (table, rows) = (UITableView(), Rows())
        (table.dataSource, table.rowHeight) = (rows, 44)
        controller.view.addSubview(table)
        table.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        let navigation = try shown(controller)
        let (resting, standing) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        resting.titleTextAttributes = [.foregroundColor: UIColor.white]
        standing.titleTextAttributes = [.foregroundColor: UIColor.red]
        navigation.navigationBar.scrollEdgeAppearance = resting
        navigation.navigationBar.standardAppearance = standing
        navigation.view.layoutIfNeeded()
        let title = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(title.textColor == .white)
        table.receive(offset: CGPoint(x: 0, y: 144))
        navigation.view.layoutIfNeeded()
        #expect(title.textColor == .red)
    }

    @Test func `a bar of tabs is clear where the content ends, and has a ground over what goes on`() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .green
        let (table, rows) = (UITableView(), Rows())
        (table.dataSource, table.rowHeight) = (rows, 44)
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        let view = try #require(tabs.view)
        view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        view.layoutIfNeeded()
        #expect(tabs.tabBar.wireBackground == .clear && tabs.tabBar.subviews.first?.backgroundColor == .clear)
        controller.view.addSubview(table)
        table.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        view.layoutIfNeeded()
        #expect(tabs.tabBar.wireBackground == .barMaterial && tabs.tabBar.wireStyle.blurs == true)
        #expect(tabs.tabBar.subviews.first?.backgroundColor == .separator)
        table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
        table.receive(offset: CGPoint(x: 0, y: table.contentSize.height + 49 - 874))
        view.layoutIfNeeded()
        #expect(tabs.tabBar.wireBackground == .clear)
        tabs.tabBar.isTranslucent = false
        view.layoutIfNeeded()
        #expect(tabs.tabBar.wireBackground == .systemBackground && tabs.tabBar.wireStyle.blurs == nil)
    }

    @Test func `a ground that a bar is given itself lies in its row`() throws {
        let controller = UIViewController()
        let navigation = try shown(controller)
        navigation.view.frame.size.height = 800
        navigation.navigationBar.backgroundColor = .red
        navigation.view.setNeedsLayout()
        navigation.navigationBar.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.backgroundColor == .red && navigation.navigationBar.wireBackground == nil)
        let plate = try #require(navigation.navigationBar.subviews.first)
        #expect(plate.backgroundColor == .red && plate.frame == CGRect(x: 0, y: 0, width: 402, height: 44))
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 83))
        #expect(tabs.wireBackground == .barMaterial, "a bar by itself has its ground")
        tabs.backgroundColor = .blue
        tabs.layoutIfNeeded()
        #expect(tabs.wireBackground == .blue)
        #expect(UINavigationBar(frame: tabs.frame).wireBackground == .barMaterial)
    }

    @Test func `content has the insets that it was given`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 150)
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        scroll.layoutIfNeeded()
        #expect(scroll.contentOffset.y == -20)
        scroll.setContentOffset(scroll.withinContent(CGPoint(x: 0, y: 500)), animated: false)
        #expect(scroll.contentOffset.y == 60)
        scroll.contentInset.top = 30
        scroll.layoutIfNeeded()
        #expect(scroll.contentOffset.y == 60, "what is scrolled stays")
    }
}
