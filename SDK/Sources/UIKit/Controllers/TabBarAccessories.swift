public import Foundation

// What iOS 18 and 26 add to a bar of tabs.

/// A view over the bar of tabs (UIKit: UITabAccessory, iOS 26). Kept: it is not shown.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// Where it stands.
    public enum Environment: Int, Sendable { case unspecified = 0, none, regular, inline }

    public let contentView: UIView
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
    /// When the bar becomes small (iOS 26). Kept: it stays as it is.
    public enum MinimizeBehavior: Int, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }

    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { kept.minimizing }
        set { kept.minimizing = newValue }
    }
    public var bottomAccessory: UITabAccessory? {
        get { kept.accessory }
        set { kept.accessory = newValue }
    }
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    /// Whether the bar is away (iOS 18).
    public var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set {
            guard tabBar.isHidden != newValue else { return }
            tabBar.isHidden = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// The tabs beside what they show: a phone has none (iOS 18).
    public var sidebar: Sidebar {
        if let made = kept.sidebar { return made }
        let made = Sidebar()
        kept.sidebar = made
        return made
    }

    /// The tabs beside what they show. Kept: a phone has a bar.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        open weak var delegate: (any UITabBarControllerSidebarDelegate)?
        open var navigationOverflowItems: UIDeferredMenuElement?
        open var isHidden = true
        open var preferredLayout = Layout.automatic
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?

        /// Where it stands.
        public enum Layout: Int, Sendable { case automatic = 0, overlap, tile }
    }

    /// Kept: nobody is asked for another order of the tabs.
    public var customizableViewControllers: [UIViewController]? {
        get { kept.customizable }
        set { kept.customizable = newValue }
    }
    /// What holds the tabs that there is no room for; all of them stand in the bar here.
    public var moreNavigationController: UINavigationController {
        if let made = kept.more { return made }
        let made = UINavigationController()
        kept.more = made
        return made
    }
}
