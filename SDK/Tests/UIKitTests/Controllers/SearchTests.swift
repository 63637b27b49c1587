import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Searching from a navigation bar, and how bars look that were told so.
@MainActor
@Suite(.timeLimit(.minutes(2)), .serialized) struct SearchTests {
    /// Keeps what it was asked for.
    final class Page: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var searched: [String] = []
        var heard: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            searched.append((searchController.isActive ? "+" : "-") + (searchController.searchBar.text ?? ""))
        }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("presented") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("dismissed") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        controller.setAppearance(visible: true)
        window.layoutIfNeeded()
    }

    @Test func `a search that leaves the bar as it is has its place below the title, a large one too`() throws {
        for (hides, height) in [(true, CGFloat(52)), (false, 148)] {
            let page = Page()
            let search = UISearchController(searchResultsController: nil)
            search.hidesNavigationBarDuringPresentation = hides
            page.title = "Rounds"
            page.navigationItem.searchController = search
            let stack = UINavigationController(rootViewController: page)
            stack.navigationBar.prefersLargeTitles = true
            show(stack)
            search.isActive = true
            window.layoutIfNeeded()
            #expect(stack.navigationBar.frame.height == height)
        }
    }

    @Test func `a search bar stands below the title, and tells what is typed until it is cancelled`() throws {
        let page = Page()
        let search = UISearchController(searchResultsController: nil)
        (search.searchResultsUpdater, search.delegate, search.searchBar.delegate) = (page, page, page)
        search.searchBar.placeholder = "Songs"
        page.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: page)
        show(stack)
        #expect(stack.navigationBar.frame.height == 96 && page.view.safeAreaInsets.top == 96)
        let place = search.searchBar.convert(search.searchBar.bounds, to: stack.navigationBar)
        #expect(place == CGRect(x: 0, y: 44, width: 402, height: 52))
        let field = search.searchBar.searchTextField
        #expect(field.frame == CGRect(x: 16, y: 8, width: 370, height: 36))

        field.becomeFirstResponder()
        #expect(search.isActive && search.searchBar.showsCancelButton)
        field.receive(text: "be", turn: nil)
        field.receiveReturn()
        window.layoutIfNeeded()
        #expect(field.frame.width < 320)
        // The search has the bar for itself.
        #expect(stack.navigationBar.frame.height == 52 && page.view.safeAreaInsets.top == 52)
        #expect(search.searchBar.convert(search.searchBar.bounds, to: stack.navigationBar).minY == 0)
        let cancel = try #require(search.searchBar.subviews.first { $0 is UIButton })
        TouchDelivery(roots: [window]).deliver(.touch(node: cancel.nodeID, sense: .tap, at: nil))
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.showsCancelButton)
        window.layoutIfNeeded()
        #expect(stack.navigationBar.frame.height == 96 && page.view.safeAreaInsets.top == 96)
        #expect(page.searched == ["+", "+be", "-"])
        #expect(page.heard == ["presented", "text be", "search", "cancel", "dismissed"])
    }

    @Test func `results with a controller of their own lie over what is searched`() {
        let (page, results) = (Page(), UIViewController())
        let search = UISearchController(searchResultsController: results)
        page.navigationItem.searchController = search
        show(UINavigationController(rootViewController: page))
        search.isActive = true
        #expect(results.parent == nil)
        search.searchBar.text = "bell"
        #expect(results.parent === page && results.view.superview === page.view)
        search.isActive = false
        #expect(results.parent == nil && results.view.superview == nil)
    }

    @Test func `a bar has the ground and the title of its appearance`() throws {
        let page = Page()
        page.title = "Songs"
        page.view.backgroundColor = .white
        let stack = UINavigationController(rootViewController: page)
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        look.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        stack.navigationBar.standardAppearance = look
        show(stack)
        let title = try #require(stack.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
        // At rest the standard one has no ground.
        #expect(stack.navigationBar.wireBackground == nil && title.textColor == .yellow)
        stack.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: look)
        window.layoutIfNeeded()
        #expect(stack.navigationBar.wireBackground == .red && title.textColor == .yellow)
        page.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
        page.navigationItem.scrollEdgeAppearance?.backgroundColor = .green
        window.layoutIfNeeded()
        #expect(stack.navigationBar.wireBackground == .green && title.textColor == .label)
    }

    @Test func `tabs have the colours of their appearance`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [Page(), Page()]
        let look = UITabBarAppearance()
        look.backgroundColor = .black
        look.stackedLayoutAppearance.selected.iconColor = .orange
        look.stackedLayoutAppearance.normal.iconColor = .gray
        tabs.tabBar.standardAppearance = look
        show(tabs)
        // Nothing lies under it: it has the ground that was given for there, or none.
        #expect(tabs.tabBar.wireBackground == .clear)
        tabs.tabBar.scrollEdgeAppearance = look
        window.layoutIfNeeded()
        #expect(tabs.tabBar.wireBackground == .black)
        let colours = tabs.viewControllers?.map { $0.tabBarItem.button.configuration?.baseForegroundColor }
        #expect(colours == [.orange, .gray])
    }

    @Test func `a storyboard's bars look as the app's delegate says, and load after it`() throws {
        let page = Page()
        let stack = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let window = UIWindow(frame: window.bounds)
        window.waitsForScreen = true
        window.rootViewController = tabs
        #expect(!tabs.isViewLoaded && !page.isViewLoaded)
        let (bar, tab) = (UINavigationBar.appearance(), UITabBar.appearance())
        (bar.barTintColor, bar.isTranslucent, bar.barStyle) = (.purple, false, .black)
        (tab.barTintColor, tab.isTranslucent) = (.purple, false)
        bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        defer {
            (bar.barTintColor, bar.isTranslucent, bar.barStyle, bar.titleTextAttributes) = (nil, true, .default, nil)
            (tab.barTintColor, tab.isTranslucent) = (nil, true)
        }
        stack.navigationBar.barTintColor = .orange
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        #expect(page.isViewLoaded)
        #expect(stack.navigationBar.wireBackground == .orange, "what it was told itself stays")
        #expect(!stack.navigationBar.isTranslucent && stack.navigationBar.titleTextAttributes?.count == 1)
        #expect(tabs.tabBar.wireBackground == .purple)
    }

    @Test func `what is set of an appearance holds for those that are made after`() {
        final class Panel: UIView {}
        let before = Panel()
        Panel.appearance().backgroundColor = .purple
        UIToolbar.appearance().tintColor = .brown
        let (panel, own, bar) = (Panel(), Panel(), UIToolbar())
        own.backgroundColor = .blue
        for view in [panel, own, bar] as [UIView] { window.addSubview(view) }
        #expect(panel.backgroundColor == .purple && own.backgroundColor == .blue && bar.tintColor == .brown)
        #expect(before.backgroundColor == nil)
        #expect(Panel.appearance() === Panel.appearance())
    }

    @Test func `a search bar that is a table's header has its height`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 600))
        table.tableHeaderView = UISearchController(searchResultsController: nil).searchBar
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 402, height: 52))
    }
}
