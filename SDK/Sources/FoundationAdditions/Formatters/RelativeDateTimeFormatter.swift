public import Foundation
import _FoundationICU

/// Says how far a date is from another: `5 minutes ago`, `in 2 days`, `yesterday` (Foundation:
/// RelativeDateTimeFormatter).
///
/// In its locale's language.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Its properties are set before it is shared, as with every formatter of Foundation's.

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
    open var locale: Locale! = PhoneLanguage.locale

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
        return phrase(largest.count, largest.unit)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func phrase(_ count: Int, _ unit: Unit) -> String {
        let width: UDateRelativeDateTimeFormatterStyle =
            switch unitsStyle {
            case .full, .spellOut: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .abbreviated: UDAT_STYLE_NARROW
            }
        let name = LanguageData.name(locale)
        let text = LanguageData.text { buffer, capacity, status in
            let words = LanguageData.words(name, if: unitsStyle == .spellOut)
            let format = swift_ureldatefmt_open(
                name,
                words.map { .init($0) },
                width,
                formattingContext.capitalization,
                &status
            )
            defer { swift_ureldatefmt_close(format) }
            let write = dateTimeStyle == .named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
            return write(format, Double(count), unit.measure, buffer, capacity, &status)
        }
        return text ?? ""
    }

    private enum Unit {
        case year, month, week, day, hour, minute, second

        var measure: URelativeDateTimeUnit {
            switch self {
            case .year: UDAT_REL_UNIT_YEAR
            case .month: UDAT_REL_UNIT_MONTH
            case .week: UDAT_REL_UNIT_WEEK
            case .day: UDAT_REL_UNIT_DAY
            case .hour: UDAT_REL_UNIT_HOUR
            case .minute: UDAT_REL_UNIT_MINUTE
            case .second: UDAT_REL_UNIT_SECOND
            }
        }
    }
}

extension Formatter.Context {
    /// What ICU makes of the first letter.
    var capitalization: UDisplayContext {
        switch self {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
