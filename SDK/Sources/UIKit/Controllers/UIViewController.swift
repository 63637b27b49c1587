public import Foundation

/// Runs a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitChangeObservable {
    private var loaded: UIView?
    public let nibName: String?
    public let nibBundle: Bundle?
    /// The scene that it was made from.
    var scene: StoryboardScene?
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

    open var title: String? { didSet { Display.changed() } }

    /// The size that the view wants; a container follows it.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            Display.changed()
        }
    }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var edgesForExtendedLayout = UIRectEdge.all
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Light or dark for its view and all that it holds, whatever the phone is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loaded?.styleChanged(from: oldValue, to: overrideUserInterfaceStyle) }
    }
    open var isEditing = false
    open var restorationIdentifier: String?

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

    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded == nil { view = UIView(frame: UIScreen.main.bounds) }
        if let initialSize { loaded?.frame = CGRect(origin: .zero, size: initialSize) }
        viewDidLoad()
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
    private var nibToLoad: String? {
        if let nibName { return nibName }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.first { InterfaceFiles.find($0, "xib", in: nibBundle ?? .main) != nil }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open func awakeFromNib() {}

    open var traitCollection: UITraitCollection { loaded?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public private(set) lazy var traitListeners = TraitListeners()

    /// Brings the view to the screen or takes it off, with the methods that tell of it.
    package func setAppearance(visible: Bool) {
        if visible, appearance == .disappeared {
            appearance = .appearing
            viewWillAppear(false)
            viewIsAppearing(false)
            for child in children { child.setAppearance(visible: true) }
            appearance = .appeared
            viewDidAppear(false)
        } else if !visible, appearance == .appeared {
            appearance = .disappearing
            viewWillDisappear(false)
            for child in children { child.setAppearance(visible: false) }
            appearance = .disappeared
            viewDidDisappear(false)
        }
    }

    // MARK: Responding

    open override var next: UIResponder? { loaded?.superview ?? parent }

    // MARK: Children

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        if appearance == .appeared { childController.setAppearance(visible: true) }
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        setAppearance(visible: false)
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

    // MARK: Extensions

    /// What the extension runs in; nil in an app.
    open var extensionContext: NSExtensionContext? { ownContext ?? parent?.extensionContext }

    package func setExtensionContext(_ context: NSExtensionContext) { ownContext = context }

    // MARK: Storyboards

    open var storyboard: UIStoryboard? { scene?.storyboard }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

/// How a controller's view comes over another's; nothing is presented in an extension.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        if scene != nil { super.loadView() }
        if viewIfLoaded is UITableView { return }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        view = table
        table.dataSource = self
        table.delegate = self
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
