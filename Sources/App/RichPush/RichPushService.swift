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
open class RichPushService: UNNotificationServiceExtension {
    private let running = RunningDeliveries()

    /// What is done to a push; asked once for each.
    open var configuration: RichPushConfiguration { RichPushConfiguration() }

    public override init() {
        super.init()
    }

    /// Hears what could not be done for a push, after it was handed over.
    ///
    /// The default prints it.
    ///
    /// - Parameters:
    ///   - identifier: The request's.
    ///   - problems: A sentence each, naming what failed and why; none of them holds decrypted content or keys.
    open func didDeliver(_ identifier: String, problems: [String]) {
        for problem in problems { print("RichPush: \(identifier): \(problem)") }
    }

    open override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let identifier = request.identifier
        let service = Listener(service: self)
        let delivery = RichPushDelivery(
            request,
            configuration,
            report: { service.service.didDeliver(identifier, problems: $0) },
            handler: contentHandler
        )
        running.add(delivery)
        Task { [running] in
            await delivery.run()
            running.remove(delivery)
        }
    }

    open override func serviceExtensionTimeWillExpire() {
        for delivery in running.all { delivery.expire() }
    }

    /// Takes the service to the thread on which a delivery ends.
    ///
    /// `@unchecked Sendable`: the system itself calls an extension from several threads, so a subclass has to bear it.
    private struct Listener: @unchecked Sendable {
        let service: RichPushService
    }
}

/// The pushes at work: one instance may be given several at once.
///
/// `@unchecked Sendable`: `deliveries` is only touched inside `lock`.
private final class RunningDeliveries: @unchecked Sendable {
    private let lock = NSLock()
    private var deliveries: [UUID: RichPushDelivery] = [:]

    var all: [RichPushDelivery] { lock.withLock { Array(deliveries.values) } }

    func add(_ delivery: RichPushDelivery) {
        lock.withLock { deliveries[delivery.number] = delivery }
    }

    func remove(_ delivery: RichPushDelivery) {
        lock.withLock { deliveries[delivery.number] = nil }
    }
}
