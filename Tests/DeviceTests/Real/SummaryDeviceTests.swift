import AppLink
import CarillonTesting
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import UntrustedFiles
import WallClock

/// Summary, provisional authorization and attachments in the centre, against a real device.
@Suite(.timeLimit(.minutes(1))) struct SummaryDeviceTests {
    private func request(_ id: String) -> NotificationRequest {
        var content = NotificationContent()
        content.title = DisplayText(id)
        return NotificationRequest(identifier: id, content: content)
    }

    @Test("what waits survives a restart and comes at its time")
    func summary() async throws {
        let state = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: state) }
        let clock = ManualWallClock()
        try await withDevice(state: state, clock: clock) { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            var preferences = PhonePreferences()
            let times = ["06:00", "18:00"].compactMap { TimeOfDay($0) }
            preferences.summary = ScheduledSummary(times: times)
            try await phone.device.setPreferences(preferences)
            var settings = try await phone.device.settings(app: "com.example.app")
            settings.scheduledDelivery = .enabled
            try await phone.device.setSettings(settings, app: "com.example.app")
            _ = try await app.call(.add(request("one")))
            try await phone.wait(forStep: .held, of: .local("one"))
            #expect(await phone.cards().isEmpty)
        }
        try await withDevice(state: state, clock: clock) { phone in
            try await phone.device.advanceClock(by: 12 * 3600)
            let model = try await phone.wait(for: "the summary") { $0.summary != nil }
            #expect(model.summary?.cards.map(\.title) == ["one"] && model.banner == nil)
            try await phone.wait(forText: "scheduled summary brings it", of: .local("one"))
            let key = try #require(model.summary?.cards.first?.key)
            try await phone.device.clear(card: key)
            #expect(await phone.device.render().summary == nil)
        }
    }

    @Test("Keep leaves a provisional app quiet and authorized, Turn Off denies it", arguments: [true, false])
    func provisional(keep: Bool) async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            await #expect(throws: PhoneError.self) {
                try await phone.device.settleProvisional(app: "com.example.app", keep: keep)
            }
            _ = try await app.call(.requestAuthorization([.alert, .sound, .provisional]))
            _ = try await app.call(.add(request("one")))
            #expect(await phone.cards().map(\.isProvisional) == [true])
            try await phone.device.settleProvisional(app: "com.example.app", keep: keep)
            let settings = try await phone.device.settings(app: "com.example.app")
            #expect(settings.authorizationStatus == (keep ? .authorized : .denied))
            #expect(await phone.cards().map(\.isProvisional) == [false])
            _ = try await app.call(.add(request("two")))
            let model = await phone.device.render()
            #expect(model.center.flatMap(\.cards).count == (keep ? 2 : 1) && model.banner == nil)
        }
    }
}
