public import Foundation

/// A unit of an amount: of which dimensions it is, and how many of their own units.
public final class HKUnit: NSObject, Sendable {
    /// The powers of its dimensions, none of which is 0.
    let dimensions: [String: Int]
    /// How many of the dimensions' own units it is.
    let factor: Double
    /// Where its 0 is among them, as for temperatures.
    let offset: Double
    public let unitString: String

    private init(_ dimensions: [String: Int], _ factor: Double, _ unitString: String, offset: Double = 0) {
        self.dimensions = dimensions.filter { $0.value != 0 }
        (self.factor, self.offset, self.unitString) = (factor, offset, unitString)
    }

    private convenience init(_ dimension: String, _ factor: Double, _ unitString: String, offset: Double = 0) {
        self.init([dimension: 1], factor, unitString, offset: offset)
    }

    private func with(_ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(dimensions, factor * prefix.factor, prefix.name + unitString)
    }

    public override var description: String { unitString }
    public override var hash: Int { unitString.hashValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    public func isNull() -> Bool { dimensions.isEmpty && unitString.isEmpty }
}

// What HealthKit names.
extension HKUnit {
    public class func count() -> HKUnit { HKUnit([:], 1, "count") }
    public class func percent() -> HKUnit { HKUnit([:], 1, "%") }

    public class func gram() -> HKUnit { HKUnit("mass", 1, "g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().with(prefix) }
    public class func ounce() -> HKUnit { HKUnit("mass", 28.349523125, "oz") }
    public class func pound() -> HKUnit { HKUnit("mass", 453.59237, "lb") }
    public class func stone() -> HKUnit { HKUnit("mass", 6350.29318, "st") }
    /// - Parameter gramsPerMole: the mass of a mole.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mass", gramsPerMole, "mol<\(gramsPerMole)>")
    }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(withMolarMass: gramsPerMole).with(prefix)
    }

