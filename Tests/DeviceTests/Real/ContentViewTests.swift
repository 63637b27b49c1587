import CarillonTesting
import DeviceContext
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import ViewLink
import WallClock

/// Content extensions in processes of their own: scripts that speak the link.
@Suite(.timeLimit(.minutes(1))) struct ContentViewTests {
    /// A phone with an app and its content extension, which has been opened once, and a card of category `quiz`.
    private func withCard(
        _ content: ScriptedBundle.Content,
        thread: String = "t",
        limits: DeviceLimits = DeviceLimits(),
        _ body: @escaping @Sendable (RunningDevice, _ key: String, _ journey: String) async throws -> Void
    ) async throws {
        try await withDevice(configure: { $0.limits = limits }) { phone in
            let bundle = try ScriptedBundle.make(in: phone.state, content: content)
            _ = try await phone.device.install(bundle: bundle.path)
            try await phone.device.setSettings(.allAllowed, app: "com.example.app")
            try await phone.device.open(app: "com.example.app")
            try await phone.device.goHome()
            let journey = try await push("Capital of Peru?", to: phone, serial: 1)
            let model = try await phone.wait(for: "the banner with its actions") { $0.banner?.actions.count == 5 }
            try await body(phone, try #require(model.banner?.key), journey)
        }
    }

    @discardableResult
    private func push(_ title: String, to phone: RunningDevice, serial: Int64) async throws -> String {
        try await phone.receive(
            RunningDevice.push(
                #"{"aps":{"alert":{"title":"\#(title)"},"category":"quiz","thread-id":"t"}}"#,
                serial: serial
            )
        )
    }

    /// Waits until the extension's label says so.
    private func wait(for words: String, on phone: RunningDevice) async throws {
        let device = phone.device
        _ = try await withRealDeadline("the label “\(words)”") {
            for await _ in await device.events() {
                guard let views = try? await device.contentViews() else { continue }
                let labels = views.frame.update.changed.compactMap { node in
                    if case .label(let text) = node.content { text.string } else { nil }
                }
                if labels.contains(words) { return true }
            }
            return false
        }
    }

    @Test func theExpandedCardIsAlive() async throws {
        try await withCard(.shows) { phone, key, journey in
            try await phone.device.expand(card: key)
            let model = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            let view = try #require(model.contentView)
            #expect(view.initialHeight == view.width / 2)
            #expect(view.hidesDefaultContent && view.takesTouches && !view.overridesTitle)
            try await wait(for: "Capital of Peru?", on: phone)
            try await phone.device.contentEvent(.touch(node: 3, sense: .tap, at: nil))
            try await wait(for: "touched", on: phone)
            try await phone.device.collapse()
            _ = try await phone.wait(for: "the closed card") { $0.contentView == nil }
            await #expect(throws: PhoneError.self) { try await phone.device.contentViews() }
            let told = try await phone.wait(forStep: .extensionShown, of: journey)
            #expect(told.entries.contains { $0.station == .contentExtension && $0.event == .extensionStarted })
        }
    }

    @Test func anotherOfTheSameThreadIsReceivedWhileItIsOpen() async throws {
        try await withCard(.shows) { phone, key, _ in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            try await push("And of Chile?", to: phone, serial: 2)
            try await wait(for: "again And of Chile?", on: phone)
        }
    }

    @Test func theThreeAnswersAreKept() async throws {
        try await withCard(.shows) { phone, key, journey in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            try await phone.device.respond(to: key, action: "stay", userText: nil)
            #expect(await phone.device.render().expanded?.key == key)
            try await phone.device.respond(to: key, action: "forward", userText: nil)
            #expect(await phone.device.render().expanded == nil)
            let told = try await phone.wait(forText: "The app has handled forward", of: journey)
            #expect(!told.entries.contains { $0.text.contains("The app has handled stay") })
        }
        try await withCard(.shows) { phone, key, journey in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            try await phone.device.respond(to: key, action: "go", userText: nil)
            #expect(await phone.device.render().expanded == nil)
            #expect(await phone.cards().isEmpty)
            let told = try await phone.wait(forText: "the app does not hear of it", of: journey)
            #expect(!told.entries.contains { $0.text.contains("The app has handled") })
        }
    }

    @Test func whoGoesElsewhereLeavesTheOpenCard() async throws {
        try await withCard(.shows) { phone, key, _ in
            let ways: [@Sendable () async throws -> Void] = [
                { try await phone.device.goHome() },
                { try await phone.device.open(app: "com.example.app") },
                { try await phone.device.setLocked(true) },
            ]
            for leave in ways {
                try await phone.device.expand(card: key)
                #expect(await phone.device.render().expanded?.key == key)
                try await leave()
                #expect(await phone.device.render().expanded == nil)
                #expect(await phone.cards().count == 1, "it stays where it was")
            }
        }
    }

    @Test func anExtensionMayRemoveItsOwnNotificationAsItAnswers() async throws {
        try await withCard(.shows) { phone, key, journey in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            try await phone.device.respond(to: key, action: "clear", userText: nil)
            #expect(await phone.device.render().expanded == nil)
            #expect(await phone.cards().isEmpty)
            try await phone.wait(forText: "The app has handled clear", of: journey)
        }
    }

    @Test func anAnswerThatNeverComesGoesToTheApp() async throws {
        // However far the clock is moved, the app is in time.
        var limits = DeviceLimits()
        limits.response = 1e9
        try await withCard(.shows, limits: limits) { phone, key, journey in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            async let response: Void = phone.device.respond(to: key, action: "never", userText: nil)
            try await wait(for: "answered never", on: phone)
            // The deadline may begin a moment later than the answer is asked for.
            try await withRealDeadline("the app's turn") {
                while await phone.device.render().expanded != nil { phone.clock.advance(by: 5) }
            }
            try await response
            try await phone.wait(forText: "did not answer never in 600.0 s, so the app gets it", of: journey)
            try await phone.wait(forText: "The app has handled never", of: journey)
        }
    }

    @Test func itMayReplaceItsActionsAndCloseTheCard() async throws {
        try await withCard(.shows) { phone, key, _ in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            try await phone.device.contentEvent(.value(node: 3, value: 1))
            _ = try await phone.wait(for: "the new action") { $0.expanded?.actions.map(\.identifier) == ["new"] }
            try await phone.device.respond(to: key, action: "new", userText: nil)
            var preferences = PhonePreferences()
            preferences.isDark = true
            try await phone.device.setPreferences(preferences)
            try await wait(for: "dark", on: phone)
            try await phone.device.contentEvent(.returnKey(node: 3))
            _ = try await phone.wait(for: "the closed card") { $0.expanded == nil }
            #expect(await phone.cards().count == 1, "closing leaves the card where it was")
        }
    }

    @Test(arguments: [
        (ScriptedBundle.Content.crashes, JourneyEvent.extensionCrashed, "Fatal error: no label"),
        (.floods, .extensionRefused, "more than 120 times in a second"),
        (.breaks, .extensionRefused, "view 4 is a child but was never described"),
        (.refuses, .extensionRefused, "there is no storyboard"),
    ])
    func whateverGoesWrongShowsTheDefaultView(
        content: ScriptedBundle.Content,
        event: JourneyEvent,
        words: String
    ) async throws {
        try await withCard(content) { phone, key, journey in
            try await phone.device.expand(card: key)
            let model = try await phone.wait(for: "the default view") { $0.contentView?.state == .failed }
            #expect(model.contentView?.why?.contains(words) == true)
            #expect(model.expanded?.key == key)
            let told = try await phone.wait(forStep: event, of: journey)
            #expect(told.entries.contains { $0.text.contains(words) && $0.text.contains("default view is shown") })
            try await phone.device.respond(to: key, action: "stay", userText: nil)
            try await phone.wait(forText: "The app has handled stay", of: journey)
        }
    }

    @Test func aHangShowsTheDefaultViewAfterItsTime() async throws {
        try await withCard(.hangs) { phone, key, journey in
            try await phone.device.expand(card: key)
            try await phone.wait(forText: "the content extension lives", of: journey)
            let why = try await advanceUntilItFails(phone)
            #expect(why?.contains("no views in 10.0 s") == true)
            try await phone.wait(forStep: .extensionHung, of: journey)
        }
        try await withCard(.freezes) { phone, key, _ in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            try await phone.device.contentEvent(.touch(node: 3, sense: .tap, at: nil))
            let why = try await advanceUntilItFails(phone)
            #expect(why?.contains("did not answer in 5.0 s") == true)
        }
    }

    /// Moves the clock as long as it takes: a deadline may begin a moment later than what it is for.
    private func advanceUntilItFails(_ phone: RunningDevice) async throws -> String? {
        try await withRealDeadline("the default view") {
            while true {
                let view = await phone.device.render().contentView
                if view?.state == .failed { return view?.why }
                phone.clock.advance(by: 5)
            }
        }
    }

    @Test func onlyItsOwnFilesAreServed() async throws {
        try await withCard(.shows) { phone, key, _ in
            try await phone.device.expand(card: key)
            _ = try await phone.wait(for: "the views") { $0.contentView?.state == .alive }
            for name in ["content/1-0000000000000000.png", "content/../device.sqlite", "content/"] {
                await #expect(throws: PhoneError.self) { try await phone.device.media(name) }
            }
        }
    }
}
