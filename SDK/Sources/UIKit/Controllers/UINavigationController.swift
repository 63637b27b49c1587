import AuthorRuntime
public import Foundation

/// What a controller shows in the bar of the navigation controller that it is in.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How large a title is.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never }

    open var title: String? { didSet { changed() } }
    open var prompt: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { changed() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    /// Kept: the button shows the title that there is room for.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Kept: a phone has one way to lay out what a bar has.
    open var style = ItemStyle.navigator
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var searchBarPlacementAllowsExternalIntegration = false
    open var documentProperties: UIDocumentProperties?
    /// Its words are the title (iOS 26).
    open var attributedTitle: AttributedString? {
        didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// Kept (iOS 26).
    open var attributedSubtitle: AttributedString?
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    /// What a button back shows.
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
    /// How a wide bar lays out its title and items.
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { followItems() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { followItems() } }
    /// Whether the way back stays beside items of one's own.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// Its bar stands below the title.
    open var searchController: UISearchController? {
        didSet {
            searchController?.activityChanged = { [weak self] in self?.changed() }
            changed()
        }
    }
    /// Whether content that is scrolled pushes the search bar away.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// Instead of the bar's, while it is on top.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// Instead of the bar's, while it is on top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// Of a phone on its side; kept.
    open var compactAppearance: UINavigationBarAppearance?
    /// Of a phone on its side; kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    // Kept: a phone's bar shows the items, and no second line, documents or ways to order them.
    open var subtitle: String?
    open var largeTitle: String?
    open var largeSubtitle: String?
    open var subtitleView: UIView?
    open var largeSubtitleView: UIView?
    open var customizationIdentifier: String?
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var additionalOverflowItems: UIDeferredMenuElement?
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// Instead of going back.
    open var backAction: UIAction?
    /// Their items are shown at the left, in the place of ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
    }
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Their items are shown at the right, in the place of ``rightBarButtonItems``.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
    }
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// The bar that it is in shows it anew.
    var changed: () -> Void = {}

    public init(title: String) { self.title = title }
    /// An archive holds nothing of it.
    public init?(coder: NSCoder) {}

    private func followItems() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.changed = { [weak self] in self?.changed() }
        }
        changed()
    }

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

/// Hears that a person gave a document another name.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
}

/// How a control behaves on machines with a pointer.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }

