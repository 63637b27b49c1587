import CarillonTesting
import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 7: dates, time zones, daylight saving, leap days.
@Suite("7. Calendar triggers", .timeLimit(.minutes(1))) struct CalendarRules {
    private static func date(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    /// Adds a request at `start`, moves the clock from there to each of `stops`, and tells how often it has fired by
    /// then.
    private func firings(
        of components: DateComponents,
        repeats: Bool,
        from start: String,
        to stops: [String],
        in timeZone: String = "GMT"
    ) async throws -> [Int] {
        let results = AsyncStream.makeStream(of: Int.self)
        try await withApp(on: .init(start: try Self.date(start), timeZone: timeZone)) { app in
            let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
            try await app.add("one", trigger)
            for (number, stop) in stops.enumerated() {
                try await app.advance(try Self.date(stop).timeIntervalSince(try await app.phone.now()))
                // A marker that is due now fires after everything that was due before.
                let marker = "marker \(number)"
                try await app.add(marker, UNTimeIntervalNotificationTrigger(timeInterval: 0.001, repeats: false))
                try await app.advance(0.001)
                try await app.waitUntilFired(marker, times: 1)
                results.continuation.yield(try await app.fired("one").count)
            }
            results.continuation.finish()
        }
        return await results.stream.reduce(into: []) { $0.append($1) }
    }

    @Test("The next date that matches the given components: hour 8 is the next 08:00 (S6)")
    func nextHour() async throws {
        let fired = try await firings(
            of: DateComponents(hour: 8),
            repeats: false,
            from: "2026-03-01T09:00:00Z",
            to: ["2026-03-02T07:59:59Z", "2026-03-02T08:00:00Z", "2026-03-09T08:00:00Z"]
        )
        #expect(fired == [0, 1, 1])
    }

    @Test("hour 8, repeating, is daily (S6)")
    func daily() async throws {
        let fired = try await firings(
            of: DateComponents(hour: 8),
            repeats: true,
            from: "2026-03-01T09:00:00Z",
            to: ["2026-03-02T08:00:00Z", "2026-03-03T08:00:00Z", "2026-03-06T08:00:00Z"]
        )
        #expect(fired == [1, 2, 5])
    }

    @Test("A weekday, repeating, is weekly (S6)")
    func weekly() async throws {
        // 2026-03-02 is a Monday.
        let fired = try await firings(
            of: DateComponents(hour: 9, weekday: 2),
            repeats: true,
            from: "2026-03-02T10:00:00Z",
            to: ["2026-03-08T23:59:59Z", "2026-03-09T09:00:00Z", "2026-03-16T09:00:00Z"]
        )
        #expect(fired == [0, 1, 2])
    }

    @Test("A minute alone, repeating, is hourly (S6)")
    func hourly() async throws {
        let fired = try await firings(
            of: DateComponents(minute: 30),
            repeats: true,
            from: "2026-03-01T09:00:00Z",
            to: ["2026-03-01T09:30:00Z", "2026-03-01T12:30:00Z"]
        )
        #expect(fired == [1, 4])
    }

    @Test("29 February waits for a leap year")
    func leapDay() async throws {
        let fired = try await firings(
            of: DateComponents(month: 2, day: 29, hour: 12),
            repeats: true,
            from: "2026-01-01T00:00:00Z",
            to: ["2026-03-01T12:00:00Z", "2028-02-29T11:59:59Z", "2028-02-29T12:00:00Z", "2032-02-29T12:00:00Z"]
        )
        #expect(fired == [0, 0, 1, 2])
    }

    @Test(
        "nextTriggerDate is when it fires, also for days that not every month or year has",
        arguments: [DateComponents(day: 31), DateComponents(month: 2, day: 29), DateComponents(day: 30, hour: 12)]
    )
    func nextTriggerDate(components: DateComponents) throws {
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        let date = try #require(trigger.nextTriggerDate())
        let found = Calendar.current.dateComponents([.month, .day], from: date)
        #expect(found.day == components.day)
        if let month = components.month { #expect(found.month == month) }
        #expect(trigger.model.fireDate(after: date.addingTimeInterval(-1), calendar: .current) == date)
    }

    @Test("A past date that does not repeat is accepted, stays pending and never fires (Ambiguous 13)")
    func pastDate() async throws {
        let past = DateComponents(year: 2020, month: 1, day: 1)
        #expect(UNCalendarNotificationTrigger(dateMatching: past, repeats: false).nextTriggerDate() == nil)
        let fired = try await firings(
            of: past,
            repeats: false,
            from: "2026-01-01T00:00:00Z",
            to: ["2026-01-02T00:00:00Z", "2027-01-01T00:00:00Z"]
        )
        #expect(fired == [0, 0])
    }

    @Test("Components bring their own time zone")
    func ownTimeZone() async throws {
        var components = DateComponents(hour: 8)
        components.timeZone = TimeZone(identifier: "Asia/Shanghai")
        let fired = try await firings(
            of: components,
            repeats: true,
            from: "2026-03-01T09:30:00Z",
            to: ["2026-03-01T23:59:59Z", "2026-03-02T00:00:00Z"],
            in: "Europe/Berlin"
        )
        #expect(fired == [0, 1])
    }

    @Test("Without one, the phone's time zone counts")
    func phoneTimeZone() async throws {
        let fired = try await firings(
            of: DateComponents(hour: 8),
            repeats: false,
            from: "2026-01-10T00:00:00Z",
            to: ["2026-01-10T12:59:59Z", "2026-01-10T13:00:00Z"],
            in: "America/New_York"
        )
        #expect(fired == [0, 1])
    }

    @Test("An hour that daylight saving skips: the next time there is, that day only once")
    func skippedHour() async throws {
        // In Berlin 02:30 does not exist on 29 March 2026: clocks go from 02:00 to 03:00 (01:00 GMT).
        let fired = try await firings(
            of: DateComponents(hour: 2, minute: 30),
            repeats: true,
            from: "2026-03-28T12:00:00Z",
            to: ["2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z", "2026-03-29T22:00:00Z", "2026-03-30T00:30:00Z"],
            in: "Europe/Berlin"
        )
        #expect(fired == [0, 1, 1, 2])
    }

    @Test("An hour that comes twice when daylight saving ends: once")
    func repeatedHour() async throws {
        // In Berlin 02:30 comes at 00:30 and at 01:30 GMT on 25 October 2026.
        let fired = try await firings(
            of: DateComponents(hour: 2, minute: 30),
            repeats: true,
            from: "2026-10-24T12:00:00Z",
            to: ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-10-25T23:00:00Z", "2026-10-26T01:30:00Z"],
            in: "Europe/Berlin"
        )
        #expect(fired == [1, 1, 1, 2])
    }
}
