import AuthorRuntime
public import Foundation

/// Controllers beside each other, of which one is seen.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()
    var kept = KeptTabs()

    open var viewControllers: [UIViewController]? {
        didSet {
            for gone in oldValue ?? [] where viewControllers?.contains(gone) != true {
                gone.viewIfLoaded?.removeFromSuperview()
                gone.removeFromParent()
            }
            for child in viewControllers ?? [] where child.parent !== self { addChild(child) }
            takeItems()
            selectedIndex = min(selectedIndex, max(0, (viewControllers?.count ?? 1) - 1))
            if isViewLoaded { showSelected() }
        }
    }

    /// The bar has the items of the controllers, which may have got others.
    func takeItems() {
        let items: [UITabBarItem]? = viewControllers?.map(\.tabBarItem)
        guard items != tabBar.items else { return }
        tabBar.items = items
        if isViewLoaded { tabBar.selectedItem = selectedViewController?.tabBarItem }
    }

    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            if viewControllers?.indices.contains(oldValue) == true, let before = viewControllers?[oldValue] {
                before.setAppearance(visible: false)
                before.viewIfLoaded?.removeFromSuperview()
            }
            if isViewLoaded { showSelected() }
        }
    }

    open var selectedViewController: UIViewController? {
        get { viewControllers?.indices.contains(selectedIndex) == true ? viewControllers?[selectedIndex] : nil }
        set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? selectedIndex }
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    override func setUpView() {
        tabBar.chosen = { [weak self] in self?.choose($0) }
        view.addSubview(tabBar)
        showSelected()
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    /// Only the chosen one is seen.
    override var childrenOnScreen: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    /// The person chose a tab; once more, a stack of controllers goes back to its first.
    private func choose(_ item: UITabBarItem) {
        guard let index = tabBar.items?.firstIndex(of: item), let controller = viewControllers?[index] else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let (tab, before) = (tabs.first { $0.item === item }, selectedTab)
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        if index == selectedIndex { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
        tabBar(tabBar, didSelect: item)
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
        if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: before) }
    }

    /// The person chose a tab, whose controller is shown after this; does nothing by itself.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func showSelected() {
        guard let selected = selectedViewController, let selectedView = selected.view else { return }
        selectedView.frame = view.bounds
        selectedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // One that is seen already, as when a tab was added, hears nothing.
        if selectedView.superview !== view { view.insertSubview(selectedView, at: 0) }
        view.setNeedsLayout()
        selected.setAppearance(visible: appearance == .appeared || appearance == .appearing)
        selected.didMove(toParent: self)
        tabBar.selectedItem = selected.tabBarItem
    }

    /// Whether the bar is hidden for a controller that asks for it; else it is as the author has it.
    private var hasPushedBarAway = false

    /// The bar at the bottom, and the chosen one's view, which goes on under it with a safe area that ends above.
    override func arrangeChildren() {
        guard let selected = selectedViewController, let selectedView = selected.viewIfLoaded else { return }
        let room = view.bounds
        let top = (selected as? UINavigationController)?.topViewController
        let isPushedAway = top?.hidesBottomBarWhenPushed == true
        if isPushedAway != hasPushedBarAway {
            hasPushedBarAway = isPushedAway
            tabBar.isHidden = isPushedAway
        }
        let height = tabBar.isHidden ? 0 : view.safeAreaInsets.bottom + UITabBar.rowHeight
        tabBar.setFrame(CGRect(x: 0, y: room.height - height, width: room.width, height: height))
        let goesOn = selected.goesOnUnderBar(at: .bottom, isTranslucent: tabBar.isTranslucent)
        selected.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: goesOn ? height : 0, right: 0)
        let end = room.height - (goesOn ? 0 : height)
        selectedView.setFrame(CGRect(x: 0, y: 0, width: room.width, height: max(0, end)))
        tabBar.isOverContent = !goesOn || hasContent(under: tabBar.frame.minY, in: selectedView)
    }

    /// Whether something in a view that scrolls goes on below a line, in points of the controller's own view.
    private func hasContent(under line: CGFloat, in view: UIView) -> Bool {
        guard !view.isHidden else { return false }
        if let scrolling = view as? UIScrollView, !scrolling.isAtBottom {
            if scrolling.convert(scrolling.bounds, to: self.view).maxY > line { return true }
        }
        return view.subviews.contains { hasContent(under: line, in: $0) }
    }
}

/// Hears of the choice of a tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITabBarControllerDelegate).map {
                $0.tabBarController(tabBarController, shouldSelect: viewController)
            }
        } ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        Forwarding.send(self, "tabBarController:didSelect:", tabBarController, viewController) {
            ($0 as? any UITabBarControllerDelegate)?.tabBarController(tabBarController, didSelect: viewController)
        }
    }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITabBarControllerDelegate).map { $0.tabBarController(tabBarController, shouldSelectTab: tab) }
        } ?? true
    }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        Forwarding.send(
            self,
            "tabBarController:didSelectTab:previousTab:",
            tabBarController,
            selectedTab,
            (previousTab as Any?) ?? NSNull()
        ) {
            ($0 as? any UITabBarControllerDelegate)?.tabBarController(
                tabBarController,
                didSelectTab: selectedTab,
                previousTab: previousTab
            )
        }
    }
}
