package import Foundation
package import NotificationModel
import ProviderAPI

/// The gateway's lines of a push's journey: one function per step, each with its rule.
package enum GatewaySteps {
    /// Every check was passed.
    package static func accepted(_ push: AcceptedPush) -> JourneyEntry {
        step(
            push.acceptedAt,
            .accepted,
            "Accepted a push of type \(push.type.rawValue) and priority \(push.priority.rawValue)"
                + " for \(push.registration.bundleID) on device \(push.registration.deviceID)\(at(push.gateway)).",
            push.channel == nil
                ? "sending-notification-requests-to-apns: every check was passed"
                : "sending-broadcast-push-notification-requests-to-apns: the device takes the channel"
        )
    }

    /// A broadcast was accepted; each device's push has steps of its own.
    package static func broadcast(on channel: BroadcastChannel, devices: String, at now: Date) -> JourneyEntry {
        step(
            now,
            .accepted,
            "Accepted a broadcast for \(channel.bundleID): \(devices) channel \(channel.id).",
            "sending-broadcast-push-notification-requests-to-apns: every check was passed"
        )
    }

    /// The first steps of an accepted push.
    package static func begin(_ push: AcceptedPush, _ decision: StorageDecision) -> [JourneyEntry] {
        var steps: [JourneyEntry] = []
        // And that it was sent.
        steps.reserveCapacity(4)
        steps.append(accepted(push))
        if let refusal = push.warning { steps.append(warning(refusal, at: push.acceptedAt)) }
        if let step = Self.decision(decision, of: push) { steps.append(step) }
        return steps
    }

    /// Requests before this one are in no record.
    package static func leftOut(_ count: Int, at now: Date) -> JourneyEntry {
        step(
            now,
            .thinned,
            "Before this one \(count) requests were answered that are not recorded: too many came at once.",
            nil
        )
    }

    /// The permissive profile took what Apple refuses.
    package static func warning(_ refusal: Refusal, at now: Date) -> JourneyEntry {
        let rejection = refusal.rejection
        return step(
            now,
            .warning,
            "Taken, since this gateway is permissive. Apple would answer \(rejection.status) \(rejection.reason): "
                + "\(refusal.detail).",
            "handling-notification-responses-from-apns: \(rejection.explanation)"
        )
    }

    /// A check failed.
    package static func rejected(_ refusal: Refusal, at now: Date) -> JourneyEntry {
        let rejection = refusal.rejection
        return step(
            now,
            .rejected,
            "\(rejection.status) \(rejection.reason): \(refusal.detail).",
            "handling-notification-responses-from-apns: \(rejection.explanation)"
        )
    }

    /// What the storage rules say; nothing for a push that is neither stored nor lost.
    package static func decision(_ decision: StorageDecision, of push: AcceptedPush) -> JourneyEntry? {
        switch decision {
        case .store(let date), .replace(let date), .keep(let date):
            step(
                push.acceptedAt,
                .stored,
                "Stored on disk until the device acknowledges it or \(stamp(date)) has come.",
                push.expiration == .unspecified
                    ? "sending-notification-requests-to-apns: without apns-expiration the default is 30 days"
                    : "sending-notification-requests-to-apns: stored until apns-expiration",
                delivery: decision.isForAbsentDevice ? .storedDeviceOffline : nil
            )
        case .attempt: nil
        case .discard:
            step(
                push.acceptedAt,
                .discarded,
                "Discarded: the device is not connected, and the push may not be stored.",
                "sending-notification-requests-to-apns: apns-expiration 0, or a time that has passed, is one attempt",
                delivery: .discardedExpired
            )
        }
    }

    /// A later push for the same app took its place in the store.
    package static func replaced(by id: String, at now: Date) -> JourneyEntry {
        step(
            now,
            .replaced,
            "Replaced in the store by push \(id), before the device was there.",
            "viewing-the-status-of-push-notifications: one stored push per app and device, the latest",
            delivery: .discardedReplaced
        )
    }

    /// Its time passed while it waited.
    package static func expired(at now: Date) -> JourneyEntry {
        step(
            now,
            .expired,
            "Discarded from the store: its time passed before the device acknowledged it.",
            "sending-notification-requests-to-apns: apns-expiration",
            delivery: .discardedExpired
        )
    }

    /// Bytes went to the device.
    package static func forwarded(
        to deviceID: String,
        by gateway: String? = nil,
        fromStorage: Bool,
        at now: Date
    ) -> JourneyEntry {
        step(now, .forwarded, "Sent to device \(deviceID)\(fromStorage ? " from the store" : "")\(at(gateway)).", nil)
    }

    /// The device has it.
    ///
    /// - Parameters:
    ///   - gateway: which of several it told; nil when there is one.
    ///   - now: the time it is.
    package static func acknowledged(by gateway: String? = nil, at now: Date) -> JourneyEntry {
        step(
            now,
            .acknowledged,
            "The device has it; the gateway no longer keeps it for delivery\(at(gateway)).",
            nil,
            delivery: .delivered
        )
    }

    /// It was sent once, and the device has not said that it has it.
    package static func notAcknowledged(at now: Date) -> JourneyEntry {
        step(
            now,
            .discarded,
            "Discarded: the connection ended before the device said that it has it, and the push may not be stored.",
            "sending-notification-requests-to-apns: apns-expiration 0, or a time that has passed, is one attempt",
            delivery: .discardedExpired
        )
    }

    /// It is for one attempt, and the device reads too slowly for one.
    package static func notSent(at now: Date) -> JourneyEntry {
        step(
            now,
            .discarded,
            "Discarded: the device has not acknowledged what came before it, and the push may not be stored.",
            "sending-notification-requests-to-apns: apns-expiration 0, or a time that has passed, is one attempt",
            delivery: .discardedExpired
        )
    }

    /// Its token was unregistered while it waited.
    package static func tokenGone(at now: Date) -> JourneyEntry {
        step(
            now,
            .discarded,
            "Discarded from the store: the app has unregistered.",
            "handling-notification-responses-from-apns: Unregistered",
            delivery: .discardedTokenUnregisteredFromStorage
        )
    }

    /// Which of several gateways it was.
    private static func at(_ gateway: String?) -> String { gateway.map { " (gateway \($0))" } ?? "" }

    private static func step(
        _ at: Date,
        _ event: JourneyEvent,
        _ text: String,
        _ rule: String?,
        delivery: DeliveryState? = nil
    ) -> JourneyEntry {
        JourneyEntry(at: at, station: .gateway, event: event, text: text, rule: rule, delivery: delivery)
    }

    /// As in `2024-01-01T12:00:00Z`; by hand, since every stored push has one.
    private static func stamp(_ date: Date) -> String {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down))
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        // Years that begin in March, in eras of 400: leap days are at their ends.
        let (era, day) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date = "\(year)-\(two(month))-\(two(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1))"
        return "\(date)T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
    }
}
