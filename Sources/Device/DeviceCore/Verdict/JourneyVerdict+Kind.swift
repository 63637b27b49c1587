import NotificationModel

extension JourneyVerdict {
    /// How good or bad a verdict is; a list colours by it.
    package enum Severity: String, Codable, CaseIterable, Sendable {
        /// Something broke.
        case failed
        /// It went on, but not as its author will have meant it.
        case warning
        /// A person was alerted, or the app was woken.
        case good
        /// A rule, a setting or the extension kept it from alerting anybody.
        case quiet
        /// It is on its way.
        case pending
    }

    /// Every verdict. The first in this order that a journey has a step for is its own: what broke, the worst first;
    /// then what was shown, the strongest first, since what was shown once was shown.
    package enum Kind: String, Codable, CaseIterable, Comparable, Sendable {
        case rejected
        case elsewhere
        case setAside = "set-aside"
        case limited
        case crashed
        case hung
        case timedOut = "timed-out"
        case attachmentLost = "attachment-lost"
        case discarded
        case expired
        case contentRefused = "content-refused"
        case late
        case loadFailed = "load-failed"
        case notExtended = "not-extended"
        case shown
        case listed
        case handled
        case held
        case suppressed
        case replaced
        case underway

        package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

        private static let ranks = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))

        private var rank: Int { Self.ranks[self] ?? Self.allCases.count }

        /// A few words for a person.
        package var title: String { facts.title }

        package var severity: Severity { facts.severity }

        private var facts: (title: String, severity: Severity) {
            switch self {
            case .rejected: ("Rejected", .failed)
            case .elsewhere: ("For another phone", .quiet)
            case .setAside: ("Set aside", .failed)
            case .limited: ("Over a limit", .failed)
            case .crashed: ("Crashed", .failed)
            case .hung: ("Hung", .failed)
            case .timedOut: ("Timed out", .failed)
            case .attachmentLost: ("Attachment lost", .failed)
            case .discarded: ("Discarded", .failed)
            case .expired: ("Expired", .warning)
            case .contentRefused: ("Content extension not shown", .warning)
            case .late: ("Delivered after the warning", .warning)
            case .loadFailed: ("A load failed", .warning)
            case .notExtended: ("Not extended", .warning)
            case .shown: ("Shown", .good)
            case .listed: ("Listed", .good)
            case .handled: ("Handled by the app", .good)
            case .held: ("Held", .quiet)
            case .suppressed: ("Suppressed", .quiet)
            case .replaced: ("Replaced", .quiet)
            case .underway: ("On its way", .pending)
            }
        }

        /// What a step alone says; nil for a step that decides nothing.
        init?(_ entry: JourneyEntry) {
            // On the device “replaced” is what the newer notification does to an older one.
            if entry.event == .replaced, entry.station != .gateway { return nil }
            guard let kind = Self.kinds[entry.event] else { return nil }
            self = kind
        }

        private static let kinds: [JourneyEvent: Self] = [
            .rejected: .rejected, .elsewhere: .elsewhere, .setAside: .setAside, .extensionLimited: .limited,
            .crashReport: .crashed, .extensionCrashed: .crashed,
            .extensionHung: .hung, .extensionExpired: .timedOut, .attachmentLost: .attachmentLost,
            .discarded: .discarded, .expired: .expired, .extensionRefused: .contentRefused,
            .loadFailed: .loadFailed, .extensionSkipped: .notExtended, .shown: .shown, .listed: .listed,
            .didReceive: .handled, .held: .held, .suppressed: .suppressed, .replaced: .replaced,
        ]
    }
}
