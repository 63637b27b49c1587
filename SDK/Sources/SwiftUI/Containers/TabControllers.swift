import UIKit

/// A controller whose view has one item of a view of tabs.
private final class TabPage: UIViewController {
    let itemsView: ItemsView
    /// Which of the nodes of the view of tabs it is of.
    var part = 0

    init(_ item: DrawnItem, of host: ViewHost) {
        itemsView = ItemsView(item, of: host)
        super.init(nibName: nil, bundle: nil)
        itemsView.keepsToSafeArea = true
        itemsView.holder = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = itemsView
        view.backgroundColor = .systemBackground
    }

    override var childForStatusBarStyle: UIViewController? { container }
    override var childForStatusBarHidden: UIViewController? { container }
    private var container: UIViewController? {
        children.first { $0 is UINavigationController || $0 is UITabBarController }
    }
}

/// What is kept of a view of tabs: UIKit's controller.
@MainActor
final class TabsState: NSObject, EndingWithNode, UITabBarControllerDelegate {
    private let controller = UITabBarController(nibName: nil, bundle: nil)
    private lazy var item = ControllerItem(controller)
    private var pages: [ObjectIdentifier: TabPage] = [:]
    private var parts = TabParts.none
    private var choice: TabChoice?
    private var chosen: AnyHashable?
    private weak var node: GraphNode?
    private var ground: BarGround?

    func show(_ parts: TabParts, _ choice: TabChoice?, _ chosen: AnyHashable?, in node: GraphNode) {
        (self.node, self.parts, self.choice) = (node, parts, choice)
        if chosen != nil { self.chosen = chosen }
        controller.delegate = self
        item.placed = { [weak self] in self?.follow(on: $0) }
        // Of what the tabs tell, what the chosen one tells counts.
        node.hidesPreferences = true
        node.addPreferences = { [weak self] in self?.tell(&$0) }
        node.show(item)
    }

    func end() { item.leave() }

    private func tell(_ values: inout PreferenceValues) {
        let shown = (controller.selectedViewController as? TabPage)?.part ?? 0
        if parts.nodes.indices.contains(shown) { values.add(parts.nodes[shown].preferences) }
    }

    /// Brings UIKit's tabs to what the views are.
    private func follow(on canvas: Surface) {
        guard let node else { return }
        var next: [ObjectIdentifier: TabPage] = [:]
        var order: [TabPage] = []
        for (index, part) in parts.nodes.enumerated() {
            for item in part.items {
                let page = pages[ObjectIdentifier(item)] ?? TabPage(item, of: node.host)
                page.part = index
                next[ObjectIdentifier(item)] = page
                order.append(page)
                dress(page, item.traits)
            }
        }
        pages = next
        if controller.viewControllers ?? [] != order { controller.viewControllers = order }
        if let chosen, let place = order.firstIndex(where: { $0.itemsView.item.isTab(of: chosen) }),
            controller.selectedIndex != place
        {
            controller.selectedIndex = place
        }
        followBar()
        guard let shown = (controller.selectedViewController as? TabPage)?.itemsView else { return }
        if let animation = canvas.animation, shown.window != nil {
            shown.layOut(moving: animation)
        } else {
            shown.setNeedsLayout()
        }
    }

    private func dress(_ page: TabPage, _ traits: ItemTraits) {
        let words = traits.tabItem?.items.contents ?? ItemContents()
        guard let item = page.tabBarItem else { return }
        if item.title != words.texts.first { item.title = words.texts.first }
        if item.image !== words.image { item.image = words.image }
        if item.badgeValue != traits.badge { item.badgeValue = traits.badge }
        if item.isEnabled == traits.isDisabledTab { item.isEnabled = !traits.isDisabledTab }
        let identifier = traits.tabItem == nil ? nil : traits.id?.base as? String
        if identifier != nil, item.accessibilityIdentifier != identifier { item.accessibilityIdentifier = identifier }
    }

    /// The bar, as the views of the tab that is seen say.
    private func followBar() {
        var values = PreferenceValues()
        tell(&values)
        let page = values.page
        let isHidden = page.isTabBarHidden ?? false
        if controller.tabBar.isHidden != isHidden { controller.tabBar.isHidden = isHidden }
        guard page.tabBarGround != ground else { return }
        ground = page.tabBarGround
        let look = UITabBarAppearance()
        if ground?.visibility == .hidden {
            look.configureWithTransparentBackground()
        } else if let color = ground?.color {
            look.backgroundColor = color
        }
        controller.tabBar.standardAppearance = look
        controller.tabBar.scrollEdgeAppearance = ground?.visibility == .visible ? look : nil
        controller.tabBar.overrideUserInterfaceStyle =
            ground?.scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }

    // MARK: What a person does

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        // Once more, a way of pages goes back to its first.
        guard viewController === tabBarController.selectedViewController else { return true }
        for child in viewController.children {
            (child as? UINavigationController)?.popToRootViewController(animated: true)
        }
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let page = viewController as? TabPage else { return }
        if let value = page.itemsView.item.tabValue {
            chosen = value
            if let choice {
                if choice.get() != value { choice.set(value) }
                // An author may choose otherwise.
                chosen = choice.get()
            }
        } else {
            chosen = nil
        }
        node?.invalidate()
    }
}

extension TabParts {
    fileprivate static let none = TabParts()
    private init() { nodes = [] }
}
