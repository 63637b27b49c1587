public import SwiftUI

/// A value, and what it is called.
public struct PlottableValue<Value: Plottable> {
    let chartValue: ChartValue

    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        .init(chartValue: ChartValue(label: String(label), datum: ChartDatum(value)))
    }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
        .init(chartValue: ChartValue(datum: ChartDatum(value)))
    }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        .init(chartValue: ChartValue(datum: ChartDatum(value)))
    }
}

extension PlottableValue where Value: Comparable & Sendable {
    /// All of a part of times or numbers.
    public static func value(_ label: some StringProtocol, _ range: ChartBinRange<Value>) -> PlottableValue {
        .init(chartValue: ChartValue(label: String(label), from: range.lowerBound, to: range.upperBound))
    }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        .init(chartValue: ChartValue(label: "", from: range.lowerBound, to: range.upperBound))
    }
}

extension PlottableValue where Value == Date {
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringKey,
        _ date: Date,
        unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .init(chartValue: ChartValue(label: "", date, unit, calendar)) }
    public static func value(
        _ label: Text,
        _ date: Date,
        unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .init(chartValue: ChartValue(label: "", date, unit, calendar)) }
    public static func value(
        _ label: some StringProtocol,
        _ date: Date,
        unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { .init(chartValue: ChartValue(label: String(label), date, unit, calendar)) }
}

extension PlottableValue where Value == Double {
    /// A number of a drawing's kind is one; a function that gives a day too gives that, as with Apple's, where `CGFloat`
    /// is nothing to plot.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: CGFloat) -> PlottableValue {
        .value(label, Double(value))
    }
}
