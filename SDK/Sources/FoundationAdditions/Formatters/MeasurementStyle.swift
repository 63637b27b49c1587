public import Foundation

extension Measurement where UnitType: Dimension {
    /// In the units of where the person lives, abbreviated: `3 km`, `1.9 mi`.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// As a style has it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// How a measurement is written (Foundation: Measurement.FormatStyle).
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias UnitWidth = MeasurementUnitWidth
        public typealias FormatInput = Measurement<UnitType>
        public typealias FormatOutput = String

        /// How long the unit is.
        public var width: UnitWidth
        /// Whose language and units.
        public var locale: Locale
        /// What it is a measurement for.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The digits; nil leaves them to the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var hidesScaleName = false

        public init(
            width: UnitWidth,
            locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The text of a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let locale = PhoneLanguage.chosen(locale)
            var (value, unit, usage) = (measurement.value, measurement.unit as Unit, usage?.usage(of: measurement.unit))
            var (width, precision) = (width.name, String?.none)
            if hidesScaleName, let temperature = unit as? UnitTemperature {
                if usage != nil { value = Quantities.local(value, temperature, in: locale) }
                if usage == "weather" { precision = "." }
                (unit, usage, width) = (UnitAngle.degrees, nil, "narrow")
            }
            let text = Quantities.text(value, unit, width: width, usage: usage, precision: precision, locale: locale)
            guard let numberFormatStyle else { return text }
            // As it would be said in full, and in digits that can be read.
            let region = Locale(identifier: "en_\(locale.region?.identifier ?? "001")")
            let exact = Quantities.text(
                value,
                unit,
                width: "narrow",
                usage: usage,
                precision: ".############### group-off",
                locale: region
            )
            let digits = exact.prefix { $0.isNumber || "-.,".contains($0) }
            guard let number = Double(digits.replacing(",", with: ".")) else { return text }
            return Self.replace(in: text, with: numberFormatStyle.locale(locale).format(number))
        }

        /// In another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// A text whose number is another.
        private static func replace(in text: String, with number: String) -> String {
            guard let first = text.firstIndex(where: { $0.isNumber || "-−".contains($0) }),
                let last = text.lastIndex(where: \.isNumber)
            else { return text }
            return text.replacingCharacters(in: first...last, with: number)
        }

        private enum CodingKeys: String, CodingKey { case width, locale, usage, numberFormatStyle, hidesScaleName }
    }
}

/// How long the unit of a measurement is (Foundation: Measurement.FormatStyle.UnitWidth).
public struct MeasurementUnitWidth: Codable, Hashable, Sendable {
    let name: String

    /// `3 kilometers`
    public static let wide = Self(name: "full-name")
    /// `3 km`
    public static let abbreviated = Self(name: "short")
    /// `3km`
    public static let narrow = Self(name: "narrow")
}

/// What a measurement is for, which decides in which unit it is told (Foundation: MeasurementFormatUnitUsage).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// As the Unicode locale data names it; nil keeps the measurement's own unit.
    let name: String?

    func usage(of unit: Unit) -> String? { name == "default" && unit is UnitVolume ? "fluid" : name }

    /// What people use for most things.
    public static var general: Self { Self(name: "default") }
    /// The measurement's own.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person-height") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focal-length") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension FormatStyle {
    /// A measurement with its unit.
    public static func measurement<UnitType: Dimension>(
        width: MeasurementUnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature, whose scale may be left out: `21°`.
    public static func measurement(
        width: MeasurementUnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
