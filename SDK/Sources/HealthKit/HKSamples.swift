public import Foundation

/// What a unit measures, as a factor of its kind's own; units of one kind go into each other.
public final class HKUnit: NSObject, Sendable {
    let kind: String
    let factor: Double
    public let unitString: String

    init(_ kind: String, _ factor: Double, _ unitString: String) {
        (self.kind, self.factor, self.unitString) = (kind, factor, unitString)
    }

    public class func count() -> HKUnit { HKUnit("count", 1, "count") }
    public class func percent() -> HKUnit { HKUnit("count", 1, "%") }
    public class func gram() -> HKUnit { HKUnit("mass", 1, "g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("mass", prefix.factor, prefix.name + "g")
    }
    public class func pound() -> HKUnit { HKUnit("mass", 453.59237, "lb") }
    public class func ounce() -> HKUnit { HKUnit("mass", 28.349523125, "oz") }
    public class func meter() -> HKUnit { HKUnit("length", 1, "m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("length", prefix.factor, prefix.name + "m")
    }
    public class func mile() -> HKUnit { HKUnit("length", 1609.344, "mi") }
    public class func foot() -> HKUnit { HKUnit("length", 0.3048, "ft") }
    public class func inch() -> HKUnit { HKUnit("length", 0.0254, "in") }
    public class func liter() -> HKUnit { HKUnit("volume", 1, "L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("volume", prefix.factor, prefix.name + "L")
    }
    public class func fluidOunceUS() -> HKUnit { HKUnit("volume", 0.0295735295625, "fl_oz_us") }
    public class func second() -> HKUnit { HKUnit("time", 1, "s") }
    public class func minute() -> HKUnit { HKUnit("time", 60, "min") }
    public class func hour() -> HKUnit { HKUnit("time", 3600, "hr") }
    public class func day() -> HKUnit { HKUnit("time", 86_400, "d") }
    public class func kilocalorie() -> HKUnit { HKUnit("energy", 4184, "kcal") }
    public class func joule() -> HKUnit { HKUnit("energy", 1, "J") }

    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("time", prefix.factor, prefix.name + "s")
    }

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
        self.init(whole.kind, whole.factor, string)
    }

    private static let simple: [HKUnit] = [
        count(), percent(), pound(), ounce(), mile(), foot(), inch(), fluidOunceUS(), minute(), hour(), day(),
        kilocalorie(),
    ]
    private static let metric: [HKUnit] = [gram(), meter(), liter(), second(), joule()]
    private static let prefixes: [HKMetricPrefix] = [
        .femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
    ]

    private static func named(_ text: String) -> HKUnit? {
        if let unit = (simple + metric).first(where: { $0.unitString == text }) { return unit }
        if text == "Cal" { return kilocalorie() }
        if text == "cal" { return HKUnit("energy", 4.184, "cal") }
        for prefix in prefixes {
            for unit in metric where prefix.name + unit.unitString == text {
                return HKUnit(unit.kind, unit.factor * prefix.factor, text)
            }
        }
        return nil
    }

    public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(kind)/\(unit.kind)", factor / unit.factor, "\(unitString)/\(unit.unitString)")
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

/// An amount.
public final class HKQuantity: NSObject, Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    public func `is`(compatibleWith unit: HKUnit) -> Bool { unit.kind == self.unit.kind }

    /// The amount in another unit; one of another kind ends the process, as on a phone.
    public func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            fatalError("HKQuantity: \(self.unit.unitString) cannot be converted to \(unit.unitString)")
        }
        return value * self.unit.factor / unit.factor
    }
}

/// Something that is known.
open class HKObject: NSObject, @unchecked Sendable {  // Its state does not change.
    public let uuid = UUID()
    public let metadata: [String: Any]?

    init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something that is known of a time.
open class HKSample: HKObject, @unchecked Sendable {  // As an object: what it adds does not change.
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
    }
}

/// An amount of a time.
public final class HKQuantitySample: HKSample, @unchecked Sendable {  // As a sample.
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    public init(
        type: HKQuantityType,
        quantity: HKQuantity,
        start: Date,
        end: Date,
        metadata: [String: Any]? = nil
    ) {
        (quantityType, self.quantity) = (type, quantity)
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}

/// A value of a time.
public final class HKCategorySample: HKSample, @unchecked Sendable {  // As a sample.
    public let categoryType: HKCategoryType
    public let value: Int

    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}
