import CarillonTesting
import DeviceCore
import DeviceLink
import Foundation
import NotificationModel
import Testing

/// Documented rules, section 10: background pushes.
@Suite("10. Background pushes", .timeLimit(.minutes(1))) struct BackgroundRules {
    private static let silent = #"{"aps":{"content-available":1},"order":7}"#

    private func push(_ payload: String = silent, serial: Int64 = 1) -> CourierPush {
        RunningDevice.push(payload, serial: serial, bundleID: RuleApp.bundleID, type: "background")
    }

    private func withScriptedApp(
        choices: DeviceChoices = DeviceChoices(),
        _ body: @escaping @Sendable (RunningDevice, ScriptedApp) async throws -> Void
    ) async throws {
        try await withDevice(configure: { $0.choices = choices }) { phone in
            let app = try await ScriptedApp.connect(phone, as: RuleApp.bundleID)
            #expect(try await app.authorize(phone))
            try await body(phone, app)
        }
    }

    @Test("The app in the background gets userInfo, and nothing is shown (S5)")
    func wakes() async throws {
        try await withScriptedApp { phone, app in
            let push = push()
            try phone.receive(push)
            let asked = try await app.asked()
            guard case .backgroundPush(let userInfo) = asked.call else { throw DeviceTimeout(what: "the push") }
            #expect(userInfo["order"] != nil)
            try await app.answer(asked, .fetchResult(0))
            let journey = try await phone.wait(forStep: .didReceive, of: push.id)
            #expect(!journey.entries.contains { [.shown, .listed, .willPresent].contains($0.event) })
            #expect(await phone.cards().isEmpty)
        }
    }

    @Test("The app has 30 seconds (S5)")
    func thirtySeconds() async throws {
        try await withScriptedApp { phone, app in
            let push = push()
            try phone.receive(push)
            _ = try await app.asked()
            await phone.clock.waitForSleepers()
            phone.clock.advance(by: 29.9)
            #expect(try await phone.device.journey(id: push.id).entries.last?.event != .didReceive)
            phone.clock.advance(by: 0.1)
            try await phone.wait(forText: "did not finish in 30", of: push.id)
        }
    }

    @Test("With an alert as well, the alert is shown and the app hears of it (S5)")
    func withAnAlert() async throws {
        try await withScriptedApp { phone, app in
            try phone.receive(push(#"{"aps":{"content-available":1,"alert":"Hello"}}"#))
            let asked = try await app.asked()
            try await app.answer(asked, .fetchResult(1))
            try await phone.wait(for: "the banner") { $0.banner?.body == "Hello" }
        }
    }

    @Test("It needs no authorization (S5)")
    func withoutAuthorization() async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone, as: RuleApp.bundleID)
            let push = push()
            try phone.receive(push)
            try await app.answer(try await app.asked(), .fetchResult(0))
            try await phone.wait(forStep: .didReceive, of: push.id)
        }
    }

    @Test("An app that the person ended is not woken (S5)")
    func forceQuit() async throws {
        try await withDevice { phone in
            let bundle = try ScriptedBundle.make(in: phone.state, bundleID: RuleApp.bundleID)
            _ = try await phone.device.install(bundle: bundle.path)
            try await phone.device.terminate(app: RuleApp.bundleID)
            let discarded = push()
            try phone.receive(discarded)
            try await phone.wait(forStep: .discarded, of: discarded.id)
            // Opened again, it is.
            try await phone.device.open(app: RuleApp.bundleID)
            try await phone.device.goHome()
            let taken = push(serial: 2)
            try phone.receive(taken)
            try await phone.wait(forStep: .didReceive, of: taken.id)
        }
    }

    @Test("Two or three an hour are advised: a switch throttles, and only the newest is held (S5)")
    func throttled() async throws {
        var choices = DeviceChoices()
        choices.backgroundPushesPerHour = 2
        try await withScriptedApp(choices: choices) { phone, app in
            let pushes = (1...4).map { push(serial: Int64($0)) }
            for push in pushes[0...1] {
                try phone.receive(push)
                try await app.answer(try await app.asked(), .fetchResult(0))
                try await phone.wait(forStep: .didReceive, of: push.id)
            }
            for push in pushes[2...3] {
                try phone.receive(push)
                try await phone.wait(forStep: .held, of: push.id)
            }
            try await phone.wait(forStep: .discarded, of: pushes[2].id)
            await phone.clock.waitForSleepers()
            phone.clock.advance(by: 3600)
            try await app.answer(try await app.asked(), .fetchResult(0))
            try await phone.wait(forStep: .didReceive, of: pushes[3].id)
        }
    }
}
