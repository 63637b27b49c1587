import SwiftUI

/// What modifiers say of the charts below.
struct ChartOptions {
    var x = AxisOptions()
    var y = AxisOptions()
    var looks = LookOptions()
    var legend = LegendOptions()
    /// What is done to the plot, the first first.
    var plotStyles: [(AnyView) -> AnyView] = []
    var backgrounds: [ChartLayer] = []
    var overlays: [ChartLayer] = []
    var selectAngle: ((ChartDatum?) -> Void)?
    /// A gesture of the author's, instead of those that select.
    var gesture: ((ChartProxy, AnyView) -> AnyView)?

    func axis(_ axis: Axis) -> AxisOptions { axis == .horizontal ? x : y }
}

/// What is said of an axis.
struct AxisOptions {
    var visibility = Visibility.automatic
    /// The author's marks; nil are the usual ones.
    var content: (any AxisContent)?
    var titles: [AxisTitle] = []
    var domain: DomainChoice?
    var type: ScaleType?
    var room: PositionScale.Extent?
    var select: ((ChartDatum?) -> Void)?
    /// Selects from one value to another; nothing without them.
    var selectRange: (((ChartDatum, ChartDatum)?) -> Void)?
    var isScrollable = false
    /// How much of the axis is seen, in its numbers, seconds or names.
    var visibleLength: Double?
    /// Where the author has it scrolled to, and who hears of it.
    var scrollPosition: (() -> ChartDatum?)?
    var scrolled: ((ChartDatum) -> Void)?

    @MainActor var rows: [AxisRow] { content.map { $0.allRows } ?? [AxisRow()] }
}

/// The name of an axis.
struct AxisTitle {
    let content: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
}

/// What is said of the legend.
struct LegendOptions {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// Views before or behind a chart.
struct ChartLayer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

private nonisolated struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The view with something said of the charts in it.
    func charts(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }
}
