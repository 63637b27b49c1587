public import Foundation

extension Trigger {
    /// When it fires next.
    ///
    /// - Parameters:
    ///   - date: fires later than this: the time of scheduling, or the last time it fired.
    ///   - calendar: the phone's calendar with its time zone; components that bring their own keep it.
    /// - Returns: nil for a location or a push, and for a date that never comes again.
    public func fireDate(after date: Date, calendar: Calendar) -> Date? {
        switch self {
        case .push, .location: nil
        case .timeInterval(let seconds, _): date.addingTimeInterval(seconds)
        case .calendar(let components, _): Self.nextDate(matching: components, after: date, calendar: calendar)
        }
    }

    /// The next date that matches only the given components (UNCalendarNotificationTrigger).
    ///
    /// A time that daylight saving skips fires at the next time there is; a day that a year lacks, such as
    /// 29 February, is waited for.
    private static func nextDate(matching wanted: DateComponents, after date: Date, calendar: Calendar) -> Date? {
        var calendar = wanted.calendar ?? calendar
        if let zone = wanted.timeZone { calendar.timeZone = zone }
        var components = wanted
        components.calendar = nil
        components.timeZone = nil
        components.nanosecond = nil
        guard components != DateComponents() else { return nil }
        let next = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
        guard let next, !hasDay(components, of: next, calendar: calendar) else { return next }
        return calendar.nextDate(after: date, matching: components, matchingPolicy: .strict)
    }

    private static func hasDay(_ wanted: DateComponents, of date: Date, calendar: Calendar) -> Bool {
        let found = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
        func agrees(_ wanted: Int?, _ found: Int?) -> Bool { wanted == nil || wanted == found }
        return agrees(wanted.year, found.year) && agrees(wanted.month, found.month)
            && agrees(wanted.day, found.day) && agrees(wanted.weekday, found.weekday)
    }
}
