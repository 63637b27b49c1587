public import Foundation

/// Runs a view.
@preconcurrency @MainActor
open class UIViewController: UIViewControllerBase, UITraitChangeObservable {
    private var loaded: UIView?
    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?
    /// The scene that it was made from.
    var scene: StoryboardScene?
    /// Objects of its nib that are in no view.
    var nibObjects: [AnyObject] = []
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    package private(set) var appearance = Appearance.disappeared
    private var ownContext: NSExtensionContext?
    /// The size that the view has when it is loaded, where the host knows it.
    package var initialSize: CGSize?

    /// Whether the view is on the screen.
    package enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItemIfMade?.title = title
            Display.changed()
        }
    }
    /// What it shows in the bar of a navigation controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// Its tab in the bar of a tab bar controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let made = tabBarItemIfMade { return made }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = made
            return made
        }
        set {
            ownTabBarItem = newValue
            tabBarController?.takeItems()
        }
    }
    private(set) var ownTabBarItem: UITabBarItem?
    /// A navigation controller without one has that of its first controller.
    var tabBarItemIfMade: UITabBarItem? { ownTabBarItem }
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// What shows it, or would.
    var presentationKept: UIPresentationController?
    /// How it comes or goes at the moment.
    var transition: ControllerTransition?
    /// What lies over this controller, or over one that it is in.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// What this controller lies over, or one that it is in.
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    @available(*, deprecated, renamed: "isModalInPresentation")
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Asked for its place where its style is `.custom`, and for its animations.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Kept: it comes as its style says.
    open var preferredTransition: Transition?
    /// What stands over the view while it has no contents (iOS 17).
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showContentUnavailable() } }
    var contentUnavailableView: UIView?
    /// Asked for after ``setNeedsUpdateContentUnavailableConfiguration()``; does nothing by itself.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open var definesPresentationContext = false
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
        }
    }
    private var ownKeyCommands: [UIKeyCommand] = []
    /// What moves the controller at the moment by an author's animation or presentation controller.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? presented?.transition ?? parent?.transitionCoordinator
    }
    /// Its traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The phone is about to be turned, which is not done here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    open internal(set) var isBeingDismissed = false
    open internal(set) var isBeingPresented = false
    /// Whether it appears since it was put into a container.
    open internal(set) var isMovingToParent = false
    /// Whether it disappears since its container lets it go.
    open internal(set) var isMovingFromParent = false

    /// The size that the view wants; a container follows it.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            let holder: (any UIContentContainer)? = parent ?? presentationKept
            holder?.preferredContentSizeDidChange(forChildContentContainer: self)
            Display.changed()
        }
    }

    /// What shows it: one of the system's, or the one that its transitioning delegate gives.
    open var presentationController: UIPresentationController? { parent?.presentationController ?? ownPresentation }
    /// Where its card points to, whose style is `.popover`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        (presenting == nil && modalPresentationStyle != .popover ? parent?.presentationController : ownPresentation)
            as? UIPopoverPresentationController
    }
    /// The heights of the sheet that it is, or is in.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }
    /// Animates from one child to another: at once.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { move(from: fromViewController, to: toViewController, duration, options, animations, completion) }
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }
    /// Kept: a child has the phone's traits.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {}
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the view goes on under a bar at an edge (UIViewController: edgesForExtendedLayout).
    func goesOnUnderBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// The views that bars follow, by their edge.
    var contentScrollViews: [UInt: WeakScrollView] = [:]
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
    }
    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.constraintsChanged() }
        }
    }
    /// What bars of the controller that it is in cover of the view, in points from its edges.
    var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaChanged() } } }
    /// Light or dark for its view and all that it holds, whatever the phone is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loaded?.styleChanged(from: oldValue, to: overrideUserInterfaceStyle) }
    }
    private var isEdited = false
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    /// Nil until somebody asks for it.
    private var editButton: UIBarButtonItem?
    /// A button of a bar that begins and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let made = makeEditButton()
        editButton = made
        return made
    }
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// A controller of a storyboard.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = (coder as? StoryboardCoder)?.bundle
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: The view

    /// The view; made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            newValue?.controller = self
        }
    }

    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }
    /// Makes what comes next in a storyboard, tells this controller, and shows it as the segue says.
    ///
    /// It does not ask `shouldPerformSegue(withIdentifier:sender:)`, which is for segues that a person's touch begins.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(identifier, sender) }
    private var isSetUp = false
    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded == nil { view = UIView(frame: UIScreen.main.bounds) }
        if let initialSize { loaded?.frame = CGRect(origin: .zero, size: initialSize) }
        viewDidLoad()
        setUpViewOnce()
    }

    /// What a controller of UIKit's own puts into its view; after an author's `viewDidLoad` that does not call super's.
    func setUpView() {}

    private func setUpViewOnce() {
        guard !isSetUp else { return }
        isSetUp = true
        setUpView()
    }

    /// Makes the view: of the storyboard, of the nib, or an empty one.
    open func loadView() {
        if let scene {
            view = scene.makeView(for: self)
        } else if let name = nibToLoad {
            UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        } else {
            view = UIView(frame: UIScreen.main.bounds)
        }
    }

    /// The nib that was named, else one of the class's own name, with or without `Controller` at its end.
    var nibToLoad: String? {
        if let nibName { return nibName }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.first { InterfaceFiles.find($0, "xib", in: nibBundle ?? .main) != nil }
    }

    /// What bars cover at the top; the safe area's predecessor.
    open private(set) lazy var topLayoutGuide: any UILayoutSupport = UILayoutGuide(.top, of: view)
    /// What bars cover at the bottom.
    open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = UILayoutGuide(.bottom, of: view)

    open func viewDidLoad() { setUpViewOnce() }
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called when the safe area of its view changed, as when its window comes to the screen.
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    /// Sets what the view shows, before it is laid out: once at first, then after ``setNeedsUpdateProperties()`` (iOS 26).
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    open func didReceiveMemoryWarning() {}

    open var traitCollection: UITraitCollection { loaded?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public private(set) lazy var traitListeners = TraitListeners()

    /// Brings the view to the screen or takes it off, with the methods that tell of it.
    package func setAppearance(visible: Bool) {
        guard startAppearance(visible: visible) else { return }
        finishAppearance()
    }

    /// Tells that the view is about to come or go; false where it is there, or gone, already.
    @discardableResult
    func startAppearance(visible: Bool) -> Bool {
        if visible, appearance == .disappeared {
            appearance = .appearing
            viewWillAppear(false)
            viewIsAppearing(false)
        } else if !visible, appearance == .appeared {
            appearance = .disappearing
            viewWillDisappear(false)
        } else {
            return false
        }
        for child in childrenOnScreen { child.startAppearance(visible: visible) }
        return true
    }

    /// Tells that it has come or gone.
    func finishAppearance() {
        let visible = appearance == .appearing
        guard visible || appearance == .disappearing else { return }
        for child in childrenOnScreen {
            child.startAppearance(visible: visible)
            child.finishAppearance()
        }
        appearance = visible ? .appeared : .disappeared
        if visible { viewDidAppear(false) } else { viewDidDisappear(false) }
        // What was presented before this was seen.
        if visible, let presented, presented.appearance == .disappeared { presented.setAppearance(visible: true) }
    }

    /// Comes to the screen with its window, unless what it presents covers it.
    package func comeToScreen() {
        let isCovered = presented?.presentationKept?.shouldRemovePresentersView == true
        if isCovered, presented?.appearance == .appeared { return }
        setAppearance(visible: true)
    }

    // MARK: Over each other

    /// Shows a controller over all of its window: the outermost of those that this one is in presents it.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presenter(of: viewControllerToPresent)
            .show(over: viewControllerToPresent, from: self, isAnimated: flag, completion: completion)
    }

    /// Who presents: in a context of its own the nearest that gives one, else the outermost.
    private func presenter(of controller: UIViewController) -> UIViewController {
        let around = Array(sequence(first: self) { $0.parent })
        let isOfContext = [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle)
        return isOfContext
            ? around.first(where: \.definesPresentationContext) ?? around.last ?? self : around.last ?? self
    }

    /// Takes away what lies over this controller; where nothing does, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presenter = sequence(first: self, next: { $0.parent }).first(where: { $0.presented != nil }) {
            return presenter.takeAway(isAnimated: flag, completion)
        }
        guard let presentingViewController else { return later(completion) }
        presentingViewController.dismiss(animated: flag, completion: completion)
    }

    /// Shows a controller in the way of what this one is in: pushed, or presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEdited = editing
        if let editButton { showEditing(in: editButton) }
    }
    /// The clock and the signs beside it are drawn as the controllers want them now.
    open func setNeedsStatusBarAppearanceUpdate() { Display.changed() }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
    /// Makes a child appear or disappear whose container says when.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        appears = isAppearing
    }
    open func endAppearanceTransition() {
        if appears { viewDidAppear(false) } else { viewDidDisappear(false) }
    }
    private var appears = false
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    // MARK: Responding

    open override var next: UIResponder? { loaded?.superview ?? parent }

    // MARK: Children

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        guard appearance == .appeared, showsAllChildren else { return }
        childController.isMovingToParent = true
        childController.setAppearance(visible: true)
        childController.isMovingToParent = false
    }

    /// Which of the children are seen while this controller is.
    var childrenOnScreen: [UIViewController] { children }
    /// Whether a child is seen as soon as it is one; a stack and tabs say themselves when.
    private var showsAllChildren: Bool { !(self is UINavigationController || self is UITabBarController) }

    /// Lays the children's views out between bars; called within the layout of the view.
    func arrangeChildren() {}

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        barInsets = .zero
        isMovingFromParent = true
        setAppearance(visible: false)
        isMovingFromParent = false
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        presentationKept?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
    /// Nobody tells of it: sizes of constraints are asked for when they are needed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Extensions

    /// What the extension runs in; nil in an app.
    open var extensionContext: NSExtensionContext? { ownContext ?? parent?.extensionContext }

    package func setExtensionContext(_ context: NSExtensionContext) { ownContext = context }

    // MARK: Storyboards

    open var storyboard: UIStoryboard? { scene?.storyboard }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue may end here: where the controller has that method, and is not where the segue begins.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// As it was called before iOS 13, and is overridden still.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any
    ) -> Bool { fromViewController !== self && AuthorNames.shared.responds(self, to: action) }

    /// Those of its children in which the end of an unwind segue is looked for, in that order.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.reversed().filter { $0 !== origin }
    }

    /// The child in which an unwind segue begins.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var next: UIViewController? = source.source
        while let controller = next, controller.parent !== self {
            next = controller.parent ?? controller.presentingViewController
        }
        return next
    }

    /// Brings a child to the front in which an unwind segue ends.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}