    public class func meter() -> HKUnit { HKUnit("length", 1, "m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().with(prefix) }
    public class func inch() -> HKUnit { HKUnit("length", 0.0254, "in") }
    public class func foot() -> HKUnit { HKUnit("length", 0.3048, "ft") }
    public class func yard() -> HKUnit { HKUnit("length", 0.9144, "yd") }
    public class func mile() -> HKUnit { HKUnit("length", 1609.344, "mi") }

    public class func liter() -> HKUnit { HKUnit("volume", 1, "L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().with(prefix) }
    public class func fluidOunceUS() -> HKUnit { HKUnit("volume", 0.0295735295625, "fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { HKUnit("volume", 0.0284130625, "fl_oz_imp") }
    public class func cupUS() -> HKUnit { HKUnit("volume", 0.2365882365, "cup_us") }
    public class func cupImperial() -> HKUnit { HKUnit("volume", 0.284130625, "cup_imp") }
    public class func pintUS() -> HKUnit { HKUnit("volume", 0.473176473, "pt_us") }
    public class func pintImperial() -> HKUnit { HKUnit("volume", 0.56826125, "pt_imp") }

    public class func second() -> HKUnit { HKUnit("time", 1, "s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().with(prefix) }
    public class func minute() -> HKUnit { HKUnit("time", 60, "min") }
    public class func hour() -> HKUnit { HKUnit("time", 3600, "hr") }
    public class func day() -> HKUnit { HKUnit("time", 86_400, "d") }
    public class func hertz() -> HKUnit { HKUnit(["time": -1], 1, "Hz") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { hertz().with(prefix) }

    public class func joule() -> HKUnit { HKUnit("energy", 1, "J") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().with(prefix) }
    public class func kilocalorie() -> HKUnit { HKUnit("energy", 4184, "kcal") }
    public class func smallCalorie() -> HKUnit { HKUnit("energy", 4.184, "cal") }
    public class func largeCalorie() -> HKUnit { HKUnit("energy", 4184, "Cal") }
    public class func watt() -> HKUnit { HKUnit(["energy": 1, "time": -1], 1, "W") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { watt().with(prefix) }

    public class func pascal() -> HKUnit { HKUnit("pressure", 1, "Pa") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { pascal().with(prefix) }
    public class func millimeterOfMercury() -> HKUnit { HKUnit("pressure", 133.322387415, "mmHg") }
    public class func inchesOfMercury() -> HKUnit { HKUnit("pressure", 3386.388640341, "inHg") }
    public class func centimeterOfWater() -> HKUnit { HKUnit("pressure", 98.0665, "cmAq") }
    public class func atmosphere() -> HKUnit { HKUnit("pressure", 101_325, "atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("sound pressure", 1, "dBASPL") }
    public class func decibelHearingLevel() -> HKUnit { HKUnit("hearing", 1, "dBHL") }

    public class func kelvin() -> HKUnit { HKUnit("temperature", 1, "K") }
    public class func degreeCelsius() -> HKUnit { HKUnit("temperature", 1, "degC", offset: 273.15) }
    public class func degreeFahrenheit() -> HKUnit {
        HKUnit("temperature", 5.0 / 9, "degF", offset: 273.15 - 32 * 5.0 / 9)
    }

    public class func siemen() -> HKUnit { HKUnit("conductance", 1, "S") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { siemen().with(prefix) }
    public class func volt() -> HKUnit { HKUnit("potential", 1, "V") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { volt().with(prefix) }
    public class func lux() -> HKUnit { HKUnit("illuminance", 1, "lx") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { lux().with(prefix) }
    public class func internationalUnit() -> HKUnit { HKUnit("pharmacology", 1, "IU") }
    public class func diopter() -> HKUnit { HKUnit(["length": -1], 1, "D") }
    public class func prismDiopter() -> HKUnit { HKUnit("prism", 1, "prism") }
    public class func radianAngle() -> HKUnit { HKUnit("angle", 1, "rad") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { radianAngle().with(prefix) }
    public class func degreeAngle() -> HKUnit { HKUnit("angle", .pi / 180, "deg") }
    public class func appleEffortScore() -> HKUnit { HKUnit("effort", 1, "appleEffortScore") }
}

// One unit of several.
extension HKUnit {
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        let all = dimensions.merging(unit.dimensions, uniquingKeysWith: +)
        return HKUnit(all, factor * unit.factor, "\(unitString)·\(unit.unitString)")
    }
    public func unitDivided(by unit: HKUnit) -> HKUnit {
        let all = dimensions.merging(unit.dimensions.mapValues(-), uniquingKeysWith: +)
        return HKUnit(all, factor / unit.factor, "\(unitString)/\(unit.unitString)")
    }
    public func unitRaised(toPower power: Int) -> HKUnit {
        let raised = dimensions.mapValues { $0.multipliedReportingOverflow(by: power).partialValue }
        return HKUnit(raised, pow(factor, Double(power)), "\(unitString)^\(power)")
    }
    public func reciprocal() -> HKUnit { HKUnit(dimensions.mapValues(-), 1 / factor, "1/\(unitString)") }
}

// From a text.
extension HKUnit {
    /// The unit of a text such as `count/min`, `mg/dL` or `kcal`; ends the process for one that is none, as Apple's.
    public convenience init(from string: String) {
        var parts: [HKUnit] = []
        for part in string.split(separator: "/") {
            guard let unit = Self.named(String(part)) else {
                fatalError("HKUnit: unable to parse the unit string \(string)")
            }
            parts.append(unit)
        }
        guard let first = parts.first else { fatalError("HKUnit: unable to parse the unit string \(string)") }
        let whole = parts.dropFirst().reduce(first) { $0.unitDivided(by: $1) }
        self.init(whole.dimensions, whole.factor, string, offset: parts.count == 1 ? first.offset : 0)
    }

    private static let simple: [HKUnit] = [
        count(), percent(), ounce(), pound(), stone(), inch(), foot(), yard(), mile(), fluidOunceUS(),
        fluidOunceImperial(), cupUS(), cupImperial(), pintUS(), pintImperial(), minute(), hour(), day(), kilocalorie(),
        smallCalorie(), largeCalorie(), millimeterOfMercury(), inchesOfMercury(), centimeterOfWater(), atmosphere(),
        decibelAWeightedSoundPressureLevel(), decibelHearingLevel(), kelvin(), degreeCelsius(), degreeFahrenheit(),
        internationalUnit(), diopter(), prismDiopter(), degreeAngle(), appleEffortScore(),
    ]
    private static let metric: [HKUnit] = [
        gram(), meter(), liter(), second(), joule(), pascal(), siemen(), hertz(), volt(), watt(), lux(), radianAngle(),
    ]
    private static let prefixes: [HKMetricPrefix] = [
        .femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
    ]

    private static func named(_ text: String) -> HKUnit? {
        if let unit = (simple + metric).first(where: { $0.unitString == text }) { return unit }
        for prefix in prefixes {
            for unit in metric where prefix.name + unit.unitString == text { return unit.with(prefix) }
        }
        return nil
    }
}

/// A thousandth, a thousandfold.
public enum HKMetricPrefix: Int, Sendable {
    case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var factor: Double {
        let powers: [Double] = [1, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 1e1, 1e2, 1e3, 1e6, 1e9, 1e12]
        return powers[rawValue]
    }
    var name: String { ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
}

// Foundation's units.
extension HKUnit {
    public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        switch unit.unitString {
        case "J": .joule
        case "kJ": .kilojoule
        case "cal": .calorie
        default: .kilocalorie
        }
    }
    public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        switch unit.unitString {
        case "mm": .millimeter
        case "cm": .centimeter
        case "km": .kilometer
        case "in": .inch
        case "ft": .foot
        case "yd": .yard
        case "mi": .mile
        default: .meter
        }
    }
    public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        switch unit.unitString {
        case "kg": .kilogram
        case "oz": .ounce
        case "lb": .pound
        case "st": .stone
        default: .gram
        }
    }
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        switch energyFormatterUnit {
        case .joule: self.init(from: "J")
        case .kilojoule: self.init(from: "kJ")
        case .calorie: self.init(from: "cal")
        default: self.init(from: "kcal")
        }
    }
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        switch lengthFormatterUnit {
        case .millimeter: self.init(from: "mm")
        case .centimeter: self.init(from: "cm")
        case .kilometer: self.init(from: "km")
        case .inch: self.init(from: "in")
        case .foot: self.init(from: "ft")
        case .yard: self.init(from: "yd")
        case .mile: self.init(from: "mi")
        default: self.init(from: "m")
        }
    }
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        switch massFormatterUnit {
        case .kilogram: self.init(from: "kg")
        case .ounce: self.init(from: "oz")
        case .pound: self.init(from: "lb")
        case .stone: self.init(from: "st")
        default: self.init(from: "g")
        }
    }
}

/// The mass of a mole of sugar in blood, in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
