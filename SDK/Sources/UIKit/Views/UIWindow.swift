public import Foundation
import ViewLink

/// The view at the top, which a controller's view fills.
@preconcurrency @MainActor
open class UIWindow: UIView {
    private lazy var undoing = UndoManager()
    /// Of all that are in the window and have none of their own.
    open override var undoManager: UndoManager? { undoing }
    /// Kept: a window is as large as the screen.
    open var canResizeToFitContent = false
    open var rootViewController: UIViewController? {
        didSet {
            if rootViewController !== oldValue { oldValue?.setAppearance(visible: false) }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !waitsForScreen { showRootController() }
        }
    }

    /// Whether the root controller loads its view when the window comes to the screen, and not before: a storyboard's
    /// first controller does so once the app's delegate has set up what it needs.
    var waitsForScreen = false

    private func showRootController() {
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        appear()
    }

    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }

    open var windowLevel = Level.normal { didSet { Display.changed() } }
    /// Whether it was brought to the screen.
    private(set) var isOnScreen = false
    private static weak var key: UIWindow?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window that is no longer hidden comes to the screen, as by `makeKeyAndVisible`.
    open override var isHidden: Bool {
        didSet { if !isHidden { comeToScreen() } }
    }

    private func comeToScreen() {
        isOnScreen = true
        if waitsForScreen {
            waitsForScreen = false
            showRootController()
        }
        UIApplication.shared.keep(self)
        appear()
        Display.changed()
    }

    /// The root controller hears that its view is seen, once it is.
    private func appear() {
        guard isOnScreen, AppWindowHost.shared.isShowing else { return }
        rootViewController?.comeToScreen()
    }

    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.windows.removeAll { $0 === self }
            windowScene?.windows.append(self)
        }
    }

    /// A window of a scene, as large as its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        join(windowScene)
    }

    /// Not in an initializer, where the property's observer is not called.
    private func join(_ scene: UIWindowScene) { windowScene = scene }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        comeToScreen()
    }

    open func makeKey() {
        Self.key = self
        windowScene?.keyWindow = self
    }

    /// The one that there is.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}
    /// The page's touches come another way: nobody calls it but an app.
    open func sendEvent(_ event: UIEvent) {}
    open var safeAreaAspectFitLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    open var isKeyWindow: Bool { (windowScene?.keyWindow ?? Self.key) === self }
}

/// The phone's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// Points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 402, height: 874) }
    /// Pixels to a point.
    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { 3 }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1206, height: 2622) }
    open var traitCollection: UITraitCollection { .current }
    /// 0…1; kept: the page is as bright as the machine that shows it.
    open var brightness: CGFloat = 0.5 { didSet { brightness = min(max(brightness, 0), 1) } }
    /// The screen of a phone that nobody copies.
    open var mirrored: UIScreen? { nil }
    open var isCaptured: Bool { false }
    open var calibratedLatency: CFTimeInterval { 0 }
    /// A phone has fingers: nothing is under the focus of a remote control.
    open var focusedItem: (any UIFocusItem)? { nil }
    open var focusedView: UIView? { nil }
    open var supportsFocus: Bool { false }
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// Nothing is brighter than white here.
    open var currentEDRHeadroom: CGFloat { 1 }
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// Whether a screen shows colours as a studio's does.
    public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported = 0, notEnabled, limited, enabled }
    /// Frames to a second, at most.
    open var maximumFramesPerSecond: Int { 60 }
    /// There is one.
    public static var screens: [UIScreen] { [.main] }
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    open var currentMode: UIScreenMode? {
        get { UIScreenMode() }
        set {}
    }
    open var availableModes: [UIScreenMode] { [UIScreenMode()] }
    open var preferredMode: UIScreenMode? { UIScreenMode() }
    open var wantsSoftwareDimming = false
    open var overscanCompensation = OverscanCompensation.scale
    open var applicationFrame: CGRect { bounds }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// What is done about a screen whose edges are not seen.
    public enum OverscanCompensation: Int, Sendable { case scale = 0, insetBounds, none }

    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

/// How many pixels a screen has.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    open var size: CGSize { UIScreen.main.nativeBounds.size }
    open var pixelAspectRatio: CGFloat { 1 }
    override init() { super.init() }
}
