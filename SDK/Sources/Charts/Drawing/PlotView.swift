import SwiftUI

/// The plot: lines of the axes, and the marks over them.
struct PlotView: View {
    let plan: ChartPlan
    let axes: [AxisPlan]
    let isClipped: Bool

    var body: some View {
        GeometryReader { room in
            let lines = AxisLines(axes: axes, size: room.size)
            ZStack {
                FiguresView(figures: lines.grid, size: room.size)
                if isClipped { marks(room.size).clipped() } else { marks(room.size) }
                FiguresView(figures: lines.ticks, size: room.size)
            }
        }
    }

    private func marks(_ size: CGSize) -> some View {
        FiguresView(figures: PlotGeometry(plan: plan, size: size).figures, size: size, chart: plan.size)
    }
}

/// The lines and ticks of axes, as figures.
@MainActor
struct AxisLines {
    private(set) var grid: [Figure] = []
    private(set) var ticks: [Figure] = []
    private let size: CGSize

    init(axes: [AxisPlan], size: CGSize) {
        self.size = size
        for axis in axes {
            for mark in axis.marks { add(mark, axis) }
        }
    }

    private mutating func add(_ mark: AxisPlan.Mark, _ axis: AxisPlan) {
        let isAcross = axis.axis == .horizontal
        let length = isAcross ? size.width : size.height
        guard let place = axis.position(of: mark, in: length), place >= -0.5, place <= length + 0.5 else { return }
        switch mark.part.kind {
        case .label: break
        case .grid:
            let end = isAcross ? size.height : size.width
            grid.append(line(mark, isAcross, place, from: 0, to: end))
        case .tick(let tick):
            let long = Self.length(tick)
            let (from, to): (CGFloat, CGFloat) =
                switch mark.edge {
                case .bottom: (size.height, size.height + long)
                case .trailing: (size.width, size.width + long)
                case .top, .leading: (-long, 0)
                }
            ticks.append(line(mark, isAcross, place, from: from, to: to))
        }
    }

    private static func length(_ tick: AxisTickLength) -> CGFloat {
        switch tick {
        case .automatic: 4
        // As long as a line of small text, and its distance.
        case .label, .longestLabel: 18
        case .points(let length): length.finite
        }
    }

    private func line(
        _ mark: AxisPlan.Mark,
        _ isAcross: Bool,
        _ place: CGFloat,
        from start: CGFloat,
        to end: CGFloat
    ) -> Figure {
        let shift = mark.part.offset
        let ends = [start, end].map { along in
            CGPoint(x: (isAcross ? place : along) + shift.width, y: (isAcross ? along : place) + shift.height)
        }
        let path = Path {
            $0.move(to: ends[0])
            $0.addLine(to: ends[1])
        }
        var figure = Figure(
            path: path,
            way: .stroke(mark.part.stroke ?? StrokeStyle(lineWidth: 0.5)),
            frame: path.boundingRect
        )
        figure.style = mark.part.style ?? ChartStyle(Color(uiColor: .systemGray3))
        return figure
    }
}
