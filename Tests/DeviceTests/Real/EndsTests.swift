import AppLink
import CarillonTesting
import CourierLink
import DeviceCore
import DeviceService
import DeviceStore
import Foundation
import NotificationModel
import Testing
import WallClock

/// What outlives a device, and what does not.
@Suite(.timeLimit(.minutes(1))) struct EndsTests {
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func allow(_ phone: RunningDevice, _ bundleID: String = "com.example.app") async throws {
        var settings = NotificationSettings()
        settings.authorizationStatus = .authorized
        settings.alert = .enabled
        settings.notificationCenter = .enabled
        settings.alertStyle = .banner
        try await phone.device.setSettings(settings, app: bundleID)
    }

    @Test("a push that was stored when the device died is shown at its next start, once")
    func storedPush() async throws {
        try await withFolder { folder in
            try await withDevice(state: folder) { phone in
                let bundle = try ScriptedBundle.make(in: phone.state)
                _ = try await phone.device.install(bundle: bundle.path)
                try await allow(phone)
            }
            let push = RunningDevice.push(#"{"aps":{"alert":"Hello"}}"#)
            do {
                let store = try DeviceStore(path: folder.appending(path: "device.sqlite").path)
                defer { try? store.close() }
                try await store.insert(
                    StoredPush(
                        serial: push.serial,
                        id: push.id,
                        body: try JSONEncoder().encode(push),
                        receivedAt: Date()
                    )
                )
            }
            for _ in 0..<2 {
                try await withDevice(state: folder) { phone in
                    try await phone.wait(for: "the push") { $0.center.flatMap(\.cards).map(\.body) == ["Hello"] }
                }
            }
        }
    }

    @Test("the phone is as it was after a restart")
    func restart() async throws {
        try await withFolder { folder in
            let before = try await withDevice(state: folder) { phone in
                let app = try await ScriptedApp.connect(phone)
                _ = try await app.authorize(phone)
                let action = NotificationAction(identifier: "yes", title: "Yes")
                _ = try await app.call(.setCategories([NotificationCategory(identifier: "c", actions: [action])]))
                for id in ["a", "b"] {
                    var content = NotificationContent()
                    content.title = DisplayText(id)
                    content.categoryIdentifier = "c"
                    content.badge = 4
                    _ = try await app.call(.add(NotificationRequest(identifier: id, content: content)))
                }
                var preferences = PhonePreferences()
                preferences.focus = "Work"
                try await phone.device.setPreferences(preferences)
                return try await phone.wait(for: "both") { $0.center.flatMap(\.cards).count == 2 }
            }
            try await withDevice(state: folder) { phone in
                let after = await phone.device.render()
                #expect(after.center == before.center)
                #expect(after.apps.map(\.badge) == [4] && after.phone.preferences.focus == "Work")
                #expect(after.phone.id == before.phone.id && after.apps.map(\.isRunning) == [false])
            }
        }
    }

    @Test("no process outlives its device")
    func processes() async throws {
        let id = try await withDevice { phone in
            let bundle = try ScriptedBundle.make(in: phone.state, service: .hangs)
            _ = try await phone.device.install(bundle: bundle.path)
            try await allow(phone)
            let push = RunningDevice.push(#"{"aps":{"alert":"Hello","mutable-content":1}}"#)
            try await phone.receive(push)
            let journey = try await phone.wait(forStep: .extensionStarted, of: push.id)
            let text = try #require(journey.entries.first { $0.event == .extensionStarted }?.text)
            return try #require(text.split(separator: " ").last.flatMap { Int32($0) })
        }
        try await withRealDeadline("the process to end") {
            while kill(id, 0) == 0, !Self.isZombie(id) { await Task.yield() }
        }
    }

    private static func isZombie(_ id: Int32) -> Bool {
        let text = FileManager.default.contents(atPath: "/proc/\(id)/stat").map { String(decoding: $0, as: UTF8.self) }
        return text?.contains(") Z") ?? true
    }
}
