public import Foundation

// What a sidebar of tabs asks and says. A phone has a bar, so that nobody asks.

/// Moves views as the sidebar comes or goes.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// A place in the sidebar.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
    /// Of what it is.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// What it stands for.
        public enum Content {
            case tab(UITab)
            case action(UIAction)
        }
        public let content: Content
        open var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
        open var action: UIAction? { if case .action(let action) = content { action } else { nil } }
        init(content: Content) { self.content = content }
    }

    open var contentConfiguration: any UIContentConfiguration = UIListContentConfiguration.cell()
    open var backgroundConfiguration = UIBackgroundConfiguration.clear()
    open var accessories: [UICellAccessory] = []
    open var configurationUpdateHandler: ((UITabSidebarItem) -> Void)?

    public convenience init(request: Request) {
        self.init()
        var words = UIListContentConfiguration.cell()
        words.text = request.tab?.title ?? request.action?.title
        words.image = request.tab?.image ?? request.action?.image
        contentConfiguration = words
    }
    override init() { super.init() }
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Where a sidebar scrolls to.
@preconcurrency @MainActor
open class UITabSidebarScrollTarget: NSObject {
    /// Its end or a tab.
    public enum Kind: Equatable { case header, footer, tab(UITab) }
    public let kind: Kind
    init(_ kind: Kind) { self.kind = kind }
    open class var header: UITabSidebarScrollTarget { .init(.header) }
    open class var footer: UITabSidebarScrollTarget { .init(.footer) }
    open class func tab(_ tab: UITab) -> UITabSidebarScrollTarget { .init(.tab(tab)) }
}

extension UITabBarController.Sidebar {
    public typealias Delegate = UITabBarControllerSidebarDelegate
    public typealias Animating = UITabBarControllerSidebarAnimating
    public typealias ScrollTarget = UITabSidebarScrollTarget
    public func scroll(to target: ScrollTarget, animated: Bool) {}
    public func reconfigureItem(for tab: UITab) {}
}

/// Decides over a sidebar; nobody asks it.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        updateItem item: UITabSidebarItem
    )
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating
    )
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem]
}

extension UITabBarControllerSidebarDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        updateItem item: UITabSidebarItem
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] { [] }
}
