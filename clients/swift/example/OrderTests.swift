import CarillonTestSupport
import Foundation
import Sender
import Testing

/// The customers' app, which `carillon build` made; `carillon test` runs these tests beside a gateway and a hub.
private let app = ProcessInfo.processInfo.environment["SHOP_APP"]
private let topic = "com.example.RichPush"
/// Whether the hub is on another machine; it has the app in its bundles folder then.
private let isElsewhere = ProcessInfo.processInfo.environment["CARILLON_HUB"]?.hasPrefix("https:") == true

/// What the customer sees of an order: through the shop's own code, over HTTP/2, on a real phone.
@Suite(.phone(apps: [.init(app ?? "/")]), .enabled(if: app != nil, "run by: carillon test -- swift test"))
struct OrderTests {
    /// Orders a dish for the customer of this test.
    private func order(_ dish: String) async throws -> String? {
        let phone = try Phone.current
        let provider = try phone.provider
        let service = OrderService(
            endpoint: APNSEndpoint(host: provider.host, port: provider.port, trustedCAPath: provider.authorityPath),
            key: try SigningKey(path: provider.keyPath, keyID: provider.keyID, teamID: provider.teamID),
            topic: topic
        )
        return try await service.order(dish, for: try #require(phone.tokens[topic]))
    }

    @Test("The customer sees the order")
    func seen() async throws {
        let id = try await order("soup")
        let seen = try await Phone.current.waitForNotification(
            title: "Order received",
            body: .contains("SOUP"),
            payload: ["order.items.0": "soup"]
        )
        #expect(seen.id == id && seen.app == topic)
        #expect(seen.payload?["order"]?["items"]?[0] == "soup")
    }

    @Test("A miss tells what came instead, and what differs")
    func miss() async throws {
        let phone = try Phone.current
        _ = try await order("soup")
        try await phone.waitForNotification(title: "Order received")
        let error = await #expect(throws: PhoneError.self) {
            try await phone.waitForNotification(title: "Order recieved", timeout: 0.2)
        }
        #expect(error?.kind == .missing)
        #expect(error?.description.contains("title is “Order received”, not “Order recieved”") == true)
    }

    @Test("What must not come is told at once; what does not come is not")
    func absent() async throws {
        let phone = try Phone.current
        try await phone.assertNoNotification(title: .matches("^Order"), within: 0.2)
        _ = try await order("cake")
        let error = await #expect(throws: PhoneError.self) {
            try await phone.assertNoNotification(title: .matches("^Order"), within: 30)
        }
        #expect(error?.kind == .present)
    }

    @Test("The customer replies, and the app hears it")
    func reply() async throws {
        let phone = try Phone.current
        let id = try await order("soup")
        let replied = try await phone.reply("No onions", action: "reply", to: Looks(title: "Order received"))
        #expect(replied.id == id)
        let handled = try await phone.waitForNotification(Looks(id: id), until: "handled")
        #expect(handled.steps.contains("did-receive"))
    }

    @Test("The customer taps, and the app opens; an action that is not there is refused with those that are")
    func tap() async throws {
        let phone = try Phone.current
        _ = try await order("soup")
        let error = await #expect(throws: PhoneError.self) {
            try await phone.act("Rate", on: Looks(title: "Order received"))
        }
        #expect(error?.description.contains("there is no action “Rate”") == true)
        try await phone.tap(title: "Order received")
        try await phone.waitForNotification(title: "Order received", until: "handled")
    }

    @Test("Time moves by hand", .clock(.manual))
    func clock() async throws {
        let clock = try Phone.current.clock
        let before = try await clock.now()
        try await clock.advance(by: 3600)
        #expect(try await clock.now() == before + 3600)
    }

    @Test(
        "The shop hears that a customer is gone, and only once",
        .disabled(if: isElsewhere, "a gateway that others reach lets nobody break its answers")
    )
    func gone() async throws {
        let phone = try Phone.current
        try await phone.add(Fault(reason: "Unregistered", count: 1), for: topic)
        let error = await #expect(throws: OrderService.NotSent.self) { try await order("soup") }
        #expect(error?.reason == "Unregistered")
        let id = try #require(try await order("soup"))
        try await phone.waitForNotification(Looks(id: id))
        #expect(try await phone.journey(id)["verdict"]?["kind"] != nil)
        try await phone.add(Fault(reason: "TooManyRequests"), for: topic)
        try await phone.clearFaults(for: topic)
        _ = try await order("cake")
        let refused = await #expect(throws: PhoneError.self) {
            try await phone.add(Fault(reason: "NoSuchReason"), for: topic)
        }
        #expect(refused?.description.contains("none of Apple's") == true)
    }

    @Test("Each test has a phone of its own", arguments: 0..<2)
    func own(number: Int) async throws {
        let phone = try Phone.current
        let cursor = try await phone.cursor()
        try await phone.assertNoNotification(Looks(app: topic), within: 0.1)
        try await phone.push(["aps": ["alert": ["title": .string("Hello \(number)")]]], app: topic)
        let seen = try await phone.waitForNotification(Looks(app: topic, since: cursor))
        #expect(seen.title == "Hello \(number)")
    }
}

/// The app of the quiz, whose content extension draws buttons.
private let quizApp = ProcessInfo.processInfo.environment["QUIZ_APP"]
private let quiz = "com.example.Quiz"

@Suite(.phone(apps: [.init(quizApp ?? "/")]), .enabled(if: quizApp != nil, "run by: carillon test -- swift test"))
struct QuizTests {
    @Test("A button that a content extension draws is pressed by its label; one that is not there names those that are")
    func button() async throws {
        let phone = try Phone.current
        let payload: JSONValue = [
            "aps": ["alert": ["title": "Quiz", "body": "Which?"], "category": "quiz"],
            "choices": ["Sun", "Sea", "Moon", "Mountain"], "answer": 2,
        ]
        try await phone.push(payload, app: quiz)
        try await phone.act(button: "Sun", on: Looks(title: "Quiz"))
        let error = await #expect(throws: PhoneError.self) {
            try await phone.act(button: "Stars", on: Looks(title: "Quiz"), timeout: 2)
        }
        #expect(error?.description.contains("“Mountain”") == true)
    }
}

/// Fails, so that a test of the library sees what it leaves.
@Suite(.phone(apps: [.init(app ?? "/")]), .enabled(if: ProcessInfo.processInfo.environment["SHOP_FAILS"] != nil))
struct FailingTests {
    @Test("A customer expects what never comes")
    func fails() async throws {
        let phone = try Phone.current
        try await phone.push(["aps": ["alert": ["title": "Order received", "body": "…"]]], app: topic)
        try await phone.waitForNotification(title: "Order received")
        #expect(Bool(false), "the customer expected something else")
    }
}

@Suite("A test without a phone")
struct WithoutPhoneTests {
    @Test("It is told how to get one")
    func none() {
        #expect(throws: PhoneError.self) { try Phone.current }
    }
}
