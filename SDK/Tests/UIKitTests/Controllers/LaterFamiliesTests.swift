import AuthorRuntime
import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Families of kinds that few apps have.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct LaterFamiliesTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

    private func shown(_ controller: UIViewController) -> UIViewController {
        window.rootViewController = controller
        controller.setAppearance(visible: true)
        window.layoutIfNeeded()
        return controller
    }

    @Test func `a menu comes when the elements are there that are made for it`() throws {
        let controller = shown(UIViewController())
        var asked = 0
        var give: ([UIMenuElement]) -> Void = { _ in }
        let later = UIDeferredMenuElement { completion in
            asked += 1
            give = completion
        }
        let inner = UIMenu(options: .displayInline, children: [later])
        let menu = UIMenu(title: "Notes", children: [UIAction(title: "New") { _ in }, inner])
        menu.show(from: nil, in: window)
        #expect(controller.presentedViewController == nil && asked == 1)
        give([UIAction(title: "Old") { _ in }])
        give([UIAction(title: "Older") { _ in }])
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["New", "Old", "Cancel"])
        controller.dismiss(animated: false)
        menu.show(from: nil, in: window)
        #expect(asked == 1)
    }

    final class Photo: UIView {
        var told: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("save:")
        }
    }

    @Test func `an app's own items of a menu come as a sheet and are performed`() throws {
        AuthorNames.shared.method("save:", on: Photo.self) { photo, _ in
            MainActor.assumeIsolated { photo.told.append("saved") }
            return nil
        }
        let controller = shown(UIViewController())
        let photo = Photo()
        controller.view.addSubview(photo)
        photo.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: "Save", action: Selector("save:")), UIMenuItem(title: "Eat", action: Selector("eat:")),
        ]
        menu.showMenu(from: photo, rect: photo.bounds)
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Save", "Cancel"] && menu.isMenuVisible)
        sheet.actions.first?.handler?(sheet.actions[0])
        #expect(photo.told == ["saved"])
        menu.hideMenu()
        #expect(!menu.isMenuVisible)
    }

    @Test func `timing is told to the page by the nearest that it knows`() {
        let soft = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0),
            controlPoint2: CGPoint(x: 0.5, y: 1)
        )
        #expect(soft.animationCurve == .easeOut && soft.timingCurveType == .cubic)
        #expect(soft.motion(duration: 2).curve == .easeOut && soft.motion(duration: -1).duration == 0)
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        #expect(spring.motion(duration: 1).damping == 0.5 && spring.motion(duration: 1).curve == .spring)
        #expect(UISpringTimingParameters(mass: 0, stiffness: -1, damping: 1, initialVelocity: .zero).ratio == 1)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        let animating: any UIViewImplicitlyAnimating = animator
        animating.addAnimations {}
        #expect(animator.timingParameters?.springTimingParameters === spring && animating.state == .inactive)
    }

    enum Season: UITraitDefinition {
        static let defaultValue = "spring"
    }

    @Test func `traits of an app go from a view to those in it`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var heard: [String] = []
        inner.registerForTraitChanges([Season.self]) { (view: UIView, before: UITraitCollection) in
            heard.append("\(before[Season.self]) → \(view.traitCollection[Season.self])")
        }
        #expect(inner.traitCollection[Season.self] == "spring")
        outer.traitOverrides[Season.self] = "summer"
        #expect(inner.traitCollection[Season.self] == "summer" && outer.traitOverrides.contains(Season.self))
        inner.traitOverrides[Season.self] = "winter"
        #expect(outer.traitCollection[Season.self] == "summer" && inner.traitCollection[Season.self] == "winter")
        inner.traitOverrides.remove(Season.self)
        #expect(heard.last == "winter → summer")
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        let made = UITraitCollection { $0.preferredContentSizeCategory = .extraLarge }
        #expect(made.preferredContentSizeCategory == .extraLarge)
        #expect(made.modifyingTraits { $0[Season.self] = "autumn" }[Season.self] == "autumn")
    }

    @Test func `tabs make their controllers, and a group shows its child`() {
        let bar = UITabBarController()
        var made: [String] = []
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name.lowercased()) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        let group = UITabGroup(title: "More", image: nil, identifier: "more", children: [tab("A"), tab("B")])
        group.defaultChildIdentifier = "b"
        let search = UISearchTab { _ in UIViewController() }
        bar.tabs = [tab("Home"), group, search]
        _ = shown(bar)
        #expect(made == ["home", "b"] && bar.viewControllers?.count == 3)
        #expect(bar.tabBar.items?.map(\.title) == ["Home", "More", "Search"])
        #expect(bar.selectedTab?.identifier == "home" && group.children[0].parent === group)
        bar.selectedTab = search
        #expect(bar.selectedIndex == 2 && bar.tab(forIdentifier: "more") === group)
        group.badgeValue = "4"
        #expect(bar.tabBar.items?[1].badgeValue == "4")
    }

    final class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func `names come into the sections of their letters`() {
        AuthorNames.shared.method("name", on: Person.self) { person, _ in person.name }
        let collation = UILocalizedIndexedCollation.current()
        let name = Selector("name")
        let sections = ["Ada", "Östen", "zoe", "7 Dwarfs", "", "李"].map {
            collation.sectionTitles[collation.section(for: Person($0), collationStringSelector: name)]
        }
        #expect(sections == ["A", "O", "Z", "#", "#", "#"])
        let sorted = collation.sortedArray(from: ["b10", "B9", "á"].map(Person.init), collationStringSelector: name)
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["á", "B9", "b10"])
    }

    final class Paged: UICollectionViewFlowLayout {
        var contexts: [String] = []
        override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append("\(type(of: context))")
            super.invalidateLayout(with: context)
        }
        override func targetContentOffset(
            forProposedContentOffset proposed: CGPoint,
            withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: (proposed.y / 100).rounded() * 100) }
    }

    @Test func `a layout says where a collection comes to rest, and what is no longer true`() {
        let layout = Paged()
        let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        layout.invalidateLayout()
        #expect(layout.contexts.last == "UICollectionViewFlowLayoutInvalidationContext")
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        #expect(context.invalidatedItemIndexPaths?.count == 2)
        #expect(collection.restingPlace(from: CGPoint(x: 0, y: 160)) == CGPoint(x: 0, y: 200))
    }
}
