public import Foundation

/// Says how far a date is from another: `5 minutes ago`, `in 2 days`, `yesterday` (Foundation:
/// RelativeDateTimeFormatter).
///
/// In English, whatever the locale.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether to say "yesterday" or "1 day ago".
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }

    /// How long the units are spelled.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    /// Seconds, from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// `date`, from `referenceDate`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .current
        return localizedString(
            from: calendar.dateComponents(
                [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
                from: referenceDate,
                to: date
            )
        )
    }

    /// The largest of the components that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let amounts: [(unit: Unit, count: Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month), (.week, dateComponents.weekOfMonth),
            (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
            (.second, dateComponents.second),
        ]
        let given = amounts.compactMap { amount in amount.count.map { (unit: amount.unit, count: $0) } }
        guard let largest = given.first(where: { $0.count != 0 }) ?? given.last else { return "" }
        if dateTimeStyle == .named, let name = largest.unit.name(of: largest.count) { return name }
        let phrase = "\(number(abs(largest.count))) \(largest.unit.word(unitsStyle, isOne: abs(largest.count) == 1))"
        return largest.count < 0 ? "\(phrase) ago" : "in \(phrase)"
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func number(_ count: Int) -> String {
        guard unitsStyle == .spellOut else { return "\(count)" }
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }

    private enum Unit: String {
        case year, month, week, day, hour, minute, second

        func word(_ style: UnitsStyle, isOne: Bool) -> String {
            switch (style, self) {
            case (.full, _), (.spellOut, _): return rawValue + (isOne ? "" : "s")
            case (_, .year), (_, .hour): return rawValue == "year" ? "yr." : "hr."
            case (_, .month): return "mo."
            case (_, .week): return "wk."
            case (_, .day): return isOne ? "day" : "days"
            case (_, .minute): return "min."
            case (_, .second): return "sec."
            }
        }

        func name(of count: Int) -> String? {
            switch (self, count) {
            case (.day, 0): "today"
            case (.day, 1): "tomorrow"
            case (.day, -1): "yesterday"
            case (.hour, 0), (.minute, 0): "this \(rawValue)"
            case (.second, 0): "now"
            case (.year, -1...1), (.month, -1...1), (.week, -1...1):
                (count == 0 ? "this " : count > 0 ? "next " : "last ") + rawValue
            default: nil
            }
        }
    }
}
