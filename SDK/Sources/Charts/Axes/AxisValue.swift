public import SwiftUI

/// A value of an axis.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let datum: ChartDatum

    /// The value; nil for one of another kind, and for half a number that is asked for as a whole one.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        guard let value = Value(datum) else { return nil }
        if case .number(let number) = datum, case .number(let made) = ChartDatum(value), !(Value.self is Float.Type) {
            return abs(made - number) <= 1e-9 * max(abs(number), 1) ? value : nil
        }
        return value
    }
}

/// At which values marks stand.
public struct AxisMarkValues: Sendable {
    /// What an author asks for.
    enum Wish: Sendable {
        case automatic(desired: Int?, least: Double, lower: Bool?, upper: Bool?)
        case stride(Double, lower: Bool?, upper: Bool?)
        case dates(DateStep, Calendar?)
        case listed([ChartDatum])

        static var usual: Wish { .automatic(desired: nil, least: 0, lower: nil, upper: nil) }
        /// The values that the author lists.
        var listed: [ChartDatum] { if case .listed(let values) = self { values } else { [] } }
    }
    let wish: Wish

    public static let automatic = AxisMarkValues(wish: .usual)
    public static func automatic(
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            wish: .automatic(desired: desiredCount, least: 0, lower: roundLowerBound, upper: roundUpperBound)
        )
    }
    public static func automatic(
        minimumStride: some BinaryFloatingPoint,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            wish: .automatic(
                desired: desiredCount,
                least: Double(minimumStride),
                lower: roundLowerBound,
                upper: roundUpperBound
            )
        )
    }
    public static func stride(
        by step: some BinaryFloatingPoint,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(wish: .stride(Double(step), lower: roundLowerBound, upper: roundUpperBound))
    }
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(wish: .dates(DateStep(unit: component, count: count), calendar)) }
}
