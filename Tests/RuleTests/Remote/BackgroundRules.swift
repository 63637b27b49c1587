import AppLink
import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import ProviderAPI
import Testing

/// Documented rules, section 10: background pushes.
@Suite("10. Background pushes", .timeLimit(.minutes(1))) struct BackgroundRules {
    private static let silent = #"{"aps":{"content-available":1},"order":7}"#

    private func withScriptedApp(
        on setup: PhoneProcess.Setup = .init(),
        isAuthorized: Bool = true,
        _ body: @escaping @Sendable (PhoneProcess, ScriptedApp) async throws -> Void
    ) async throws {
        try await withPhoneProcess(setup) { phone in
            let app = try await ScriptedApp.connect(phone, as: RuleApp.bundleID)
            if isAuthorized { #expect(try await app.authorize(phone)) }
            _ = try await app.call(.registerForRemoteNotifications)
            try await body(phone, app)
        }
    }

    private func push(_ phone: PhoneProcess, _ payload: String = silent) async throws -> String {
        try await phone.push(payload, to: RuleApp.bundleID, type: .background)
    }

    @Test("The app in the background gets userInfo, and nothing is shown (S5)")
    func wakes() async throws {
        try await withScriptedApp { phone, app in
            let id = try await push(phone)
            let asked = try await app.asked()
            guard case .backgroundPush(let userInfo) = asked.call else { throw DeviceTimeout(what: "the push") }
            #expect(userInfo["order"] != nil)
            try await app.answer(asked, .fetchResult(0))
            let journey = try await phone.wait(forStep: .didReceive, of: id)
            #expect(!journey.entries.contains { [.shown, .listed, .willPresent].contains($0.event) })
            #expect(try await phone.cards().isEmpty)
        }
    }

    @Test("The app has 30 seconds (S5)")
    func thirtySeconds() async throws {
        try await withScriptedApp { phone, app in
            let id = try await push(phone)
            _ = try await app.asked()
            try await phone.advance(by: 29.9)
            #expect(try await phone.journey(id: id).entries.last?.event != .didReceive)
            try await phone.advance(by: 0.1, untilStep: .didReceive, of: id)
            try await phone.wait(forText: "did not finish in 30", of: id)
        }
    }

    @Test("With an alert as well, the alert is shown and the app hears of it (S5)")
    func withAnAlert() async throws {
        try await withScriptedApp { phone, app in
            let payload = #"{"aps":{"content-available":1,"alert":"Hello"}}"#
            try await phone.push(payload, to: RuleApp.bundleID)
            let asked = try await app.asked()
            try await app.answer(asked, .fetchResult(1))
            try await phone.wait(for: "the banner") { $0.banner?.body == "Hello" }
        }
    }

    @Test("It needs no authorization (S5)")
    func withoutAuthorization() async throws {
        try await withScriptedApp(isAuthorized: false) { phone, app in
            let id = try await push(phone)
            try await app.answer(try await app.asked(), .fetchResult(0))
            try await phone.wait(forStep: .didReceive, of: id)
        }
    }

    @Test("An app that the person ended is not woken (S5)")
    func forceQuit() async throws {
        try await withPhoneProcess { phone in
            try await phone.install(try ScriptedBundle.make(in: phone.state, bundleID: RuleApp.bundleID))
            try await phone.open(app: RuleApp.bundleID)
            try await phone.wait(for: "its device token") { $0.apps.first?.deviceToken != nil }
            try await phone.goHome()
            try await phone.terminate(app: RuleApp.bundleID)
            let discarded = try await push(phone)
            try await phone.wait(forStep: .discarded, of: discarded)
            // Opened again, it is.
            try await phone.open(app: RuleApp.bundleID)
            try await phone.goHome()
            let taken = try await push(phone)
            try await phone.wait(forStep: .didReceive, of: taken)
        }
    }

    @Test("Two or three an hour are advised: a switch throttles, and only the newest is held (S5)")
    func throttled() async throws {
        try await withScriptedApp(on: .init(arguments: ["--background-pushes-per-hour", "2"])) { phone, app in
            for _ in 1...2 {
                let id = try await push(phone)
                try await app.answer(try await app.asked(), .fetchResult(0))
                try await phone.wait(forStep: .didReceive, of: id)
            }
            let third = try await push(phone)
            try await phone.wait(forStep: .held, of: third)
            let fourth = try await push(phone)
            try await phone.wait(forStep: .held, of: fourth)
            try await phone.wait(forStep: .discarded, of: third)
            try await phone.advance(by: 3600)
            try await app.answer(try await app.asked(), .fetchResult(0))
            try await phone.wait(forStep: .didReceive, of: fourth)
        }
    }
}
