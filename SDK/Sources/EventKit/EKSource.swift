public import Foundation

/// What a calendar comes from.
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }

/// What calendars come from: the phone, an account; there is none here.
open class EKSource: EKObject {
    open var title: String { "" }
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }

    override init() { super.init() }
}

/// What kind of calendar it is.
public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }

/// What a calendar may hold.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = Self(rawValue: 1 << 0), reminder = Self(rawValue: 1 << 1)
}

/// Whether a person is free during an event.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// How certain an event is.
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }
/// Which way a person has to go for an alarm.
public enum EKAlarmProximity: Int, Sendable { case none = 0, enter, leave }
/// What an alarm does.
public enum EKAlarmType: Int, Sendable { case display = 0, audio, procedure, email }

/// A day of a week, with the calendar's numbers.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

/// A day of a week, or of one of a month's or year's weeks.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying {
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return dayOfTheWeek == other.dayOfTheWeek && weekNumber == other.weekNumber
    }
    open override var hash: Int { [dayOfTheWeek.rawValue, weekNumber].hashValue }
    public let dayOfTheWeek: EKWeekday
    /// 1 is the first week, -1 the last; 0 is each of them.
    public let weekNumber: Int
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }
}

/// Somebody of an event.
open class EKParticipant: EKObject {
    open var name: String? { nil }
    open var url: URL { URL(fileURLWithPath: "/") }
    open var isCurrentUser: Bool { false }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    /// Finds nobody.
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
    override init() { super.init() }
}
