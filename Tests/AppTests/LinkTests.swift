import AppLink
import Foundation
import NotificationModel
import Testing
import WireCoding

@testable import OpenUserNotifications

@Suite(.timeLimit(.minutes(1))) struct LinkTests {
    @Test func theFirstCallConnectsAndSaysWhoItIs() async throws {
        let device = try ScriptedDevice()
        let link = device.makeLink(role: .serviceExtension)
        #expect(device.hellos.isEmpty)
        try await link.call(.setBadge(1))
        #expect(device.hellos.map(\.bundleID) == ["com.example.test"])
        #expect(device.hellos.first?.role == .serviceExtension)
    }

    @Test func aRefusalIsToldToTheCaller() async throws {
        let device = try ScriptedDevice(greeting: { _ in
            .refused(.init(domain: "Carillon", code: 1, message: "speak version 2"))
        })
        let error = await #expect(throws: LinkError.self) { try await device.makeLink().call(.settings) }
        #expect(error == .refused("speak version 2"))
    }

    @Test func aDeviceThatGoesAwayFailsWhatWaits() async throws {
        let device = try ScriptedDevice { _ in nil }
        let link = device.makeLink()
        let waiting = Task { try await link.call(.settings) }
        await device.wait(calls: 1)
        device.stop()
        let error = await #expect(throws: LinkError.self) { _ = try await waiting.value }
        #expect(error == .lost)
    }

    @Test func anAppComesBackToADeviceThatRestartedAndTellsItsDelegate() async throws {
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        let delegate = SilentDelegate()
        center.delegate = delegate
        await device.wait(hellos: 1, calls: 1)
        device.stop()
        try device.listen()
        await device.wait(hellos: 2, calls: 2)
        let states = device.heard.map { if case .delegateChanged(let isSet) = $0 { isSet } else { false } }
        #expect(states == [true, true])
        try await center.setBadgeCount(0)
    }

    @Test func garbageFromADeviceEndsTheConnectionAndNothingElse() async throws {
        let device = try ScriptedDevice { call in
            if case .settings = call { nil } else { .success(.done) }
        }
        let link = device.makeLink()
        let waiting = Task { try await link.call(.settings) }
        await device.wait(calls: 1)
        try device.send(raw: Data([0, 0, 0, 3]) + Data("{]}".utf8))
        await #expect(throws: LinkError.lost) { _ = try await waiting.value }
        _ = try await link.call(.setBadge(1))
    }

    @Test func whatADeviceSaysThatCannotBeReadIsAnsweredAndTheConnectionLives() async throws {
        let device = try ScriptedDevice { call in
            if case .settings = call { nil } else { .success(.done) }
        }
        let link = device.makeLink()
        let waiting = Task { try await link.call(.settings) }
        await device.wait(calls: 1)
        func frame(_ json: String) -> Data { Data([0, 0, 0, UInt8(json.utf8.count)]) + Data(json.utf8) }
        try device.send(raw: frame(#"{"type":"sing"}"#))
        await device.wait(calls: 1, complaints: 1)
        #expect(device.complaints[0].message.contains("sing"))
        try device.send(raw: frame(#"{"type":"reply","id":1,"reply":{"type":"sung"}}"#))
        let error = await #expect(throws: LinkError.self) { _ = try await waiting.value }
        #expect(error?.kind == .badAnswer && error?.description.contains("sung") == true)
        try await link.call(.setBadge(1))
        #expect(device.hellos.count == 1)
    }

    @Test func aMessageOverTheLimitFailsItsCallAlone() async throws {
        let device = try ScriptedDevice()
        let link = device.makeLink()
        var content = NotificationContent()
        content.body = DisplayText(String(repeating: "x", count: FrameCoder<LinkFrame>.sizeLimit))
        let request = NotificationRequest(identifier: "big", content: content)
        let error = await #expect(throws: LinkError.self) { try await link.call(.add(request)) }
        #expect(error?.kind == .unencodable)
        try await link.call(.setBadge(1))
    }

    @Test func theTableHoldsNoMoreThanItsLimit() throws {
        var table = CallTable()
        for _ in 0..<CallTable.limit { _ = try table.open { _ in } }
        #expect(throws: LinkError.tooMany(CallTable.limit)) { _ = try table.open { _ in } }
        #expect(table.closeAll().count == CallTable.limit)
        #expect(try table.open { _ in } == UInt64(CallTable.limit + 1))
    }
}

final class SilentDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {}
