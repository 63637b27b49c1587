import AppLink
import CarillonTesting
import CourierLink
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import WallClock
import WireCoding

/// Processes that break the rules of the link, on purpose or not: each harms itself alone.
@Suite("Hostile and broken links", .timeLimit(.minutes(1))) struct HostileLinkTests {
    private func withNeighbour(
        _ body: @escaping @Sendable (RunningDevice, ScriptedApp) async throws -> Void
    ) async throws {
        try await withDevice { phone in
            let good = try await ScriptedApp.connect(phone, as: "com.example.good")
            try await body(phone, good)
            // The neighbour never noticed.
            #expect(try await good.authorize(phone, [.alert]))
            var content = NotificationContent()
            content.title = "Still here"
            _ = try await good.call(.add(NotificationRequest(identifier: "one", content: content)))
            try await phone.wait(for: "the neighbour's banner") { $0.banner?.title == "Still here" }
        }
    }

    private func refusal(of app: ScriptedApp) async throws -> LinkFailure? {
        do {
            _ = try await app.welcome()
            return nil
        } catch let failure as LinkFailure {
            return failure
        }
    }

    @Test("An extension cannot be claimed by a process that the device did not start")
    func claimedExtension() async throws {
        try await withNeighbour { phone, _ in
            for role in [LinkHello.Role.serviceExtension, .contentExtension] {
                let bad = try await ScriptedApp.connectRaw(phone)
                try await bad.send(.hello(LinkHello(role: role, bundleID: "com.example.good", processID: 1)))
                #expect(try await refusal(of: bad)?.message.contains("launch secret") == true)
            }
            let forged = try await ScriptedApp.connectRaw(phone)
            let hello = LinkHello(role: .app, bundleID: "com.example.good", processID: 1, launchSecret: "0123")
            try await forged.send(.hello(hello))
            #expect(try await refusal(of: forged)?.message.contains("secret") == true)
        }
    }

    @Test("A process that dies while the person is asked takes its question along or leaves an answerable one")
    func deathDuringAQuestion() async throws {
        try await withNeighbour { phone, _ in
            let app = try await ScriptedApp.connect(phone, as: "com.example.dying")
            _ = try await app.begin(.requestAuthorization([.alert]))
            let prompt = try await phone.wait(for: "a prompt") { !$0.prompts.isEmpty }.prompts[0]
            await app.close()
            try await phone.wait(for: "it to be gone") { model in
                !model.apps.contains { $0.bundleID == "com.example.dying" && $0.isRunning }
            }
            if await phone.device.render().prompts.contains(where: { $0.id == prompt.id }) {
                try await phone.device.answer(prompt: prompt.id, allow: true)
            }
            #expect(await phone.device.render().prompts.isEmpty)
        }
    }

    @Test("A process that dies over willPresent: its notification is not presented, at once")
    func deathDuringWillPresent() async throws {
        try await withNeighbour { phone, _ in
            let app = try await ScriptedApp.connect(phone, as: "com.example.dying")
            #expect(try await app.authorize(phone))
            _ = try await app.call(.delegateChanged(isSet: true))
            try await phone.device.open(app: "com.example.dying")
            var content = NotificationContent()
            content.title = "Lost"
            _ = try await app.call(.add(NotificationRequest(identifier: "lost", content: content)))
            _ = try await app.asked()
            await app.close()
            try await phone.wait(forStep: .suppressed, of: .local("lost", app: "com.example.dying"))
            #expect(await phone.device.render().phone.surface == .homeScreen)
        }
    }

    @Test("An answer of another kind than was asked counts as none")
    func wrongKindOfAnswer() async throws {
        try await withNeighbour { phone, _ in
            let app = try await ScriptedApp.connect(phone, as: "com.example.odd")
            #expect(try await app.authorize(phone))
            _ = try await app.call(.delegateChanged(isSet: true))
            try await phone.device.open(app: "com.example.odd")
            var content = NotificationContent()
            content.title = "Odd"
            _ = try await app.call(.add(NotificationRequest(identifier: "odd", content: content)))
            try await app.answer(try await app.asked(), .deviceToken("ff"))
            try await phone.wait(forStep: .suppressed, of: .local("odd", app: "com.example.odd"))
            // And a background push's result may be any number.
            try await phone.device.goHome()
            let push = RunningDevice.push(
                #"{"aps":{"content-available":1}}"#,
                bundleID: "com.example.odd",
                type: "background"
            )
            try await phone.receive(push)
            try await app.answer(try await app.asked(), .fetchResult(.max))
            try await phone.wait(forStep: .didReceive, of: push.id)
        }
    }
}
