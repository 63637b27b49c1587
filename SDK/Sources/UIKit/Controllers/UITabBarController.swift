public import Foundation

/// Controllers beside each other, of which one is seen.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        didSet {
            for gone in oldValue ?? [] where viewControllers?.contains(gone) != true {
                gone.viewIfLoaded?.removeFromSuperview()
                gone.removeFromParent()
            }
            for child in viewControllers ?? [] where child.parent !== self { addChild(child) }
            tabBar.items = viewControllers?.map(\.tabBarItem)
            selectedIndex = min(selectedIndex, max(0, (viewControllers?.count ?? 1) - 1))
            if isViewLoaded { showSelected() }
        }
    }

    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            if viewControllers?.indices.contains(oldValue) == true {
                viewControllers?[oldValue].viewIfLoaded?.removeFromSuperview()
            }
            if isViewLoaded { showSelected() }
        }
    }

    open var selectedViewController: UIViewController? {
        get { viewControllers?.indices.contains(selectedIndex) == true ? viewControllers?[selectedIndex] : nil }
        set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? selectedIndex }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    private func showSelected() {
        guard let selected = selectedViewController, let selectedView = selected.view else { return }
        selectedView.frame = view.bounds
        selectedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(selectedView)
        selected.didMove(toParent: self)
        tabBar.selectedItem = selected.tabBarItem
    }
}

/// Hears of the choice of a tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
