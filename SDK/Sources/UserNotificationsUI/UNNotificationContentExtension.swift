public import UIKit

/// What a view controller does that shows a notification in the expanded view.
///
/// Apple's optional members are requirements with defaults here: a class that does not have one gets the default.
@MainActor
@preconcurrency
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// A notification is to be shown; again for every other of the same thread while the view is open.
    func didReceive(_ notification: UNNotification)

    /// The person chose an action.
    ///
    /// - Parameter completion: what becomes of the view; it stays until this is called.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping @Sendable (UNNotificationContentExtensionResponseOption) -> Void
    )

    /// The person chose an action; without this and the other form, the app gets it.
    func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption

    /// The button that the system draws over the media; none by default.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// Where it is in the view; an empty frame draws none.
    var mediaPlayPauseButtonFrame: CGRect { get }
    /// Its colour, where it is not an overlay.
    var mediaPlayPauseButtonTintColor: UIColor { get }
    /// The person pressed play.
    func mediaPlay()
    /// The person pressed pause.
    func mediaPause()
}

extension UNNotificationContentExtension {
    /// Asks the other form.
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        Task { completion(await didReceive(response)) }
    }

    /// Hands the action on to the app (usernotifications §9: absent, the app gets the action).
    public func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption {
        .dismissAndForwardAction
    }

    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .systemBlue }
    public func mediaPlay() {}
    public func mediaPause() {}
}

/// The button that the system draws over an extension's media.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
    case none = 0
    /// Always visible; plays and pauses in turn.
    case `default` = 1
    /// Vanishes while the media play.
    case overlay = 2
}

/// What becomes of the expanded view after an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss = 0
    case dismiss = 1
    /// Closes the view and gives the action to the app.
    case dismissAndForwardAction = 2
}
