public import Foundation
import NotificationModel

/// What in a payload is wrong, or is not what its author seems to mean (generating-a-remote-notification).
public struct PayloadMark: Codable, Hashable, Sendable {
    /// Where, such as `aps.alert.title`; empty for the whole payload.
    public var path: String
    public var severity: Severity
    /// One sentence for the author.
    public var message: String

    /// How bad it is.
    public enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
        /// APNs rejects it, or the phone shows nothing of it.
        case error
        /// It is passed over, or has no effect.
        case warning
    }

    public init(path: String, severity: Severity, message: String) {
        self.path = path
        self.severity = severity
        self.message = message
    }
}

/// Reads payloads as their author would want them read: says what a phone passes over in silence.
public enum PayloadLint {
    /// What is wrong with a payload, in the order of its paths.
    ///
    /// - Parameters:
    ///   - payload: as it is sent.
    ///   - pushType: `apns-push-type`.
    ///   - limit: the most bytes of that type.
    public static func marks(of payload: Data, pushType: String = "alert", limit: Int = 4096) -> [PayloadMark] {
        var marks: [PayloadMark] = []
        if payload.count > limit {
            marks.append(.error("", "it has \(payload.count) bytes; \(limit) are the most (PayloadTooLarge)"))
        }
        let json: PropertyValue
        do {
            // The gateway's own scan: what it accepts is right here, and nothing else.
            try PayloadScan.checkObject([UInt8](payload))
            json = try JSONDecoder().decode(PlainJSON.self, from: payload).value
        } catch let failure as PayloadScan.Failure {
            return marks + [.error("", failure.sentence(in: payload))]
        } catch {
            return marks + [.error("", "a value is beyond what a phone can hold: \(error)")]
        }
        guard case .dictionary(let root) = json else { return marks + [.error("", "it is no JSON object")] }
        for key in root.keys where ApsKey.table[key] != nil || key == "mutable_content" || key == "content_available" {
            marks.append(.warning(key, "“\(key)” stands beside “aps”, where it is the app's own; move it into “aps”"))
        }
        guard let aps = root["aps"] else { return marks + [.error("aps", "there is no “aps” dictionary")] }
        guard case .dictionary(let members) = aps else { return marks + [.error("aps", "it is no dictionary")] }
        marks += unfilled(json, at: "")
        marks += check(members, ApsKey.table, at: "aps")
        if case .dictionary(let alert) = members["alert"] { marks += check(alert, ApsKey.alert, at: "aps.alert") }
        marks += meaning(members, pushType)
        return marks.sorted { ($0.path, $0.message) < ($1.path, $1.message) }
    }

    private static func check(
        _ members: [String: PropertyValue],
        _ table: [String: ApsKey],
        at path: String
    ) -> [PayloadMark] {
        members.compactMap { key, value in
            let place = "\(path).\(key)"
            guard let known = table[key] else {
                return .warning(place, "no phone knows “\(key)”\(Spelling.hint(for: key, in: table.keys))")
            }
            return known.takes(value) ? nil : .warning(place, "it is passed over: it has to be \(known.rawValue)")
        }
    }

    /// Texts with a place that nobody has filled, such as `{media}`.
    private static func unfilled(_ value: PropertyValue, at path: String) -> [PayloadMark] {
        func at(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
        switch value {
        case .string(let text):
            guard let place = text.firstMatch(of: /\{[A-Za-z][A-Za-z0-9_]*\}/) else { return [] }
            let remedy = place.output == "{media}" ? "; 'carillon push' fills it where 'carillon up' runs" : ""
            return [.warning(path, "“\(place.output)” is not filled\(remedy)")]
        case .dictionary(let members): return members.flatMap { unfilled($0.value, at: at($0.key)) }
        case .array(let values): return values.enumerated().flatMap { unfilled($0.element, at: at("\($0.offset)")) }
        default: return []
        }
    }

    /// What is well written and still does nothing.
    private static func meaning(_ aps: [String: PropertyValue], _ pushType: String) -> [PayloadMark] {
        var marks: [PayloadMark] = []
        let hasText: Bool =
            switch aps["alert"] {
            case .string(let text): !text.isEmpty
            case .dictionary(let alert): alert.keys.contains { ApsKey.texts.contains($0) }
            default: false
            }
        if aps["mutable-content"] != nil, !hasText {
            marks.append(.warning("aps.mutable-content", "without alert text no service extension runs"))
        }
        if pushType == "background", hasText || aps["sound"] != nil || aps["badge"] != nil {
            marks.append(.warning("aps", "a background push shows nothing; send alert, sound and badge as type alert"))
        }
        if pushType == "background", aps["content-available"] == nil {
            marks.append(.warning("aps", "a background push needs “content-available”: 1"))
        }
        if pushType == "alert", !hasText, aps["sound"] == nil, aps["badge"] == nil {
            marks.append(.warning("aps", "nothing of it can be seen or heard: no text, sound or badge"))
        }
        if case .string(let level) = aps["interruption-level"],
            !InterruptionLevel.allCases.contains(where: { $0.payloadName == level })
        {
            marks.append(
                .warning("aps.interruption-level", "“\(level)” is none of passive, active, time-sensitive, critical")
            )
        }
        if let score = aps["relevance-score"]?.number, !(0...1).contains(score) {
            marks.append(.warning("aps.relevance-score", "it is between 0 and 1"))
        }
        return marks
    }
}

extension PayloadMark {
    fileprivate static func error(_ path: String, _ message: String) -> Self {
        .init(path: path, severity: .error, message: message)
    }
    fileprivate static func warning(_ path: String, _ message: String) -> Self {
        .init(path: path, severity: .warning, message: message)
    }
}

/// What a key of `aps` takes; its raw value says so in a sentence.
private enum ApsKey: String {
    case text = "a string"
    case number = "a number"
    case flag = "the number 1"
    case list = "an array of strings"
    case textOrObject = "a string or a dictionary"
    case object = "a dictionary"

    /// generating-a-remote-notification: payload key reference; ActivityKit's keys.
    static let table: [String: ApsKey] = [
        "alert": .textOrObject, "badge": .number, "sound": .textOrObject, "thread-id": .text, "category": .text,
        "content-available": .flag, "mutable-content": .flag, "target-content-id": .text,
        "interruption-level": .text, "relevance-score": .number, "filter-criteria": .text, "url-args": .list,
        "stale-date": .number, "content-state": .object, "timestamp": .number, "event": .text,
        "dismissal-date": .number, "attributes-type": .text, "attributes": .object, "input-push-token": .flag,
        "input-push-channel": .text,
    ]

    static let alert: [String: ApsKey] = [
        "title": .text, "subtitle": .text, "body": .text, "launch-image": .text, "title-loc-key": .text,
        "title-loc-args": .list, "subtitle-loc-key": .text, "subtitle-loc-args": .list, "loc-key": .text,
        "loc-args": .list, "summary-arg": .text, "summary-arg-count": .number, "action-loc-key": .text, "action": .text,
        "sound": .text,
    ]

    static let texts = ["title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key"]

    func takes(_ value: PropertyValue) -> Bool {
        switch (self, value) {
        case (.text, .string), (.textOrObject, .string), (.textOrObject, .dictionary), (.object, .dictionary),
            (.list, .array):
            true
        case (.number, _): value.number != nil
        case (.flag, _): value.isOne
        default: false
        }
    }
}
