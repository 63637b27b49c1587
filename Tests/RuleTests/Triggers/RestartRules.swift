import CarillonTesting
import DeviceCore
import Foundation
import Testing

@testable import OpenUserNotifications

/// What waits survives the device; what fell due meanwhile fires once at its start.
@Suite("7. Triggers and a device that restarts", .timeLimit(.minutes(1))) struct RestartRules {
    /// Runs a phone, ends its process, and runs it again, `seconds` later by its clock.
    private func withTwoLives(
        away seconds: Double,
        ending end: Int32 = SIGKILL,
        first: @escaping @Sendable (RuleApp) async throws -> Void,
        then second: @escaping @Sendable (RuleApp) async throws -> Void
    ) async throws {
        let folder = temporaryStateFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var setup = PhoneProcess.Setup(folder: folder, end: end)
        try await withApp(on: setup, first)
        setup.start.addTimeInterval(seconds)
        try await withApp(asking: nil, on: setup) { app in
            try await second(app)
        }
    }

    @Test("A pending request survives a restart and a kill, with all it holds", arguments: [SIGTERM, SIGKILL])
    func survives(end: Int32) async throws {
        try await withTwoLives(away: 10, ending: end) { app in
            try await app.add("one", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)) { content in
                content.userInfo = ["order": 7]
                content.badge = 2
            }
        } then: { app in
            let pending = await app.center.pendingNotificationRequests()
            #expect(pending.map(\.content.userInfo.count) == [1] && pending.map(\.content.badge) == [2])
            #expect((pending.first?.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 60)
            try await app.advance(49)
            #expect(try await app.titles().isEmpty)
            try await app.advance(1)
            _ = try await app.card("one")
        }
    }

    @Test("What has fired does not fire again after a kill", arguments: [60.0, 3600])
    func nothingFiresTwice(away: Double) async throws {
        try await withTwoLives(away: away) { app in
            try await app.add("one", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
            try await app.advance(60)
            _ = try await app.card("one")
        } then: { app in
            try await app.add("marker", UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false))
            try await app.advance(1)
            try await app.waitUntilFired("marker", times: 1)
            #expect(try await app.fired("one").count == 1)
            #expect(try await app.titles() == ["marker", "one"])
        }
    }

    @Test("What fell due while the device was off fires once at its start")
    func missed() async throws {
        try await withTwoLives(away: 3600) { app in
            try await app.add("one", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
        } then: { app in
            _ = try await app.card("one")
            #expect(await app.center.pendingNotificationRequests().isEmpty)
        }
    }

    @Test("A repeating one that fell due several times fires once, and goes on from now")
    func missedRepeating() async throws {
        try await withTwoLives(away: 630) { app in
            try await app.add("every", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
        } then: { app in
            try await app.waitUntilFired("every", times: 1)
            #expect(try await app.fired("every").count == 1)
            try await app.advance(60)
            try await app.waitUntilFired("every", times: 2)
        }
    }

    @Test("Several that fell due while it was off are shown in their order")
    func missedInOrder() async throws {
        try await withTwoLives(away: 600) { app in
            for (id, seconds) in [("b", 120.0), ("a", 60), ("c", 180)] {
                try await app.add(id, UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
            }
        } then: { app in
            _ = try await app.card("c")
            #expect(try await app.titles() == ["c", "b", "a"])
        }
    }

    @Test("Authorization, categories, badge and delivered notifications survive")
    func everythingElse() async throws {
        try await withTwoLives(away: 1) { app in
            let category = UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [], options: [])
            app.center.setNotificationCategories([category])
            try await app.add("one") { $0.badge = 4 }
        } then: { app in
            #expect(await app.center.notificationSettings().authorizationStatus == .authorized)
            #expect(await app.center.notificationCategories().map(\.identifier) == ["c"])
            #expect(await app.center.deliveredNotifications().map(\.request.identifier) == ["one"])
            let icon = try await app.icon()
            #expect(icon.badge == 4)
        }
    }
}
