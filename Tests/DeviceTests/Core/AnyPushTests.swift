import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import DeviceBundles
@testable import DeviceService

/// Whatever a provider may send is drawn, and drawn again after a restart: no push keeps a phone from working.
@Suite struct AnyPushTests {
    /// How many sequences of pushes `make test` draws; CARILLON_FUZZ asks for more.
    private static let sequences = ProcessInfo.processInfo.environment["CARILLON_FUZZ"].flatMap { Int($0) } ?? 400

    private static let plurals = PluralTables(
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>N</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ %@ %3$@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d one</string><key>other</key><string>%d many</string></dict>
            </dict></dict></plist>
            """.utf8
        )
    )

    private static let languages = ["en", "zh-Hans", "fr", "ru", "pl", "cs", "ar", "tlh"]

    private func draw(_ phone: PhoneState, _ language: String) throws {
        let projection = Projection(phoneID: "p", phoneName: "P", now: DeliveryRulesTests.now, isClockManual: true) {
            text,
            _ in
            guard let localization = text.localization else { return text.plain }
            let format = Self.plurals.format(localization.key, arguments: localization.arguments, language: language)
            return StringFormat.fill(format ?? localization.key, localization.arguments)
        }
        _ = try JSONEncoder().encode(projection.render(phone))
    }

    /// What is left of a phone after its end, as its database has it.
    private func restarted(_ phone: PhoneState) throws -> PhoneState {
        let apps = try phone.apps.values.map { app in
            var app = app
            let stored = try app.delivered.entries.map { try JSONEncoder().encode($0) }
            app.delivered = DeliveredList(try stored.map { try JSONDecoder().decode(DeliveredEntry.self, from: $0) })
            return app
        }
        return PhoneState(apps: apps, preferences: phone.preferences, choices: phone.choices, firstNumber: 10_000)
    }

    private func take(_ payload: Data, _ number: Int, on phone: inout PhoneState) throws {
        if let activity = try? LiveActivityPush(decoding: payload) {
            _ = try? phone.take(activity, bundleID: "app", journeyID: "\(number)", at: DeliveryRulesTests.now)
        }
        guard let push = try? RemotePayload(decoding: payload) else { return }
        let arrival = DeliveryRulesTests.arrival(push.content, id: "\(number)", after: Double(number))
        _ = try phone.present(arrival, foreground: .notAsked, at: DeliveryRulesTests.now)
    }

    @Test("Any sequence of pushes is drawn, also after a restart")
    func sequences() throws {
        for seed in 0..<UInt64(Self.sequences) {
            var payloads = PayloadGenerator(seed: seed)
            var phone = try DeliveryRulesTests.phone([.alert, .sound, .badge, .criticalAlert])
            phone.apps["app"]?.categories["C"] = NotificationCategory(
                identifier: "C",
                actions: [],
                categorySummaryFormat: DisplayText("%u more from %@")
            )
            for number in 0..<6 { try take(payloads.next(), number, on: &phone) }
            let language = Self.languages[Int(seed % 8)]
            try draw(phone, language)
            try draw(restarted(phone), language)
        }
    }

    @Test("The least number in a plural's place, and counts that go beyond the greatest", arguments: languages)
    func extremes(language: String) throws {
        var phone = try DeliveryRulesTests.phone()
        phone.apps["app"]?.categories["C"] = NotificationCategory(
            identifier: "C",
            actions: [],
            categorySummaryFormat: DisplayText("%u more from %@")
        )
        for number in 0..<3 {
            let payload = """
                {"aps":{"alert":{"loc-key":"N","loc-args":["-9223372036854775808","b"],"summary-arg":"s",
                "summary-arg-count":9223372036854775807},"category":"C","thread-id":"t"}}
                """
            try take(Data(payload.utf8), number, on: &phone)
        }
        try draw(phone, language)
        try draw(restarted(phone), language)
    }

    @Test("A text of a bundle that names its arguments a million times ends at a bound")
    func filling() {
        let format = String(repeating: "%1$@é", count: 1_000_000)
        let text = StringFormat.fill(format, [String(repeating: "👩‍👩‍👧", count: 100)])
        #expect(text.utf8.count <= StringFormat.byteLimit && text.utf8.count > StringFormat.byteLimit - 100)
        #expect(StringFormat.fill("%@ and %2$@", ["a", "b"]) == "a and b")
    }

    @Test("A calendar is never asked for numbers that it cannot reckon with")
    func components() {
        let bad = [
            DateComponents(year: .max - 1), DateComponents(day: .min), DateComponents(hour: 10_001),
            DateComponents(year: 2030, weekOfYear: -20_000),
        ]
        for components in bad { #expect(Trigger.calendar(components, repeats: true).problem != nil) }
        #expect(Trigger.calendar(DateComponents(year: 2030, hour: 8), repeats: false).problem == nil)
        #expect(Trigger.timeInterval(seconds: 1e300, repeats: false).problem != nil)
        #expect(Trigger.timeInterval(seconds: .nan, repeats: false).problem != nil)
    }
}

/// Payloads as nobody writes them: every key with every kind of value, numbers at their ends. The same for the same seed.
struct PayloadGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    /// SplitMix64.
    private mutating func bits() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(bits() % UInt64(values.count))] }

    private static let numbers = [
        "0", "1", "-1", "2", "11", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308",
        "-1e308",
        "1e-320", "0.5", "18446744073709551615", "4294967296", "-0.0", "1e18", "100000000000000000000000",
    ]
    private static let texts = [
        "", "N", "%@", "%#@n@", "%9223372036854775807$@", "%99999999999999999999$@", "%d%u%%", "-9223372036854775808",
        "9223372036854775807", "a\\u0000b", "\\ud83d\\ude00", "\\u202e", "t", "C", "start", "default", "x.caf",
    ]
    private static let keys = [
        "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content", "target-content-id",
        "interruption-level", "relevance-score", "filter-criteria", "stale-date", "content-state", "timestamp", "event",
        "dismissal-date", "attributes-type", "attributes", "input-push-token",
    ]
    private static let alertKeys = [
        "title", "subtitle", "body", "launch-image", "title-loc-key", "title-loc-args", "subtitle-loc-key",
        "subtitle-loc-args", "loc-key", "loc-args", "summary-arg", "summary-arg-count", "name", "critical", "volume",
    ]
    private static let levels = ["active", "passive", "time-sensitive", "critical", "update", "end", "start"]

    mutating func next() -> Data { Data("{\"aps\":\(object(Self.keys, depth: 3)),\"x\":\(value(depth: 2))}".utf8) }

    private mutating func object(_ keys: [String], depth: Int) -> String {
        var chosen: [String: String] = [:]
        for _ in 0..<(2 + bits() % 8) {
            let key = pick(keys)
            chosen[key] = value(of: key, depth: depth)
        }
        return "{" + chosen.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    /// Mostly of the kind that a key has, so that the value is read at all.
    private mutating func value(of key: String, depth: Int) -> String {
        guard bits() % 4 != 0 else { return value(depth: depth) }
        switch key {
        case "alert", "sound", "attributes", "content-state": return object(Self.alertKeys, depth: depth - 1)
        case _ where key.hasSuffix("args"): return "[\(value(depth: 0)),\(value(depth: 0)),\(value(depth: 0))]"
        case "badge", "relevance-score", "summary-arg-count", "timestamp", "stale-date", "dismissal-date", "volume":
            return pick(Self.numbers)
        case "interruption-level", "event": return "\"\(pick(Self.levels))\""
        case "loc-key", "title-loc-key", "subtitle-loc-key": return "\"N\""
        case "mutable-content", "content-available", "critical": return "1"
        default: return "\"\(pick(Self.texts))\""
        }
    }

    private mutating func value(depth: Int) -> String {
        switch bits() % 7 {
        case 0, 1: return pick(Self.numbers)
        case 2, 3: return "\"\(pick(Self.texts))\""
        case 4: return pick(["true", "false", "null"])
        case 5 where depth > 0: return "[\(value(depth: depth - 1)),\(value(depth: depth - 1))]"
        case 6 where depth > 0: return object(Self.alertKeys + Self.keys, depth: depth - 1)
        default: return pick(Self.numbers)
        }
    }
}
