public import UIKit

/// A shadow of what is filled.
public nonisolated struct ShadowStyle: Hashable, Sendable {
    var color: Color
    let radius: CGFloat
    let offset: CGSize
    /// Whether it falls into what is filled; such a one is not drawn.
    let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { Self(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false) }
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { Self(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true) }
}

/// A style that casts a shadow.
nonisolated struct ShadowedStyle: ShapeStyle, PaintedStyle {
    let style: any ShapeStyle
    let shadow: ShadowStyle
    func paint(in environment: EnvironmentValues) -> Paint {
        let paint = style.painted(in: environment)
        return shadow.isInner ? paint : .shadowed(paint, shadow)
    }
}

extension Paint {
    /// The shadow that is cast; of several the outermost.
    var shadow: ShadowStyle? {
        guard case .shadowed(_, let shadow) = self else { return nil }
        return shadow
    }

    /// The same without shadows.
    var unshadowed: Paint {
        guard case .shadowed(let paint, _) = self else { return self }
        return paint.unshadowed
    }
}

extension CALayer {
    /// Shows a shadow, or none.
    func cast(_ shadow: ShadowStyle?, traits: UITraitCollection) {
        shadowOpacity = shadow == nil ? 0 : 1
        guard let shadow else { return }
        shadowColor = shadow.color.uiColor.resolvedColor(with: traits).cgColor
        (shadowRadius, shadowOffset) = (shadow.radius, shadow.offset)
    }
}
