import AppLink
import CarillonTesting
import DeviceContext
import DeviceCore
import DeviceDelivery
import DeviceService
import Foundation
import GatewayHTTP2
import GroupCommit
import NotificationModel
import Sender
import Testing

/// A phone whose disk stalls, fills up or fails.
@Suite(.timeLimit(.minutes(1))) struct DiskTests {
    private func withUnreliableDisk(
        configure: @escaping @Sendable (inout DeviceConfiguration) -> Void = { _ in },
        _ body: @escaping @Sendable (RunningDevice, UnreliableDisk, ScriptedApp) async throws -> Void
    ) async throws {
        let folder = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files, whose readers do not wait for the writer.
        let file = folder.appending(path: "device.sqlite").path
        let disk = UnreliableDisk(try DurableDatabase.open(path: file, label: "test").pool)
        try await withDevice(
            state: folder,
            configure: {
                $0.limits.diskPatience = 0.05
                configure(&$0)
            },
            disk: disk
        ) { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            try await phone.device.goHome()
            try await phone.receive(RunningDevice.push(#"{"aps":{"alert":"First"}}"#, serial: 1))
            try await phone.wait(for: "the first") { $0.center.flatMap(\.cards).map(\.body) == ["First"] }
            defer { disk.recover() }
            try await body(phone, disk, app)
        }
    }

    @Test("while the disk stalls the phone is seen and touched and says why; nothing is acknowledged that is not kept")
    func stall() async throws {
        try await withUnreliableDisk { phone, disk, _ in
            await disk.stall()
            let isAcknowledged = AsyncStream.makeStream(of: Void.self)
            async let second: Void = {
                try await phone.receive(RunningDevice.push(#"{"aps":{"alert":"Second"}}"#, serial: 2))
                isAcknowledged.continuation.yield()
                isAcknowledged.continuation.finish()
            }()
            let model = try await phone.wait(for: "the trouble") { $0.phone.trouble != nil }
            #expect(model.center.flatMap(\.cards).map(\.body) == ["First"])
            let key = try #require(model.center.first?.cards.first?.key)
            try await phone.device.expand(card: key)
            #expect(await phone.device.render().expanded?.key == key)
            try await phone.device.collapse()
            try await phone.device.setLocked(true)
            #expect(await phone.device.render().phone.surface == .lockScreen)
            #expect(await phone.device.journeys(limit: 10).count == 1)
            await #expect(throws: DiskTrouble.stalled) {
                try await phone.device.setPreferences(PhonePreferences())
                try await phone.device.mute(app: "com.example.app", until: .distantFuture)
            }
            disk.recover()
            try await second
            var acknowledgements = isAcknowledged.stream.makeAsyncIterator()
            #expect(await acknowledgements.next() != nil)
            try await phone.wait(for: "the second") { model in
                model.phone.trouble == nil && model.center.flatMap(\.cards).count == 2
            }
        }
    }

    @Test("on a full disk a tap still reaches the app, and an app's request is refused rather than lost")
    func full() async throws {
        try await withUnreliableDisk { phone, disk, app in
            let key = try #require(await phone.cards().first?.key)
            disk.fillUp()
            async let answering: Void = phone.device.respond(
                to: key,
                action: NotificationResponse.defaultActionIdentifier,
                userText: nil
            )
            let asked = try await app.asked()
            guard case .didReceive = asked.call else { throw DeviceTimeout(what: "the tap") }
            try await app.answer(asked, .done)
            try await answering
            try await phone.wait(for: "the trouble") { $0.phone.trouble?.contains("full") ?? false }
            try await phone.device.goHome()
            var content = NotificationContent()
            content.title = DisplayText("Local")
            await #expect(throws: (any Error).self) {
                _ = try await app.call(.add(NotificationRequest(identifier: "local", content: content)))
            }
            #expect(await phone.cards().map(\.body) == ["First"])
            disk.recover()
            try await phone.wait(for: "the recovery") { $0.phone.trouble == nil }
            _ = try await app.call(.add(NotificationRequest(identifier: "local", content: content)))
            try await phone.wait(for: "the local one") { $0.center.flatMap(\.cards).contains { $0.title == "Local" } }
        }
    }

    @Test("a push that the disk does not take stays at the gateway, and comes when the disk works again")
    func courier() async throws {
        try await withGateway { gateway in
            let address = CourierAddress(
                host: "localhost",
                port: gateway.ports.courier,
                authority: gateway.identity.caPath,
                enrolment: .file(gateway.identity.observerEnrolmentPath)
            )
            try await withUnreliableDisk { configuration in
                configuration.courier = address
                configuration.limits.reconnectFirst = 0
                configuration.limits.reconnectLast = 0
            } _: { phone, disk, app in
                let token = try await app.call(.registerForRemoteNotifications)
                disk.fail()
                #expect(try await gateway.push("Kept", to: token).status == 200)
                try await phone.wait(for: "the trouble") { $0.phone.trouble != nil }
                #expect(await phone.cards().map(\.body) == ["First"])
                disk.recover()
                let model = try await phone.wait(for: "the push") { $0.banner?.title == "Kept" }
                #expect(model.center.flatMap(\.cards).filter { $0.title == "Kept" }.count == 1)
            }
        }
    }
}
