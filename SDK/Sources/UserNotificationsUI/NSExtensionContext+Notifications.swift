@_spi(Carillon) import OpenUserNotifications
public import UIKit

extension NSExtensionContext {
    /// The actions under the view; a new list replaces them at once.
    public var notificationActions: [UNNotificationAction] {
        get { (host?.actions ?? []).map(ContentExtensionLink.action) }
        set { host?.actions = newValue.map(ContentExtensionLink.model) }
    }

    /// Opens the app, as a tap on the notification does.
    public func performNotificationDefaultAction() { host?.performDefaultAction() }

    /// Closes the expanded view.
    public func dismissNotificationContentExtension() { host?.dismiss() }

    /// The extension began to play by itself: the media button shows it.
    public func mediaPlayingStarted() { host?.mediaIsPlaying(true) }

    /// The extension paused by itself: the media button shows it.
    public func mediaPlayingPaused() { host?.mediaIsPlaying(false) }
}
