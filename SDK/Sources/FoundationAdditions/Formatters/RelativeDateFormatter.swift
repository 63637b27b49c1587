public import Foundation
import _FoundationICU

/// Foundation's formatter of dates that also says "Today", "Tomorrow" and "Yesterday" (Foundation:
/// DateFormatter.doesRelativeDateFormatting).
///
/// Author code has it by the name DateFormatter; Foundation's on Linux keeps the wish and says dates.
open class RelativeDateFormatter: DateFormatter, @unchecked Sendable {
    // As Foundation's, it is set up before it is shared.

    /// Where the text will stand; a first letter at the beginning of a sentence is a capital.
    open var formattingContext = Formatter.Context.unknown

    open override func string(from date: Date) -> String {
        if doesRelativeDateFormatting, dateStyle != .none, let text = relativeText(date) { return text }
        let text = super.string(from: date)
        return formattingContext == .beginningOfSentence ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    open override func string(for obj: Any?) -> String? { (obj as? Date).map(string(from:)) }

    /// A date in styles, in the person's language.
    open override class func localizedString(
        from date: Date,
        dateStyle: Style,
        timeStyle: Style
    ) -> String {
        let formatter = RelativeDateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
    }

    /// A date in the words of a locale: `Wednesday, January 7, 2026 at 12:00:00 PM Greenwich Mean Time` (Foundation:
    /// Date.description(with:)); without one as `Date.description` has it.
    public static func description(of date: Date, _ locale: Locale?) -> String {
        guard let locale else { return date.description }
        let formatter = RelativeDateFormatter()
        formatter.locale = locale
        (formatter.dateStyle, formatter.timeStyle) = (.full, .full)
        return formatter.string(from: date)
    }

    /// As ICU says a date that is near: whether it does is its matter, as with Apple.
    private func relativeText(_ date: Date) -> String? {
        let zone = Array(timeZone.identifier.utf16)
        let context = formattingContext == .unknown ? .beginningOfSentence : formattingContext
        return LanguageData.text { buffer, capacity, status in
            let format = swift_udat_open(
                timeStyle.icu,
                UDateFormatStyle(dateStyle.icu.rawValue | UDAT_RELATIVE.rawValue),
                LanguageData.name(locale),
                zone,
                Int32(zone.count),
                nil,
                0,
                &status
            )
            defer { swift_udat_close(format) }
            swift_udat_setContext(format, context.capitalization, &status)
            return swift_udat_format(
                format,
                date.timeIntervalSince1970 * 1000,
                buffer,
                capacity,
                nil,
                &status
            )
        }
    }
}

extension DateFormatter.Style {
    fileprivate var icu: UDateFormatStyle {
        switch self {
        case .full: UDAT_FULL
        case .long: UDAT_LONG
        case .medium: UDAT_MEDIUM
        case .short: UDAT_SHORT
        default: UDAT_NONE
        }
    }
}
