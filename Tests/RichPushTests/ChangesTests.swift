import CarillonTesting
import Foundation
import OpenUserNotifications
import Testing

@testable import RichPush

@Suite("Changes of a push", .timeLimit(.minutes(1)))
struct ChangesTests {
    @Test(
        "Templates",
        arguments: [
            ("{order.name} is ready", "Tea is ready"), ("{order.count} × {order.name|it}", "3 × Tea"),
            ("{missing|Your order} is ready", "Your order is ready"), ("{{{order.name}}}", "{Tea}"), ("plain", "plain"),
            ("{order.list[1]}", "b"), ("{order.list[]}", "a"), ("open {", "open {"), ("{missing|}", ""),
        ]
    )
    func templates(template: String, text: String) {
        let payload: [AnyHashable: Any] = ["order": ["name": "Tea", "count": 3, "list": ["a", "b"]] as [String: Any]]
        #expect(TextTemplate(template).filled(from: payload) == text)
    }

    @Test("Texts, thread, level and userInfo come from the payload")
    func texts() async throws {
        let seen = try await Push.deliver(
            ["order": ["name": "Tea", "id": "o-1"], "level": "time-sensitive", "internal": "x"],
            title: "Shop",
            configure: {
                $0.changes.title = "{content.title}: {order.name}"
                $0.changes.subtitle = "Order {order.id}"
                $0.changes.body = "{nothing} is ready"
                $0.changes.thread = "order.id"
                $0.changes.interruptionLevel = "level"
                $0.changes.userInfo = ["link": "shop://orders/{order.id}"]
                $0.changes.removedFromUserInfo = ["internal"]
            }
        )
        #expect(seen.title == "Shop: Tea")
        #expect(seen.subtitle == "Order o-1")
        #expect(seen.body == "Body")
        #expect(seen.thread == "o-1")
        #expect(seen.level == .timeSensitive)
        #expect(seen.userInfoText.contains("shop://orders/o-1"))
        #expect(!seen.userInfoText.contains("internal"))
        #expect(seen.problems == ["changes: the payload lacks a value for the body"])
    }

    @Test("A level that does not exist is named, and the push keeps its own")
    func level() async throws {
        let seen = try await Push.deliver(["level": "loud"], configure: { $0.changes.interruptionLevel = "level" })
        #expect(seen.level == .active)
        #expect(seen.problems.first?.contains("loud") == true)
    }

    @Test("The badge counts on from push to push, and from what the app set")
    func badge() async throws {
        let group = try TestGroup()
        let count: () async throws -> Int? = {
            try await Push.deliver(
                ["more": 2],
                configure: { $0.changes.badge = .increment(group: group.identifier, by: "more") }
            ).badge
        }
        #expect(try await count() == 2)
        #expect(try await count() == 4)
        try BadgeCounter(group: group.identifier).set(0)
        #expect(try await count() == 2)
        #expect(try BadgeCounter(group: group.identifier).value() == 2)
    }

    @Test("A hundred pushes at once count to a hundred")
    func badgesAtOnce() async throws {
        let group = try TestGroup()
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for _ in 0..<100 {
                tasks.addTask { _ = try BadgeCounter(group: group.identifier).increment() }
            }
            try await tasks.waitForAll()
        }
        #expect(try BadgeCounter(group: group.identifier).value() == 100)
    }

    @Test("The count stays between 0 and its limit, and a broken file counts from 0")
    func badgeLimits() throws {
        let group = try TestGroup()
        let counter = BadgeCounter(group: group.identifier)
        #expect(try counter.increment(by: -5) == 0)
        #expect(try counter.increment(by: .max) == BadgeCounter.limit)
        try Data("rubbish".utf8).write(to: group.folder.appendingPathComponent("Library/RichPush/badge"))
        #expect(try counter.increment() == 1)
        #expect(throws: BadgeError.self) { try BadgeCounter(group: "group.none").value() }
        #expect(throws: BadgeError.self) { try BadgeCounter(group: "../..").value() }
    }

    private static let buttons: [[String: String]] = [
        ["id": "yes", "title": "Accept", "foreground": "true"], ["id": "no", "title": "Decline", "destructive": "1"],
        ["title": "without an id"],
    ]

    @Test("Buttons of the payload are shown with it")
    func payloadButtons() async throws {
        let seen = try await Push.deliver(["buttons": Self.buttons], configure: { $0.changes.buttons = "buttons" })
        #expect(seen.category.hasPrefix("richpush."))
        let found = PayloadButton.find("buttons", in: ["buttons": Self.buttons])
        #expect(found.map(\.title) == ["Accept", "Decline"])
        #expect(found.map(\.action.options) == [.foreground, .destructive])
    }

    @Test("A text field is a button with an input")
    func input() throws {
        let payload: [AnyHashable: Any] = [
            "buttons": [
                ["id": "r", "title": "Reply", "input": ["button": "Send", "placeholder": "Answer"]] as [String: Any]
            ]
        ]
        let action = try #require(
            PayloadButton.find("buttons", in: payload).first?.action as? UNTextInputNotificationAction
        )
        #expect(action.textInputButtonTitle == "Send")
        #expect(action.textInputPlaceholder == "Answer")
    }

    @Test("The payload's category keeps its name unless the app has buttons of its own there; others' stay registered")
    func category() {
        let found = ButtonCategory(buttons: PayloadButton.find("buttons", in: ["buttons": Self.buttons]))
        let app = UNNotificationCategory(
            identifier: "invitation",
            actions: [UNNotificationAction(identifier: "a", title: "A")],
            intentIdentifiers: []
        )
        let free = found.merged(into: [app], wanted: "party")
        #expect(free.name == "party")
        #expect(Set(free.categories.map(\.identifier)) == ["invitation", "party"])
        let taken = found.merged(into: [app], wanted: "invitation")
        #expect(taken.name == found.hashedName)
        #expect(taken.categories.contains(app))
        // The next push of this kind finds it registered.
        #expect(found.merged(into: free.categories, wanted: "party").name == "party")
    }

    @Test("Categories made here do not grow without end")
    func categoryLimit() {
        var known: Set<UNNotificationCategory> = []
        for index in 0..<100 {
            let buttons = PayloadButton.find("b", in: ["b": [["id": "\(index)", "title": "T"]]])
            known = ButtonCategory(buttons: buttons).merged(into: known, wanted: "").categories
        }
        #expect(known.count == ButtonCategory.keptCount)
    }

    @Test("A message shows who speaks, with the picture once it has come")
    func sender() async throws {
        try await MediaServer.run({ _ in .answer(200, [:], Sample.png()) }) { server in
            var rule = SenderRule(name: "from.name", picture: "from.picture")
            rule.conversation = "from.chat"
            let seen = try await Push.deliver(
                ["from": ["name": "Ann", "picture": server.url("/ann.png"), "chat": "c-1"]],
                configure: { $0.changes.sender = rule }
            )
            #expect(seen.problems == [])
            #expect(seen.body == "Body")
            #expect(server.requests.count == 1)
            #expect(seen.attachments.isEmpty)
        }
    }
}
