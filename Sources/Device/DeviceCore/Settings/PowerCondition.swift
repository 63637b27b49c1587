package import Foundation

/// What of the phone's power decides when pushes of priority 5 and 1 come.
package struct PowerCondition: Codable, Hashable, Sendable {
    /// Low Power Mode is on.
    package var isLow = false
    /// Nobody looks: the screen is off.
    package var isScreenOff = false
    /// On a charger there is nothing to save.
    package var isCharging = false

    package init(isLow: Bool = false, isScreenOff: Bool = false, isCharging: Bool = false) {
        self.isLow = isLow
        self.isScreenOff = isScreenOff
        self.isCharging = isCharging
    }

    /// Whether what may wait does.
    package var isSaving: Bool { (isLow || isScreenOff) && !isCharging }

    /// Why it waits, and until when it does.
    fileprivate var reason: String {
        isLow ? "Low Power Mode is on and the phone is not charging" : "the screen is off and the phone is not charging"
    }
}

/// Whether a push comes at once, by its priority (sending-notification-requests-to-apns): 10 does, 5 is “based on power considerations”,
/// 1 is to “prioritize the device’s power considerations over all other factors for delivery, and prevent awakening the device”.
package enum PowerDecision: Hashable, Sendable {
    /// The phone saves no power.
    case deliver
    /// The phone saves power, and it comes all the same.
    case deliverAtOnce(String)
    /// With the others of its group, at the latest when the group's time is over.
    case group(String)
    /// Until the phone saves no power any more.
    case hold(String)
    /// It may not be kept.
    case drop(String)

    /// How many minutes after the first of a group all of it comes; Apple says that they “may be grouped and delivered in bursts”.
    private static let groupMinutes = 15
    /// The same in seconds.
    package static let groupTime = Double(groupMinutes) * 60

    /// - Parameters:
    ///   - priority: `apns-priority`.
    ///   - expiration: `apns-expiration`; nil for the default storage policy.
    ///   - power: the phone's.
    ///   - now: the time it is.
    package init(priority: Int, expiration: Date?, power: PowerCondition, at now: Date) {
        guard power.isSaving else {
            self = .deliver
            return
        }
        let why = power.reason
        switch priority {
        case 10: self = .deliverAtOnce("Priority 10 comes at once, though \(why)")
        case _ where expiration.map { $0 <= now } ?? false:
            self = .drop(
                "Its one attempt meets a phone that saves power: \(why), and apns-expiration does not let it wait"
            )
        case 1: self = .hold("Held until the phone saves no power, since priority 1 does not wake it: \(why)")
        default:
            self = .group(
                "Held for its group, which comes together \(Self.groupMinutes) minutes after its first: priority 5 heeds the power, and \(why)"
            )
        }
    }

    /// Whether it does not wait, and is not given up either.
    package var isAtOnce: Bool {
        switch self {
        case .deliver, .deliverAtOnce: true
        case .group, .hold, .drop: false
        }
    }
}
