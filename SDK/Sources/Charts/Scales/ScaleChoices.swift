public import Foundation

/// What an axis reaches over.
public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// What the values say.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool
    /// Changes what was found.
    let change: (([ChartDatum]) -> [ChartDatum])?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: Self { automatic() }
    /// Numbers include zero unless told otherwise.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
        .init(includesZero: includesZero, isReversed: reversed ?? false, change: nil)
    }
    /// What the values say, changed by the author.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil,
        reversed: Bool? = nil,
        dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> Self {
        .init(includesZero: includesZero, isReversed: reversed ?? false) { found in
            var values = found.compactMap { DataValue($0) }
            modifyInferredDomain(&values)
            return values.map { ChartDatum($0) }
        }
    }
}

/// How an axis counts.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable { case linear, log, squareRoot, symmetricLog, category, date }
    let kind: Kind
    public static let linear = Self(kind: .linear), log = Self(kind: .log), squareRoot = Self(kind: .squareRoot)
    public static let symmetricLog = Self(kind: .symmetricLog), category = Self(kind: .category)
    public static let date = Self(kind: .date)
    public static func symmetricLog(slopeAtZero: Double) -> Self { .symmetricLog }

    var curve: NumberCurve {
        switch kind {
        case .log: .log
        case .squareRoot: .squareRoot
        case .symmetricLog: .symmetricLog
        case .linear, .category, .date: .linear
        }
    }
}

/// Which length an axis takes.
public protocol PositionScaleRange {}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}

/// As much as the plot has, but for its edges.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    let start: CGFloat
    let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: Self { Self(start: 0, end: 0) }
    public static func plotDimension(padding: CGFloat) -> Self { Self(start: padding, end: padding) }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
        Self(start: startPadding, end: endPadding)
    }
}

/// What an author says of an axis's domain.
enum DomainChoice {
    /// From the first to the last, or these names.
    case values([ChartDatum])
    case automatic(AutomaticScaleDomain)

    init?(_ domain: any ScaleDomain) {
        if let automatic = domain as? AutomaticScaleDomain {
            self = .automatic(automatic)
        } else if let listed = domain as? any ListedDomain {
            self = .values(listed.listed)
        } else {
            return nil
        }
    }
}

/// A domain of values.
private protocol ListedDomain { var listed: [ChartDatum] { get } }
extension ClosedRange: ListedDomain where Bound: Plottable {
    fileprivate var listed: [ChartDatum] { [ChartDatum(lowerBound), ChartDatum(upperBound)] }
}
extension Array: ListedDomain where Element: Plottable {
    fileprivate var listed: [ChartDatum] { map { ChartDatum($0) } }
}

extension PositionScale.Extent {
    init?(_ range: any PositionScaleRange) {
        if let plot = range as? PlotDimensionScaleRange {
            self = .plot(start: plot.start, end: plot.end)
        } else if let points = range as? any PointsRange {
            self = .points(points.ends.0, points.ends.1)
        } else {
            return nil
        }
    }
}

/// A range of points.
private protocol PointsRange { var ends: (CGFloat, CGFloat) { get } }
extension ClosedRange: PointsRange where Bound: BinaryFloatingPoint {
    fileprivate var ends: (CGFloat, CGFloat) { (CGFloat(lowerBound), CGFloat(upperBound)) }
}
