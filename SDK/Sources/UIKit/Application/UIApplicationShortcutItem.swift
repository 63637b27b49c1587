public import Foundation

/// A picture beside a quick action.
open class UIApplicationShortcutIcon: NSObject {
    /// The system's pictures.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    public convenience init(type: IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}

/// A quick action of an app's icon: kept; the icons of the home screen are not pressed long.
open class UIApplicationShortcutItem: NSObject {
    open var type: String { given.0 }
    open var localizedTitle: String { given.1 }
    open var localizedSubtitle: String? { given.2 }
    open var icon: UIApplicationShortcutIcon? { given.3 }
    open var userInfo: [String: any NSSecureCoding]? { given.4 }
    /// Which scene is right for it; kept.
    open var targetContentIdentifier: Any?
    private let given: (String, String, String?, UIApplicationShortcutIcon?, [String: any NSSecureCoding]?)

    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        given = (type, localizedTitle, localizedSubtitle, icon, userInfo)
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action that is being made.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    // What may be changed, in the place of what was given at first.
    private var own: (String?, String?, String??, UIApplicationShortcutIcon??, [String: any NSSecureCoding]??)

    open override var type: String {
        get { own.0 ?? super.type }
        set { own.0 = newValue }
    }
    open override var localizedTitle: String {
        get { own.1 ?? super.localizedTitle }
        set { own.1 = newValue }
    }
    open override var localizedSubtitle: String? {
        get { own.2 ?? super.localizedSubtitle }
        set { own.2 = .some(newValue) }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { own.3 ?? super.icon }
        set { own.3 = .some(newValue) }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { own.4 ?? super.userInfo }
        set { own.4 = .some(newValue) }
    }
}

extension UIApplication {
    private static var quickActions: [UIApplicationShortcutItem]?

    /// The quick actions of the icon that the app made itself: kept, the icon is not pressed long.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { Self.quickActions }
        set { Self.quickActions = newValue }
    }
}

/// Goes on with what the person did elsewhere; nothing is handed on here.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
