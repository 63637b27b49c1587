import CarillonTesting
import CourierLink
import DeviceCore
import DeviceStore
import Foundation
import Logging
import NotificationModel
import Synchronization
import Testing
import WallClock

@testable import DeviceService

/// A push over which the phone's process ends, twice: no push keeps a phone from starting.
@Suite(.timeLimit(.minutes(2)), .serialized) struct SetAsideTests {
    private static let harmless = RunningDevice.push(
        #"{"aps":{"alert":"Harmless"}}"#,
        serial: 1,
        id: "00000000-0000-4000-8000-000000000001"
    )
    private static let fatal = RunningDevice.push(
        #"{"aps":{"alert":"Fatal"}}"#,
        serial: 2,
        id: "00000000-0000-4000-8000-000000000002"
    )

    private static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withDevice(state: folder) { phone in
            let bundle = try ScriptedBundle.make(in: phone.state)
            _ = try await phone.device.install(bundle: bundle.path)
            var settings = NotificationSettings()
            settings.authorizationStatus = .authorized
            settings.alert = .enabled
            settings.notificationCenter = .enabled
            try await phone.device.setSettings(settings, app: "com.example.app")
            try await phone.receive(harmless)
            try await phone.wait(for: "the harmless push") { !$0.center.isEmpty }
        }
        try await body(folder)
    }

    /// A phone in this process, which `whileWorking` ends.
    private static func run(
        _ state: URL,
        whileWorking: @escaping @Sendable (WorkRecord.Subject) -> Void,
        _ body: @escaping @Sendable (Device) async throws -> Void
    ) async throws {
        let device = try Device(
            DeviceConfiguration(state: state, name: "Test Phone"),
            clock: ManualWallClock(),
            logger: Logger(label: "device-test"),
            openStore: { try DeviceStore(path: $0.path) },
            whileWorking: whileWorking
        )
        try await withThrowingTaskGroup { group in
            group.addTask { try await device.run() }
            try await device.ready()
            try await body(device)
            // Whatever ends this process is still to come.
            try await group.next()
        }
    }

    private static func end() { kill(getpid(), SIGKILL) }

    @Test("while it is taken in, handled or presented", arguments: 1...3)
    func handling(moment: Int) async throws {
        try await SetAsideTests.withFolder { folder in
            for _ in 0..<2 {
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [path = folder.path as String, moment = moment as Int] in
                    let moments = Atomic(0)
                    try await SetAsideTests.run(URL(filePath: path)) { subject in
                        guard subject == .push(SetAsideTests.fatal.id) else { return }
                        if moments.add(1, ordering: .relaxed).newValue == moment { SetAsideTests.end() }
                    } _: { device in
                        // The gateway sends again what was not acknowledged.
                        try await device.receive(SetAsideTests.fatal)
                    }
                }
            }
            try await withDevice(state: folder) { phone in
                try await phone.receive(SetAsideTests.fatal)
                try await SetAsideTests.expectSetAside(on: phone)
                #expect(
                    try await phone.device.journey(id: SetAsideTests.fatal.id).entries.contains {
                        $0.event == .received
                    }
                )
            }
        }
    }

    @Test("while its card is drawn, also for the first time after a restart")
    func drawing() async throws {
        try await SetAsideTests.withFolder { folder in
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
                let isThere = Atomic(false)
                try await SetAsideTests.run(URL(filePath: path)) { subject in
                    if subject == .drawing, isThere.load(ordering: .acquiring) { SetAsideTests.end() }
                } _: { device in
                    let events = await device.events()
                    try await device.receive(SetAsideTests.fatal)
                    for await event in events {
                        guard case .journey(let line) = event, line.id == SetAsideTests.fatal.id, line.outcome != nil
                        else { continue }
                        isThere.store(true, ordering: .releasing)
                        _ = await device.render()
                    }
                }
            }
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
                try await SetAsideTests.run(URL(filePath: path)) { subject in
                    if case .card("n2") = subject { SetAsideTests.end() }
                } _: { device in
                    _ = await device.render()
                }
            }
            try await withDevice(state: folder) { try await SetAsideTests.expectSetAside(on: $0) }
        }
    }

    @Test("a process that is killed while it waits has nothing against a push")
    func killedMeanwhile() async throws {
        try await SetAsideTests.withFolder { folder in
            for _ in 0..<3 {
                await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
                    try await SetAsideTests.run(URL(filePath: path), whileWorking: { _ in }) { device in
                        try await device.receive(SetAsideTests.fatal)
                        SetAsideTests.end()
                    }
                }
            }
            try await withDevice(state: folder) { phone in
                try await phone.wait(for: "both") { $0.center.flatMap(\.cards).count == 2 }
            }
        }
    }

    private static func expectSetAside(on phone: RunningDevice) async throws {
        let journey = try await phone.wait(forStep: .setAside, of: fatal.id)
        let verdict = JourneyVerdict(of: journey.entries)
        #expect(verdict.kind == .setAside && verdict.kind.severity == .failed)
        #expect(verdict.detail?.contains("ended twice") == true)
        #expect(await phone.cards().map(\.body) == ["Harmless"])
        // The phone goes on as if nothing had been.
        let later = RunningDevice.push(#"{"aps":{"alert":"Later"}}"#, serial: 3)
        try await phone.receive(later)
        try await phone.wait(for: "the next push") { $0.center.flatMap(\.cards).contains { $0.body == "Later" } }
    }
}
