import AppLink
import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import OpenIntents
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 4: what a notification holds and how it shows.
@Suite("4. Content", .timeLimit(.minutes(1))) struct ContentRules {
    @Test(
        "badge: nil leaves it, 0 hides it, another number shows it (S6, S5)",
        arguments: [(nil, 5), (0, 0), (9, 9)] as [(Int?, Int)]
    )
    func badge(value: Int?, after: Int) async throws {
        try await withApp { app in
            try await app.center.setBadgeCount(5)
            try await app.add("one") { $0.badge = value.map { NSNumber(value: $0) } }
            try await app.phone.wait(forStep: .shown, of: .local("one"))
            #expect(try await app.icon().badge == after)
        }
    }

    @Test("badge 0 clears the centre, by a switch (Ambiguous 7)", arguments: [true, false])
    func zeroBadge(clears: Bool) async throws {
        try await withApp(on: .init(arguments: clears ? [] : ["--zero-badge-keeps-center"])) { app in
            try await app.add("one") { $0.badge = 1 }
            _ = try await app.card("one")
            try await app.center.setBadgeCount(0)
            #expect(try await app.icon().badge == 0)
            #expect(try await app.titles() == (clears ? [] : ["one"]))
        }
    }

    @Test("setBadgeCount refuses a negative number with badgeInputInvalid (S2, S3)")
    func negativeBadge() async throws {
        try await withApp { app in
            try await app.center.setBadgeCount(3)
            let error = await #expect(throws: UNError.self) { try await app.center.setBadgeCount(-1) }
            #expect(error?.code.rawValue == 1600)
            #expect(try await app.icon().badge == 3)
        }
    }

    @Test("an app reads the badge that stands on its icon, whoever set it (applicationIconBadgeNumber)")
    func readsBadge() async throws {
        try await withApp { app in
            try await app.center.setBadgeCount(2)
            #expect(try await app.center.link.call(.badge) == 2)
            try await app.add("one") { $0.badge = 7 }
            try await app.phone.wait(forStep: .shown, of: .local("one"))
            #expect(try await app.center.link.call(.badge) == 7)
        }
    }

    // MARK: Previews

    private func hiddenCard(_ options: UNNotificationCategoryOptions, placeholder: String) async throws
        -> RenderModel.Card
    {
        let seen = AsyncStream.makeStream(of: RenderModel.Card.self)
        try await withApp { app in
            let category = UNNotificationCategory(
                identifier: "c",
                actions: [],
                intentIdentifiers: [],
                hiddenPreviewsBodyPlaceholder: placeholder,
                options: options
            )
            app.center.setNotificationCategories([category])
            for number in 1...3 {
                try await app.add("\(number)", title: "Secret") { content in
                    content.subtitle = "Subtitle"
                    content.body = "The plan"
                    content.categoryIdentifier = "c"
                    content.threadIdentifier = number == 3 ? "other" : "thread"
                }
            }
            try await app.change { $0.showPreviews = .never }
            let cards = try await app.phone.cards()
            #expect(cards.count == 3)
            for card in cards where card.threadIdentifier == "thread" { seen.continuation.yield(card) }
        }
        for await card in seen.stream { return card }
        throw DeviceTimeout(what: "a card")
    }

    @Test("%u in hiddenPreviewsBodyPlaceholder: how many have the same thread (S5)")
    func hiddenPreviews() async throws {
        let card = try await hiddenCard([], placeholder: "%u messages")
        #expect(card.isPreviewHidden && card.body == "2 messages")
        #expect(card.title != "Secret" && card.subtitle.isEmpty)
    }

    @Test("hiddenPreviewsShowTitle and ShowSubtitle keep those fields (S6)")
    func hiddenPreviewsShowTitle() async throws {
        let title = try await hiddenCard(.hiddenPreviewsShowTitle, placeholder: "%u messages")
        #expect(title.title == "Secret" && title.subtitle.isEmpty && title.body == "2 messages")
        let both = try await hiddenCard([.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle], placeholder: "")
        #expect(both.title == "Secret" && both.subtitle == "Subtitle" && both.body == "Notification")
    }

    @Test("categorySummaryFormat and summaryArgument are kept; the count is never 0 (S6, S7)")
    func summaryFormat() async throws {
        try await withApp { app in
            let category = UNNotificationCategory(
                identifier: "c",
                actions: [],
                intentIdentifiers: [],
                hiddenPreviewsBodyPlaceholder: nil,
                categorySummaryFormat: "%u more from %@",
                options: []
            )
            app.center.setNotificationCategories([category])
            #expect(await app.center.notificationCategories().first?.categorySummaryFormat == "%u more from %@")
            try await app.add("one") { content in
                content.summaryArgument = "Anna"
                content.summaryArgumentCount = 0
            }
            let content = await app.center.deliveredNotifications().first?.request.content
            #expect(content?.summaryArgument == "Anna" && content?.summaryArgumentCount == 1)
            for (id, sender) in [("two", "Ben"), ("three", "Anna"), ("four", "Cleo")] {
                try await app.add(id) { content in
                    content.categoryIdentifier = "c"
                    content.threadIdentifier = "t"
                    content.summaryArgument = sender
                }
            }
            let groups = try await app.phone.render().center
            #expect(groups.map(\.summary) == ["2 more from Anna, Ben", nil])
        }
    }

    @Test("threadIdentifier groups (S6)")
    func threads() async throws {
        try await withApp { app in
            for (id, thread) in [("a", "x"), ("b", "y"), ("c", "x"), ("d", "")] {
                try await app.add(id) { $0.threadIdentifier = thread }
            }
            let groups = try await app.phone.render().center.map { Set($0.cards.map(\.title)) }
            #expect(Set(groups) == [["a", "c"], ["b"], ["d"]])
        }
    }

    // MARK: Interruption levels

    @Test("passive: the list only, without light or sound (S7, S5)")
    func passive() async throws {
        try await withApp { app in
            try await app.add("one") { content in
                content.interruptionLevel = .passive
                content.sound = .default
            }
            let journey = try await app.phone.wait(forStep: .listed, of: .local("one"))
            #expect(try await app.phone.render().banner == nil)
            #expect(!journey.entries.contains { $0.event == .soundPlayed })
        }
    }

    @Test("active: at once, and may sound (S7, S5)")
    func active() async throws {
        try await withApp { app in
            try await app.add("one") { $0.sound = .default }
            try await app.phone.wait(forStep: .soundPlayed, of: .local("one"))
            #expect(try await app.phone.render().banner?.level == .active)
        }
    }

    @Test("timeSensitive breaks through a Focus, unless the person turns it off (S7, S5)", arguments: [true, false])
    func timeSensitive(isOn: Bool) async throws {
        try await withApp { app in
            try await app.change { $0.timeSensitive = isOn ? .enabled : .disabled }
            try await app.prefer { $0.focus = "Sleep" }
            try await app.add("one") { $0.interruptionLevel = .timeSensitive }
            try await app.phone.wait(forStep: isOn ? .shown : .listed, of: .local("one"))
        }
    }

    @Test("critical: always through, with the default critical sound if none is given (S7)")
    func critical() async throws {
        try await withApp { app in
            try await app.change { $0.criticalAlert = .enabled }
            try await app.prefer { preferences in
                preferences.isSilent = true
                preferences.focus = "Sleep"
            }
            try await app.phone.mute(app: RuleApp.bundleID, for: 60)
            try await app.add("one") { $0.interruptionLevel = .critical }
            try await app.phone.wait(forStep: .soundPlayed, of: .local("one"))
            #expect(try await app.phone.render().banner?.title == "one")
        }
    }

    // MARK: Fields

    @Test("Every field comes back as it was scheduled (S6, S7)")
    func fieldsComeBack() async throws {
        try await withApp { app in
            #expect(UNMutableNotificationContent().targetContentIdentifier == nil)
            try await app.add("one") { content in
                content.subtitle = "Subtitle"
                content.body = "Body"
                content.launchImageName = "Launch"
                content.targetContentIdentifier = "scene"
                content.relevanceScore = 0.75
                content.filterCriteria = "work"
                content.threadIdentifier = "thread"
                content.userInfo = ["a": [1, 2, ["b": true]], "when": Date(timeIntervalSince1970: 9)]
            }
            let content = try #require(await app.center.deliveredNotifications().first?.request.content)
            #expect(content.title == "one" && content.subtitle == "Subtitle" && content.body == "Body")
            #expect(content.launchImageName == "Launch" && content.targetContentIdentifier == "scene")
            #expect(content.relevanceScore == 0.75 && content.filterCriteria == "work")
            #expect(content.threadIdentifier == "thread")
            #expect(content.userInfo["when"] as? Date == Date(timeIntervalSince1970: 9))
            let list = try #require(content.userInfo["a"] as? [Any])
            #expect((list.last as? [String: Any])?["b"] as? Bool == true)
        }
    }

    @Test("localizedUserNotificationString is resolved when shown, not when scheduled (S6, S5)")
    func localizedWhenShown() async throws {
        let tables: @Sendable (URL) throws -> Void = { bundle in
            for (language, text) in [("en", "%@ is here"), ("de", "%@ ist da")] {
                let folder = bundle.appending(path: "\(language).lproj")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(#""ARRIVED" = "\#(text)";"#.utf8).write(to: folder.appending(path: "Localizable.strings"))
            }
        }
        try await withInstalledApp(prepare: tables) { app in
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
            try await app.add("one", trigger) { content in
                content.body = NSString.localizedUserNotificationString(forKey: "ARRIVED", arguments: ["Anna"])
            }
            try await app.prefer { $0.language = "de" }
            try await app.advance(60)
            #expect(try await app.card("one").body == "Anna ist da")
            try await app.prefer { $0.language = "en" }
            #expect(try await app.card("one").body == "Anna is here")
        }
    }

    @Test("updating(from:) with a message intent shows the sender (S7, S5)")
    func communication() async throws {
        try await withApp { app in
            let sender = INPerson(
                personHandle: INPersonHandle(value: "anna", type: .unknown),
                nameComponents: nil,
                displayName: "Anna",
                image: nil,
                contactIdentifier: nil,
                customIdentifier: nil
            )
            let intent = INSendMessageIntent(
                recipients: nil,
                outgoingMessageType: .outgoingMessageText,
                content: "Lunch?",
                speakableGroupName: nil,
                conversationIdentifier: "c",
                serviceName: nil,
                sender: sender,
                attachments: nil
            )
            let content = UNMutableNotificationContent()
            content.title = "New message"
            content.body = "Lunch?"
            let updated = try content.updating(from: intent)
            try await app.center.add(UNNotificationRequest(identifier: "one", content: updated, trigger: nil))
            let card = try await app.card("Anna")
            #expect(card.body == "Lunch?")
        }
    }

    // MARK: Remote payloads

    @Test("The whole push dictionary becomes userInfo (S7; a JSON null is NSNull, Ambiguous 10)")
    func userInfoOfAPush() async throws {
        try await withApp { app in
            try await app.push(
                #"{"aps":{"alert":"Hi","badge":2},"order":{"id":7,"paid":true,"note":null},"list":[1.5,"x"]}"#
            )
            try await app.phone.wait(for: "the card") { !$0.center.isEmpty }
            let info = try #require(await app.center.deliveredNotifications().first?.request.content.userInfo)
            #expect((info["aps"] as? [String: Any])?["alert"] as? String == "Hi")
            let order = try #require(info["order"] as? [String: Any])
            #expect(order["id"] as? Int == 7 && order["paid"] as? Bool == true && order["note"] is NSNull)
            #expect((info["list"] as? [Any])?.first as? Double == 1.5)
        }
    }

    @Test("aps keys become the content's fields (S5 generating-a-remote-notification)")
    func apsKeys() async throws {
        try await withApp { app in
            try await app.push(
                #"""
                {"aps":{"alert":{"title":"T","subtitle":"S","body":"B","launch-image":"L"},"badge":3,"sound":"default",
                "thread-id":"thread","category":"c","target-content-id":"scene","interruption-level":"time-sensitive",
                "relevance-score":0.5,"filter-criteria":"work"}}
                """#
            )
            _ = try await app.card("T")
            let content = try #require(await app.center.deliveredNotifications().first?.request.content)
            #expect(content.title == "T" && content.subtitle == "S" && content.body == "B")
            #expect(content.launchImageName == "L" && content.badge == 3 && content.sound == .default)
            #expect(content.threadIdentifier == "thread" && content.categoryIdentifier == "c")
            #expect(content.targetContentIdentifier == "scene" && content.interruptionLevel == .timeSensitive)
            #expect(content.relevanceScore == 0.5 && content.filterCriteria == "work")
            #expect(try await app.icon().badge == 3)
        }
    }

    @Test("A string as alert is the body (S5)")
    func alertString() async throws {
        try await withApp { app in
            try await app.push(#"{"aps":{"alert":"Just text"}}"#)
            let model = try await app.phone.wait(for: "a banner") { $0.banner != nil }
            #expect(model.banner?.body == "Just text")
        }
    }
}
