import Foundation
import GatewayCore
import ProviderAPI
import Synchronization

/// The quota of device tokens, shared by all connections.
protocol PushMeter: Sendable {
    /// Makes ready to take a push, or to refuse it.
    ///
    /// - Parameters:
    ///   - token: to which.
    ///   - found: run when it is ready.
    /// - Returns: true when it is ready now; `found` is not run then.
    func prepare(_ token: DeviceToken, found: @escaping @Sendable () -> Void) -> Bool

    /// Counts a push.
    ///
    /// - Parameters:
    ///   - token: to which.
    ///   - now: when it came.
    /// - Throws: ``Refusal`` with TooManyRequests.
    func take(_ token: DeviceToken, at now: Date) throws(Refusal)
}

/// The quota of a gateway that is alone.
final class OwnPushMeter: PushMeter {
    private let quota: Mutex<TokenQuota>

    init(perMinute: Int) { quota = Mutex(TokenQuota(perMinute: perMinute)) }

    func prepare(_ token: DeviceToken, found: @escaping @Sendable () -> Void) -> Bool { true }

    func take(_ token: DeviceToken, at now: Date) throws(Refusal) {
        try quota.withLock { quota throws(Refusal) in try quota.take(token, at: now) }
    }
}
