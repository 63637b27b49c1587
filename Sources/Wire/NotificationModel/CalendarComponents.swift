import Foundation

/// `DateComponents` as they travel: those that are set, by their names.
struct CalendarComponents: Codable {
    var calendar: NamedCalendar?
    /// Such as `Europe/Paris`.
    var timeZone: String?
    var era: Int?
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var nanosecond: Int?
    var weekday: Int?
    var weekdayOrdinal: Int?
    var quarter: Int?
    var weekOfMonth: Int?
    var weekOfYear: Int?
    var yearForWeekOfYear: Int?
    var isLeapMonth: Bool?

    init(_ value: DateComponents) {
        calendar = value.calendar.flatMap(NamedCalendar.init)
        timeZone = value.timeZone?.identifier
        (era, year, month, day) = (value.era, value.year, value.month, value.day)
        (hour, minute, second, nanosecond) = (value.hour, value.minute, value.second, value.nanosecond)
        (weekday, weekdayOrdinal, quarter) = (value.weekday, value.weekdayOrdinal, value.quarter)
        (weekOfMonth, weekOfYear, yearForWeekOfYear) = (value.weekOfMonth, value.weekOfYear, value.yearForWeekOfYear)
        isLeapMonth = value.isLeapMonth
    }

    /// A calendar or time zone that this machine does not know is left out: its own are taken.
    var value: DateComponents {
        var value = DateComponents()
        value.calendar = calendar?.value
        value.timeZone = timeZone.flatMap(TimeZone.init(identifier:))
        (value.era, value.year, value.month, value.day) = (era, year, month, day)
        (value.hour, value.minute, value.second, value.nanosecond) = (hour, minute, second, nanosecond)
        (value.weekday, value.weekdayOrdinal, value.quarter) = (weekday, weekdayOrdinal, quarter)
        (value.weekOfMonth, value.weekOfYear, value.yearForWeekOfYear) = (weekOfMonth, weekOfYear, yearForWeekOfYear)
        value.isLeapMonth = isLeapMonth
        return value
    }
}

/// A calendar by its name, with what a person may have set in it.
struct NamedCalendar: Codable {
    var identifier: String
    /// Such as `fr_FR`.
    var locale: String?
    var timeZone: String
    /// 1 is Sunday.
    var firstWeekday: Int
    var minimumDaysInFirstWeek: Int

    init?(_ value: Calendar) {
        guard let name = Self.names.first(where: { $0.identifier == value.identifier })?.name else { return nil }
        identifier = name
        locale = value.locale?.identifier
        timeZone = value.timeZone.identifier
        firstWeekday = value.firstWeekday
        minimumDaysInFirstWeek = value.minimumDaysInFirstWeek
    }

    var value: Calendar? {
        guard let known = Self.names.first(where: { $0.name == identifier })?.identifier else { return nil }
        var value = Calendar(identifier: known)
        value.locale = locale.map(Locale.init(identifier:))
        if let timeZone = TimeZone(identifier: timeZone) { value.timeZone = timeZone }
        if 1...7 ~= firstWeekday { value.firstWeekday = firstWeekday }
        if 1...7 ~= minimumDaysInFirstWeek { value.minimumDaysInFirstWeek = minimumDaysInFirstWeek }
        return value
    }

    /// By the names of `NSCalendar.Identifier`.
    private static let names: [(name: String, identifier: Calendar.Identifier)] = [
        ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
        ("ethiopic", .ethiopicAmeteMihret), ("ethiopic-amete-alem", .ethiopicAmeteAlem), ("hebrew", .hebrew),
        ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic), ("islamic-civil", .islamicCivil),
        ("japanese", .japanese), ("persian", .persian), ("roc", .republicOfChina), ("islamic-tbla", .islamicTabular),
        ("islamic-umalqura", .islamicUmmAlQura),
    ]
}
