import Foundation
import NotificationModel
import ProviderAPI
import Testing

/// What a payload's author is told that a phone passes over.
struct PayloadLintTests {
    private func paths(_ payload: String, _ type: String = "alert") -> [String] {
        PayloadLint.marks(of: Data(payload.utf8), pushType: type).map(\.path)
    }

    @Test func aGoodPayloadHasNoMarks() {
        let good =
            #"{"aps":{"alert":{"title":"A","body":"b"},"badge":1,"sound":"default","mutable-content":1,"category":"c"},"x":1}"#
        #expect(paths(good).isEmpty)
        #expect(paths(#"{"aps":{"content-available":1}}"#, "background").isEmpty)
    }

    @Test(arguments: [
        ("hello", ""), ("[1]", ""), (#"{"alert":"x"}"#, "alert"), (#"{"aps":"x"}"#, "aps"),
        (#"{"aps":{"alert":"a","badge":"1"}}"#, "aps.badge"),
        (#"{"aps":{"alert":"a","mutable-content":true},"category":"c"}"#, "category"),
        (#"{"aps":{"alert":{"titel":"a","body":"b"}}}"#, "aps.alert.titel"),
        (#"{"aps":{"sound":"default","mutable-content":1}}"#, "aps.mutable-content"),
        (#"{"aps":{"alert":"a","interruption-level":"urgent"}}"#, "aps.interruption-level"),
        (#"{"aps":{"alert":"a","relevance-score":3}}"#, "aps.relevance-score"),
        (#"{"aps":{}}"#, "aps"),
    ])
    func whatIsPassedOverIsTold(payload: String, path: String) {
        #expect(paths(payload).contains(path))
    }

    @Test func theNearestKeyIsNamed() {
        let marks = PayloadLint.marks(of: Data(#"{"aps":{"alert":"a","mutable_content":1}}"#.utf8))
        #expect(marks.map(\.message) == ["no phone knows “mutable_content”; is “mutable-content” meant?"])
    }

    @Test func theLimitOfItsTypeHolds() {
        let long = Data(#"{"aps":{"alert":"\#(String(repeating: "a", count: 5000))"}}"#.utf8)
        #expect(PayloadLint.marks(of: long).map(\.severity) == [.error])
        #expect(PayloadLint.marks(of: long, limit: 5120).isEmpty)
    }

    @Test func aBackgroundPushWithTextIsTold() {
        let marks = PayloadLint.marks(of: Data(#"{"aps":{"alert":"a"}}"#.utf8), pushType: "background")
        #expect(marks.count == 2)
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
        #expect(PayloadLint.marks(of: Data(payload.utf8)).map(\.message) == ["it is no JSON object: \(message)"])
    }

    @Test func aPlaceThatNobodyFilledIsTold() {
        let marks = PayloadLint.marks(of: Data(#"{"aps":{"alert":"a {b c}"},"picture":["{media}/a.jpg"]}"#.utf8))
        #expect(marks.map(\.path) == ["picture.0"])
        #expect(marks.first?.message.hasPrefix("“{media}” is not filled") == true)
    }
}
