import Foundation

/// A value of an author's as a chart reckons with it.
enum ChartDatum: Hashable {
    case number(Double)
    case date(Date)
    case name(String)

    /// Its place on a line of numbers; nil for a name, and for what has no place, such as an infinite number.
    var coordinate: Double? {
        switch self {
        case .number(let number): number.isFinite && abs(number) < 1e100 ? number : nil
        case .date(let date): date.isReckonable ? date.timeIntervalSinceReferenceDate : nil
        case .name: nil
        }
    }

    init(_ value: some Plottable) {
        self = (value.primitivePlottable as? any DatumConvertible)?.datum ?? .name("\(value.primitivePlottable)")
    }
}

extension Date {
    /// Whether a calendar can reckon with it. A date that is no number is not less than another, nor greater.
    var isReckonable: Bool {
        timeIntervalSinceReferenceDate.isFinite && self >= .distantPast && self <= .distantFuture
    }
}

extension Plottable {
    /// The value that a chart's is; nil for one of another kind.
    init?(_ datum: ChartDatum) {
        guard let kind = PrimitivePlottable.self as? any DatumConvertible.Type,
            let primitive = kind.made(datum) as? PrimitivePlottable
        else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

/// What is a chart's value at once.
protocol DatumConvertible {
    var datum: ChartDatum { get }
    static func made(_ datum: ChartDatum) -> Self?
}

extension DatumConvertible where Self: BinaryInteger {
    var datum: ChartDatum { .number(Double(self)) }
    /// The nearest whole number.
    static func made(_ datum: ChartDatum) -> Self? {
        guard case .number(let number) = datum, number.isFinite else { return nil }
        return Self(exactly: number.rounded())
    }
}

extension DatumConvertible where Self: BinaryFloatingPoint {
    var datum: ChartDatum { .number(Double(self)) }
    static func made(_ datum: ChartDatum) -> Self? {
        guard case .number(let number) = datum else { return nil }
        return Self(number)
    }
}

extension Int: DatumConvertible {}
extension Int8: DatumConvertible {}
extension Int16: DatumConvertible {}
extension Int32: DatumConvertible {}
extension Int64: DatumConvertible {}
extension UInt: DatumConvertible {}
extension UInt8: DatumConvertible {}
extension UInt16: DatumConvertible {}
extension UInt32: DatumConvertible {}
extension UInt64: DatumConvertible {}
extension Double: DatumConvertible {}
extension Float: DatumConvertible {}

extension Decimal: DatumConvertible {
    var datum: ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    static func made(_ datum: ChartDatum) -> Decimal? {
        guard case .number(let number) = datum, number.isFinite else { return nil }
        return Decimal(number)
    }
}

extension Date: DatumConvertible {
    var datum: ChartDatum { .date(self) }
    static func made(_ datum: ChartDatum) -> Date? {
        guard case .date(let date) = datum else { return nil }
        return date
    }
}

extension String: DatumConvertible {
    var datum: ChartDatum { .name(self) }
    static func made(_ datum: ChartDatum) -> String? {
        guard case .name(let name) = datum else { return nil }
        return name
    }
}
