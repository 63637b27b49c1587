public import Foundation

/// What a controller shows in the bar of the navigation controller that it is in.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How large a title is.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never }

    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open var backButtonTitle: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var searchController: UISearchController?

    public init(title: String) { self.title = title }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// A stack of controllers, of which the last is seen.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar()
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    private var stack: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// The last of the stack, or what is presented over it.
    open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains(viewController),
            "Pushing the same view controller instance more than once is not supported (\(viewController))"
        )
        change(to: stack + [viewController])
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        change(to: stack.dropLast())
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let gone = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]))
        return gone
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    private func change(to new: [UIViewController]) {
        let before = stack.last
        for gone in stack where !new.contains(gone) {
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        stack = new
        for child in new where child.parent !== self { addChild(child) }
        guard before !== stack.last else { return }
        before?.viewIfLoaded?.removeFromSuperview()
        if isViewLoaded { showTop() }
    }

    private func showTop() {
        guard let top = stack.last, let topView = top.view else { return }
        delegate?.navigationController(self, willShow: top, animated: false)
        topView.frame = view.bounds
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(topView)
        top.didMove(toParent: self)
        delegate?.navigationController(self, didShow: top, animated: false)
    }
}

/// Hears of what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
