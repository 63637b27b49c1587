import Foundation
import SwiftUI

/// Lines and areas: one figure for all the marks of a series.
@MainActor
struct LineFigures {
    let plot: PlotGeometry
    private let marks: [Key: [ChartMark]]

    /// What the marks of a line share.
    struct Key: Hashable {
        let kind: ChartMark.Kind
        let series: [ChartDatum?]
        nonisolated init(_ mark: ChartMark) { (kind, series) = (mark.kind, mark.lineKey) }
    }

    init(plot: PlotGeometry) {
        self.plot = plot
        marks = Dictionary(
            grouping: plot.plan.marks.filter { $0.kind == .line || $0.kind == .area },
            by: Key.init
        )
    }

    /// The line or area of a series, with its symbols.
    func figures(of key: Key) -> [Figure] {
        guard let marks = marks[key], let first = marks.first else { return [] }
        let runs = runs(of: marks)
        let method = first.look.interpolation ?? .linear
        let path = key.kind == .line ? line(runs, method) : area(runs, method)
        var figure: Figure
        if key.kind == .line {
            let style =
                first.look.lineStyle ?? first.look.lineStyleValue.map { plot.scales.lines.style(for: $0.datum) }
                ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            figure = Figure(path, .stroke(style), frame: path.boundingRect, of: first, in: plot)
        } else {
            figure = Figure(path, frame: path.boundingRect, of: first, in: plot)
        }
        // What belongs to single points stands at those.
        (figure.annotations, figure.spoken) = ([], nil)
        return [figure] + points(of: runs.flatMap { $0 })
    }

    /// A mark with its places: of a line one, of an area two.
    private struct Point {
        let mark: ChartMark
        let start: CGPoint
        let end: CGPoint
    }

    /// The points; a mark without a place parts them.
    private func runs(of marks: [ChartMark]) -> [[Point]] {
        var runs: [[Point]] = [[]]
        for mark in marks {
            if let across = plot.span(of: mark, .horizontal), let down = plot.span(of: mark, .vertical) {
                runs[runs.count - 1].append(
                    Point(
                        mark: mark,
                        start: CGPoint(x: across.start, y: down.start),
                        end: CGPoint(x: across.end, y: down.end)
                    )
                )
            } else if !runs[runs.count - 1].isEmpty {
                runs.append([])
            }
        }
        return runs.filter { !$0.isEmpty }
    }

    private func line(_ runs: [[Point]], _ method: InterpolationMethod) -> Path {
        let path = CGMutablePath()
        for run in runs {
            path.move(to: run[0].end)
            LineCurves.add(run.map(\.end), method, to: path)
        }
        return Path(path)
    }

    private func area(_ runs: [[Point]], _ method: InterpolationMethod) -> Path {
        let path = CGMutablePath()
        for run in runs where run.count > 1 {
            path.move(to: run[0].end)
            LineCurves.add(run.map(\.end), method, to: path)
            let back = Array(run.map(\.start).reversed())
            path.addLine(to: back[0])
            LineCurves.add(back, method.reversed, to: path)
            path.closeSubpath()
        }
        return Path(path)
    }

    /// The symbols of the points, and the views beside them.
    private func points(of points: [Point]) -> [Figure] {
        let symbols = PointFigures(plot: plot)
        return points.compactMap { point in
            let look = point.mark.look
            let hasSymbol = look.symbol != nil || look.symbolValue != nil
            guard hasSymbol || !look.annotations.isEmpty || look.spoken.isSaid else { return nil }
            if hasSymbol { return symbols.figure(of: point.mark, at: point.end) }
            return Figure(Path(), frame: CGRect(origin: point.end, size: .zero), of: point.mark, in: plot)
        }
    }
}

extension MarkSpeech {
    /// Whether an author says something of it.
    fileprivate var isSaid: Bool { label != nil || value != nil || identifier != nil }
}

extension InterpolationMethod {
    /// The same line from its end.
    fileprivate var reversed: InterpolationMethod {
        self == .stepStart ? .stepEnd : self == .stepEnd ? .stepStart : self
    }
}
