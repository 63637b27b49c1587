public import Foundation
package import NotificationModel

/// What an extension can ask of the system that shows it (Foundation: NSExtensionContext).
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
    /// What becomes of the requests; set by the host.
    package var host: (any ExtensionContextHost)?

    public nonisolated override init() {
        super.init()
    }

    open var inputItems: [Any] { [] }

    /// Opens a URL: of an app's own scheme in that app, a web page in the browser.
    ///
    /// - Parameter completionHandler: is told whether something opens it, before it comes to the front.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        guard let host else {
            completionHandler?(false)
            return
        }
        host.open(URL) { completionHandler?($0) }
    }

    /// As ``open(_:completionHandler:)``.
    @discardableResult
    open func open(_ URL: URL) async -> Bool {
        await withCheckedContinuation { continuation in open(URL) { continuation.resume(returning: $0) } }
    }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    open func cancelRequest(withError error: any Error) {}
}

/// An extension without a view, or with a view of its own, that hears what it was started for.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Nobody here starts other extensions than those of notifications.
    func beginRequest(with context: NSExtensionContext)
}

/// Takes what an extension asks for.
@MainActor
package protocol ExtensionContextHost: AnyObject {
    func open(_ url: URL, done: @escaping (Bool) -> Void)
    func performDefaultAction()
    func dismiss()
    func mediaIsPlaying(_ isPlaying: Bool)
    /// The actions that stand under the view.
    var actions: [NotificationAction] { get set }
}

extension Notification.Name {
    // What an extension hears of the app that shows it; posted by nobody, since here none leaves the screen.
    public static let NSExtensionHostDidBecomeActive = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
    public static let NSExtensionHostDidEnterBackground = Notification.Name(
        "NSExtensionHostDidEnterBackgroundNotification"
    )
    public static let NSExtensionHostWillEnterForeground = Notification.Name(
        "NSExtensionHostWillEnterForegroundNotification"
    )
    public static let NSExtensionHostWillResignActive = Notification.Name("NSExtensionHostWillResignActiveNotification")
}
