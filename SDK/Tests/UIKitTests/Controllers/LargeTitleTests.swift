import Testing

@testable import UIKit

/// What content that is scrolled does to a large title and a search bar.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct LargeTitleTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let list = List(style: .plain)
    private let navigation: UINavigationController

    init() throws {
        list.title = "Rounds"
        list.tableView.rowHeight = 44
        navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        navigation.view.layoutIfNeeded()
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private func title() throws -> UILabel { try #require(labels(in: bar).first { $0.text == "Rounds" }) }
    private func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    /// The person scrolls; the page counts from the beginning of the content with its insets.
    private func scroll(to y: CGFloat) {
        list.tableView.receive(offset: CGPoint(x: 0, y: y))
        navigation.view.layoutIfNeeded()
    }

    @Test func `the title moves under the row with the content, and stands in it then`() throws {
        #expect(bar.frame.height == 96 && list.tableView.contentOffset.y == -96)
        #expect(try title().font.pointSize == 34)
        scroll(to: 30)
        #expect(bar.frame.height == 66 && list.tableView.contentOffset.y == -66)
        let large = try title()
        #expect(large.font.pointSize == 34 && large.convert(large.bounds, to: bar).minY == 17)
        #expect(bar.wireBackground == nil, "nothing goes on under it yet")
        scroll(to: 52)
        #expect(bar.frame.height == 44 && bar.wireBackground == nil)
        #expect(try title().font.pointSize == 17)
        scroll(to: 53)
        #expect(bar.frame.height == 44 && bar.wireBackground == .barMaterial)
        scroll(to: 0)
        #expect(bar.frame.height == 96 && bar.wireBackground == nil)
        #expect(try title().font.pointSize == 34)
    }

    @Test func `what is scrolled by code moves it as well`() {
        list.tableView.scrollToRow(at: [0, 50], at: .middle, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(bar.frame.height == 44)
    }

    @Test func `a search bar goes first, unless it is to stay`() {
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        navigation.view.layoutIfNeeded()
        #expect(bar.frame.height == 148 && list.tableView.contentOffset.y == -148)
        scroll(to: 40)
        #expect(bar.frame.height == 108)
        let place = search.searchBar.convert(search.searchBar.bounds, to: bar)
        #expect(
            place == CGRect(x: 0, y: 56, width: 402, height: 52) && search.searchBar.superview?.clipsToBounds == true
        )
        scroll(to: 200)
        #expect(bar.frame.height == 44)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        navigation.view.layoutIfNeeded()
        #expect(bar.frame.height == 96)
    }

    @Test func `the view that the author names moves it`() throws {
        let (page, scrolling) = (UIViewController(), UIScrollView())
        page.view.addSubview(UIView())
        page.view.addSubview(scrolling)
        scrolling.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        scrolling.contentSize = CGSize(width: 402, height: 2000)
        navigation.viewControllers = [page]
        navigation.view.layoutIfNeeded()
        scrolling.contentOffset.y = 0
        navigation.view.layoutIfNeeded()
        #expect(bar.frame.height == 96)
        page.setContentScrollView(scrolling)
        navigation.view.layoutIfNeeded()
        #expect(page.contentScrollView(for: .top) === scrolling && bar.frame.height == 44)
    }
}
