public import Foundation

/// Changes a push before it is shown: the class to subclass in a service extension.
open class UNNotificationServiceExtension: NSObject {
    /// Called by the host, on a thread of its own.
    public override init() {}

    /// Changes the content of a push, and hands it back within about 30 seconds.
    ///
    /// Subclasses implement it (UNNotificationServiceExtension); this one hands the content back as it came.
    ///
    /// - Parameters:
    ///   - request: what arrived.
    ///   - contentHandler: to be called once; later calls are ignored.
    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    /// Called on another thread when the time is nearly over: the last moment to hand back the best attempt.
    open func serviceExtensionTimeWillExpire() {}
}
