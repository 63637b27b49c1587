public import Foundation

/// Two or three columns. A phone has room for one of them: the first, or the one that is shown last.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns.
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    /// Which one.
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact, inspector }
    /// How its columns stand to each other, of iOS 26: a phone shows one.
    public enum LayoutEnvironment: Int, Sendable { case none = 0, expanded, collapsed }
    /// What is to be seen.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static let allVisible = DisplayMode.oneBesideSecondary, primaryHidden = DisplayMode.secondaryOnly
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 320
    open var presentsWithGesture = true
    // Kept: a phone shows one column.
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { .automatic }
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var minimumSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var preferredSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var primaryEdge = PrimaryEdge.leading
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// Points; as wide as the screen.
    open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
    open var supplementaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
    /// How columns make room for each other.
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    /// What stands behind the first column.
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    /// On which side it stands.
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    /// Whether there is a button for what is seen.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
    public let style: Style
    /// Always: a phone is narrow.
    open var isCollapsed: Bool { true }
    open var displayMode: DisplayMode { .secondaryOnly }
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

    open var viewControllers: [UIViewController] = [] {
        didSet { if let first = viewControllers.first { seen = first } }
    }
    private var columns: [Column: UIViewController] = [:]
    open override var childForStatusBarStyle: UIViewController? { seen }
    open override var childForStatusBarHidden: UIViewController? { seen }
    private var seen: UIViewController? {
        didSet {
            guard seen !== oldValue else { return }
            if let old = oldValue {
                old.viewIfLoaded?.removeFromSuperview()
                old.removeFromParent()
            }
            if isViewLoaded { showSeen() }
        }
    }

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        seen = columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {
        guard let controller = columns[column] else { return }
        if controller !== seen { delegate?.splitViewController(self, willShow: column) }
        seen = controller
    }
    open func hide(_ column: Column) {}

    override func setUpView() {
        showSeen()
    }

    /// Goes on in the navigation of the first column, as where there is room for one.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if let navigation = seen as? UINavigationController {
            let next = (vc as? UINavigationController)?.viewControllers.first ?? vc
            navigation.pushViewController(next, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    private func showSeen() {
        guard let seen, let view, seen.parent !== self else { return }
        addChild(seen)
        guard let shown = seen.view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
        seen.didMove(toParent: self)
    }
}

/// Decides about columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    )
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
}

// Of these `showDetail` and `willShow` are asked; a phone never has room for two columns.
extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .all }
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