/// A stack of controllers, of which the last is seen.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

    /// - Parameters:
    ///   - navigationBarClass: is not made: the bar is the system's, and so is that at the bottom.
    ///   - toolbarClass: as the other.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }
    /// A bar that is hidden by itself takes no room either.
    open var isNavigationBarHidden = false {
        didSet {
            navigationBar.isHidden = isNavigationBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    // Kept: bars stay.
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenVerticallyCompact = false
    open var hidesBarsWhenKeyboardAppears = false
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    /// Never begins, as no gesture at the screen's edge does; the way back is its button.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    private var stack: [UIViewController] = []
    /// The ground that its own view has of the one that is seen, unless it was given another.
    private var lentGround: UIColor?

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
        change(to: viewControllers, isAnimated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains(viewController),
            "Pushing the same view controller instance more than once is not supported (\(viewController))"
        )
        change(to: stack + [viewController], isAnimated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        change(to: stack.dropLast(), isAnimated: animated)
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
        change(to: Array(stack[...index]), isAnimated: animated)
        return gone
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: true)
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    override func setUpView() {
        navigationBar.isManaged = true
        navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
        navigationBar.heightChanged = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        view.addSubview(navigationBar)
        showTop()
    }

    /// A bar that is seen says it by its own style, else the last of the stack.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }
    open override var childForStatusBarHidden: UIViewController? { stack.last }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle.isBlack ? .lightContent : .default
    }

    override var tabBarItemIfMade: UITabBarItem? { ownTabBarItem ?? stack.first?.tabBarItem }

    /// Only the last of the stack is seen.
    override var childrenOnScreen: [UIViewController] { stack.suffix(1) }

    private func change(to new: [UIViewController], isAnimated: Bool) {
        transition?.hurry()
        let before = stack.last
        let gone = stack.filter { !new.contains($0) }
        let arrived = new.filter { !stack.contains($0) }
        for child in gone {
            child.willMove(toParent: nil)
            child.isMovingFromParent = true
        }
        for child in arrived { child.isMovingToParent = true }
        defer { for child in arrived { child.isMovingToParent = false } }
        stack = new
        for child in new where child.parent !== self { addChild(child) }
        navigationBar.items = new.map(\.navigationItem)
        tabBarController?.takeItems()
        let letGo = {
            for child in gone {
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
        }
        // Whether it hides the tab bar.
        parent?.viewIfLoaded?.setNeedsLayout()
        if isAnimated, let before, let top = new.last, before !== top, viewIfLoaded?.window != nil {
            let operation: Operation = arrived.contains(top) ? .push : .pop
            let animator = delegate?.navigationController(
                self,
                animationControllerFor: operation,
                from: before,
                to: top
            )
            if let animator { return move(from: before, to: top, by: animator, ended: letGo) }
        }
        if before !== new.last {
            before?.setAppearance(visible: false)
            before?.viewIfLoaded?.removeFromSuperview()
            if isViewLoaded { showTop() }
        }
        letGo()
    }

    /// What is done to the stack.
    public enum Operation: Int, Sendable { case none = 0, push, pop }

    /// Shows the last of the stack as an author's animator has it.
    private func move(
        from before: UIViewController,
        to top: UIViewController,
        by animator: any UIViewControllerAnimatedTransitioning,
        ended: @escaping () -> Void
    ) {
        guard let old = before.view, let new = top.view else { return }
        delegate?.navigationController(self, willShow: top, animated: true)
        let container = UIView(frame: view.bounds)
        view.insertSubview(container, at: 0)
        container.addSubview(old)
        new.frame = old.frame
        let moving = ControllerTransition(in: container, from: before, to: top, style: .none, isAnimated: true)
        moving.views = [.from: old, .to: new]
        moving.initialFrames = [before: old.frame]
        moving.finalFrames = [top: new.frame]
        transition = moving
        before.startAppearance(visible: false)
        if appearance == .appeared { top.startAppearance(visible: true) }
        moving.run(by: animator) { [self] completed in
            transition = nil
            view.insertSubview(new, at: 0)
            old.removeFromSuperview()
            container.removeFromSuperview()
            view.setNeedsLayout()
            before.finishAppearance()
            top.finishAppearance()
            top.didMove(toParent: self)
            if !completed { LayoutPass.warn("a transition of a navigation controller cannot be cancelled") }
            delegate?.navigationController(self, didShow: top, animated: true)
            ended()
        }
    }

    private func showTop() {
        guard let top = stack.last, let topView = top.view else { return }
        delegate?.navigationController(self, willShow: top, animated: false)
        topView.frame = view.bounds
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(topView, at: 0)
        view.setNeedsLayout()
        top.setAppearance(visible: appearance == .appeared || appearance == .appearing)
        top.didMove(toParent: self)
        delegate?.navigationController(self, didShow: top, animated: false)
    }

    /// The bars, and the view that lies below them: under a bar that lets it be seen it goes on, and its safe area ends
    /// there, where the bar ends that no content has pushed away.
    override func arrangeChildren() {
        guard let top = stack.last, let topView = top.viewIfLoaded else { return }
        let (room, safe) = (view.bounds, view.safeAreaInsets)
        let upper = navigationBar.isHidden ? 0 : safe.top + navigationBar.wantedHeight
        top.navigationItem.searchController?.searched = top
        let lower = isToolbarHidden ? 0 : safe.bottom + UIToolbar.rowHeight
        if !isToolbarHidden {
            if toolbar.superview == nil { view.addSubview(toolbar) }
            if toolbar.items != top.toolbarItems { toolbar.items = top.toolbarItems }
            toolbar.setFrame(CGRect(x: 0, y: room.height - lower, width: room.width, height: lower))
        }
        if toolbar.isHidden != isToolbarHidden { toolbar.isHidden = isToolbarHidden }
        let goesOn = extendsUnderBar(top)
        top.barInsets = UIEdgeInsets(top: goesOn ? upper : 0, left: 0, bottom: 0, right: 0)
        let start = goesOn ? 0 : upper
        // Where an animator moves it, it is put here at the end.
        if transition == nil {
            topView.setFrame(CGRect(x: 0, y: start, width: room.width, height: max(0, room.height - start - lower)))
        }
        barState = barState(over: top, goesOn: goesOn)
        navigationBar.pushedAway = barState.pushedAway
        navigationBar.setFrame(CGRect(x: 0, y: 0, width: room.width, height: upper - barState.pushedAway))
        navigationBar.isOverContent = barState.isOverContent
        navigationBar.drawnGround = barGround(over: topView, goesOn: goesOn)
        // Where bar and view meet within a pixel, what lies below both is seen.
        guard view.backgroundColor == lentGround else { return }
        // A ground that lets something be seen would be there twice.
        lentGround = goesOn || topView.backgroundColor?.cgColor.alpha != 1 ? nil : topView.backgroundColor
        if view.backgroundColor != lentGround { view.backgroundColor = lentGround }
    }

    private func extendsUnderBar(_ top: UIViewController) -> Bool {
        top.goesOnUnderBar(at: .top, isTranslucent: navigationBar.isTranslucent)
    }

    /// At rest a bar has the ground of its edge, or none of its own; over what was scrolled below it, it has one.
    private func barGround(over topView: UIView, goesOn: Bool) -> UIColor? {
        if navigationBar.isOverContent { return navigationBar.scrolledGround }
        return navigationBar.ground ?? (goesOn ? nil : topView.backgroundColor)
    }

    /// What content that is scrolled does to the bar over it.
    private struct BarState: Equatable {
        /// Points of the bar that it has pushed away.
        var pushedAway: CGFloat = 0
        /// Whether it goes on under what is left.
        var isOverContent = false
    }
    private var barState = BarState()

    private func barState(over top: UIViewController, goesOn: Bool) -> BarState {
        guard goesOn, !navigationBar.isHidden, let topView = top.viewIfLoaded else { return BarState() }
        let content = top.contentScrollView(for: .top) ?? topView.scrollViewAtBegin
        let most = navigationBar.yielding
        var state = BarState()
        if let content, content.safeAreaInsets.top > 0 {
            let scrolled = max(0, content.contentOffset.y + content.followedInset.top)
            state.pushedAway = min(scrolled, most)
            state.isOverContent = scrolled > most
            content.pushedAway = state.pushedAway
        }
        if !state.isOverContent { state.isOverContent = topView.isScrolledUnderBar(besides: content) }
        return state
    }

    /// Something below the bar was scrolled.
    func contentScrolled() {
        guard let top = stack.last, isViewLoaded else { return }
        if barState(over: top, goesOn: extendsUnderBar(top)) != barState { view.setNeedsLayout() }
    }
}

extension UIView {
    /// The scroll view that begins where this view does: this one, or the first that it holds.
    fileprivate var scrollViewAtBegin: UIScrollView? { (self as? UIScrollView) ?? subviews.first?.scrollViewAtBegin }

    fileprivate func isScrolledUnderBar(besides known: UIScrollView?) -> Bool {
        if let scrolling = self as? UIScrollView {
            return scrolling !== known && scrolling.safeAreaInsets.top > 0 && !scrolling.isAtTop
        }
        return subviews.contains { $0.isScrolledUnderBar(besides: known) }
    }
}

/// Hears of what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Asked before a controller is pushed or popped with an animation; nil for the system's.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Nobody asks: no finger drives a transition.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
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
    /// Nobody asks: the phone is not turned.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        Forwarding.answer(of: self) {
            ($0 as? any UINavigationControllerDelegate).map {
                $0.navigationControllerSupportedInterfaceOrientations(navigationController)
            }
        } ?? navigationController.supportedInterfaceOrientations
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        Forwarding.answer(of: self) {
            ($0 as? any UINavigationControllerDelegate).map {
                $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
            }
        } ?? .portrait
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Forwarding.answer(of: self) {
            ($0 as? any UINavigationControllerDelegate).map {
                $0.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            }
        } ?? nil
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Forwarding.answer(of: self) {
            ($0 as? any UINavigationControllerDelegate).map {
                $0.navigationController(navigationController, interactionControllerFor: animationController)
            }
        } ?? nil
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        Forwarding.send(self, "navigationController:willShow:animated:", navigationController, viewController, animated)
        {
            ($0 as? any UINavigationControllerDelegate)?.navigationController(
                navigationController,
                willShow: viewController,
                animated: animated
            )
        }
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        Forwarding.send(self, "navigationController:didShow:animated:", navigationController, viewController, animated)
        {
            ($0 as? any UINavigationControllerDelegate)?.navigationController(
                navigationController,
                didShow: viewController,
                animated: animated
            )
        }
    }
}
