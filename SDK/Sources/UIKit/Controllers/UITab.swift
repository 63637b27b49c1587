public import Foundation

// Tabs as iOS 18 has them: a tab makes its controller when it is first wanted.

/// A tab.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab stands in a sidebar; a phone has none.
    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    open var title: String { didSet { item.title = title } }
    open var image: UIImage? { didSet { item.image = image } }
    open var selectedImage: UIImage? { didSet { item.selectedImage = selectedImage } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    open var userInfo: Any?
    open var preferredPlacement = Placement.automatic
    open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
    /// Kept: a tab is hidden when the bar's tabs are set anew.
    open var isHidden = false
    open var allowsHiding = false
    open var isHiddenByDefault = false
    /// The group that shows it: the outermost one around it, if any.
    open var managingTabGroup: UITabGroup? {
        var group = parent
        while let outer = group?.parent { group = outer }
        return group
    }
    open internal(set) weak var parent: UITabGroup?
    open internal(set) weak var tabBarController: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    let item = UITabBarItem(title: nil, image: nil, tag: 0)

    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
        (item.title, item.image) = (title, image)
    }

    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }
    open var hasVisiblePlacement: Bool { !isHidden }

    /// The controller that the bar has for it.
    fileprivate var shown: UIViewController {
        let controller = viewController ?? UIViewController()
        made = controller
        controller.tabBarItem = item
        return controller
    }
    fileprivate func join(_ bar: UITabBarController) -> UIViewController {
        tabBarController = bar
        return shown
    }
}

/// A tab for searching.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false
    public override init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
    }
    public convenience init(viewControllerProvider: @escaping (UITab) -> UIViewController) {
        self.init(
            title: "Search",
            image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider
        )
    }
}

/// Tabs that belong together; a phone shows the group as one tab: its own controller, or its first child's.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt() } }
    open var defaultChildIdentifier: String?
    open weak var selectedChild: UITab?
    open var managingNavigationController: UINavigationController?
    open var allowsReordering = false
    open var sidebarActions: [UIAction] = []
    open var sidebarAppearance = SidebarAppearance.automatic
    /// The order in which a person wants them: the one they were given in.
    open var displayOrderIdentifiers: [String] = []
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { tab(forIdentifier: $0) }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    /// How a group stands in a sidebar; a phone has none.
    public enum SidebarAppearance: Int, Sendable { case automatic = 0, inline, rootSection }

    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        adopt()
    }

    private func adopt() { for child in children { child.parent = self } }

    open override var viewController: UIViewController? {
        if let own = super.viewController { return own }
        return (selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first)?
            .viewController
    }
    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

extension UITabBarController {
    /// How tabs are shown; a phone has a bar.
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }

    /// Makes the controllers of tabs those of the bar.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    public var tabs: [UITab] {
        get { kept.tabs }
        set {
            kept.tabs = newValue
            viewControllers = newValue.filter { !$0.isHidden }.map { $0.join(self) }
        }
    }
    public var selectedTab: UITab? {
        get { tabs.first { $0.viewController != nil && $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
    public var mode: Mode {
        get { kept.mode }
        set { kept.mode = newValue }
    }
}

/// What a bar's controller keeps of them.
struct KeptTabs {
    var tabs: [UITab] = []
    var mode = UITabBarController.Mode.automatic
    var minimizing = UITabBarController.MinimizeBehavior.automatic
    var accessory: UITabAccessory?
    var sidebar: UITabBarController.Sidebar?
    var customizable: [UIViewController]?
    var more: UINavigationController?
}
