import DeviceCore
import Foundation
import NotificationModel
import Testing

/// Triggers and pending requests.
@Suite struct ScheduleTests {
    private let now = DeliveryRulesTests.now
    private let utc = calendar("UTC")

    private static func calendar(_ zone: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .current
        return calendar
    }

    private func date(_ text: String) throws -> Date { try Date.ISO8601FormatStyle().parse(text) }

    private func request(_ id: String, _ trigger: Trigger?) -> NotificationRequest {
        NotificationRequest(identifier: id, content: DeliveryRulesTests.content(id), trigger: trigger)
    }

    // MARK: Calendar

    @Test func anHourMeansItsNextFullHourAndRepeatsDaily() throws {
        let trigger = Trigger.calendar(DateComponents(hour: 8), repeats: true)
        let first = trigger.fireDate(after: try date("2026-03-01T09:30:00Z"), calendar: utc)
        #expect(try first == date("2026-03-02T08:00:00Z"))
        #expect(try first.flatMap { trigger.fireDate(after: $0, calendar: utc) } == date("2026-03-03T08:00:00Z"))
    }

    @Test func aPastDateNeverComes() throws {
        let past = DateComponents(year: 2020, month: 1, day: 1)
        #expect(
            try Trigger.calendar(past, repeats: false).fireDate(after: date("2026-01-01T00:00:00Z"), calendar: utc)
                == nil
        )
        #expect(Trigger.calendar(DateComponents(), repeats: false).fireDate(after: now, calendar: utc) == nil)
        #expect(
            Trigger.calendar(DateComponents(month: 2, day: 30), repeats: false).fireDate(after: now, calendar: utc)
                == nil
        )
    }

    @Test func aLeapDayWaitsForALeapYear() throws {
        let trigger = Trigger.calendar(DateComponents(month: 2, day: 29, hour: 12), repeats: true)
        #expect(
            try trigger.fireDate(after: date("2026-01-01T00:00:00Z"), calendar: utc) == date("2028-02-29T12:00:00Z")
        )
    }

    @Test func aTimeThatDaylightSavingSkipsFiresAtTheNextThereIs() throws {
        let berlin = Self.calendar("Europe/Berlin")
        let trigger = Trigger.calendar(DateComponents(hour: 2, minute: 30), repeats: true)
        let fire = try trigger.fireDate(after: date("2026-03-28T12:00:00Z"), calendar: berlin)
        #expect(try fire == date("2026-03-29T01:00:00Z"))
        #expect(try fire.flatMap { trigger.fireDate(after: $0, calendar: berlin) } == date("2026-03-30T00:30:00Z"))
    }

    @Test func aTimeThatComesTwiceFiresOnce() throws {
        let berlin = Self.calendar("Europe/Berlin")
        let trigger = Trigger.calendar(DateComponents(hour: 2, minute: 30), repeats: true)
        let first = try #require(trigger.fireDate(after: try date("2026-10-24T12:00:00Z"), calendar: berlin))
        #expect(try first == date("2026-10-25T00:30:00Z"))
        #expect(try trigger.fireDate(after: first, calendar: berlin) == date("2026-10-26T01:30:00Z"))
    }

    @Test func componentsMayBringTheirOwnTimeZone() throws {
        var components = DateComponents(hour: 8)
        components.timeZone = TimeZone(identifier: "Asia/Shanghai")
        let trigger = Trigger.calendar(components, repeats: false)
        #expect(
            try trigger.fireDate(after: date("2026-03-01T09:30:00Z"), calendar: utc) == date("2026-03-02T00:00:00Z")
        )
    }

    // MARK: What an app may schedule

    @Test(arguments: [
        Trigger.timeInterval(seconds: 0, repeats: false), .timeInterval(seconds: -1, repeats: false),
        .timeInterval(seconds: .nan, repeats: false), .timeInterval(seconds: 59, repeats: true), .push,
    ])
    func wrongTriggersAreRefused(trigger: Trigger) throws {
        var phone = try DeliveryRulesTests.phone()
        #expect(throws: RequestRefusal.self) {
            _ = try phone.add(request("one", trigger), bundleID: "app", at: now, calendar: utc)
        }
    }

    @Test func aRequestWithoutContentIsRefused() throws {
        var phone = try DeliveryRulesTests.phone()
        let empty = NotificationRequest(identifier: "one", content: NotificationContent(), trigger: nil)
        let refusal = #expect(throws: RequestRefusal.self) {
            _ = try phone.add(empty, bundleID: "app", at: now, calendar: utc)
        }
        #expect(refusal?.code == .notificationInvalidNoContent)
    }

    @Test(arguments: DeviceChoices.PendingOverflow.allCases)
    func sixtyFourArePending(overflow: DeviceChoices.PendingOverflow) throws {
        var phone = try DeliveryRulesTests.phone()
        phone.choices.pendingOverflow = overflow
        // The later added, the sooner it fires.
        for number in 0..<66 {
            let trigger = Trigger.timeInterval(seconds: Double(1000 - number), repeats: false)
            _ = try phone.add(request("\(number)", trigger), bundleID: "app", at: now, calendar: utc)
        }
        let late = request("late", .timeInterval(seconds: 5000, repeats: false))
        let scheduling = try phone.add(late, bundleID: "app", at: now, calendar: utc)
        let kept = phone.apps["app"]?.pending.items.map(\.request.identifier) ?? []
        #expect(kept.count == PendingRequests.limit && !kept.contains("0") && !kept.contains("1"))
        #expect(kept.contains("late") == (overflow == .keepsNewest))
        let fallen = overflow == .keepsSoonest ? "late" : "2"
        #expect(scheduling == .pending(fireDate: now.addingTimeInterval(5000), dropped: [fallen]))
    }

    @Test func theSameIdentifierReplacesThePendingOne() throws {
        var phone = try DeliveryRulesTests.phone()
        for seconds in [10.0, 20] {
            _ = try phone.add(
                request("one", .timeInterval(seconds: seconds, repeats: false)),
                bundleID: "app",
                at: now,
                calendar: utc
            )
        }
        #expect(phone.apps["app"]?.pending.items.map(\.fireDate) == [now.addingTimeInterval(20)])
        // Without a trigger it is delivered now, and nothing stays pending.
        let atOnce = try phone.add(request("one", nil), bundleID: "app", at: now, calendar: utc)
        #expect(atOnce == .now)
        #expect(phone.apps["app"]?.pending.items.isEmpty == true)
    }

    // MARK: Firing

    private func fired(_ phone: inout PhoneState, after seconds: Double, missed: Bool = false) -> [String] {
        phone.fireDue(at: now.addingTimeInterval(seconds), calendar: utc, missed: missed).map {
            "\($0.arrival.notification.request.identifier)@\(Int($0.arrival.notification.date.timeIntervalSince(now)))"
        }
    }

    @Test func whatIsDueFiresInOrderAndOnce() throws {
        var phone = try DeliveryRulesTests.phone()
        for (id, trigger) in [
            ("late", Trigger.timeInterval(seconds: 150, repeats: false)),
            ("every", .timeInterval(seconds: 60, repeats: true)),
            ("soon", .timeInterval(seconds: 10, repeats: false)),
            ("never", .timeInterval(seconds: 9999, repeats: false)),
        ] { _ = try phone.add(request(id, trigger), bundleID: "app", at: now, calendar: utc) }
        let early = fired(&phone, after: 5)
        let due = fired(&phone, after: 180)
        let again = fired(&phone, after: 180)
        #expect(early == [] && again == [])
        #expect(due == ["soon@10", "every@60", "every@120", "late@150", "every@180"])
        #expect(phone.apps["app"]?.pending.items.map(\.request.identifier) == ["every", "never"])
    }

    @Test func whatWasMissedWhileOffFiresOnce() throws {
        var phone = try DeliveryRulesTests.phone()
        _ = try phone.add(
            request("every", .timeInterval(seconds: 60, repeats: true)),
            bundleID: "app",
            at: now,
            calendar: utc
        )
        let missed = fired(&phone, after: 615, missed: true)
        let between = fired(&phone, after: 660)
        let next = fired(&phone, after: 675)
        #expect(missed == ["every@60"] && between == [] && next == ["every@675"])
    }

    @Test func aClockThatIsMovedByYearsIsBounded() throws {
        var phone = try DeliveryRulesTests.phone()
        _ = try phone.add(
            request("every", .timeInterval(seconds: 60, repeats: true)),
            bundleID: "app",
            at: now,
            calendar: utc
        )
        let years = fired(&phone, after: 10 * 365 * 86400)
        #expect(years.count == 100)
    }

    @Test func regionsFireOnTheirBorders() throws {
        var phone = try DeliveryRulesTests.phone()
        let home = Region(identifier: "home", latitude: 52.5, longitude: 13.4, radius: 200, notifiesOnExit: false)
        _ = try phone.add(request("home", .location(home, repeats: true)), bundleID: "app", at: now, calendar: utc)
        func move(_ latitude: Double) -> Int {
            phone.move(to: .init(latitude: latitude, longitude: 13.4), at: now).count
        }
        let fired = [move(52.6), move(52.501), move(52.5), move(52.6), move(52.5)]
        #expect(fired == [0, 1, 0, 0, 1])
        #expect(phone.apps["app"]?.delivered.entries.first?.isRetrievable == false)
    }

    @Test(
        "numbers that no calendar knows are refused or never come",
        arguments: [
            Trigger.timeInterval(seconds: 1e300, repeats: false),
            .timeInterval(seconds: 1e18, repeats: true),
            .timeInterval(seconds: .leastNonzeroMagnitude, repeats: false),
            .calendar(DateComponents(year: .max), repeats: true),
            .calendar(DateComponents(year: .min, month: .min, day: .max), repeats: true),
            .calendar(DateComponents(month: .max, hour: .max, minute: .min, nanosecond: .max), repeats: true),
            .calendar(DateComponents(weekday: 99, weekOfYear: -99), repeats: true),
            .calendar(DateComponents(era: 7, quarter: 9, yearForWeekOfYear: .max), repeats: false),
            .location(Region(identifier: "", latitude: 1e308, longitude: -1e308, radius: -1e308), repeats: true),
        ]
    )
    func oddNumbers(trigger: Trigger) throws {
        var phone = PhoneState(choices: DeviceChoices())
        phone.apps["com.example.odd"] = AppState(bundleID: "com.example.odd", profile: AppProfile(name: "Odd"))
        var odd = request("odd", trigger)
        odd.content.badge = .min
        odd.content.relevanceScore = 1e308
        odd.content.summaryArgumentCount = .min
        odd.content.sound = NotificationSound(isCritical: true, volume: 1e308)
        do {
            _ = try phone.add(odd, bundleID: "com.example.odd", at: now, calendar: utc)
        } catch {
            #expect(error.code == .notificationInvalidNoDate)
            return
        }
        _ = phone.move(to: .init(latitude: 52.5, longitude: 13.4), at: now)
        let fired = phone.fireDue(at: now + 3600, calendar: utc, missed: false)
        // What is due is shown, whatever its other numbers are.
        for one in fired { _ = try phone.present(one.arrival, foreground: .notAsked, at: now + 3600) }
        _ = phone.nextDeadline
    }
}
