import Foundation

/// How values are written at an axis.
struct AxisTexts {
    let locale: Locale
    let calendar: Calendar

    func text(_ datum: ChartDatum, _ step: AxisTicks.Step = .none) -> String {
        switch datum {
        case .name(let name): return name
        case .number(let number):
            guard number.isFinite else { return "" }
            if case .number(let step) = step, step > 0, step.isFinite {
                let digits = min(max(Int((-log10(step) - 1e-9).rounded(.up)), 0), 12)
                return number.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
            }
            return number.formatted(.number.locale(locale))
        case .date(let date):
            guard date.isReckonable else { return "" }
            if case .dates(let step) = step { return date.formatted(format(step.unit)) }
            return date.formatted(
                Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar)
            )
        }
    }

    private func format(_ unit: Calendar.Component) -> Date.FormatStyle {
        let plain = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        return switch unit {
        case .era, .year, .yearForWeekOfYear: plain.year()
        case .month, .quarter: plain.month(.abbreviated)
        case .day, .weekday, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .dayOfYear: plain.month(.abbreviated).day()
        case .hour: plain.hour()
        case .minute: plain.hour().minute()
        default: plain.hour().minute().second()
        }
    }
}
