import NotificationModel

/// How much a notification may interrupt.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Listed without light or sound.
    case passive = 0
    /// Presented at once, with light and sound.
    case active = 1
    /// Presented at once, through Focus and the scheduled summary if the person lets it.
    case timeSensitive = 2
    /// Presented at once, through mute as well; needs an entitlement.
    case critical = 3

    init(_ level: InterruptionLevel) {
        switch level {
        case .passive: self = .passive
        case .active: self = .active
        case .timeSensitive: self = .timeSensitive
        case .critical: self = .critical
        }
    }

    var model: InterruptionLevel {
        switch self {
        case .passive: .passive
        case .active: .active
        case .timeSensitive: .timeSensitive
        case .critical: .critical
        }
    }
}
