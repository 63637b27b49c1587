import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Pages that are swept, menus of buttons, and the wheel above a list.
@MainActor
@Suite(.timeLimit(.minutes(2)), .serialized) struct PageControllerTests {
    /// Numbers from 1 to 3, one a page.
    final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (1...3).map { number in
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }
        var turned: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        private func page(_ now: UIViewController, _ step: Int) -> UIViewController? {
            pages.firstIndex(of: now).flatMap { pages.indices.contains($0 + step) ? pages[$0 + step] : nil }
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            let now = pageViewController.viewControllers ?? []
            turned.append((previousViewControllers + now).map { $0.title ?? "" }.joined())
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        controller.setAppearance(visible: true)
        window.layoutIfNeeded()
    }

    @Test func `a sweep shows the source's next page, until there is none`() throws {
        let book = Book()
        let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        (row.dataSource, row.delegate) = (book, book)
        row.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        show(row)
        let dots = try #require(row.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 402, height: 837))
        #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
        func sweep(_ way: ViewSense) {
            TouchDelivery(roots: [window]).deliver(
                .touch(node: row.view.nodeID, sense: way, at: ViewPoint(x: 200, y: 300))
            )
            window.layoutIfNeeded()
        }
        for _ in 0..<3 { sweep(.swipeLeft) }
        sweep(.swipeRight)
        #expect(book.turned == ["12", "23", "32"])
        #expect(row.viewControllers == [book.pages[1]] && dots.currentPage == 1)
        #expect(book.pages[1].view.superview === row.view && book.pages[0].viewIfLoaded?.superview == nil)
        #expect(row.children == [book.pages[1]])
    }

    @Test func `a button's menu comes as a sheet with what may be chosen`() throws {
        let page = UIViewController()
        show(page)
        var chosen: [String] = []
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
        }
        let more = UIMenu(title: "More", options: .displayInline, children: [action("Mute"), action("Gone", .hidden)])
        let button = UIButton(type: .system)
        button.menu = UIMenu(title: "Song", children: [action("Play"), action("Delete", .destructive), more])
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        button.sendActions(for: .touchUpInside)
        let sheet = try #require(page.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Play", "Delete", "Mute", "Cancel"])
        #expect(sheet.actions.map(\.style) == [.default, .destructive, .default, .cancel])
        sheet.actions[2].handler?(sheet.actions[2])
        #expect(chosen == ["Mute"])
    }

    @Test func `the wheel above a list is seen while it turns`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let wheel = UIRefreshControl()
        list.refreshControl = wheel
        #expect(wheel.superview === list && wheel.isHidden && !wheel.isRefreshing)
        wheel.beginRefreshing()
        list.layoutIfNeeded()
        #expect(wheel.isRefreshing && !wheel.isHidden && wheel.frame.width == 300)
        wheel.endRefreshing()
        #expect(!wheel.isRefreshing && wheel.isHidden)
        list.refreshControl = nil
        #expect(wheel.superview == nil)
    }

    @Test func `names of Swift 3 mean what they meant`() {
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        for part in [first, second] { view.addSubview(part) }
        #expect(UIWindow.Level.alert.rawValue == 2000 && UIApplication.shared.statusBarOrientation == .portrait)
        view.bringSubviewToFront(first)
        #expect(view.subviews == [second, first])
        #expect(UIImage().size == .zero)
        #expect(CGVector(dx: 1, dy: 2).dy == 2 && UIDevice.current.orientation.isPortrait)
    }
}
