public import Foundation

/// One step on a push's way: what happened, when, by which rule.
public struct JourneyEntry: Codable, Hashable, Sendable {
    /// When it happened, by the clock of the process that did it.
    public var at: Date
    /// Which part wrote it: gateway, device, extension or app.
    public var station: Station
    /// What happened.
    public var event: JourneyEvent
    /// One sentence for a person.
    public var text: String
    /// The rule that decided, with its source ("usernotifications §8: mutable-content is 1").
    public var rule: String?
    /// What the service extension changed, field by field.
    public var changes: [ContentChange]?
    /// The crash that the step tells of.
    public var crash: CrashFacts?
    /// Where the push is from this step on.
    public var delivery: DeliveryState?

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
        crash: CrashFacts? = nil,
        delivery: DeliveryState? = nil
    ) {
        self.at = at
        self.station = station
        self.event = event
        self.text = text
        self.rule = rule
        self.changes = changes
        self.crash = crash
        self.delivery = delivery
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
    /// The gateway answered 200: the push is its responsibility now.
    public static let accepted = Self(rawValue: "accepted")
    /// The gateway refused the request with one of Apple's reasons.
    public static let rejected = Self(rawValue: "rejected")
    /// Requests before it were not recorded.
    public static let thinned = Self(rawValue: "thinned")
    /// It was taken, and Apple would not have taken it.
    public static let warning = Self(rawValue: "warning")
    /// The device is away: the gateway keeps the push until its expiration.
    public static let stored = Self(rawValue: "stored")
    /// A newer push took this one's place before it was delivered.
    public static let replaced = Self(rawValue: "replaced")
    /// The expiration passed before the device could be reached.
    public static let expired = Self(rawValue: "expired")
    /// The gateway wrote the push to the device's connection.
    public static let forwarded = Self(rawValue: "forwarded")
    /// The device said that it has the push on its disk.
    public static let acknowledged = Self(rawValue: "acknowledged")
    /// The gateway gave the push up; the entry says why.
    public static let discarded = Self(rawValue: "discarded")
    // device
    /// The push is for another device of the space: this one only looks on.
    public static let elsewhere = Self(rawValue: "elsewhere")
    /// The device has the push and committed it.
    public static let received = Self(rawValue: "received")
    /// The device has had this push before; it does nothing more.
    public static let duplicate = Self(rawValue: "duplicate")
    /// A request with a trigger waits.
    public static let scheduled = Self(rawValue: "scheduled")
    /// The device's process has ended twice over it: it is left alone.
    public static let setAside = Self(rawValue: "set-aside")
    /// The trigger came true.
    public static let fired = Self(rawValue: "fired")
    /// Nothing is shown; the entry names the setting or rule.
    public static let suppressed = Self(rawValue: "suppressed")
    /// A banner is on the screen.
    public static let shown = Self(rawValue: "shown")
    /// It waits: for the scheduled summary, or until its app may be woken again.
    public static let held = Self(rawValue: "held")
    /// It is in Notification Center, without a banner.
    public static let listed = Self(rawValue: "listed")
    /// Its sound was played.
    public static let soundPlayed = Self(rawValue: "sound-played")
    /// The app's badge has another number.
    public static let badgeChanged = Self(rawValue: "badge-changed")
    /// It was taken out of Notification Center; the entry says by whom.
    public static let removed = Self(rawValue: "removed")
    // service extension
    /// No service extension ran; the entry says which condition was not met.
    public static let extensionSkipped = Self(rawValue: "extension-skipped")
    /// A process of the service extension has the request.
    public static let extensionStarted = Self(rawValue: "extension-started")
    /// The extension called its content handler in time.
    public static let extensionDelivered = Self(rawValue: "extension-delivered")
    /// The extension's time was over; what it had ready is shown.
    public static let extensionExpired = Self(rawValue: "extension-expired")
    /// The extension's process ended by a signal or an exit of its own.
    public static let extensionCrashed = Self(rawValue: "extension-crashed")
    /// The extension did not answer after its time was over, and was ended.
    public static let extensionHung = Self(rawValue: "extension-hung")
    /// The extension was ended for going beyond a limit: memory, computing, files.
    public static let extensionLimited = Self(rawValue: "extension-limited")
    /// Its views are on the screen.
    public static let extensionShown = Self(rawValue: "extension-shown")
    /// It cannot be shown: the default view is.
    public static let extensionRefused = Self(rawValue: "extension-refused")
    /// The extension waits for a debugger; its time stands still.
    public static let debuggerAwaited = Self(rawValue: "debugger-awaited")
    /// A line that the extension wrote.
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
    /// A person opened the notification's card.
    public static let expanded = Self(rawValue: "expanded")
    /// A person chose an action, or tapped the notification.
    public static let answered = Self(rawValue: "answered")
    /// A person cleared the notification.
    public static let dismissed = Self(rawValue: "dismissed")
    // app
    /// The app's process was started for it.
    public static let appLaunched = Self(rawValue: "app-launched")
    /// The app in front was asked how to present it (userNotificationCenter(_:willPresent:withCompletionHandler:)).
    public static let willPresent = Self(rawValue: "will-present")
    /// The app's delegate has handled the answer (userNotificationCenter(_:didReceive:withCompletionHandler:)).
    public static let didReceive = Self(rawValue: "did-receive")
    /// A line that the app wrote.
    public static let appLog = Self(rawValue: "app-log")

    /// Every step of this version, in the order of a push's way.
    public static let all: [Self] = [
        .thinned, .accepted, .warning, .rejected, .stored, .replaced, .expired, .forwarded, .acknowledged, .discarded,
        .elsewhere, .received, .duplicate, .setAside, .scheduled, .fired, .extensionAbsent, .extensionSkipped,
        .extensionStarted, .debuggerAwaited,
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
        /// The property's name, as in UNNotificationContent.
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
    /// The value before the extension; nil where there was none.
    public var before: String?
    /// The value after the extension; nil where it was removed.
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
    /// The notification's title, for lists of journeys.
    public var title: String
    /// What happened, oldest first.
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
