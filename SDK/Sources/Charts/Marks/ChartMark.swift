import Foundation
import SwiftUI

/// A mark as data: what it is, where it lies and how it looks.
struct ChartMark {
    /// What is drawn.
    enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

    var kind: Kind
    var x = MarkPlace.everywhere
    var y = MarkPlace.everywhere
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// Which line or area it belongs to, if the author says.
    var series: ChartValue?
    /// A pie's piece.
    var sector: SectorValues?
    /// A function, which is asked for its points once the axes are known.
    var function: PlottedFunction?
    /// What of a collection it is for, in a plot of all.
    var element: Any?
    var look = MarkLook()

    subscript(axis: Axis) -> MarkPlace {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
    func dimension(along axis: Axis) -> MarkDimension { axis == .horizontal ? width : height }

    /// What tells the lines of a chart from each other.
    var lineKey: [ChartDatum?] {
        if let series { return [series.datum] }
        return [look.foregroundValue, look.symbolValue, look.lineStyleValue, look.symbolSizeValue].map { $0?.datum }
    }
}

/// Where a mark lies along one axis.
enum MarkPlace {
    /// As far as the plot goes.
    case everywhere
    case value(ChartValue)
    case range(ChartValue, ChartValue)
    /// Between numbers of the axis, as stacking has them; nothing where a number is missing.
    case span(Double, Double)
    /// Between points from the plot's start; nil is its end.
    case points(CGFloat?, CGFloat?)

    /// The values of the author's in it.
    var values: [ChartValue] {
        switch self {
        case .value(let value): [value]
        case .range(let start, let end): [start, end]
        case .everywhere, .span, .points: []
        }
    }

    /// What marks at the same place share.
    var key: [ChartDatum] { values.map(\.key) }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// What is known of a pie's piece.
struct SectorValues {
    let angle: ChartValue
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    let angularInset: CGFloat
}

/// A function of an author's.
struct PlottedFunction {
    /// Where it is asked; nil is all that the axis has.
    let domain: ClosedRange<Double>?
    /// Whether `domain` is the axis's, or that of a third number.
    let isParametric: Bool
    /// The numbers of the axes at a number: x, and y or the start and end of it.
    let values: @Sendable (Double) -> (x: Double, y: Double, end: Double?)
}
