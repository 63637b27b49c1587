package import Foundation
import ProviderAPI

/// What becomes of an accepted push (sending-notification-requests-to-apns; viewing-the-status-of-push-notifications).
package enum StorageDecision: Hashable, Sendable {
    /// On disk until the device acknowledges it, or until this date.
    case store(until: Date)
    /// As `store`, in the place of what waits for the same app on the same device: one push is stored.
    case replace(until: Date)
    /// As `store`, beside whatever waits for the same app on the same device, which is away.
    case keep(until: Date)
    /// One attempt now, nothing kept for another.
    case attempt
    /// It may not be stored, and its device is not there.
    case discard

    /// Decides from the push's expiration and whether its device is there.
    ///
    /// - Parameters:
    ///   - push: what was accepted.
    ///   - isReachable: whether its device is connected.
    ///   - storesSeveral: whether several pushes wait for an app on a device that is away (documentation/updates/usernotifications,
    ///     June 2024), or one (sending-notification-requests-to-apns): Apple says both. Of a channel's broadcasts one does always.
    /// - Returns: what becomes of it.
    package static func of(
        _ push: AcceptedPush,
        isReachable: Bool,
        storesSeveral: Bool = false
    ) -> StorageDecision {
        guard let deadline = push.expiration.deadline(acceptedAt: push.acceptedAt) else {
            return isReachable ? .attempt : .discard
        }
        if isReachable { return .store(until: deadline) }
        return storesSeveral && push.channel == nil ? .keep(until: deadline) : .replace(until: deadline)
    }

    /// Whether the device was away when it was made.
    package var isForAbsentDevice: Bool {
        switch self {
        case .replace, .keep: true
        case .store, .attempt, .discard: false
        }
    }

    /// Until when it waits on disk; nil when it does not.
    package var deadline: Date? {
        switch self {
        case .store(let date), .replace(let date), .keep(let date): date
        case .attempt, .discard: nil
        }
    }
}
