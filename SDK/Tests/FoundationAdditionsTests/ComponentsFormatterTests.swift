import Foundation
import FoundationAdditions
import Testing

/// How long something takes, as Apple's documentation of DateComponentsFormatter writes it.
@Suite(.timeLimit(.minutes(2))) struct ComponentsFormatterTests {
    private func text(_ seconds: TimeInterval, _ change: (ComponentsFormatter) -> Void = { _ in }) -> String? {
        let formatter = ComponentsFormatter()
        formatter.calendar?.locale = Locale(identifier: "en_US")
        change(formatter)
        return formatter.string(from: seconds)
    }

    @Test(
        "Each style has its words",
        arguments: [
            (ComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
            (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
        ]
    )
    func styles(style: ComponentsFormatter.UnitsStyle, expected: String) {
        #expect(text(9 * 3600 + 41 * 60 + 30) { $0.unitsStyle = style } == expected)
    }

    @Test("Zeros are dropped or padded as the behaviour says")
    func zeros() {
        #expect(text(3610) == "1:00:10")
        #expect(text(3610) { $0.unitsStyle = .abbreviated } == "1h 10s")
        #expect(text(65) == "1:05")
        #expect(text(5) { $0.allowedUnits = [.minute, .second] } == "5")
        #expect(text(5) { ($0.allowedUnits, $0.zeroFormattingBehavior) = ([.minute, .second], .pad) } == "00:05")
        #expect(text(0) { ($0.allowedUnits, $0.unitsStyle) = ([.hour, .minute], .full) } == "0 minutes")
        #expect(text(86400 * 8) { ($0.allowedUnits, $0.unitsStyle) = ([.weekOfMonth, .day], .short) } == "1 wk, 1 day")
    }

    @Test("Phrases, a largest number of units, a collapsed one, negative amounts")
    func rest() {
        #expect(text(4230) { ($0.unitsStyle, $0.maximumUnitCount) = (.abbreviated, 2) } == "1h 10m")
        #expect(text(63) { ($0.unitsStyle, $0.collapsesLargestUnit) = (.abbreviated, true) } == "63s")
        #expect(
            text(600) {
                ($0.unitsStyle, $0.includesApproximationPhrase, $0.includesTimeRemainingPhrase) = (.full, true, true)
            } == "About 10 minutes remaining"
        )
        #expect(text(-90) == "-1:30")
        #expect(text(.infinity) == nil && text(1e300) == nil)
        #expect(ComponentsFormatter.localizedString(from: DateComponents(day: 2), unitsStyle: .full) == "2 days")
        #expect(ComponentsFormatter().string(for: DateComponents(hour: 1, minute: 2)) == "1:02")
    }

    @Test("A calendar's unit has its stretch")
    func stretches() {
        let calendar = NSCalendar(identifier: .gregorian)!
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        var (start, length) = (0.0, 0.0)
        let isDay = CFCalendarGetTimeRangeOfUnit(calendar, .day, 90_000, &start, &length)
        #expect(isDay && start == 86_400 && length == 86_400)
        let isOne = CFCalendarGetTimeRangeOfUnit(calendar, [.day, .hour], 90_000, &start, &length)
        #expect(!isOne)
    }
}
