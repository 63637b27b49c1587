import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 3: what a person answers.
@Suite("3. Responses", .timeLimit(.minutes(1))) struct ResponseRules {
    private static func action(_ id: String, _ options: UNNotificationActionOptions = []) -> UNNotificationAction {
        UNNotificationAction(identifier: id, title: id.capitalized, options: options)
    }

    private static func category(
        _ id: String,
        _ actions: [UNNotificationAction],
        _ options: UNNotificationCategoryOptions = []
    ) -> UNNotificationCategory {
        UNNotificationCategory(identifier: id, actions: actions, intentIdentifiers: [], options: options)
    }

    /// An app with a delegate, those categories, and a card of the category `c`.
    private func withCard(
        _ categories: Set<UNNotificationCategory>,
        _ body: @escaping @Sendable (RuleApp, RecordingDelegate, RenderModel.Card) async throws -> Void
    ) async throws {
        try await withApp { app in
            let delegate = RecordingDelegate()
            await app.use(delegate)
            app.center.setNotificationCategories(categories)
            try await app.add("one") { content in
                content.categoryIdentifier = "c"
                content.userInfo = ["order": 7]
                content.targetContentIdentifier = "scene"
            }
            try await body(app, delegate, app.card("one"))
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("Default: the person opens the app with the notification (S6)")
    func defaultAction() async throws {
        try await withCard([]) { app, delegate, card in
            try await app.phone.respond(
                to: card.key,
                action: UNNotificationDefaultActionIdentifier,
                userText: nil
            )
            let response = await delegate.response()
            #expect(response?.actionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
            #expect(response?.notification.request.content.userInfo["order"] as? Int == 7)
            #expect(response?.notification.request.content.targetContentIdentifier == "scene")
            #expect(try await app.phone.render().phone.surface == .app(bundleID: RuleApp.bundleID))
            #expect(try await app.titles().isEmpty, "an answered notification leaves the centre")
        }
    }

    @Test("Dismiss: only with customDismissAction (S6)")
    func dismissAction() async throws {
        try await withCard([Self.category("c", [], .customDismissAction)]) { app, delegate, card in
            try await app.phone.respond(
                to: card.key,
                action: UNNotificationDismissActionIdentifier,
                userText: nil
            )
            let response = await delegate.response()
            #expect(response?.actionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
            #expect(try await app.phone.render().phone.surface == .homeScreen)
        }
    }

    @Test("Dismiss: without customDismissAction the app does not hear of it (S5)")
    func dismissWithoutTheOption() async throws {
        try await withCard([Self.category("c", [])]) { app, _, card in
            try await app.phone.respond(
                to: card.key,
                action: UNNotificationDismissActionIdentifier,
                userText: nil
            )
            let journey = try await app.phone.wait(forStep: .dismissed, of: .local("one"))
            #expect(!journey.entries.contains { $0.event == .didReceive })
            #expect(try await app.titles().isEmpty)
        }
    }

    @Test("Ignoring or flicking away is no explicit dismissal (S5)")
    func flickingAway() async throws {
        try await withCard([Self.category("c", [], .customDismissAction)]) { app, _, card in
            try await app.phone.dismissBanner()
            #expect(try await app.titles() == ["one"])
            try await app.phone.clear(card: card.key)
            let journey = try await app.phone.wait(forStep: .removed, of: .local("one"))
            #expect(!journey.entries.contains { $0.event == .didReceive || $0.event == .dismissed })
        }
    }

    @Test("A custom action without .foreground: handled in the background (S5, S6)")
    func backgroundAction() async throws {
        try await withCard([Self.category("c", [Self.action("archive")])]) { app, delegate, card in
            try await app.phone.respond(to: card.key, action: "archive", userText: nil)
            #expect(await delegate.response()?.actionIdentifier == "archive")
            #expect(try await app.phone.render().phone.surface == .homeScreen)
        }
    }

    @Test("A custom action with .foreground brings the app forward (S6)")
    func foregroundAction() async throws {
        try await withCard([Self.category("c", [Self.action("show", .foreground)])]) { app, delegate, card in
            #expect(card.actions.map(\.opensApp) == [true])
            try await app.phone.respond(to: card.key, action: "show", userText: nil)
            #expect(await delegate.response()?.actionIdentifier == "show")
            #expect(try await app.phone.render().phone.surface == .app(bundleID: RuleApp.bundleID))
        }
    }

    @Test("authenticationRequired: a locked phone is unlocked first (S5, S6)", arguments: [true, false])
    func authenticationRequired(unlocks: Bool) async throws {
        let safe: Set = [Self.category("c", [Self.action("safe", .authenticationRequired)])]
        try await withCard(safe) { app, delegate, card in
            try await app.phone.setLocked(true)
            let answered = Task { try await app.phone.respond(to: card.key, action: "safe", userText: nil) }
            let prompts = try await app.phone.wait(for: "a question") { $0.prompts.first?.kind == .unlock }.prompts
            try await app.phone.answer(prompt: prompts[0].id, allow: unlocks)
            if unlocks {
                try await answered.value
                #expect(await delegate.response()?.actionIdentifier == "safe")
            } else {
                await #expect(throws: PhoneAPI.Refusal.self) { try await answered.value }
                #expect(try await app.titles() == ["one"], "nothing happened to it")
            }
        }
    }

    @Test("destructive is highlighted; order and titles are the category's (S6)")
    func destructive() async throws {
        let actions: Set = [Self.category("c", [Self.action("keep"), Self.action("delete", .destructive)])]
        try await withCard(actions) { _, _, card in
            #expect(card.actions.map(\.title) == ["Keep", "Delete"])
            #expect(card.actions.map(\.isDestructive) == [false, true])
        }
    }

    @Test("A text input action: its text arrives as userText (S5)", arguments: ["On my way 🚲", ""])
    func textInput(text: String) async throws {
        let reply = UNTextInputNotificationAction(
            identifier: "reply",
            title: "Reply",
            options: [],
            textInputButtonTitle: "Send",
            textInputPlaceholder: "Message"
        )
        try await withCard([Self.category("c", [reply])]) { app, delegate, card in
            #expect(card.actions.first?.textInput?.buttonTitle == "Send")
            #expect(card.actions.first?.textInput?.placeholder == "Message")
            try await app.phone.respond(to: card.key, action: "reply", userText: text)
            let response = await delegate.response() as? UNTextInputNotificationResponse
            #expect(response?.userText == text)
        }
    }

    @Test("A delegate without didReceive never answers a custom action, and nothing hangs (S5)")
    func didReceiveMissing() async throws {
        try await withCard([Self.category("c", [Self.action("archive")])]) { app, _, card in
            let silent = SilentDelegate()
            await app.use(silent)
            try await app.phone.respond(to: card.key, action: "archive", userText: nil)
            #expect(try await app.titles().isEmpty)
            withExtendedLifetime(silent) {}
        }
    }

    @Test("Actions of one identifier: those of the notification's own category are meant (S5: unique is advised)")
    func sharedActionIdentifiers() async throws {
        let categories: Set = [
            Self.category("c", [Self.action("go")]), Self.category("other", [Self.action("go", .foreground)]),
        ]
        try await withCard(categories) { app, delegate, card in
            try await app.phone.respond(to: card.key, action: "go", userText: nil)
            #expect(await delegate.response()?.actionIdentifier == "go")
            #expect(try await app.phone.render().phone.surface == .homeScreen)
        }
    }

    @Test("Actions show only where the category is registered (S5 UNNotificationCategory)")
    func unregisteredCategory() async throws {
        try await withCard([Self.category("another", [Self.action("archive")])]) { app, _, card in
            #expect(card.actions.isEmpty)
            await #expect(throws: PhoneAPI.Refusal.self) {
                try await app.phone.respond(to: card.key, action: "archive", userText: nil)
            }
        }
    }

    @Test("Up to ten actions where there is space (S5 UNNotificationCategory)")
    func tenActions() async throws {
        let twelve: Set = [Self.category("c", (0..<12).map { Self.action("a\($0)") })]
        try await withCard(twelve) { app, _, card in
            #expect(card.actions.map(\.identifier) == (0..<10).map { "a\($0)" })
            #expect(await app.center.notificationCategories().first?.actions.count == 12)
        }
    }

    @Test("At most two actions where space is limited (S5 UNNotificationCategory)")
    func twoActions() async throws {
        let three: Set = [Self.category("c", (0..<3).map { Self.action("a\($0)") })]
        try await withCard(three) { app, _, card in
            #expect(card.actions.count == 3)
            try await app.prefer { $0.isCompact = true }
            let compact = try await app.card(card.title)
            #expect(compact.actions.map(\.identifier) == ["a0", "a1"])
        }
    }

    @Test("The delegate is called on the main thread (Ambiguous 8)")
    func mainThread() async throws {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            let (calls, tell) = AsyncStream.makeStream(of: Void.self)
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                dispatchPrecondition(condition: .onQueue(.main))
                tell.yield()
                completionHandler(.list)
            }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                dispatchPrecondition(condition: .onQueue(.main))
                tell.yield()
                completionHandler()
            }
        }
        try await withApp { app in
            let delegate = Delegate()
            await app.use(delegate)
            try await app.bringToFront()
            try await app.add("one")
            let card = try await app.card("one")
            try await app.phone.respond(
                to: card.key,
                action: UNNotificationDefaultActionIdentifier,
                userText: nil
            )
            var heard = 0
            for await _ in delegate.calls {
                heard += 1
                if heard == 2 { break }
            }
            #expect(heard == 2)
        }
    }
}
