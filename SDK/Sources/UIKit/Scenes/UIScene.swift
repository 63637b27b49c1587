public import Foundation
public import UserNotifications

/// One of an app's interfaces.
///
/// An app has exactly one here: it connects when the app first comes to the front, and stands where the app stands.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Where a scene stands.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification"
    )
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification"
    )

    /// What the system keeps of the scene while it is not connected.
    public let session: UISceneSession
    /// Hears of the scene's life; nil in an app whose `Info.plist` has no scene manifest.
    open var delegate: (any UISceneDelegate)?
    /// What distinguishes the scene for a person.
    open var title: String! = ""
    // Kept: an app has one scene.
    open var subtitle = ""
    open var activationConditions = UISceneActivationConditions()
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}

    /// Where the scene stands.
    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Why a scene was connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The answer to a notification that launched the app.
        open private(set) var notificationResponse: UNNotificationResponse?
        /// The URL that launched the app.
        open private(set) var urlContexts: Set<UIOpenURLContext>
        /// None here: nothing hands an activity on.
        open var userActivities: Set<NSUserActivity> { [] }
        /// None here: there is one device.
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        /// None here: the icon's quick actions are kept, and start nothing.
        open var shortcutItem: UIApplicationShortcutItem? { nil }

        init(notificationResponse: UNNotificationResponse?, url: URL?) {
            self.notificationResponse = notificationResponse
            urlContexts = url.map { [UIOpenURLContext(url: $0)] } ?? []
        }
    }
}

extension UIScene {
    /// What a scene is told beside a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Nobody says who asked.
        open var sourceApplication: String? { nil }
        open var openInPlace: Bool { false }
    }

    /// As `UIApplication.open(_:options:completionHandler:)`.
    public func open(_ url: URL, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, completionHandler: completion)
    }
    public func open(
        _ url: URL,
        options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, completionHandler: completion) }

    /// How a URL of another app is opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        public override init() {}
    }

    /// How a scene is brought to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        public override init() {}
    }
}

/// How a scene is let go.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() {}
}

/// For what a scene is right.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() {}
}

/// How large a scene may be; kept.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true
    override init() { super.init() }
}

/// A URL that an app is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UIScene.OpenURLOptions()

    init(url: URL) { self.url = url }
}

/// A scene with windows; its windows are not drawn here.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The scene's windows, in the order of their making.
    open internal(set) var windows: [UIWindow] = []
    /// The window that was made key last.
    open internal(set) weak var keyWindow: UIWindow?

    open var screen: UIScreen { .main }
    /// How the clock and the signs beside it are seen.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var isFullScreen: Bool { true }
    /// Of windows that can be made larger: a phone's cannot.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var effectiveGeometry: Geometry { Geometry() }

    /// How a scene lies.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
        open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
        open var isInterfaceOrientationLocked: Bool { false }
        override init() { super.init() }
    }
    open var traitCollection: UITraitCollection { .current }

    /// How a scene is to be turned.
    public enum GeometryPreferences: Sendable {
        /// Of an app of a phone.
        case iOS(interfaceOrientations: UIInterfaceOrientationMask?)
    }

    /// Fails: the phone is not turned.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(NSError(domain: "UISceneErrorDomain", code: 101))
    }
}

/// How the clock and the signs beside it are seen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    override init() { super.init() }
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
}

extension UNNotificationResponse {
    /// The scene that shows what came of the response; nil when the app handles it in the background.
    @MainActor
    public var targetScene: UIScene? {
        UIApplication.shared.applicationState == .background ? nil : UIApplication.shared.connectedScenes.first
    }
}
