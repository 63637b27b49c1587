public import SwiftUI

/// The shape of a point.
public protocol ChartSymbolShape: Sendable {}

extension ChartSymbolShape {
    /// Its border alone.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbol(base: self, lineWidth: lineWidth)
    }
}

extension Circle: ChartSymbolShape {}

/// The shapes that there are.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: Hashable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind

    /// Those that series get, in their order.
    static let all: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: Self { .init(kind: .circle) }
    public static var square: Self { .init(kind: .square) }
    public static var triangle: Self { .init(kind: .triangle) }
    public static var diamond: Self { .init(kind: .diamond) }
    public static var pentagon: Self { .init(kind: .pentagon) }
    public static var plus: Self { .init(kind: .plus) }
    public static var cross: Self { .init(kind: .cross) }
    public static var asterisk: Self { .init(kind: .asterisk) }
}

/// A shape of which the border is seen.
struct BorderedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let lineWidth: CGFloat
}
