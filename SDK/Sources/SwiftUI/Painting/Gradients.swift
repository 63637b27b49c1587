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

/// The gradient of a colour, or one without a direction: it goes down.
public nonisolated struct AnyGradient: ShapeStyle, PaintedStyle, Hashable {
    private let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
    func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
}

extension Gradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(DrawnGradient(stops: stops, kind: .linear(.top, .bottom)))
    }
}

/// A style that is a gradient, and a view of it.
protocol GradientStyle: PaintedStyle, DrawnView {
    nonisolated var drawn: DrawnGradient { get }
}

extension GradientStyle {
    nonisolated func paint(in environment: EnvironmentValues) -> Paint { .gradient(drawn) }
    @MainActor func update(_ node: GraphNode) { PaintItem.show(.gradient(drawn), in: node) }
}

/// A gradient along a line.
public nonisolated struct LinearGradient: GradientStyle {
    let drawn: DrawnGradient
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        drawn = DrawnGradient(stops: gradient.stops, kind: .linear(startPoint, endPoint))
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// A gradient from a point outwards.
public nonisolated struct RadialGradient: GradientStyle {
    let drawn: DrawnGradient
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        drawn = DrawnGradient(stops: gradient.stops, kind: .radial(center, startRadius, endRadius))
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient to the edges of a view.
public nonisolated struct EllipticalGradient: GradientStyle {
    let drawn: DrawnGradient
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        drawn = DrawnGradient(
            stops: gradient.stops.outwards(from: startRadiusFraction, to: endRadiusFraction),
            kind: .elliptical(center, endRadiusFraction)
        )
    }
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}

/// A gradient around a point.
public nonisolated struct AngularGradient: GradientStyle {
    let drawn: DrawnGradient
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        drawn = DrawnGradient(
            stops: gradient.stops.around(from: startAngle, to: endAngle),
            kind: .conic(center, startAngle)
        )
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
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
extension [Gradient.Stop] {
    /// Where they are when the gradient begins not in its centre, but at a radius.
    func outwards(from inner: CGFloat, to outer: CGFloat) -> Self {
        guard outer > inner, inner > 0 else { return self }
        return map { .init(color: $0.color, location: (inner + $0.location * (outer - inner)) / outer) }
    }

    /// Where they are in a gradient that is not once around, but less; its last colour fills the rest.
    fileprivate func around(from start: Angle, to end: Angle) -> Self {
        let share = (end.degrees - start.degrees) / 360
        guard share > 0, share < 1 else { return self }
        return map { .init(color: $0.color, location: $0.location * share) }
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        Self(
            gradient: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        ellipticalGradient(
            Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        ellipticalGradient(
            Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> Self { Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
    public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> Self { Self(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
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
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(style: self, shadow: style) }
    /// A weaker one, as the others.
    public var secondary: some ShapeStyle { FadedStyle(style: self, opacity: 0.6) }
    public var tertiary: some ShapeStyle { FadedStyle(style: self, opacity: 0.3) }
    public var quaternary: some ShapeStyle { FadedStyle(style: self, opacity: 0.18) }
    public var quinary: some ShapeStyle { FadedStyle(style: self, opacity: 0.1) }
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
