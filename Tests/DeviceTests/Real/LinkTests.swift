import AppLink
import CarillonTesting
import DeviceContext
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import UntrustedFiles
import WallClock
import WireCoding

/// Apps on the link, against a real device.
@Suite(.timeLimit(.minutes(1))) struct LinkTests {
    private func content(_ title: String) -> NotificationContent {
        var content = NotificationContent()
        content.title = DisplayText(title)
        content.sound = NotificationSound()
        return content
    }

    @Test func anAppAsksThePersonAndIsShown() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            #expect(try await app.authorize(phone))
            _ = try await app.call(.add(NotificationRequest(identifier: "one", content: content("Hello"))))
            let model = try await phone.wait(for: "a banner") { $0.banner != nil }
            #expect(model.banner?.title == "Hello" && model.center.count == 1)
            let journey = try await phone.wait(forStep: .shown, of: .local("one"))
            #expect(journey.entries.map(\.event).contains(.scheduled))
            phone.clock.advance(by: 5)
            try await phone.wait(for: "the banner to leave") { $0.banner == nil && $0.center.count == 1 }
        }
    }

    @Test func pendingSurvivesARestartAndFiresOnce() async throws {
        let folder = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = ManualWallClock()
        try await withDevice(state: folder, clock: clock) { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            let trigger = Trigger.timeInterval(seconds: 60, repeats: false)
            _ = try await app.call(
                .add(NotificationRequest(identifier: "one", content: content("Later"), trigger: trigger))
            )
        }
        clock.advance(by: 600)
        try await withDevice(state: folder, clock: clock) { phone in
            try await phone.wait(for: "the missed one") { $0.center.flatMap(\.cards).map(\.title) == ["Later"] }
        }
        try await withDevice(state: folder, clock: clock) { phone in
            #expect(await phone.cards().count == 1)
            let fired = try await phone.device.journey(id: .local("one")).entries.filter { $0.event == .fired }
            #expect(fired.count == 1)
        }
    }

    @Test func anAppInTheForegroundIsAsked() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            _ = try await app.call(.delegateChanged(isSet: true))
            try await phone.device.open(app: "com.example.app")
            _ = try await app.call(.add(NotificationRequest(identifier: "one", content: content("Hello"))))
            let asked = try await app.asked()
            guard case .willPresent(let notification) = asked.call else { throw DeviceTimeout(what: "willPresent") }
            #expect(notification.request.identifier == "one")
            try await app.answer(asked, .presentation([.list]))
            let model = try await phone.wait(for: "the list") { !$0.center.isEmpty }
            #expect(model.banner == nil)
        }
    }

    @Test func anAppThatAddsARequestIsAskedAlthoughItsDelegateComesLater() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            try await phone.device.open(app: "com.example.app")
            for (identifier, options) in [("without", nil), ("later", PresentationOptions.list)] {
                _ = try await app.call(.add(NotificationRequest(identifier: identifier, content: content("Hello"))))
                let asked = try await app.asked()
                guard case .willPresent = asked.call else { throw DeviceTimeout(what: "willPresent") }
                try await app.answer(asked, .presentation(options))
            }
            try await phone.wait(for: "the list") { !$0.center.isEmpty }
            let without = try await phone.device.journey(id: .local("without"))
            #expect(without.entries.map(\.event) == [.scheduled, .suppressed])
            #expect(without.entries.last?.text.contains("has set no delegate") == true)
        }
    }

    @Test func anAppThatDoesNotAnswerPresentsNothing() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            _ = try await app.call(.delegateChanged(isSet: true))
            try await phone.device.open(app: "com.example.app")
            _ = try await app.call(.add(NotificationRequest(identifier: "one", content: content("Hello"))))
            _ = try await app.asked()
            await phone.clock.waitForSleepers()
            phone.clock.advance(by: 5)
            try await phone.wait(forStep: .suppressed, of: .local("one"))
            #expect(await phone.cards().isEmpty)
        }
    }

    @Test func settingsChangedByThePersonAreSeenAtOnce() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            var settings = try await phone.device.settings(app: "com.example.app")
            settings.sound = .disabled
            try await phone.device.setSettings(settings, app: "com.example.app")
            let seen = try await app.call(.settings)
            #expect(seen == settings)
            #expect(try await app.call(.isFocused) == false)
            var preferences = PhonePreferences()
            preferences.focus = "Work"
            try await phone.device.setPreferences(preferences)
            #expect(try await app.call(.isFocused) == true)
        }
    }

    // MARK: Bad input

    @Test func aBundleIDThatIsTakenCannotBeClaimed() async throws {
        try await withDevice { phone in
            let bundle = try ScriptedBundle.make(in: phone.state, bundleID: "com.example.installed")
            _ = try await phone.device.install(bundle: bundle.path)
            await #expect(throws: LinkFailure.self) {
                try await ScriptedApp.connect(phone, as: "com.example.installed")
            }
            let visitor = try await ScriptedApp.connect(phone, as: "com.example.visitor")
            await #expect(throws: LinkFailure.self) { try await ScriptedApp.connect(phone, as: "com.example.visitor") }
            await #expect(throws: LinkFailure.self) { try await ScriptedApp.connect(phone, as: "../../etc/passwd") }
            // Until here: an app that nobody holds has closed its connection, and its bundle id is free again.
            await visitor.close()
        }
    }

    @Test func oneOfTwoProcessesThatClaimABundleIDAtOnceGetsIt() async throws {
        try await withDevice { phone in
            for round in 0..<8 {
                async let one = try? ScriptedApp.connect(phone, as: "com.example.visitor\(round)")
                async let other = try? ScriptedApp.connect(phone, as: "com.example.visitor\(round)")
                let taken = await [one, other].compactMap(\.self)
                #expect(taken.count == 1)
                for app in taken { await app.close() }
            }
        }
    }

    @Test func aProcessThatDiesInTheMiddleIsForgotten() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            try await app.send(bytes: FrameCoder.encode(LinkFrame.appCall(id: 1, .settings)).dropLast(3))
            try await phone.wait(for: "it to run") { $0.apps.first?.isRunning == true }
            await app.close()
            try await phone.wait(for: "it to be gone") { $0.apps.first?.isRunning == false }
            _ = try await ScriptedApp.connect(phone)
        }
    }

    @Test func aSecondDeviceOnTheSameStateIsRefused() async throws {
        try await withDevice { phone in
            await #expect(throws: PhoneError.self) { try await withDevice(state: phone.state) { _ in } }
        }
    }
}
