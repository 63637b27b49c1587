public import Foundation
import FoundationAdditions
@_spi(Carillon) import OpenUserNotifications
import UserNotifications

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The address of the app's page in Settings.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The address of the app's notification settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// As often as the phone likes.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Never.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// Where an app stands.
    public enum State: Int, Sendable {
        /// In the foreground.
        case active = 0
        /// In the foreground, about to change.
        case inactive = 1
        /// In the background.
        case background = 2
    }

    /// What an app was launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    }

    /// The app of this process.
    public static let shared = {
        // Before there are texts with attributes: of its delegate, too.
        PhoneLanguage.adopt()
        ObjectEquality.repair()
        return UIApplication()
    }()

    /// Hears of the app's life.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Where the app stands.
    open internal(set) var applicationState = State.background
    /// The one interface, from when the app is in front for the first time.
    var scene: UIScene?
    /// Makes what the window shows in an app that brings none of its own; until it has one.
    var makeRootController: (@MainActor () -> UIViewController?)?
    /// The window of such an app.
    var ownWindow: UIWindow?
    /// Whether the app has a device token, or waits for one.
    open private(set) var isRegisteredForRemoteNotifications = false
    private var badge = 0
    /// What the scene was told of when it was connected, and the device is about to tell of.
    var launchURL: URL?

    /// What `registerUserNotificationSettings` asked for last.
    open internal(set) var currentUserNotificationSettings: UIUserNotificationSettings?
    /// Whether the app may be woken in the background: a background push does.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Whether the app's icon may be another: the page shows one alone.
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    /// Fails: the page shows one icon alone.
    open func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(CocoaError(.featureUnsupported)) }
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }
    open var isIdleTimerDisabled = false
    open var isProtectedDataAvailable: Bool { true }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// Kept: a simulated phone is not shaken.
    open var applicationSupportsShakeToEdit = true
    /// How often touches were refused, less how often they were let again.
    private var ignorings = 0
    open var isIgnoringInteractionEvents: Bool { ignorings > 0 }
    /// No window takes touches until ``endIgnoringInteractionEvents()`` is called as often.
    open func beginIgnoringInteractionEvents() {
        ignorings += 1
        if ignorings == 1 { for window in windows { window.isUserInteractionEnabled = false } }
    }
    open func endIgnoringInteractionEvents() {
        guard ignorings > 0 else { return }
        ignorings -= 1
        if ignorings == 0 { for window in windows { window.isUserInteractionEnabled = true } }
    }
    // There are no headphones, and nothing is restored when an app is started anew.
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Gives it to the key window.
    open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
    /// Fails: an app has one scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    /// Fails: an app's one scene stays.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    open var isNetworkActivityIndicatorVisible = false
    /// What the clock and the signs beside it cover: nothing, while they are hidden.
    open var statusBarFrame: CGRect {
        guard let window = keyWindow, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
    }
    /// How the clock and the signs beside it are seen. What is set counts where the app's Info.plist has
    /// `UIViewControllerBasedStatusBarAppearance` false.
    open var statusBarStyle: UIStatusBarStyle {
        get { StatusBar.shared.appearance(over: windowsOnScreen).style }
        set { StatusBar.shared.ofApp.style = newValue }
    }
    /// Whether the clock and the signs beside it are hidden. What is set counts where the app's Info.plist has
    /// `UIViewControllerBasedStatusBarAppearance` false.
    open var isStatusBarHidden: Bool {
        get { StatusBar.shared.appearance(over: windowsOnScreen).isHidden }
        set { StatusBar.shared.ofApp.isHidden = newValue }
    }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    open func setStatusBarHidden(_ hidden: Bool, animated: Bool) { isStatusBarHidden = hidden }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The windows of the scene.
    open var windows: [UIWindow] {
        // One that was made without a scene may have got it later.
        ((scene as? UIWindowScene)?.windows ?? []) + looseWindows.compactMap(\.window).filter { $0.windowScene == nil }
    }
    open var keyWindow: UIWindow? {
        (scene as? UIWindowScene)?.keyWindow ?? windows.first(where: \.isKeyWindow) ?? windows.first
    }

    /// Windows that were made without a scene, as before there were scenes.
    private var looseWindows: [LooseWindow] = []
    private struct LooseWindow { weak var window: UIWindow? }

    func keep(_ window: UIWindow) {
        looseWindows.removeAll { $0.window == nil }
        guard window.windowScene == nil, !looseWindows.contains(where: { $0.window === window }) else { return }
        looseWindows.append(LooseWindow(window: window))
    }

    /// What is seen, the lowest first.
    var windowsOnScreen: [UIWindow] {
        let seen = windows.filter { $0.isOnScreen && !$0.isHidden }
        let order = seen.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        return order.map(\.element)
    }

    /// Nothing fetches here but a background push.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Asks for a device token; the delegate hears the answer.
    open func registerForRemoteNotifications() {
        isRegisteredForRemoteNotifications = true
        ApplicationLink.registerForRemoteNotifications { result in
            MainActor.assumeIsolated { UIApplication.shared.registered(result) }
        }
    }

    /// Gives the device token back.
    open func unregisterForRemoteNotifications() {
        isRegisteredForRemoteNotifications = false
        ApplicationLink.unregisterForRemoteNotifications()
    }

    func registered(_ result: Result<Data, any Error>) {
        switch result {
        case .success(let token):
            delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
        case .failure(let error):
            isRegisteredForRemoteNotifications = false
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// The number on the icon, also one that a push set; without a device the last one that this process set.
    ///
    /// Deprecated by Apple: `setBadgeCount` of the center.
    open var applicationIconBadgeNumber: Int {
        get { ApplicationLink.badge ?? badge }
        set {
            badge = newValue
            UNUserNotificationCenter.current().setBadgeCount(newValue)
        }
    }

    // MARK: Background time

    /// Asks for time in the background.
    ///
    /// The device does not stop an app there; nothing expires.
    open func beginBackgroundTask(
        withName taskName: String? = nil,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Ends what `beginBackgroundTask` began.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    private var lastBackgroundTask = 0

    /// Unlimited.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// Names a stretch of background time.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None.
    public static let invalid = Self(rawValue: 0)
}

/// Whether an app may be woken in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }
