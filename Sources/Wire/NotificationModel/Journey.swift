public import Foundation

/// One step on a push's way: what happened, when, by which rule.
public struct JourneyEntry: Codable, Hashable, Sendable {
    public var at: Date
    public var station: Station
    public var event: JourneyEvent
    /// One sentence for a person.
    public var text: String
    /// The rule that decided, with its source ("usernotifications §8: mutable-content is 1").
    public var rule: String?
    /// What the service extension changed, field by field.
    public var changes: [ContentChange]?
    /// The crash that the step tells of.
    public var crash: CrashFacts?

    /// Where it happened.
    public enum Station: String, Codable, Hashable, Sendable, CaseIterable {
        case gateway
        case device
        case serviceExtension
        case contentExtension
        case screen
        case app
    }

    public init(
        at: Date,
        station: Station,
        event: JourneyEvent,
        text: String,
        rule: String? = nil,
        changes: [ContentChange]? = nil,
        crash: CrashFacts? = nil
    ) {
        self.at = at
        self.station = station
        self.event = event
        self.text = text
        self.rule = rule
        self.changes = changes
        self.crash = crash
    }
}

/// What a program that crashed left behind.
public struct CrashFacts: Codable, Hashable, Sendable {
    /// The author's line where it crashed, as `NotificationService.swift:13`; nil when no line is known.
    public var place: String?
    /// What the program said last, such as `Fatal error: Index out of range`.
    public var message: String
    /// The author's own calls, the innermost first, each with its line.
    public var calls: [String]
    /// The whole report of the crash, line by line.
    public var report: [String]

    public init(place: String?, message: String, calls: [String], report: [String]) {
        self.place = place
        self.message = message
        self.calls = calls
        self.report = report
    }
}

