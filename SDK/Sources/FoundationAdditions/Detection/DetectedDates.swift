import Foundation

/// Finds days and times of day in a text, as English and Chinese write them.
struct DetectedDates {
    /// What "tomorrow" is counted from.
    let now: Date
    let calendar: Calendar

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

    private static let month = #"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*"#
    private static let weekday = #"(?:sun|mon|tues|wednes|thurs|fri|satur)day"#
    private static let day = [
        #"(?<near>today|tonight|tomorrow|yesterday)"#,
        #"(?:(?<next>next|this) )?(?<weekday>"# + weekday + #")"#,
        #"(?:"# + weekday + #",? )?(?<month>"# + month
            + #")\.? (?<mday>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<myear>\d{4}))?"#,
        #"(?<dday>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<dmonth>"# + month + #")\.?(?:,? (?<dyear>\d{4}))?"#,
        #"(?<iyear>\d{4})-(?<imonth>\d{2})-(?<iday>\d{2})"#,
        #"(?<first>\d{1,2})[/.](?<second>\d{1,2})[/.](?<nyear>\d{4})"#,
    ].joined(separator: "|")
    private static let time = #"(?<hour>\d{1,2})(?::(?<minute>\d{2}))?(?::\d{2})? ?(?<half>[ap]\.?m\b\.?)?"#
    private static let english = DataDetection.regex(
        #"\b(?:"# + day + #")(?:\b|(?=T\d))(?:,? (?:at )?|T)?(?:(?<=at |[ T])"# + time + #"\b(?=[^\d]|$))?"#
            + #"|\bat (?<hour2>\d{1,2})(?::(?<minute2>\d{2}))? ?(?<half2>[ap]\.?m\b\.?)"#
    )
    private static let chinese = DataDetection.regex(
        #"(?:(?<near>今天|明天|后天|昨天|今晚|明晚)|(?:(?<year>\d{4})年)?(?<month>\d{1,2})月(?<day>\d{1,2})[日号])"#
            + #"(?<half>早上|上午|中午|下午|傍晚|晚上)?(?:(?<hour>\d{1,2})(?:[点时:：](?<minute>\d{1,2})?(?<thirty>半)?分?))?"#
    )

    /// What lies in a range, from its beginning.
    func find(in text: String, _ range: NSRange) -> [DetectedData] {
        let all = [(Self.english, english), (Self.chinese, chinese)].flatMap { regex, moment in
            regex.matches(in: text, options: [], range: range).compactMap { match -> DetectedData? in
                let part: (String) -> String? = { name in
                    let range = match.range(withName: name)
                    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
                }
                let words = (text as NSString).substring(with: match.range)
                let length = words.replacing(/[\s,]+(?:at)?\s*$/, with: "").utf16.count
                guard let date = moment(part) else { return nil }
                let range = NSRange(location: match.range.location, length: length)
                return DetectedData(.init(rawValue: DetectedKind.date), range, moment: date)
            }
        }
        return all.sorted { $0.range.location < $1.range.location }
    }

    private func english(_ part: (String) -> String?) -> Date? {
        let half = (part("half") ?? part("half2"))?.lowercased()
        let spoken = (part("hour") ?? part("hour2")).flatMap(Int.init)
        // A number behind a day that is no time of day is none.
        let hour = half == nil && part("minute") == nil ? nil : hour(spoken, isLate: half?.hasPrefix("p"))
        let minute = (part("minute") ?? part("minute2")).flatMap(Int.init) ?? 0
        let isTonight = part("near")?.lowercased() == "tonight"
        var day: Date? = calendar.startOfDay(for: now)
        if let near = part("near")?.lowercased() {
            day = days(["yesterday": -1, "tomorrow": 1][near] ?? 0)
        } else if let name = part("weekday")?.lowercased(), let weekday = Self.weekdays.firstIndex(of: name) {
            day = calendar.nextDate(
                after: now,
                matching: DateComponents(weekday: weekday + 1),
                matchingPolicy: .nextTime
            )
        } else if let month = part("month") ?? part("dmonth") {
            let number = Self.months.firstIndex { $0.hasPrefix(month.lowercased().prefix(3)) }.map { $0 + 1 }
            day = date(part("myear") ?? part("dyear"), number, part("mday") ?? part("dday"))
        } else if let year = part("iyear") {
            day = date(year, part("imonth").flatMap(Int.init), part("iday"))
        } else if let first = part("first"), let second = part("second") {
            let isMonthFirst = calendar.locale?.region?.identifier == "US"
            day = date(part("nyear"), Int(isMonthFirst ? first : second), isMonthFirst ? second : first)
        }
        return at(hour ?? (isTonight ? 19 : 12), minute, on: day)
    }

    private func chinese(_ part: (String) -> String?) -> Date? {
        let near = part("near")
        let half = part("half") ?? (near?.hasSuffix("晚") == true ? "晚上" : nil)
        let isLate = half.map { ["下午", "傍晚", "晚上"].contains($0) }
        let hour = part("hour").flatMap(Int.init).flatMap { $0 > 12 ? $0 : self.hour($0, isLate: isLate) }
        let minute = part("thirty") != nil ? 30 : part("minute").flatMap(Int.init) ?? 0
        let day =
            near.map { days(["明天": 1, "明晚": 1, "后天": 2, "昨天": -1][$0] ?? 0) }
            ?? date(part("year"), part("month").flatMap(Int.init), part("day"))
        let usual = ["早上": 8, "上午": 9, "下午": 15, "傍晚": 18, "晚上": 19]
        return at(hour ?? half.flatMap { usual[$0] } ?? 12, minute, on: day)
    }

    private func hour(_ hour: Int?, isLate: Bool?) -> Int? {
        guard let hour else { return nil }
        guard let isLate, hour <= 12 else { return hour }
        return hour % 12 + (isLate ? 12 : 0)
    }

    private func days(_ count: Int) -> Date? {
        calendar.date(byAdding: .day, value: count, to: calendar.startOfDay(for: now))
    }

    /// A day; of this year where none is named.
    private func date(_ year: String?, _ month: Int?, _ day: String?) -> Date? {
        guard let month, let day = day.flatMap(Int.init) else { return nil }
        let year = year.flatMap(Int.init) ?? calendar.component(.year, from: now)
        let components = DateComponents(calendar: calendar, year: year, month: month, day: day)
        return components.isValidDate ? components.date : nil
    }

    private func at(_ hour: Int, _ minute: Int, on day: Date?) -> Date? {
        guard let day, (0...24).contains(hour), (0..<60).contains(minute) else { return nil }
        return calendar.date(bySettingHour: hour % 24, minute: minute, second: 0, of: day)
    }
}
