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
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: any NSSecureCoding]?

    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action that is being made.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

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