/// The name of a step, from a closed table that tests and `wait` read; open to names of later versions.
public struct JourneyEvent: RawRepresentable, Codable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    // gateway
    public static let accepted = Self(rawValue: "accepted")
    public static let rejected = Self(rawValue: "rejected")
    /// Requests before it were not recorded.
    public static let thinned = Self(rawValue: "thinned")
    /// It was taken, and Apple would not have taken it.
    public static let warning = Self(rawValue: "warning")
    public static let stored = Self(rawValue: "stored")
    public static let replaced = Self(rawValue: "replaced")
    public static let expired = Self(rawValue: "expired")
    public static let forwarded = Self(rawValue: "forwarded")
    public static let acknowledged = Self(rawValue: "acknowledged")
    public static let discarded = Self(rawValue: "discarded")
    // device
    public static let received = Self(rawValue: "received")
    public static let duplicate = Self(rawValue: "duplicate")
    public static let scheduled = Self(rawValue: "scheduled")
    /// The device's process has ended twice over it: it is left alone.
    public static let setAside = Self(rawValue: "set-aside")
    public static let fired = Self(rawValue: "fired")
    public static let suppressed = Self(rawValue: "suppressed")
    public static let shown = Self(rawValue: "shown")
    /// It waits: for the scheduled summary, or until its app may be woken again.
    public static let held = Self(rawValue: "held")
    public static let listed = Self(rawValue: "listed")
    public static let soundPlayed = Self(rawValue: "sound-played")
    public static let badgeChanged = Self(rawValue: "badge-changed")
    public static let removed = Self(rawValue: "removed")
    // service extension
    public static let extensionSkipped = Self(rawValue: "extension-skipped")
    public static let extensionStarted = Self(rawValue: "extension-started")
    public static let extensionDelivered = Self(rawValue: "extension-delivered")
    public static let extensionExpired = Self(rawValue: "extension-expired")
    public static let extensionCrashed = Self(rawValue: "extension-crashed")
    public static let extensionHung = Self(rawValue: "extension-hung")
    public static let extensionLimited = Self(rawValue: "extension-limited")
    /// Its views are on the screen.
    public static let extensionShown = Self(rawValue: "extension-shown")
    /// It cannot be shown: the default view is.
    public static let extensionRefused = Self(rawValue: "extension-refused")
    public static let debuggerAwaited = Self(rawValue: "debugger-awaited")
    public static let extensionLog = Self(rawValue: "extension-log")
    /// The app has none, and the push asked for none.
    public static let extensionAbsent = Self(rawValue: "extension-absent")
    /// What the process left behind when it crashed; ``JourneyEntry/crash`` has it.
    public static let crashReport = Self(rawValue: "crash-report")
    /// A file could not be made an attachment, or was left out.
    public static let attachmentLost = Self(rawValue: "attachment-lost")
    /// A load of author code brought nothing.
    public static let loadFailed = Self(rawValue: "load-failed")
    // screen
    public static let expanded = Self(rawValue: "expanded")
    public static let answered = Self(rawValue: "answered")
    public static let dismissed = Self(rawValue: "dismissed")
    // app
    public static let appLaunched = Self(rawValue: "app-launched")
    public static let willPresent = Self(rawValue: "will-present")
    public static let didReceive = Self(rawValue: "did-receive")
    public static let appLog = Self(rawValue: "app-log")

    /// Every step of this version, in the order of a push's way.
    public static let all: [Self] = [
        .thinned, .accepted, .warning, .rejected, .stored, .replaced, .expired, .forwarded, .acknowledged, .discarded,
        .received, .duplicate, .setAside, .scheduled, .fired, .extensionAbsent, .extensionSkipped, .extensionStarted,
        .debuggerAwaited,
        .extensionLog, .loadFailed, .attachmentLost, .extensionDelivered, .extensionExpired, .crashReport,
        .extensionCrashed, .extensionHung, .extensionLimited, .extensionShown, .extensionRefused, .suppressed, .held,
        .shown, .listed, .soundPlayed, .badgeChanged, .removed, .expanded, .answered, .dismissed, .appLaunched,
        .willPresent, .didReceive, .appLog,
    ]

    /// The steps that words name, as a person types them.
    ///
    /// - Throws: ``UnknownStep`` for the first that is none.
    public static func steps(named names: [String]) throws(UnknownStep) -> Set<Self> {
        let known = Set(all.map(\.rawValue))
        for name in names where !known.contains(name) { throw UnknownStep(name: name) }
        return Set(names.map(Self.init(rawValue:)))
    }

    /// A word that names no step.
    public struct UnknownStep: Error, Hashable, Sendable, CustomStringConvertible {
        public let name: String

        /// Says which is meant, or else which there are.
        public var description: String {
            let names = JourneyEvent.all.map(\.rawValue)
            guard let near = Spelling.nearest(to: name, in: names) else {
                return "“\(name)” is no step; there are \(names.joined(separator: ", "))"
            }
            return "“\(name)” is no step; is “\(near)” meant?"
        }
    }

    /// After one of these the person has seen the notification, or will not for now.
    public static let endings: Set<Self> = [
        .shown, .listed, .held, .suppressed, .rejected, .discarded, .expired, .setAside,
    ]
}

/// A field that differs between what arrived and what is shown.
public struct ContentChange: Codable, Hashable, Sendable {
    /// The property's name, such as `title` or `userInfo.attach`.
    public var field: String
    public var before: String?
    public var after: String?

    public init(field: String, before: String?, after: String?) {
        self.field = field
        self.before = before
        self.after = after
    }
}

/// A whole journey: one push or one local request on its way.
public struct Journey: Codable, Hashable, Sendable {
    /// The `apns-id` of a push; for a local notification `local-`, the app's bundle id and the request's identifier.
    public var id: String
    /// The app that it is for; nil when the request never named one.
    public var bundleID: String?
    public var title: String
    public var entries: [JourneyEntry]
    /// What the provider sent, as it sent it; nil for a local notification.
    public var payload: String?
    /// The provider's `apns-…` header fields; nil for a local notification.
    public var headers: [String: String]?

    public init(
        id: String,
        bundleID: String?,
        title: String,
        entries: [JourneyEntry],
        payload: String? = nil,
        headers: [String: String]? = nil
    ) {
        self.id = id
        self.bundleID = bundleID
        self.title = title
        self.entries = entries
        self.payload = payload
        self.headers = headers
    }
}

extension Journey {
    private static let localPrefix = "local-"

    /// The journey of a request that an app schedules: apps may choose the same identifiers.
    public static func id(ofLocal identifier: String, app bundleID: String) -> String {
        "\(localPrefix)\(bundleID)-\(identifier)"
    }

    /// Whether a journey began in an app, and not at the gateway.
    public static func isLocal(_ id: String) -> Bool { id.hasPrefix(localPrefix) }
}
