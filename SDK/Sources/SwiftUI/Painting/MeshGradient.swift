import UIKit

/// A gradient of a net of points (iOS 18).
public nonisolated struct MeshGradient: PrimitiveView, ShapeStyle, Hashable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [Color]
    let background: Color
    let smoothsColors: Bool

    /// - Parameters:
    ///   - width: points in a row.
    ///   - points: row by row, in parts of what is filled.
    ///   - smoothsColors: whether colours pass their points evenly, as a curve; else straight.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
        (self.background, self.smoothsColors) = (background, smoothsColors)
    }
}

extension MeshGradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .mesh(self, opacity: 1) }
}

extension MeshGradient: DrawnView {
    @MainActor func update(_ node: GraphNode) { PaintItem.show(.mesh(self, opacity: 1), in: node) }
}

extension ShapeStyle where Self == MeshGradient {
    public static func meshGradient(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) -> Self {
        Self(
            width: width,
            height: height,
            points: points,
            colors: colors,
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }
}
