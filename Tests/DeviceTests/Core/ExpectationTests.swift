import DeviceCore
import Foundation
import NotificationModel
import Testing

@Suite("What a test expects, by what a person would see")
struct ExpectationTests {
    private func journey(
        _ payload: String?,
        id: String = "1",
        app: String = "com.example.App",
        title: String = "Lunch?",
        steps: [JourneyEntry] = []
    ) -> Journey {
        Journey(id: id, bundleID: app, title: title, entries: steps, payload: payload)
    }

    private func step(_ event: JourneyEvent, _ text: String = "", changes: [ContentChange]? = nil) -> JourneyEntry {
        JourneyEntry(at: Date(timeIntervalSince1970: 0), station: .device, event: event, text: text, changes: changes)
    }

    private let lunch =
        #"{"aps":{"alert":{"title":"Lunch?","body":"At noon"},"thread-id":"team","badge":2},"order":{"id":7,"items":["soup"]}}"#

    @Test(
        "Patterns in JSON",
        arguments: [
            (#""Lunch?""#, "Lunch?", true), (#""Lunch?""#, "lunch?", false), (#"{"contains":"LUN"}"#, "lünch", true),
            (#"{"contains":"dinner"}"#, "Lunch?", false), (#"{"matches":"^L.*\\?$"}"#, "Lunch?", true),
            (#"{"matches":"^[0-9]+$"}"#, "Lunch?", false),
        ]
    )
    func patterns(json: String, text: String, holds: Bool) throws {
        let pattern = try JSONDecoder().decode(TextPattern.self, from: Data(json.utf8))
        #expect(pattern.holds(text) == holds)
        #expect(!pattern.holds(nil))
        #expect(try JSONDecoder().decode(TextPattern.self, from: JSONEncoder().encode(pattern)) == pattern)
    }

    @Test("An expression that is none is refused when it is read")
    func brokenExpression() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TextPattern.self, from: Data(#"{"matches":"("}"#.utf8))
        }
    }

    @Test(
        "Texts, names and values of the payload by their paths",
        arguments: [
            (#"{"title":"Lunch?","body":{"contains":"noon"},"app":"com.example.App","thread":"team"}"#, []),
            (#"{"payload":{"order.id":7,"order.items.0":"soup","aps.badge":2}}"#, []),
            (#"{"payload":{"order.id":8}}"#, ["payload.order.id"]),
            (#"{"payload":{"order.items.1":"soup"},"category":"message"}"#, ["category", "payload.order.items.1"]),
            (#"{"title":"Dinner?","app":"com.example.Other"}"#, ["title", "app"]),
            ("{}", []),
        ]
    )
    func differences(json: String, fields: [String]) throws {
        let expectation = try JSONDecoder().decode(NotificationExpectation.self, from: Data(json.utf8))
        let seen = SeenNotification(journey(lunch), card: nil)
        #expect(expectation.differences(from: seen).map(\.field) == fields)
    }

    @Test("What the service extension made of it is what is seen")
    func enriched() {
        let changes = [
            ContentChange(field: "title", before: "Lunch?", after: "Lunch? [enriched]"),
            ContentChange(field: "subtitle", before: nil, after: "today"),
        ]
        let seen = SeenNotification(journey(lunch, steps: [step(.extensionDelivered, changes: changes)]), card: nil)
        #expect(seen.title == "Lunch? [enriched]")
        #expect(seen.subtitle == "today")
        #expect(seen.body == "At noon")
    }

    @Test("Stages have names of their own, and those of steps; no other is one")
    func stages() throws {
        let shown = SeenNotification(journey(lunch, steps: [step(.accepted), step(.listed)]), card: nil)
        #expect(WaitStage.shown.isReached(by: shown))
        #expect(try #require(WaitStage("accepted")).isReached(by: shown))
        #expect(!(try #require(WaitStage("handled")).isReached(by: shown)))
        #expect(WaitStage("shwon") == nil)
    }

    @Test("The nearest miss is told first: what differs, or what stopped it and by which rule")
    func nearMisses() throws {
        var suppressed = step(.suppressed, "Focus is on")
        suppressed.rule = "usernotifications §11"
        let expectation = NotificationExpectation(title: .equals("Lunch?"), thread: "team")
        let seen = [
            SeenNotification(journey(#"{"aps":{"alert":"Hello"}}"#, id: "far"), card: nil),
            SeenNotification(journey(lunch, id: "stopped", steps: [step(.accepted), suppressed]), card: nil),
            SeenNotification(
                journey(#"{"aps":{"alert":{"title":"Lunch?"},"thread-id":"family"}}"#, id: "near"),
                card: nil
            ),
        ]
        let misses = NearMiss.nearest(to: expectation, among: seen)
        #expect(misses.map(\.notification.id) == ["stopped", "near", "far"])
        #expect(misses[0].described == "“Lunch?” of com.example.App: suppressed: Focus is on (usernotifications §11)")
        #expect(misses[1].described == "“Lunch?” of com.example.App: thread is “family”, not “team”")
    }

    @Test("A number that was expected to be a text is told apart from it")
    func numberOrText() {
        let push = SeenNotification(journey(#"{"aps":{"alert":"Tea"},"order":7}"#), card: nil)
        let misses = NearMiss.nearest(to: NotificationExpectation(payload: ["order": .string("7")]), among: [push])
        #expect(misses.map(\.described) == [#"one without a title of com.example.App: payload.order is 7, not "7""#])
    }
}
