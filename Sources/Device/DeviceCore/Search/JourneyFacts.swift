import Foundation
import NotificationModel

/// A journey as ``SearchDocument`` asks about it.
struct JourneyFacts {
    let journey: Journey
    let summary: JourneySummary
    let payload: PropertyValue?
    let aps: PropertyValue?
    /// The alert's texts, as the provider sent them.
    let alert: [String: String]

    private let steps: Set<JourneyEvent>

    init(_ journey: Journey, _ summary: JourneySummary) {
        self.journey = journey
        self.summary = summary
        steps = Set(journey.entries.map(\.event))
        payload = journey.payload.flatMap { try? JSONDecoder().decode(PropertyValue.self, from: Data($0.utf8)) }
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

    /// What is not in a column of its own: the payload's names and values, header fields, and what the steps say.
    var rest: [String] {
        var texts: [String] = []
        if let payload {
            Self.gather(payload, into: &texts)
        } else if let text = journey.payload {
            texts.append(text)
        }
        for (name, value) in (journey.headers ?? [:]).sorted(by: { $0.key < $1.key }) { texts += [name, value] }
        for entry in journey.entries {
            texts += [entry.event.rawValue, entry.text]
            for change in entry.changes ?? [] {
                texts += [change.field, change.before, change.after].compactMap(\.self)
            }
            if let crash = entry.crash { texts += [crash.place ?? "", crash.message] + crash.calls }
        }
        return texts
    }

    private static func gather(_ value: PropertyValue, into texts: inout [String]) {
        switch value {
        case .string(let text): texts.append(text)
        case .integer(let number): texts.append(String(number))
        case .double(let number): texts.append(String(number))
        case .array(let values): for value in values { gather(value, into: &texts) }
        case .dictionary(let members):
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                texts.append(name)
                gather(value, into: &texts)
            }
        default: break
        }
    }

    // MARK: What is, was and has been

    /// What `has:` knows.
    static let things = ["attachment", "sound", "badge", "log", "reply", "change"]
    /// What `is:` knows beside the steps.
    static let states = ["local", "remote", "alerted", "silenced"]
    /// The words for what became of an extension that are not its steps' own.
    private static let endNames = ["timeout": "expired", "crash": "crashed", "hang": "hung", "memory": "limited"]
    /// What `extension:` knows.
    static let extensionEnds =
        endNames.keys.sorted()
        + JourneyEvent.all.map(\.rawValue).filter { $0.hasPrefix("extension-") }.map { String($0.dropFirst(10)) }

    /// A word for each thing that it has, each state that it is in, and each of its steps.
    var marks: [String] {
        let things = Self.things.filter(has).map { Self.mark("has", $0) }
        let states = Self.states.filter(isIn).map { Self.mark("is", $0) }
        return things + states + steps.map(\.rawValue).sorted().map { Self.mark("is", $0) }
    }

    /// The word of a mark, or how those begin that are meant by the beginning of a name.
    static func mark(_ field: String, _ value: String) -> String {
        field + value.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// The same for `extension:`.
    static func extensionMark(_ value: String) -> String {
        mark("isextension", endNames[value.lowercased()] ?? value)
    }

    private func has(_ what: String) -> Bool {
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

    private func isIn(_ state: String) -> Bool {
        switch state {
        case "local": journey.payload == nil
        case "remote": journey.payload != nil
        case "alerted": steps.contains(.shown)
        case "silenced": !steps.contains(.shown) && !steps.isDisjoint(with: [.suppressed, .held, .listed])
        default: false
        }
    }
}
