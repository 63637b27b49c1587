import Foundation
import SwiftUI

/// Bars and rectangles.
struct BoxFigures {
    let plot: PlotGeometry

    func figure(of mark: ChartMark) -> Figure? {
        guard let across = extent(of: mark, .horizontal), let down = extent(of: mark, .vertical) else { return nil }
        let rect = CGRect(
            x: min(across.start, across.end),
            y: min(down.start, down.end),
            width: abs(across.end - across.start),
            height: abs(down.end - down.start)
        )
        let radius = max(min((mark.look.cornerRadius ?? 0).finite, min(rect.width, rect.height) / 2), 0)
        let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
        var figure = Figure(path, frame: rect, of: mark, in: plot)
        if figure.frame == rect { figure.cornerRadius = radius }
        figure.usualPosition = position(of: mark, across, down)
        return figure
    }

    /// From where to where it goes along an axis.
    private func extent(of mark: ChartMark, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
        guard let span = plot.span(of: mark, axis) else { return nil }
        guard case .value(let value) = mark[axis] else {
            guard case .everywhere = mark[axis] else { return span }
            // A bar along the whole plot may be told how thick it is.
            let thickness = mark.dimension(along: axis).length(of: span.end - span.start, usual: span.end - span.start)
            let middle = (span.start + span.end) / 2
            return (middle - thickness / 2, middle + thickness / 2)
        }
        guard let middle = plot.middle(of: mark, axis) else { return nil }
        let part = plot.part(of: mark, axis)
        let room =
            part.map { plot.group(of: mark, value, axis) / CGFloat($0.count) } ?? plot.room(of: value, axis)
        let thickness = mark.dimension(along: axis).length(of: room, usual: usual(mark, room, part != nil))
        return (middle - thickness / 2, middle + thickness / 2)
    }

    /// How much of its room a mark takes if it is not told.
    private func usual(_ mark: ChartMark, _ room: CGFloat, _ isPart: Bool) -> CGFloat {
        mark.kind == .rectangle ? room : isPart ? room * 0.92 : max(room * 0.75, min(room, 1))
    }

    /// Views stand at the end of a bar.
    private func position(
        of mark: ChartMark,
        _ across: (start: CGFloat, end: CGFloat),
        _ down: (start: CGFloat, end: CGFloat)
    ) -> AnnotationPosition {
        guard mark.kind == .bar else { return .top }
        if mark.valueAxis == .vertical { return down.end > down.start ? .bottom : .top }
        return across.end < across.start ? .leading : .trailing
    }
}
