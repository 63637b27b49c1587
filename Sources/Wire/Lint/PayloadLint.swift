import Foundation
import NotificationModel
import ProviderAPI

/// Reads pushes as their author would want them read: says what APNs refuses, and what a phone passes over in silence.
public enum PayloadLint {
    /// Of a payload with more bytes only the size is told, and whether it is JSON.
    public static let sizeLimit = 65_536
    /// The most marks of one push.
    public static let markLimit = 200

    /// What is wrong with a push, in the order of its text; what concerns header fields comes first.
    public static func marks(of push: LintedPush) -> [PayloadMark] {
        var check = PushCheck(push)
        check.headerFields()
        check.payload()
        return check.found()
    }

    /// The sound file that a payload names; nil when it names none.
    public static func soundName(in push: LintedPush) -> String? {
        PushCheck(push).soundName
    }

    /// The addresses of media that a payload names beside `aps`.
    public static func mediaAddresses(in push: LintedPush) -> [String] {
        PushCheck(push).media.map(\.address)
    }
}

/// One push under examination; each group of rules is an extension.
struct PushCheck {
    let push: LintedPush
    /// Each mark with its place in the text; nil for a header field's.
    private var marks: [(mark: PayloadMark, offset: Int?)] = []
    /// The payload; null when it is no JSON, or too long to look at.
    let json: PropertyValue
    /// The members of its `aps`.
    let aps: [String: PropertyValue]
    let places: PayloadPlaces?
    private let bytes: [UInt8]
    /// Why it is not JSON.
    private let failure: PayloadScan.Failure?
    /// Why it is JSON and cannot be read.
    private let problem: String?

    var type: PushType { PushType(rawValue: push.pushType) }
    var isActivity: Bool { type == .liveactivity }

    init(_ push: LintedPush) {
        self.push = push
        bytes = [UInt8](push.payload)
        var (json, places) = (PropertyValue.null, PayloadPlaces?.none)
        var (failure, problem) = (PayloadScan.Failure?.none, String?.none)
        do {
            // The gateway's own scan: what it accepts is right here, and nothing else.
            try PayloadScan.checkObject(bytes)
            if bytes.count <= PayloadLint.sizeLimit {
                places = PayloadPlaces(of: bytes)
                json = try JSONDecoder().decode(PlainJSON.self, from: push.payload).value
            }
        } catch let error as PayloadScan.Failure {
            failure = error
        } catch {
            problem = "\(error)"
        }
        (self.json, self.places, self.failure, self.problem) = (json, places, failure, problem)
        aps = json["aps"]?.dictionary ?? [:]
    }

    /// Whether nothing more is told: a hostile payload's marks would cost.
    var isFull: Bool { marks.count >= PayloadLint.markLimit }

    /// The marks in the order of the text, with their lines and columns.
    func found() -> [PayloadMark] {
        let sorted = marks.sorted { one, other in
            (one.offset ?? -1, one.mark.path, one.mark.message) < (
                other.offset ?? -1, other.mark.path, other.mark.message
            )
        }
        return sorted.prefix(PayloadLint.markLimit).map { mark, offset in
            guard let offset else { return mark }
            var mark = mark
            let place = PayloadScan.position(of: offset, in: bytes)
            (mark.line, mark.column) = (place.line, place.column)
            return mark
        }
    }

    /// Notes that a rule is broken at a member of the payload.
    mutating func add(_ rule: LintRule, _ path: [String], _ message: String) {
        let pointer = places?.nearest(path) ?? ""
        add(rule, path.joined(separator: "."), pointer, places?.offsets[pointer] ?? 0, message)
    }

    /// Notes that a rule is broken by a header field.
    mutating func add(_ rule: LintRule, field: String, _ message: String) { add(rule, field, nil, nil, message) }

    private mutating func add(_ rule: LintRule, _ path: String, _ pointer: String?, _ offset: Int?, _ message: String) {
        if isFull { return }
        let mark = PayloadMark(
            rule: rule.id,
            severity: rule.severity,
            path: path,
            pointer: pointer,
            message: message,
            fix: rule.fix
        )
        marks.append((mark, offset))
    }

    mutating func payload() {
        let limit = type.payloadLimit
        if bytes.count > limit {
            add(.payloadTooLarge, [], "it has \(bytes.count) bytes; \(limit) are the most (PayloadTooLarge)")
        }
        if let failure {
            add(.notJSON, "", "", failure.offset, failure.sentence(in: bytes))
        } else if let problem {
            add(.valueOutOfRange, [], "a value is beyond what a phone can hold: \(problem)")
        } else if places != nil {
            members()
        }
    }

    private mutating func members() {
        for path in places?.repeated ?? [] {
            add(.duplicateKey, path, "“\(path.last ?? "")” is here twice; a phone reads one of them")
        }
        unfilled(json, at: [])
        if wholeIsWrong() { return }
        keys()
        meaning()
        sounds()
        mediaFiles()
        application()
        activity()
    }

    /// Whether there is no `aps` to look into.
    private mutating func wholeIsWrong() -> Bool {
        let root = json.dictionary ?? [:]
        for key in root.keys.sorted() where ApsKey.stray.contains(key) {
            add(.outsideAps, [key], "“\(key)” stands beside “aps”, where it is the app's own; move it into “aps”")
        }
        switch root["aps"] {
        case .dictionary: return false
        case nil:
            let isFirebase = root["message"] != nil || root["notification"] != nil || root["registration_ids"] != nil
            let hint = isFirebase ? "; what Firebase sends to APNs is message.apns.payload" : ""
            add(.apsMissing, ["aps"], "there is no “aps” dictionary\(hint)")
        case .string: add(.apsNotDictionary, ["aps"], "it is a string, not a dictionary")
        default: add(.apsNotDictionary, ["aps"], "it is no dictionary")
        }
        return true
    }

    /// Texts with a place that nobody has filled, such as `{media}`.
    private mutating func unfilled(_ value: PropertyValue, at path: [String]) {
        switch value {
        case .string(let text):
            // Most texts have no brace, which is found sooner than that a pattern has no match.
            guard text.utf8.contains(UInt8(ascii: "{")),
                let place = text.firstMatch(of: /\{[A-Za-z][A-Za-z0-9_]*\}/)
            else { return }
            let remedy = place.output == "{media}" ? "; 'carillon push' fills it where 'carillon up' runs" : ""
            add(.unfilledPlace, path, "“\(place.output)” is not filled\(remedy)")
        case .dictionary(let members):
            for (key, value) in members.sorted(by: { $0.key < $1.key }) { unfilled(value, at: path + [key]) }
        case .array(let values):
            for (index, value) in values.enumerated() { unfilled(value, at: path + [String(index)]) }
        default: break
        }
    }
}
