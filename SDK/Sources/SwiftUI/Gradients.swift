public import UIKit

/// Colours that go over into each other.
public nonisolated struct Gradient: ShapeStyle, Hashable {
    /// A colour, and where it is.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// Between which numbers colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = Self(name: "device"), perceptual = Self(name: "perceptual")
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1))) }
    }
}

/// The gradient of a colour.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
    init() {}
    public init(_ gradient: Gradient) {}
}

/// The colour of what is in front.
public nonisolated struct ForegroundStyle: ShapeStyle {
    public init() {}
}

/// The colour of what lies behind.
public nonisolated struct BackgroundStyle: ShapeStyle {
    public init() {}
}

/// The fill of a widget or a control.
public nonisolated struct FillShapeStyle: ShapeStyle { public init() {} }
/// What stands behind a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }
/// The colour of what separates others.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}

/// A style of a kind that is forgotten.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    public init(_ style: some ShapeStyle) {}
}

/// The second, third colour of what is around, and so on.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = Self(), secondary = Self(), tertiary = Self(), quaternary = Self(),
        quinary = Self()
}

/// A gradient along a line.
public nonisolated struct LinearGradient: PrimitiveView, ShapeStyle {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient from a point outwards.
public nonisolated struct RadialGradient: PrimitiveView, ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

/// A gradient to the edges of a view.
public nonisolated struct EllipticalGradient: PrimitiveView, ShapeStyle {
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
}

/// A gradient around a point.
public nonisolated struct AngularGradient: PrimitiveView, ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

/// A gradient of a net of points.
public nonisolated struct MeshGradient: PrimitiveView, ShapeStyle {
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { .primary }
    public static var secondary: Self { .secondary }
    public static var tertiary: Self { .tertiary }
    public static var quaternary: Self { .quaternary }
    public static var quinary: Self { .quinary }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: Self { Self() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: Self { Self() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: Self { Self() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: Self { Self() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: Self { Self() }
}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> Self {
        Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// A weaker one, as the others.
    public var secondary: some ShapeStyle { self }
    public var tertiary: some ShapeStyle { self }
    public var quaternary: some ShapeStyle { self }
    public var quinary: some ShapeStyle { self }
}

/// A shadow of what is filled.
public struct ShadowStyle: Hashable, Sendable {
    public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
    public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
}

/// How what is in front is mixed with what lies behind.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
    public static func angularGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> Self { AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
    /// Once around.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> Self {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
