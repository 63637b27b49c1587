import CarillonTesting
import CourierLink
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import WallClock

/// Pushes of each priority on a phone whose power a test sets.
@Suite(.timeLimit(.minutes(1))) struct PowerTests {
    /// A phone with the app installed and allowed, in Low Power Mode.
    private func withSavingPhone(
        state: URL? = nil,
        installs: Bool = true,
        _ body: @escaping @Sendable (RunningDevice) async throws -> Void
    ) async throws {
        try await withDevice(state: state) { phone in
            if installs {
                let bundle = try ScriptedBundle.make(in: phone.state)
                _ = try await phone.device.install(bundle: bundle.path)
                try await phone.device.setSettings(.allAllowed, app: "com.example.app")
                try await set(PowerCondition(isLow: true), on: phone)
            }
            try await body(phone)
        }
    }

    private func set(_ power: PowerCondition?, on phone: RunningDevice) async throws {
        var preferences = await phone.device.render().phone.preferences
        preferences.power = power
        try await phone.device.setPreferences(preferences)
    }

    private func send(_ priority: Int, _ serial: Int64, to phone: RunningDevice, until expiration: Date? = nil)
        async throws -> String
    {
        let payload = #"{"aps":{"alert":{"title":"Number \#(serial)"}}}"#
        let push = RunningDevice.push(payload, serial: serial, priority: priority, expiration: expiration)
        return try await phone.receive(push)
    }

    @Test("10 is shown at once, 5 and 1 wait, and all come when the phone charges")
    func charging() async throws {
        try await withSavingPhone { phone in
            let one = try await send(1, 1, to: phone)
            let five = try await send(5, 2, to: phone)
            let ten = try await send(10, 3, to: phone)
            try await phone.wait(forText: "priority 1 does not wake it", of: one)
            try await phone.wait(forText: "Held for its group", of: five)
            let atOnce = try await phone.wait(forStep: .shown, of: ten)
            #expect(
                atOnce.entries.contains {
                    $0.text.contains("Priority 10 comes at once") && $0.rule?.contains("apns-priority") == true
                }
            )
            #expect(await phone.cards().map(\.title) == ["Number 3"])
            try await set(PowerCondition(isLow: true, isCharging: true), on: phone)
            for id in [one, five] {
                let journey = try await phone.wait(forStep: .shown, of: id)
                #expect(journey.entries.contains { $0.text == "It goes on: the phone saves no power any more" })
            }
        }
    }

    @Test(
        "The group comes 15 minutes after its first; priority 1 goes on waiting; the next group has a time of its own"
    )
    func groups() async throws {
        try await withSavingPhone { phone in
            let one = try await send(1, 1, to: phone)
            let first = try await send(5, 2, to: phone)
            try await phone.wait(forStep: .held, of: one)
            try await phone.wait(forStep: .held, of: first)
            try await phone.device.advanceClock(by: 600)
            let second = try await send(5, 3, to: phone)
            try await phone.wait(forStep: .held, of: second)
            #expect(await phone.cards().isEmpty)
            try await phone.device.advanceClock(by: 300)
            for id in [first, second] { try await phone.wait(forStep: .shown, of: id) }
            let third = try await send(5, 4, to: phone)
            try await phone.wait(forStep: .held, of: third)
            try await phone.device.advanceClock(by: 600)
            #expect(await phone.cards().count == 2)
        }
    }

    @Test("What expires while it waits is not shown, and a push with one attempt does not wait")
    func expires() async throws {
        try await withSavingPhone { phone in
            let short = try await send(5, 1, to: phone, until: phone.clock.now().addingTimeInterval(60))
            try await phone.wait(forStep: .held, of: short)
            try await phone.device.advanceClock(by: 61)
            try await set(nil, on: phone)
            try await phone.wait(forText: "It expired while it was held", of: short)
            try await set(PowerCondition(isScreenOff: true), on: phone)
            let attempt = try await send(5, 2, to: phone, until: Date(timeIntervalSince1970: 0))
            try await phone.wait(forText: "Its one attempt meets", of: attempt)
            #expect(await phone.cards().isEmpty)
        }
    }

    @Test("What waits when the phone ends comes after its next start")
    func restart() async throws {
        let state = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: state) }
        try await withSavingPhone(state: state) { phone in
            let id = try await send(1, 1, to: phone)
            try await phone.wait(forStep: .held, of: id)
        }
        try await withSavingPhone(state: state, installs: false) { phone in
            #expect(await phone.cards().isEmpty)
            try await set(nil, on: phone)
            try await phone.wait(for: "the card") { $0.center.flatMap(\.cards).map(\.title) == ["Number 1"] }
        }
    }
}
