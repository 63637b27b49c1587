import CarillonTesting
import DeviceCore
import Foundation
import OpenCoreLocation
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 7: triggers.
@Suite("7. Triggers", .timeLimit(.minutes(1))) struct TriggerRules {
    @Test("An interval has to be over 0 (S5; the exception ends the process)")
    func intervalOfZero() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("time interval must be greater than 0"))
    }

    @Test("A repeating interval has to be 60 s or more (S5)")
    func repeatingUnderAMinute() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 59.9, repeats: true)
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("at least 60 if repeating"))
    }

    @Test("An interval fires once, after its time and not before (S5)")
    func interval() async throws {
        try await withApp { app in
            try await app.add("one", UNTimeIntervalNotificationTrigger(timeInterval: 0.5, repeats: false))
            try await app.advance(0.25)
            #expect(await app.center.pendingNotificationRequests().count == 1)
            try await app.advance(0.25)
            _ = try await app.card("one")
            #expect(await app.center.pendingNotificationRequests().isEmpty)
        }
    }

    @Test("A push trigger cannot be made by an app (S3, S6)")
    func pushTrigger() async throws {
        try await withApp { app in
            // The initializer is unavailable; a trigger taken from a push is refused.
            try await app.push(#"{"aps":{"alert":"Hi"}}"#)
            try await app.phone.wait(for: "the card") { !$0.center.isEmpty }
            let trigger = try #require(await app.center.deliveredNotifications().first?.request.trigger)
            let error = await #expect(throws: UNError.self) { try await app.add("two", trigger) }
            #expect(error?.code == .notificationInvalidNoDate)
        }
    }

    // MARK: Regions

    @Test(
        "notifyOnEntry and notifyOnExit decide (S5, S6)",
        arguments: [(true, false, [1]), (false, true, [2]), (true, true, [1, 2])] as [(Bool, Bool, [Int])]
    )
    func regions(entry: Bool, exit: Bool, steps: [Int]) async throws {
        try await withApp { app in
            @Sendable func go(_ latitude: Double) async throws {
                try await app.prefer { $0.location = .init(latitude: latitude, longitude: 13.4) }
            }
            try await go(52.6)
            let region = CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
                radius: 200,
                identifier: "home"
            )
            region.notifyOnEntry = entry
            region.notifyOnExit = exit
            try await app.add("home", UNLocationNotificationTrigger(region: region, repeats: true))
            var fired: [Int] = []
            for (step, latitude) in [(1, 52.5), (2, 52.6)] {
                let before = try await app.fired("home").count
                try await go(latitude)
                if try await app.fired("home").count > before { fired.append(step) }
            }
            #expect(fired == steps)
            #expect(await app.center.pendingNotificationRequests().count == 1, "it repeats")
        }
    }

    @Test("A region that does not repeat fires once (S6)")
    func regionOnce() async throws {
        try await withApp { app in
            let region = CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
                radius: 200,
                identifier: "home"
            )
            try await app.add("home", UNLocationNotificationTrigger(region: region, repeats: false))
            for latitude in [52.6, 52.5, 52.6, 52.5] {
                try await app.prefer { $0.location = .init(latitude: latitude, longitude: 13.4) }
            }
            #expect(try await app.fired("home").count == 1)
            #expect(await app.center.pendingNotificationRequests().isEmpty)
        }
    }

    // MARK: The clock

    @Test("A clock that is moved by hand fires what is due, in order")
    func inOrder() async throws {
        try await withApp { app in
            for (id, seconds) in [("c", 300.0), ("a", 100), ("b", 200), ("later", 10_000)] {
                try await app.add(id, UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
            }
            try await app.advance(1_000)
            _ = try await app.card("c")
            #expect(try await app.titles() == ["c", "b", "a"], "newest first")
            let now = try await app.phone.now()
            let ages = await app.center.deliveredNotifications().map { now.timeIntervalSince($0.date) }
            #expect(Set(ages) == [700, 800, 900], "each has the time at which it was due")
            #expect(await app.center.pendingNotificationRequests().map(\.identifier) == ["later"])
        }
    }

    @Test("A repeating one that is moved past several times fires as often")
    func severalTimes() async throws {
        try await withApp { app in
            try await app.add("every", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
            try await app.advance(200)
            try await app.waitUntilFired("every", times: 3)
            #expect(try await app.fired("every").count == 3)
            #expect(try await app.titles() == ["every"], "each replaces the one before")
        }
    }
}
