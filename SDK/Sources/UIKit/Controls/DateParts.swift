import Foundation

/// The wheels of a date: what stands on each, and the date that a choice makes.
struct DateParts {
    /// One wheel.
    enum Part: Equatable { case day, month, dayOfMonth, year, hour, minute, half, hours, minutes }

    let parts: [Part]
    private let calendar: Calendar
    private let locale: Locale
    /// Minutes go on by so many.
    private let step: Int
    /// Day 0 of the wheel of days.
    private let today: Date
    private let firstYear: Int
    /// To each side of today.
    private static let days = 1000
    private static let years = 150

    init(_ mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, now: Date) {
        self.calendar = calendar
        self.locale = locale
        step = (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
        today = calendar.startOfDay(for: now)
        firstYear = calendar.component(.year, from: now) - Self.years
        let clock: [Part] = Self.hasHalves(locale) ? [.hour, .minute, .half] : [.hour, .minute]
        switch mode {
        case .time: parts = clock
        case .date: parts = Self.dateOrder(locale)
        case .yearAndMonth: parts = Self.dateOrder(locale).filter { $0 != .dayOfMonth }
        case .countDownTimer: parts = [.hours, .minutes]
        case .dateAndTime: parts = [.day] + clock
        }
    }

    private static func hasHalves(_ locale: Locale) -> Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    private static func dateOrder(_ locale: Locale) -> [Part] {
        let letters: [Character: Part] = ["y": .year, "M": .month, "L": .month, "d": .dayOfMonth]
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
        var found: [Part] = []
        for part in format.compactMap({ letters[$0] }) where !found.contains(part) { found.append(part) }
        return found.count == 3 ? found : [.month, .dayOfMonth, .year]
    }

    private var hasHalves: Bool { parts.contains(.half) }

    func count(_ part: Part) -> Int {
        switch part {
        case .day: 2 * Self.days + 1
        case .month: calendar.monthSymbols.count
        case .dayOfMonth: 31
        case .year: 2 * Self.years + 1
        case .hour: hasHalves ? 12 : 24
        case .minute, .minutes: 60 / step
        case .half: 2
        case .hours: 24
        }
    }

    func title(_ part: Part, _ row: Int) -> String {
        switch part {
        case .day: return dayTitle(row)
        case .month:
            var named = calendar
            named.locale = locale
            return named.standaloneMonthSymbols.indices.contains(row) ? named.standaloneMonthSymbols[row] : ""
        case .dayOfMonth: return String(row + 1)
        case .year: return String(firstYear + row)
        case .hour: return hasHalves ? String(row == 0 ? 12 : row) : String(format: "%02d", row)
        case .minute: return String(format: "%02d", row * step)
        case .half:
            var named = calendar
            named.locale = locale
            return row == 0 ? named.amSymbol : named.pmSymbol
        case .hours: return "\(row) \(row == 1 ? "hour" : "hours")"
        case .minutes: return "\(row * step) min"
        }
    }

    private func dayTitle(_ row: Int) -> String {
        guard row != Self.days, let date = calendar.date(byAdding: .day, value: row - Self.days, to: today) else {
            return "Today"
        }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter.string(from: date)
    }

    /// Where a wheel stands for a date.
    func row(_ part: Part, of date: Date) -> Int {
        func value(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
        switch part {
        case .day:
            let days = calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0
            return min(max(days, -Self.days), Self.days) + Self.days
        case .month: return value(.month) - 1
        case .dayOfMonth: return value(.day) - 1
        case .year: return min(max(value(.year) - firstYear, 0), 2 * Self.years)
        case .hour: return hasHalves ? value(.hour) % 12 : value(.hour)
        case .minute, .minutes: return value(.minute) / step
        case .half: return value(.hour) / 12
        case .hours: return value(.hour)
        }
    }

    /// The date that differs from `date` in what a wheel says; the 31st of a shorter month is its last day.
    func date(_ date: Date, with part: Part, at row: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch part {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: row - Self.days, to: today) else { return date }
            let other = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (other.era, other.year, other.month, other.day)
        case .month: parts.month = row + 1
        case .dayOfMonth: parts.day = row + 1
        case .year: parts.year = firstYear + row
        case .hour: parts.hour = hasHalves ? (parts.hour ?? 0) / 12 * 12 + row : row
        case .half: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
        case .hours: parts.hour = row
        case .minute, .minutes: parts.minute = row * step
        }
        var first = parts
        first.day = 1
        if let day = parts.day, let month = calendar.date(from: first),
            let days = calendar.range(of: .day, in: .month, for: month)
        {
            parts.day = min(day, days.count)
        }
        return calendar.date(from: parts) ?? date
    }
}
