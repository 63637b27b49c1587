public import CoreLocation
@_exported public import Foundation
public import FoundationAdditions
public import MapKit
public import UIKit

/// The person's calendars and reminders: there are none on a simulated phone, and nobody has allowed them.
open class EKEventStore: NSObject, @unchecked Sendable {  // It has no state.
    public override init() { super.init() }
    public convenience init(sources: [EKSource]) { self.init() }

    /// Always not determined.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

    /// Always refused, as the others.
    open func requestAccess(
        to entityType: EKEntityType,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, nil) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    open func requestFullAccessToReminders() async throws -> Bool { false }

    open var eventStoreIdentifier: String { "" }
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func enumerateEvents(
        matching predicate: NSPredicate,
        using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func fetchReminders(
        matching predicate: NSPredicate,
        completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion(nil)
        return NSObject()
    }
    open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(
        withDueDateStarting start: Date?,
        ending: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForCompletedReminders(
        withCompletionDateStarting start: Date?,
        ending: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    /// - Throws: ``EKError`` `eventStoreNotAuthorized`, always, as the others.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Forgets what was not saved: nothing is kept.
    open func reset() {}
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
    open func refreshSourcesIfNecessary() {}
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// What is asked for.
public enum EKEntityType: Int, Sendable { case event = 0, reminder }

/// What the person answered.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which of events that recur.
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }

/// How often something recurs.
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }

/// How urgent a reminder is.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// A calendar.
open class EKCalendar: EKObject {
    open var title = ""
    public let calendarIdentifier = UUID().uuidString
    open var allowsContentModifications: Bool { false }
    open var source: EKSource!
    open var cgColor: CGColor!
    open var type: EKCalendarType { .local }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var allowedEntityTypes: EKEntityMask { [] }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    public convenience init(eventStore: EKEventStore) { self.init(for: .event, eventStore: eventStore) }
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// Tells of something before it begins.
open class EKAlarm: EKObject {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }
    open var soundName: String?
    open var emailAddress: String?
    public override init() { super.init() }
    public init(absoluteDate date: Date) { absoluteDate = date }
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// When something recurs no more.
open class EKRecurrenceEnd: NSObject, NSCopying {
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How something recurs.
open class EKRecurrenceRule: EKObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    open var firstDayOfTheWeek: Int { 0 }
    /// Of which calendar it reckons.
    open var calendarIdentifier: String { "gregorian" }
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type,
            interval: interval,
            daysOfTheWeek: nil,
            daysOfTheMonth: nil,
            monthsOfTheYear: nil,
            weeksOfTheYear: nil,
            daysOfTheYear: nil,
            setPositions: nil,
            end: end
        )
    }
    public init(
        recurrenceWith type: EKRecurrenceFrequency,
        interval: Int,
        daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?,
        end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
        (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
        (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    }
}

/// What a calendar has.
open class EKCalendarItem: EKObject {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var calendar: EKCalendar!
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    public let calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    open var attendees: [EKParticipant]? { nil }
    open private(set) var creationDate: Date?
    open private(set) var lastModifiedDate: Date?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    /// There are no people of an event here.
    open var hasAttendees: Bool { false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// Something that takes place.
open class EKEvent: EKCalendarItem {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.notSupported
    open var structuredLocation: EKStructuredLocation?
    open var occurrenceDate: Date! { startDate }
    open var isDetached: Bool { false }
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var birthdayContactIdentifier: String? { nil }
    /// By when they begin.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
    open var eventIdentifier: String! { calendarItemIdentifier }
    public init(eventStore: EKEventStore) {}
}

/// Something to do.
open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
    public init(eventStore: EKEventStore) {}
}

/// A place with a name.
open class EKStructuredLocation: EKObject, NSCopying {
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        (copy.title, copy.geoLocation, copy.radius) = (title, geoLocation, radius)
        return copy
    }
    open var title: String?
    open var geoLocation: CLLocation?
    /// In metres.
    open var radius: Double = 0
    public init(title: String) { self.title = title }
    /// The place that Maps knows.
    public init(mapItem: MKMapItem) {
        (title, geoLocation) = (mapItem.name, mapItem.location)
    }
}

/// Why nothing was saved.
public struct EKError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "EKErrorDomain"

    /// Raw values as `EKErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = EKError
        case eventNotMutable = 0
        case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
        case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
        case structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported
        case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders
        case sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable
        case eventStoreNotAuthorized, osNotSupported, invalidInviteReplyCalendar, notificationsCollectionFlagNotSet
        case sourceMismatch, notificationCollectionMismatch, notificationSavedWithoutCollection
        case reminderAlarmContainsEmailOrUrl
    }

    public static let eventNotMutable = Code.eventNotMutable, noCalendar = Code.noCalendar
    public static let noStartDate = Code.noStartDate, noEndDate = Code.noEndDate
    public static let datesInverted = Code.datesInverted, internalFailure = Code.internalFailure
    public static let calendarReadOnly = Code.calendarReadOnly, invalidSpan = Code.invalidSpan
    public static let durationGreaterThanRecurrence = Code.durationGreaterThanRecurrence
    public static let alarmGreaterThanRecurrence = Code.alarmGreaterThanRecurrence
    public static let startDateTooFarInFuture = Code.startDateTooFarInFuture
    public static let startDateCollidesWithOtherOccurrence = Code.startDateCollidesWithOtherOccurrence
    public static let objectBelongsToDifferentStore = Code.objectBelongsToDifferentStore
    public static let invitesCannotBeMoved = Code.invitesCannotBeMoved
    public static let calendarHasNoSource = Code.calendarHasNoSource
    public static let calendarSourceCannotBeModified = Code.calendarSourceCannotBeModified
    public static let calendarIsImmutable = Code.calendarIsImmutable
    public static let sourceDoesNotAllowCalendarAddDelete = Code.sourceDoesNotAllowCalendarAddDelete
    public static let recurringReminderRequiresDueDate = Code.recurringReminderRequiresDueDate
    public static let structuredLocationsNotSupported = Code.structuredLocationsNotSupported
    public static let reminderLocationsNotSupported = Code.reminderLocationsNotSupported
    public static let alarmProximityNotSupported = Code.alarmProximityNotSupported
    public static let calendarDoesNotAllowEvents = Code.calendarDoesNotAllowEvents
    public static let calendarDoesNotAllowReminders = Code.calendarDoesNotAllowReminders
    public static let sourceDoesNotAllowReminders = Code.sourceDoesNotAllowReminders
    public static let sourceDoesNotAllowEvents = Code.sourceDoesNotAllowEvents
    public static let priorityIsInvalid = Code.priorityIsInvalid, invalidEntityType = Code.invalidEntityType
    public static let procedureAlarmsNotMutable = Code.procedureAlarmsNotMutable
    public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized, osNotSupported = Code.osNotSupported
    public static let invalidInviteReplyCalendar = Code.invalidInviteReplyCalendar
    public static let notificationsCollectionFlagNotSet = Code.notificationsCollectionFlagNotSet
    public static let sourceMismatch = Code.sourceMismatch
    public static let notificationCollectionMismatch = Code.notificationCollectionMismatch
    public static let notificationSavedWithoutCollection = Code.notificationSavedWithoutCollection
    public static let reminderAlarmContainsEmailOrUrl = Code.reminderAlarmContainsEmailOrUrl

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
