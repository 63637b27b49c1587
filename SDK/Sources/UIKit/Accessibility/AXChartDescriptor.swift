public import Foundation

// What those who hear a chart are told (Accessibility). The values are kept as an app gives them; nobody hears a
// simulated phone.

/// A chart.
open class AXChartDescriptor: NSObject {
    open var title: String?
    open var summary: String?
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]
    open var series: [AXDataSeriesDescriptor]
    open var contentFrame = CGRect.zero

    public init(
        title: String?,
        summary: String?,
        xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

/// An axis of it.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers go along it.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    /// The words for a value.
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String,
        range: ClosedRange<Double>,
        gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    open var categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// Points that belong together.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var attributedName: NSAttributedString
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, attributedName) = (name, NSAttributedString(string: name))
        (self.isContinuous, self.dataPoints) = (isContinuous, dataPoints)
    }
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (name, self.attributedName) = (attributedName.string, attributedName)
        (self.isContinuous, self.dataPoints) = (isContinuous, dataPoints)
    }
}

/// A point.
open class AXDataPoint: NSObject {
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?

    public init(x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }
    public init(x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }
}

/// A number, or a name.
open class AXDataPointValue: NSObject {
    open var number: Double
    open var category: String
    public init(number: Double) { (self.number, category) = (number, "") }
    public init(category: String) { (number, self.category) = (0, category) }
}

/// What has a chart to tell of.
@MainActor public protocol AXChart: AnyObject {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// Something more that a view has to tell.
open class AXCustomContent: NSObject {
    /// Whether it is told at once.
    public enum Importance: UInt, Sendable { case `default`, high }

    open private(set) var label: String
    open private(set) var value: String
    open var importance = Importance.default
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
