public import UIKit

/// Shows a SwiftUI view as a controller's.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController, HostingTraits {
    open var rootView: Content { didSet { show() } }
    public final var safeAreaRegions: SafeAreaRegions = .all {
        didSet { host.view.ignoresSafeArea = !safeAreaRegions.contains(.container) }
    }
    /// The same by a name that packages of views use.
    public final var _disableSafeArea = false { didSet { host.view.ignoresSafeArea = _disableSafeArea } }
    public final var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { followSize() } }

    private lazy var host = ViewHost(controller: self)
    private let bar = PageBar()

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a storyboard, which has no root view of its own.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder: NSCoder) {
        fatalError("UIHostingController: init(coder:) is to be overridden with one that gives a rootView")
    }

    open override func loadView() {
        host.updated = { [weak self] in
            guard let self else { return }
            bar.show(host.root.preferences, on: self, host: host)
            followSize()
        }
        view = host.view
        view.backgroundColor = .systemBackground
        show()
    }

    private func show() {
        guard isViewLoaded || view != nil else { return }
        wasPresented = isPresented
        host.show(rootView, environment: environment)
    }

    private var wasPresented = false
    private var isPresented: Bool { presentingViewController != nil }

    /// What is around the views: how the phone is set, and how this controller goes away.
    private var environment: EnvironmentValues {
        var values = EnvironmentValues(traitCollection)
        values.isPresented = isPresented
        values.drawing.navigation = bar.navigation(of: self, around: values)
        values.dismiss = DismissAction { [weak self] in
            guard let self else { return }
            if let navigation = navigationController, navigation.viewControllers.first !== self {
                navigation.popViewController(animated: true)
            } else {
                presentingViewController?.dismiss(animated: true)
            }
        }
        return values
    }

    open override var prefersStatusBarHidden: Bool { bar.page.isStatusBarHidden ?? false }
    open override var childForStatusBarStyle: UIViewController? {
        children.first { $0 is UINavigationController || $0 is UITabBarController }
    }

    func traitsDidChange() { if isViewLoaded { show() } }

    private func followSize() {
        guard isViewLoaded else { return }
        if sizingOptions.contains(.preferredContentSize) {
            let size = host.size(ProposedViewSize(width: view.bounds.width, height: nil))
            if preferredContentSize != size { preferredContentSize = size }
        }
        if sizingOptions.contains(.intrinsicContentSize) { view.invalidateIntrinsicContentSize() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // It may have been presented since its views were made.
        if wasPresented != isPresented { show() }
        host.isVisible = true
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.isVisible = false
    }

    /// The size that the view takes of what it is offered.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return host.size(ProposedViewSize(width: size.width, height: size.height))
    }
}

/// Which of a view's sizes its controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1), intrinsicContentSize = Self(rawValue: 2)
}

extension EnvironmentValues {
    /// As a view of UIKit's is set.
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init()
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        scenePhase = AppPhase.now
    }
}
