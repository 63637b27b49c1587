import Foundation
import SwiftUI

/// Points, and the symbols on lines.
struct PointFigures {
    let plot: PlotGeometry
    /// Apple's points are about as large.
    static let usualArea = 49.0

    func figures(of mark: ChartMark) -> [Figure] {
        guard let x = plot.middle(of: mark, .horizontal), let y = plot.middle(of: mark, .vertical) else { return [] }
        return [figure(of: mark, at: CGPoint(x: x, y: y))]
    }

    /// The symbol of a mark at a place.
    func figure(of mark: ChartMark, at point: CGPoint) -> Figure {
        let size = size(of: mark)
        let rect = CGRect(
            x: point.x - size.width / 2,
            y: point.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        if case .view(let view) = mark.look.symbol {
            var figure = Figure(Path(), frame: rect, of: mark, in: plot)
            figure.view = view
            return figure
        }
        let symbol = symbol(of: mark)
        let way = symbol.border.map { Figure.Way.stroke(StrokeStyle(lineWidth: $0.finite)) } ?? .fill
        return Figure(symbol.path(in: rect), way, frame: rect, of: mark, in: plot)
    }

    private func symbol(of mark: ChartMark) -> any DrawnSymbol {
        if case .shape(let shape) = mark.look.symbol, let drawn = shape as? any DrawnSymbol { return drawn }
        let named = mark.look.symbolValue.map { plot.scales.symbols.symbol(for: $0.datum) }
        return named as? any DrawnSymbol ?? BasicChartSymbolShape.circle
    }

    private func size(of mark: ChartMark) -> CGSize {
        if let size = mark.look.symbolSize {
            return CGSize(width: max(size.width.finite, 0), height: max(size.height.finite, 0))
        }
        let area = mark.look.symbolSizeValue.map { plot.scales.sizes.area(for: $0.datum) } ?? Self.usualArea
        return CGSize(width: area.squareRoot(), height: area.squareRoot())
    }
}
