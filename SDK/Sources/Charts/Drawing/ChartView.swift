import SwiftUI

/// A chart with its legend.
struct ChartView: View {
    let marks: [ChartMark]
    let options: ChartOptions
    let state: ChartState
    @Binding var scrolled: ChartScroll
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        LegendFrame(legend: legend) {
            ChartLayout {
                GeometryReader { room in
                    ChartArea(plan: plan(room.size), options: options, state: state, scrolled: $scrolled)
                }
            }
        }
    }

    private func plan(_ size: CGSize) -> ChartPlan {
        ChartPlan(marks, options, size, AxisTexts(locale: locale, calendar: calendar), scrolled)
    }

    private var legend: ChartLegend { ChartLegend(marks: marks, options: options, locale: locale, calendar: calendar) }
}

/// A chart takes what it is offered, and some room of its own where nothing is said.
struct ChartLayout: Layout {
    /// A chart that may be as large as it likes.
    static let usual = CGSize(width: 300, height: 200)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: Self.usual)
        return CGSize(width: min(size.width, 10_000), height: min(size.height, 10_000))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// The plot and its axes.
struct ChartArea: View {
    let plan: ChartPlan
    let options: ChartOptions
    let state: ChartState
    @Binding var scrolled: ChartScroll

    var body: some View {
        let axes = axes
        AxesLayout(state: state)() {
            layers(options.backgrounds)
            plot(axes).axesPart(.plot)
            ForEach(Array(labels(axes).enumerated()), id: \.offset) { _, label in
                label.view.axesPart(.label(label.place))
            }
            titles(.horizontal)
            titles(.vertical)
            if needsTouches { ChartTouches(proxy: proxy, options: options, scrolled: $scrolled).axesPart(.plot) }
            layers(options.overlays)
        }
    }

    private var proxy: ChartProxy { ChartProxy(plan: plan, state: state, options: options) }

    private var needsTouches: Bool {
        options.gesture != nil || options.selectAngle != nil
            || [options.x, options.y].contains { $0.isScrollable || $0.select != nil || $0.selectRange != nil }
    }

    // MARK: Plot

    private func plot(_ axes: [AxisPlan]) -> AnyView {
        let isClipped = options.x.isScrollable || options.y.isScrollable
        let plot = PlotView(plan: plan, axes: axes, isClipped: isClipped)
        return options.plotStyles.reduce(AnyView(plot)) { $1($0) }
    }

    /// Views before or behind the chart, which are as large as it.
    private func layers(_ layers: [ChartLayer]) -> some View {
        ForEach(layers.indices, id: \.self) { index in
            // The plot's place is known when its room is.
            GeometryReader { _ in
                layers[index].content(proxy)
                    .frame(width: state.size.width, height: state.size.height, alignment: layers[index].alignment)
                    .offset(x: -state.plot.minX, y: -state.plot.minY)
            }
            .axesPart(.plot)
        }
    }

    // MARK: Axes

    private var axes: [AxisPlan] {
        Axis.allCases.compactMap { axis in
            let own = options.axis(axis)
            guard own.visibility != .hidden, plan.scale(axis) != nil else { return nil }
            return AxisPlan(plan, axis, own.rows, plan.texts)
        }
    }

    private func labels(_ axes: [AxisPlan]) -> [(view: AnyView, place: AxesPart.LabelPlace)] {
        axes.flatMap { axis in
            axis.marks.compactMap { mark in
                guard let view = mark.label, case .label(let label) = mark.part.kind else { return nil }
                let place = AxesPart.LabelPlace(
                    edge: mark.edge,
                    isInset: mark.isInset,
                    anchor: axis.anchor(of: mark),
                    spacing: CGSize(
                        width: label.horizontalSpacing ?? AxesPart.LabelPlace.usualSpacing.width,
                        height: label.verticalSpacing ?? AxesPart.LabelPlace.usualSpacing.height
                    ),
                    offset: mark.part.offset,
                    position: { axis.position(of: mark, in: $0) ?? 0 }
                )
                return (view, place)
            }
        }
    }

    private func titles(_ axis: Axis) -> some View {
        let titles = options.axis(axis).titles
        return ForEach(titles.indices, id: \.self) { index in
            titles[index].view(axis).axesPart(.title(titles[index].place(axis)))
        }
    }
}
