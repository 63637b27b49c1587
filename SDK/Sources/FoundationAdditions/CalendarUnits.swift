public import Foundation

// Core Foundation's calendars, as libraries of dates ask them.

/// A calendar.
public typealias CFCalendar = NSCalendar

/// Units of a calendar, by Core Foundation's bits.
public struct CFCalendarUnit: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let era = Self(rawValue: 1 << 1)
    public static let year = Self(rawValue: 1 << 2)
    public static let month = Self(rawValue: 1 << 3)
    public static let day = Self(rawValue: 1 << 4)
    public static let hour = Self(rawValue: 1 << 5)
    public static let minute = Self(rawValue: 1 << 6)
    public static let second = Self(rawValue: 1 << 7)
    public static let weekday = Self(rawValue: 1 << 9)
    public static let weekdayOrdinal = Self(rawValue: 1 << 10)
    public static let quarter = Self(rawValue: 1 << 11)
    public static let weekOfMonth = Self(rawValue: 1 << 12)
    public static let weekOfYear = Self(rawValue: 1 << 13)
    public static let yearForWeekOfYear = Self(rawValue: 1 << 14)

    var component: Calendar.Component? {
        let components: [CFCalendarUnit: Calendar.Component] = [
            .era: .era, .year: .year, .month: .month, .day: .day, .hour: .hour, .minute: .minute, .second: .second,
            .weekday: .weekday, .weekdayOrdinal: .weekdayOrdinal, .quarter: .quarter, .weekOfMonth: .weekOfMonth,
            .weekOfYear: .weekOfYear, .yearForWeekOfYear: .yearForWeekOfYear,
        ]
        return components[self]
    }
}

/// The stretch of a unit that a moment lies in.
///
/// - Parameters:
///   - calendar: whose unit it is.
///   - unit: one unit.
///   - at: the moment, in seconds since the first moment of 2001.
///   - startp: gets where the stretch begins, in the same seconds.
///   - tip: gets how long it is, in seconds.
/// - Returns: false for a unit that has no stretch, and where the calendar knows none.
@discardableResult
public func CFCalendarGetTimeRangeOfUnit(
    _ calendar: CFCalendar,
    _ unit: CFCalendarUnit,
    _ at: CFAbsoluteTime,
    _ startp: UnsafeMutablePointer<CFAbsoluteTime>?,
    _ tip: UnsafeMutablePointer<Double>?
) -> Bool {
    guard let component = unit.component,
        let interval = (calendar as Calendar).dateInterval(
            of: component,
            for: Date(timeIntervalSinceReferenceDate: at)
        )
    else { return false }
    startp?.pointee = interval.start.timeIntervalSinceReferenceDate
    tip?.pointee = interval.duration
    return true
}

extension NSCalendar {
    /// The stretch of a unit that a moment lies in, as Objective-C's method hands it out.
    @discardableResult
    public func range(
        of unit: NSCalendar.Unit,
        start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let interval = range(of: unit, for: date) else { return false }
        datep?.pointee = interval.start as NSDate
        tip?.pointee = interval.duration
        return true
    }
}
