import Foundation
import Lint
import NotificationModel
import ProviderAPI
import Testing

/// What a push's author is told that APNs refuses or a phone passes over.
struct PayloadLintTests {
    private func marks(_ payload: String, _ type: String = "alert") -> [PayloadMark] {
        PayloadLint.marks(of: LintedPush(payload: Data(payload.utf8), pushType: type))
    }

    private func paths(_ payload: String, _ type: String = "alert") -> [String] { marks(payload, type).map(\.path) }

    @Test func aGoodPayloadHasNoMarks() {
        let good =
            #"{"aps":{"alert":{"title":"A","body":"b"},"badge":1,"sound":"default","mutable-content":1,"category":"c"},"x":1}"#
        #expect(paths(good).isEmpty)
        #expect(paths(#"{"aps":{"content-available":1}}"#, "background").isEmpty)
        let start =
            #"{"aps":{"event":"start","timestamp":1,"attributes-type":"A","attributes":{},"content-state":{},"alert":{"title":{"loc-key":"a"}},"relevance-score":75}}"#
        #expect(paths(start, "liveactivity").isEmpty)
    }

    /// Each rule, with a push that breaks it and no other push that does.
    struct Broken: Sendable, CustomTestStringConvertible {
        let rule: String
        let path: String
        let push: LintedPush
        var testDescription: String { rule }

        init(_ rule: String, _ path: String, _ payload: String, _ change: (inout LintedPush) -> Void = { _ in }) {
            (self.rule, self.path) = (rule, path)
            var push = LintedPush(payload: Data(payload.utf8))
            change(&push)
            self.push = push
        }
    }

    private static let hello = #"{"aps":{"alert":"a"}}"#
    private static let silent = #"{"aps":{"content-available":1}}"#

