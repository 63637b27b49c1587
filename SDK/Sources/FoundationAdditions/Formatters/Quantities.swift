public import Foundation
import _FoundationICU

/// Writes a number with a unit in a language.
enum Quantities {
    /// The text of a measurement.
    ///
    /// - Parameters:
    ///   - width: `full-name`, `short` or `narrow`.
    ///   - usage: what it is a measurement for, in whose unit it is told; nil keeps its own.
    ///   - precision: the number's part of an ICU skeleton; nil leaves the digits to the usage.
    static func text(
        _ value: Double,
        _ unit: Unit,
        width: String,
        usage: String?,
        precision: String?,
        locale: Locale
    ) -> String {
        guard let name = UnitNames.name(of: unit) else {
            return "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
        }
        let parts = ["unit/\(name)", usage.map { "usage/\($0)" }, "unit-width-\(width)", precision]
        let skeleton = Array(parts.compactMap(\.self).joined(separator: " ").utf16)
        let text = LanguageData.text { buffer, capacity, status in
            let format = swift_unumf_openForSkeletonAndLocale(
                skeleton,
                Int32(skeleton.count),
                LanguageData.name(locale),
                &status
            )
            defer { swift_unumf_close(format) }
            let result = swift_unumf_openResult(&status)
            defer { swift_unumf_closeResult(result) }
            swift_unumf_formatDouble(format, value, result, &status)
            return swift_unumf_resultToString(result, buffer, capacity, &status)
        }
        return text ?? "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
    }

    /// A temperature in the degrees of where the person lives.
    static func local(_ value: Double, _ unit: UnitTemperature, in locale: Locale) -> Double {
        let own = locale.measurementSystem == .us ? UnitTemperature.fahrenheit : .celsius
        return Measurement(value: value, unit: unit).converted(to: own).value
    }

    /// A formatter's digits as a skeleton has them.
    static func precision(_ formatter: NumberFormatter) -> String {
        func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: min(max(count, 0), 20)) }
        let digits: String
        if formatter.usesSignificantDigits {
            let (least, most) = (formatter.minimumSignificantDigits, formatter.maximumSignificantDigits)
            digits = repeated("@", max(least, 1)) + repeated("#", most - max(least, 1))
        } else {
            let (least, most) = (formatter.minimumFractionDigits, formatter.maximumFractionDigits)
            digits = "." + repeated("0", least) + repeated("#", most - least)
        }
        return digits + (formatter.usesGroupingSeparator ? "" : " group-off")
    }
}

/// Writes measurements in a person's language, and in the units of where they live (Foundation: MeasurementFormatter).
///
/// Author code has it by its name of Apple's; Foundation on Linux has a class of that name which cannot be used.
open class QuantityFormatter: Formatter, @unchecked Sendable {
    // Its properties are set before it is shared, as with every formatter of Foundation's.

    /// How units are chosen and written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// The one in which the number is a handy one.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// `21°`
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = UnitStyle.medium
    open var locale: Locale! = PhoneLanguage.locale
    /// Three digits behind the point at most, unless an author says otherwise.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A measurement with its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    /// A unit's name: `km`, `kilometers`.
    open func string(from unit: Unit) -> String {
        guard unitStyle == .long else { return unit.symbol }
        let text = Quantities.text(
            2,
            unit,
            width: "full-name",
            usage: nil,
            precision: nil,
            locale: PhoneLanguage.chosen(locale)
        )
        return text.trimmingCharacters(in: .decimalDigits.union(.whitespaces))
    }

    open override func string(for obj: Any?) -> String? {
        if let unit = obj as? Unit { return string(from: unit) }
        guard let measurement = obj as? any AnyMeasurement else { return nil }
        return string(measurement.value, measurement.anyUnit)
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        let locale = PhoneLanguage.chosen(locale)
        let precision = numberFormatter.map(Quantities.precision)
        var (value, unit) = (value, unit)
        var usage: String? = unit is UnitVolume ? "fluid" : "default"
        if unitOptions.contains(.providedUnit) {
            usage = nil
        } else if !unitOptions.contains(.naturalScale), let length = unit as? UnitLength {
            // Of a person's two units the larger, as an iPhone has it.
            let isMetric = locale.measurementSystem == .metric
            let wanted = isMetric ? UnitLength.kilometers : .miles
            (value, unit, usage) = (Measurement(value: value, unit: length).converted(to: wanted).value, wanted, nil)
        }
        var width =
            switch unitStyle {
            case .short: "narrow"
            case .long: "full-name"
            default: "short"
            }
        if unitOptions.contains(.temperatureWithoutUnit), let temperature = unit as? UnitTemperature {
            if usage != nil {
                value = Quantities.local(value, temperature, in: locale)
            }
            (unit, usage, width) = (UnitAngle.degrees, nil, "narrow")
        }
        return Quantities.text(value, unit, width: width, usage: usage, precision: precision, locale: locale)
    }
}

/// A measurement whatever its unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
