import Foundation
import SwiftUI

/// A symbol that this module draws.
protocol DrawnSymbol: ChartSymbolShape {
    func path(in rect: CGRect) -> Path
    /// The width of the line that is drawn of it; nil if it is filled.
    var border: CGFloat? { get }
}

extension DrawnSymbol {
    var border: CGFloat? { nil }
}

extension Circle: DrawnSymbol {
    nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension BorderedSymbol: DrawnSymbol {
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2)
        return (base as? any DrawnSymbol)?.path(in: inner) ?? Path(ellipseIn: inner)
    }
    var border: CGFloat? { lineWidth }
}

extension BasicChartSymbolShape: DrawnSymbol {
    func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        // As large to the eye as a circle.
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: corners(3, in: rect)
        case .diamond: corners(4, in: rect)
        case .pentagon: corners(5, in: rect)
        case .plus: bars(turned: [0, .pi / 2], in: rect)
        case .cross: bars(turned: [.pi / 4, -.pi / 4], in: rect)
        case .asterisk: bars(turned: [.pi / 2, .pi / 6, -.pi / 6], in: rect)
        }
    }

    /// A figure of equal sides that stands on one, with a corner at the top.
    private func corners(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            for corner in 0..<count {
                let angle = 2 * Double.pi * Double(corner) / Double(count) - Double.pi / 2
                let point = CGPoint(
                    x: rect.midX + rect.width / 2 * cos(angle),
                    y: rect.midY + rect.height / 2 * sin(angle)
                )
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }

    /// Bars across the middle.
    private func bars(turned angles: [Double], in rect: CGRect) -> Path {
        let bar = Path(
            CGRect(x: -rect.width / 2, y: -rect.height * 0.12, width: rect.width, height: rect.height * 0.24)
        )
        return Path { path in
            for angle in angles {
                let turned = CGAffineTransform(rotationAngle: angle)
                path.addPath(
                    bar,
                    transform: turned.concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
                )
            }
        }
    }
}
