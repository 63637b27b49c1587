import Foundation
import NotificationModel

/// A journey as ``JourneySearch`` asks about it.
struct JourneyFacts {
    let journey: Journey
    let summary: JourneySummary
    let device: String
    let aps: PropertyValue?
    /// The alert's texts, as the provider sent them.
    let alert: [String: String]

    private let steps: Set<JourneyEvent>

    init(_ journey: Journey, _ summary: JourneySummary, device: String) {
        self.journey = journey
        self.summary = summary
        self.device = device
        steps = Set(journey.entries.map(\.event))
        let payload = journey.payload.flatMap { try? JSONDecoder().decode(PropertyValue.self, from: Data($0.utf8)) }
        aps = payload?["aps"]
        switch aps?["alert"] {
        case .string(let text): alert = ["body": text]
        case .dictionary(let members): alert = members.compactMapValues(\.string)
        default: alert = [:]
        }
    }

    func header(_ name: String) -> String? { journey.headers?[name] }

    var pushType: String { journey.payload == nil ? "local" : header("apns-push-type") ?? "alert" }

    var level: String { aps?["interruption-level"]?.string ?? "active" }

    /// All that a word without a field may stand in.
    var texts: [String] {
        [summary.title, summary.bundleID ?? "", summary.id] + alert.values
            + journey.entries.flatMap { [$0.event.rawValue, $0.text] }
    }

    /// What ``has(_:)`` knows.
    static let things = ["attachment", "sound", "badge", "log", "reply", "change"]

    func has(_ what: String) -> Bool {
        let changes = journey.entries.flatMap { $0.changes ?? [] }
        return switch what {
        case "attachment": changes.contains { $0.field.hasPrefix("attachment") && $0.after != nil }
        case "sound": aps?["sound"] != nil
        case "badge": aps?["badge"] != nil
        case "log": !steps.isDisjoint(with: [.extensionLog, .appLog])
        case "reply": !steps.isDisjoint(with: [.answered, .didReceive])
        case "change": !changes.isEmpty
        default: false
        }
    }

    func `is`(_ what: String) -> Bool {
        switch what {
        case "local": journey.payload == nil
        case "remote": journey.payload != nil
        case "alerted": steps.contains(.shown)
        case "silenced": !steps.contains(.shown) && !steps.isDisjoint(with: [.suppressed, .held, .listed])
        default: steps.contains { $0.rawValue.hasPrefix(what) }
        }
    }

    /// The words for what became of an extension that are not its steps' own.
    private static let endNames = ["timeout": "expired", "crash": "crashed", "hang": "hung", "memory": "limited"]

    /// What ``wasExtension(_:)`` knows.
    static let extensionEnds =
        endNames.keys.sorted()
        + JourneyEvent.all.map(\.rawValue).filter { $0.hasPrefix("extension-") }.map { String($0.dropFirst(10)) }

    func wasExtension(_ what: String) -> Bool {
        let named = Self.endNames[what] ?? what
        return steps.contains { $0.rawValue.hasPrefix("extension-\(named)") }
    }
}
