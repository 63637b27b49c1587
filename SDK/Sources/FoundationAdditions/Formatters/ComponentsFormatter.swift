public import Foundation
import _FoundationICU

/// Says how long something takes: `1:05`, `1h 5m`, `1 hour, 5 minutes` (Foundation: DateComponentsFormatter).
///
/// In the language of its calendar's locale. Author code has it by its name of Apple's; Foundation on Linux has a class of
/// that name which cannot be used.
open class ComponentsFormatter: Formatter, @unchecked Sendable {
    // Its properties are set before it is shared, as with every formatter of Foundation's.

    /// How the units are spelled.
    public enum UnitsStyle: Int, Sendable {
        /// `9:41:30`
        case positional
        /// `9h 41m 30s`
        case abbreviated
        /// `9 hr, 41 min, 30 sec`
        case short
        /// `9 hours, 41 minutes, 30 seconds`
        case full
        /// `nine hours, forty-one minutes, thirty seconds`
        case spellOut
        /// `9hr 41min 30sec`
        case brief
    }

    /// What becomes of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Positional drops the leading ones and keeps the others, every other style drops all.
        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are written, with two digits each in the positional style.
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Years, months, days, hours, minutes and seconds when it is empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    /// From when an interval is counted where months and years are written; the first moment of 2001 for nil.
    open var referenceDate: Date?
    /// Zero for any number. What is left out is not rounded, as Apple's example has it.
    open var maximumUnitCount = 0
    /// Writes `63s` where it would be `1m 3s`.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    /// Kept; units are whole.
    open var allowsFractionalUnits = false
    open var formattingContext = Formatter.Context.unknown

    /// An amount of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        var calendar = self.calendar ?? .current
        // A day has 24 hours where no date is meant.
        if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
        return string(from: calendar.dateComponents(units(), from: start, to: start.addingTimeInterval(ti)))
    }

    /// What lies between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: (calendar ?? .current).dateComponents(units(), from: startDate, to: endDate))
    }

    /// The components that are allowed, of those that have a value.
    open func string(from components: DateComponents) -> String? {
        let allowed = units()
        var parts = Unit.allCases.compactMap { unit in
            allowed.contains(unit.component) ? unit.value(of: components).map { Part(unit: unit, value: $0) } : nil
        }
        guard !parts.isEmpty else { return nil }
        let isNegative = parts.contains { $0.value < 0 }
        parts = parts.map { Part(unit: $0.unit, value: Int(clamping: $0.value.magnitude)) }
        collapse(&parts)
        parts = withoutZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        var text = (isNegative ? "-" : "") + join(parts)
        let isChinese = locale.language.languageCode?.identifier == "zh"
        if includesApproximationPhrase { text = (isChinese ? "大约" : "About ") + text }
        if includesTimeRemainingPhrase { text = isChinese ? "剩余" + text : text + " remaining" }
        return text
    }

    /// The components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = ComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        if let number = obj as? NSNumber { return string(from: number.doubleValue) }
        return (obj as? TimeInterval).flatMap(string(from:))
    }

    private struct Part {
        let unit: Unit
        var value: Int
    }

    private func units() -> Set<Calendar.Component> {
        let allowed = Unit.allCases.filter {
            allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.flag)
        }
        return Set(allowed.map(\.component))
    }

    private func collapse(_ parts: inout [Part]) {
        guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }), first + 1 < parts.count,
            parts[first].value == 1, let size = parts[first].unit.size(in: parts[first + 1].unit)
        else { return }
        parts[first + 1].value += size
        parts.remove(at: first)
    }

    private func withoutZeros(_ parts: [Part]) -> [Part] {
        if zeroFormattingBehavior.contains(.pad) { return parts }
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        let first = parts.firstIndex { $0.value != 0 } ?? parts.endIndex
        let last = parts.lastIndex { $0.value != 0 } ?? parts.startIndex
        let kept = parts.indices.filter { index in
            if parts[index].value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }
        // Something has to be said of nothing.
        return kept.isEmpty ? parts.suffix(1) : kept.map { parts[$0] }
    }

    private func join(_ parts: [Part]) -> String {
        guard unitsStyle == .positional else { return phrase(parts) }
        let pads = zeroFormattingBehavior.contains(.pad) && parts.count > 1
        return parts.enumerated().map { index, part in
            let digits = String(part.value)
            return digits.count < 2 && (index > 0 || pads) ? "0" + digits : digits
        }.joined(separator: ":")
    }

    /// The units with their words, as ICU joins them.
    private func phrase(_ parts: [Part]) -> String {
        let width: UAMeasureFormatWidth =
            switch unitsStyle {
            case .abbreviated, .positional: UAMEASFMT_WIDTH_NARROW
            case .short: UAMEASFMT_WIDTH_SHORT
            case .brief: UAMEASFMT_WIDTH_SHORTER
            case .full, .spellOut: UAMEASFMT_WIDTH_WIDE
            }
        // Of several numbers ICU spells the last alone.
        guard unitsStyle == .spellOut, parts.count > 1 else { return phrase(parts, width) }
        return LanguageData.list(parts.map { phrase([$0], width) }, locale)
    }

    private func phrase(_ parts: [Part], _ width: UAMeasureFormatWidth) -> String {
        let name = LanguageData.name(locale)
        let measures = parts.map { UAMeasure(value: Double($0.value), unit: $0.unit.measure) }
        let text = LanguageData.text { buffer, capacity, status in
            let words = LanguageData.words(name, if: unitsStyle == .spellOut)
            guard let format = uameasfmt_open(name, width, words.map { .init($0) }, &status) else { return 0 }
            defer { uameasfmt_close(format) }
            return uameasfmt_formatMultiple(format, measures, Int32(measures.count), buffer, capacity, &status)
        }
        return text ?? parts.map { "\($0.value)" }.joined(separator: " ")
    }

    /// Whose words it takes: the calendar's, if it names one.
    private var locale: Locale {
        guard let own = calendar?.locale, !own.identifier.isEmpty else { return PhoneLanguage.locale }
        return PhoneLanguage.chosen(own)
    }

    private enum Unit: CaseIterable {
        case year, month, week, day, hour, minute, second

        var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        var flag: NSCalendar.Unit {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        func value(of components: DateComponents) -> Int? {
            self == .week ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)
        }

        /// How many of the next smaller unit it is; nil where that depends on the date.
        func size(in smaller: Self) -> Int? {
            switch (self, smaller) {
            case (.year, .month): 12
            case (.week, .day): 7
            case (.day, .hour): 24
            case (.hour, .minute), (.minute, .second): 60
            default: nil
            }
        }

        /// The unit as ICU names it.
        var measure: UAMeasureUnit {
            switch self {
            case .year: UAMEASUNIT_DURATION_YEAR
            case .month: UAMEASUNIT_DURATION_MONTH
            case .week: UAMEASUNIT_DURATION_WEEK
            case .day: UAMEASUNIT_DURATION_DAY
            case .hour: UAMEASUNIT_DURATION_HOUR
            case .minute: UAMEASUNIT_DURATION_MINUTE
            case .second: UAMEASUNIT_DURATION_SECOND
            }
        }
    }
}
