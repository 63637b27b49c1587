import Foundation

#if os(Linux)
public import OpenUserNotifications
#else
public import UserNotifications
#endif

/// A ready-made service extension: subclass it in one line, and say in ``configuration`` what it does.
///
///     final class NotificationService: RichPushService {
///         override var configuration: RichPushConfiguration {
///             var configuration = RichPushConfiguration()
///             configuration.media = MediaSettings(MediaSource.common)
///             return configuration
///         }
///     }
///
/// A notification is never lost: whatever fails, and whenever the time is over, what is ready is shown, exactly once.
open class RichPushService: UNNotificationServiceExtension, @unchecked Sendable {
    // @unchecked: `deliveries` is only touched inside `lock`; a subclass that adds mutable state answers for it, as the
    // system may call an extension from several threads.
    private let lock = NSLock()
    private var deliveries: [UUID: RichPushDelivery] = [:]

    /// What is done to a push; asked once for each.
    open var configuration: RichPushConfiguration { RichPushConfiguration() }

    public override init() {
        super.init()
    }

    /// Hears what could not be done for a push, after it was handed over. The default prints it.
    ///
    /// - Parameter problems: A sentence each, naming what failed and why; none of them holds decrypted content or keys.
    open func didDeliver(_ identifier: String, problems: [String]) {
        for problem in problems { print("RichPush: \(identifier): \(problem)") }
    }

    open override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let identifier = request.identifier
        let delivery = RichPushDelivery(
            request, configuration, report: { self.didDeliver(identifier, problems: $0) }, handler: contentHandler)
        lock.withLock { deliveries[delivery.number] = delivery }
        Task {
            await delivery.run()
            self.lock.withLock { self.deliveries[delivery.number] = nil }
        }
    }

    open override func serviceExtensionTimeWillExpire() {
        for delivery in lock.withLock({ Array(deliveries.values) }) { delivery.expire() }
    }
}
