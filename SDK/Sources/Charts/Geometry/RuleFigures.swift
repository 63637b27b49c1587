import Foundation
import SwiftUI

/// Lines across.
struct RuleFigures {
    let plot: PlotGeometry

    func figure(of mark: ChartMark) -> Figure? {
        guard let across = plot.span(of: mark, .horizontal), let down = plot.span(of: mark, .vertical) else {
            return nil
        }
        let x = moved(across, mark, .horizontal)
        let y = moved(down, mark, .vertical)
        let path = Path {
            $0.move(to: CGPoint(x: x.start, y: y.start))
            $0.addLine(to: CGPoint(x: x.end, y: y.end))
        }
        let rect = CGRect(
            x: min(x.start, x.end),
            y: min(y.start, y.end),
            width: abs(x.end - x.start),
            height: abs(y.end - y.start)
        )
        let style =
            mark.look.lineStyle ?? mark.look.lineStyleValue.map { plot.scales.lines.style(for: $0.datum) }
            ?? StrokeStyle(lineWidth: 1)
        return Figure(path, .stroke(style), frame: rect, of: mark, in: plot)
    }

    /// A rule stands beside others as bars do.
    private func moved(_ span: (start: CGFloat, end: CGFloat), _ mark: ChartMark, _ axis: Axis) -> (
        start: CGFloat, end: CGFloat
    ) {
        guard case .value = mark[axis], let middle = plot.middle(of: mark, axis) else { return span }
        let shift = middle - (span.start + span.end) / 2
        return (span.start + shift, span.end + shift)
    }
}
