import AppLink
import CarillonTesting
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing

/// Why an app is started, and what it is told of that before it says hello.
@Suite(.timeLimit(.minutes(1))) struct LaunchTests {
    private func withApp(
        _ choices: DeviceChoices = DeviceChoices(),
        _ body: @escaping @Sendable (RunningDevice) async throws -> Void
    ) async throws {
        try await withDevice(configure: { $0.choices = choices }) { phone in
            let bundle = try ScriptedBundle.make(in: phone.state)
            let main = bundle.appending(path: "main")
            let script = try String(contentsOf: main, encoding: .utf8)
            let talkative = script.replacingOccurrences(
                of: "link = AppLink.launched()",
                with: "print('facts', os.environ['CARILLON_LAUNCH'], flush=True)\nlink = AppLink.launched()"
            )
            try Data(talkative.utf8).write(to: main)
            _ = try await phone.device.install(bundle: bundle.path)
            var settings = NotificationSettings()
            settings.authorizationStatus = .authorized
            settings.alert = .enabled
            settings.notificationCenter = .enabled
            try await phone.device.setSettings(settings, app: "com.example.app")
            try await body(phone)
        }
    }

    private func facts(_ phone: RunningDevice, _ id: String) async throws -> LaunchFacts {
        let journey = try await phone.wait(forText: "facts {", of: id)
        let line = try #require(journey.entries.first { $0.text.contains("facts {") }?.text)
        let start = try #require(line.firstIndex(of: "{"))
        return try #require(LaunchFacts(encoded: String(line[start...])))
    }

    @Test("a tapped push is in the launch options (UIApplication.LaunchOptionsKey.remoteNotification)")
    func tapped() async throws {
        try await withApp { phone in
            let id = try await phone.receive(RunningDevice.push(#"{"aps":{"alert":"Hello"},"order":7}"#))
            let model = try await phone.wait(for: "the card") { !$0.center.isEmpty }
            let key = try #require(model.center.first?.cards.first?.key)
            try await phone.device.respond(to: key, action: NotificationResponse.defaultActionIdentifier, userText: nil)
            let facts = try await facts(phone, id)
            #expect(facts.applicationState == .active && facts.remoteNotification?["order"] == .integer(7))
        }
    }

    @Test("a background push starts the app in the background, with its payload")
    func woken() async throws {
        try await withApp { phone in
            let id = try await phone.receive(
                RunningDevice.push(#"{"aps":{"content-available":1},"order":8}"#, type: "background")
            )
            let facts = try await facts(phone, id)
            #expect(facts.applicationState == .background && facts.remoteNotification?["order"] == .integer(8))
            try await phone.wait(forText: "UIBackgroundModes", of: id)
        }
    }

    @Test("throttled pushes: the newest comes when the app is opened, and none to an app that was ended")
    func throttled() async throws {
        var choices = DeviceChoices()
        choices.backgroundPushesPerHour = 1
        try await withApp(choices) { phone in
            func push(_ serial: Int64) async throws -> String {
                let payload = #"{"aps":{"content-available":1}}"#
                return try await phone.receive(RunningDevice.push(payload, serial: serial, type: "background"))
            }
            try await phone.wait(forStep: .didReceive, of: try await push(1))
            let second = try await push(2)
            try await phone.wait(forText: "throttled", of: second)
            let third = try await push(3)
            try await phone.wait(forText: "a newer background push", of: second)
            try await phone.device.open(app: "com.example.app")
            try await phone.wait(forStep: .didReceive, of: third)
            try await phone.device.goHome()
            let fourth = try await push(4)
            try await phone.wait(forStep: .held, of: fourth)
            try await phone.device.advanceClock(by: 3600)
            try await phone.wait(forStep: .didReceive, of: fourth)
            let fifth = try await push(5)
            try await phone.wait(forStep: .held, of: fifth)
            try await phone.device.terminate(app: "com.example.app")
            try await phone.wait(forText: "the person ended the app", of: fifth)
        }
    }
}