    static let broken: [Broken] = [
        Broken("payload-too-large", "", #"{"aps":{"alert":"\#(String(repeating: "a", count: 4096))"}}"#),
        Broken("not-json", "", "hello"),
        Broken("value-out-of-range", "", #"{"aps":{"alert":"a"},"x":1e999}"#),
        Broken("aps-missing", "aps", #"{"notification":{"title":"a"}}"#),
        Broken("aps-not-dictionary", "aps", #"{"aps":"{\"alert\":\"x\"}"}"#),
        Broken("duplicate-key", "aps.alert", #"{"aps":{"alert":"a","alert":"b"}}"#),
        Broken("unfilled-place", "picture.0", #"{"aps":{"alert":"a {b c}"},"picture":["{media}/a"]}"#),
        Broken("unknown-key", "aps.alert.titel", #"{"aps":{"alert":{"titel":"a","body":"b"}}}"#),
        Broken("wrong-type", "aps.mutable-content", #"{"aps":{"alert":"a","mutable-content":"yes"}}"#),
        Broken("badge-not-number", "aps.badge", #"{"aps":{"alert":"a","badge":"1"}}"#),
        Broken("outside-aps", "category", #"{"aps":{"alert":"a"},"category":"c"}"#),
        Broken("summary-keys", "aps.alert.summary-arg", #"{"aps":{"alert":{"body":"a","summary-arg":"b"}}}"#),
        Broken("arguments-without-key", "aps.alert.loc-args", #"{"aps":{"alert":{"body":"a","loc-args":["b"]}}}"#),
        Broken(
            "interruption-level-unknown",
            "aps.interruption-level",
            #"{"aps":{"alert":"a","interruption-level":"urgent"}}"#
        ),
        Broken("relevance-score-range", "aps.relevance-score", #"{"aps":{"alert":"a","relevance-score":3}}"#),
        Broken(
            "mutable-content-without-alert",
            "aps.mutable-content",
            #"{"aps":{"sound":"default","mutable-content":1}}"#
        ),
        Broken(
            "content-available-for-mutable-content",
            "aps.content-available",
            #"{"aps":{"alert":"a","content-available":1},"picture":"https://example.com/a.jpg"}"#
        ),
        Broken(
            "media-without-mutable-content",
            "picture",
            #"{"aps":{"alert":"a"},"picture":"https://example.com/a.jpg"}"#
        ),
        Broken("background-shows-nothing", "aps", #"{"aps":{"content-available":1,"sound":"default"}}"#) {
            $0.pushType = "background"
        },
        Broken("background-without-content-available", "aps", #"{"aps":{}}"#) { $0.pushType = "background" },
        Broken("nothing-visible", "aps", silent),
        Broken("background-priority", "apns-priority", silent) { ($0.pushType, $0.priority) = ("background", 10) },
        Broken("priority-unknown", "apns-priority", hello) { $0.priority = 7 },
        Broken("push-type-unknown", "apns-push-type", hello) { $0.pushType = "alrt" },
        Broken("topic-suffix", "apns-topic", hello) { ($0.pushType, $0.topic) = ("voip", "com.example.App") },
        Broken("collapse-id-too-long", "apns-collapse-id", hello) { $0.collapseID = String(repeating: "é", count: 33) },
        Broken("expiration-in-milliseconds", "apns-expiration", hello) { $0.expiration = 1_700_000_000_000 },
        Broken("sound-format", "aps.sound", #"{"aps":{"alert":"a","sound":"ring.mp3"}}"#),
        Broken("sound-volume", "aps.sound.volume", #"{"aps":{"alert":"a","sound":{"critical":1,"volume":50}}}"#),
        Broken("sound-not-critical", "aps.sound", #"{"aps":{"alert":"a","sound":{"name":"default"}}}"#),
        Broken("sound-missing", "aps.sound", #"{"aps":{"alert":"a","sound":"ring.caf"}}"#) {
            $0.app = .init(categories: [], hasServiceExtension: true, soundProblems: ["ring.caf": "it is not there"])
        },
        Broken("category-unregistered", "aps.category", #"{"aps":{"alert":"a","category":"invite"}}"#) {
            $0.app = .init(categories: ["INVITE"], hasServiceExtension: true)
        },
        Broken("service-extension-missing", "aps.mutable-content", #"{"aps":{"alert":"a","mutable-content":1}}"#) {
            $0.app = .init(categories: [], hasServiceExtension: false)
        },
        Broken("media-type", "p", #"{"aps":{"alert":"a","mutable-content":1},"p":"https://example.com/a.webp"}"#),
        Broken("media-not-https", "p", #"{"aps":{"alert":"a","mutable-content":1},"p":"http://example.com/a.jpg"}"#),
        Broken("media-too-large", "p", #"{"aps":{"alert":"a","mutable-content":1},"p":"https://example.com/a.jpg"}"#) {
            $0.media = ["https://example.com/a.jpg": .file(size: 10 * 1_048_576 + 1)]
        },
        Broken("media-unreachable", "p", #"{"aps":{"alert":"a","mutable-content":1},"p":"https://example.com/a.jpg"}"#)
        {
            $0.media = ["https://example.com/a.jpg": .unreachable("it answers 403")]
        },
        activity("activity-event", "aps.event", #""event":"begin","timestamp":1"#),
        activity("activity-timestamp", "aps", #""event":"update","content-state":{}"#),
        activity("activity-date-in-milliseconds", "aps.timestamp", #""event":"end","timestamp":1700000000000"#),
        activity(
            "activity-start-incomplete",
            "aps",
            #""event":"start","timestamp":1,"attributes":{},"content-state":{},"alert":"a""#
        ),
        activity("activity-state-missing", "aps", #""event":"update","timestamp":1"#),
        activity(
            "activity-dismissal-without-end",
            "aps.dismissal-date",
            #""event":"update","timestamp":1,"content-state":{},"dismissal-date":2"#
        ),
        activity("activity-stale-before-timestamp", "aps.stale-date", #""event":"end","timestamp":5,"stale-date":2"#),
        Broken("activity-push-type", "aps.event", #"{"aps":{"alert":"a","event":"update"}}"#),
    ]

    private static func activity(_ rule: String, _ path: String, _ members: String) -> Broken {
        Broken(rule, path, #"{"aps":{\#(members)}}"#) { $0.pushType = "liveactivity" }
    }

    @Test("A push that breaks a rule has its mark alone", arguments: broken)
    func eachRule(one: Broken) {
        let marks = PayloadLint.marks(of: one.push)
        #expect(marks.map(\.rule) == [one.rule])
        #expect(marks.first?.path == one.path)
    }

    @Test func everyRuleHasATest() {
        #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
        #expect(Self.broken.map(\.rule).sorted() == LintRule.all.map(\.id).sorted())
    }

    @Test func aMarkSaysWhereItIs() throws {
        let payload =
            "{\n  \"aps\": {\n    \"alert\": {\"bödy\": 1, \"titel\": \"a\", \"body\": \"b\"}\n  },\n  \"a/b~\": \"{x}\"\n}"
        let found = marks(payload)
        #expect(found.map(\.pointer) == ["/aps/alert/bödy", "/aps/alert/titel", "/a~1b~0"])
        #expect(found.map(\.line) == [3, 3, 5])
        #expect(found.map(\.column) == [15, 26, 3])
        // What is not there is told at what is around it.
        #expect(marks("{\n\"x\": 1}").map { [$0.pointer ?? "", "\($0.line ?? 0)"] } == [["", "1"]])
        let field = PayloadLint.marks(
            of: Self.broken.first { $0.rule == "priority-unknown" }?.push ?? LintedPush(payload: Data())
        )
        #expect(field.first?.line == nil)
    }

    @Test func theNearestKeyIsNamed() {
        let marks = marks(#"{"aps":{"alert":"a","mutable_content":1}}"#)
        #expect(marks.map(\.message) == ["no phone knows “mutable_content”; is “mutable-content” meant?"])
    }

    @Test func theLimitOfItsTypeHolds() {
        let long = #"{"aps":{"alert":"\#(String(repeating: "a", count: 5000))"}}"#
        #expect(marks(long).map(\.severity) == [.error])
        #expect(marks(long, "voip").isEmpty)
    }

    @Test("A payload of any size is looked at quickly, and its marks have a limit")
    func bounds() {
        let members = (0..<5_000).map { #""k\#($0)":1"# }.joined(separator: ",")
        #expect(marks(#"{"aps":{"alert":"a",\#(members)}}"#).count == PayloadLint.markLimit)
        let huge = #"{"aps":{"titel":"\#(String(repeating: "a", count: PayloadLint.sizeLimit))"}}"#
        #expect(marks(huge).map(\.rule) == ["payload-too-large"])
    }

    @Test(arguments: [
        ("{\n  \"aps\": {\"alert\": \"ä\",}\n}", "line 2, column 24: expected a key in quotes, not } after a comma"),
        ("{\"aps\": {\"alert\": \"a\"", "line 1, column 22: expected , or }"),
        ("{'aps': 1}", "line 1, column 2: expected a key in quotes"),
        ("[1]", "line 1, column 1: an object must begin with {"),
        ("", "line 1, column 1: an object must begin with {"),
        ("{\"aps\": {}} x", "line 1, column 13: something follows the object"),
    ])
    func whatIsNoJSONIsToldWithItsPlace(payload: String, message: String) {
        #expect(marks(payload).map(\.message) == ["it is no JSON object: \(message)"])
    }
}
