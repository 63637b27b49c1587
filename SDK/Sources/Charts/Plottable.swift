public import SwiftUI

/// What a chart can show the place of.
public protocol Plottable {}

extension String: Plottable {}
extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension Decimal: Plottable {}
extension Date: Plottable {}

/// A value, and what it is called.
public struct PlottableValue<Value: Plottable> {
    let value: Value

    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue { .init(value: value) }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue { .init(value: value) }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { .init(value: value) }
}

extension PlottableValue where Value == Date {
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringKey,
        _ date: Date,
        unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .init(value: date) }
    public static func value(
        _ label: Text,
        _ date: Date,
        unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .init(value: date) }
    public static func value(
        _ label: some StringProtocol,
        _ date: Date,
        unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .init(value: date) }
}

extension PlottableValue where Value == Double {
    /// A number of a drawing's kind is one; a function that gives a day too gives that, as with Apple's, where `CGFloat`
    /// is nothing to plot.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: CGFloat) -> PlottableValue {
        .init(value: Double(value))
    }
}

/// How wide a mark is.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public static let automatic = MarkDimension()
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    init() {}
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
}

/// How marks at one place stand to each other.
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }

/// How a line goes from point to point.
public enum InterpolationMethod: Hashable, Sendable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}

/// Where something stands beside a mark.
public enum AnnotationPosition: Hashable, Sendable {
    case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading, bottomTrailing, leading, trailing
}

/// What is done about something that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// In one direction.
    public enum Strategy: Hashable, Sendable {
        case automatic, disabled, fit, padScale
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }
    /// Where it must fit.
    public enum Boundary: Hashable, Sendable { case automatic, plot, chart }

    public static let automatic = Self()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// The shape of a point.
public protocol ChartSymbolShape: Sendable {}

extension ChartSymbolShape {
    /// Its border alone.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
}

extension Circle: ChartSymbolShape {}

/// The shapes that there are.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: Self { .init() }
    public static var square: Self { .init() }
    public static var triangle: Self { .init() }
    public static var diamond: Self { .init() }
    public static var pentagon: Self { .init() }
    public static var plus: Self { .init() }
    public static var cross: Self { .init() }
    public static var asterisk: Self { .init() }
}
