import Foundation
import GatewayCore
import ProviderAPI
import Synchronization

/// The quota of device tokens, shared by all connections.
final class PushMeter: Sendable {
    private let quota: Mutex<TokenQuota>

    init(perMinute: Int) { quota = Mutex(TokenQuota(perMinute: perMinute)) }

    /// - Throws: ``Refusal`` with TooManyRequests.
    func take(_ token: DeviceToken, at now: Date) throws(Refusal) {
        try quota.withLock { quota throws(Refusal) in try quota.take(token, at: now) }
    }
}
