import UIKit

// What fills text and shapes.

/// What fills a shape.
public protocol ShapeStyle: Sendable {}

/// What a style comes to in an environment.
enum Paint {
    case color(UIColor)
    case gradient(DrawnGradient)
    case mesh(MeshGradient, opacity: Double)
    indirect case shadowed(Paint, ShadowStyle)
    case material(UIBlurEffect.Style)
    case nothing

    /// One colour for what has but one, such as text.
    var color: UIColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color.uiColor ?? .label
        case .mesh(let mesh, let opacity): mesh.colors.first?.uiColor.faded(opacity) ?? .label
        case .shadowed(let paint, _): paint.color
        case .material: .secondarySystemBackground
        case .nothing: .clear
        }
    }

    func faded(_ opacity: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.faded(opacity))
        case .gradient(var gradient):
            {
                gradient.stops = gradient.stops.map {
                    Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
                }
                return .gradient(gradient)
            }()
        case .mesh(let mesh, let before): .mesh(mesh, opacity: before * opacity)
        case .shadowed(let paint, var shadow):
            {
                shadow.color = shadow.color.opacity(opacity)
                return .shadowed(paint.faded(opacity), shadow)
            }()
        case .material, .nothing: self
        }
    }
}

extension UIColor {
    /// The colour with its alpha multiplied, in each appearance.
    func faded(_ opacity: Double) -> UIColor {
        let color = self
        return UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * CGFloat(opacity))
        }
    }
}

/// A gradient and how it lies.
struct DrawnGradient {
    enum Kind {
        case linear(UnitPoint, UnitPoint), radial(UnitPoint, CGFloat, CGFloat), conic(UnitPoint, Angle), elliptical(
            UnitPoint,
            CGFloat
        )
    }
    var stops: [Gradient.Stop]
    var kind: Kind
}

/// A style of this module's.
protocol PaintedStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// What it comes to.
    func painted(in environment: EnvironmentValues) -> Paint {
        (self as? any PaintedStyle)?.paint(in: environment) ?? .color(.label)
    }
}

extension EnvironmentValues {
    /// What text, symbols and shapes are filled with.
    var foregroundPaint: Paint { drawing.foreground?.painted(in: outerForeground) ?? .color(.label) }
    /// The colour of what can be touched.
    var tintColor: UIColor? { drawing.tint?.uiColor }
    /// Without the foreground, so that a style of it does not ask itself.
    private var outerForeground: EnvironmentValues {
        var values = self
        values.drawing.foreground = values.drawing.foreground?.outer
        return values
    }
}

extension Color: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        isAccent ? .color(environment.tintColor ?? uiColor) : .color(uiColor)
    }
}

extension Color.Resolved: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .color(Color(self).uiColor) }
}

/// A style of a kind that is forgotten.
public nonisolated struct AnyShapeStyle: ShapeStyle, PaintedStyle {
    let style: any ShapeStyle
    /// That of the views around, for a style that is a part of it.
    private let around: [AnyShapeStyle]
    public init(_ style: some ShapeStyle) { self.init(style, around: nil) }
    init(_ style: some ShapeStyle, around: AnyShapeStyle?) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
        self.around = around.map { [$0] } ?? []
    }
    var outer: AnyShapeStyle? { around.first }
    /// The same where another one is around.
    func within(_ outer: AnyShapeStyle?) -> AnyShapeStyle {
        func open<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle { AnyShapeStyle(style, around: outer) }
        return open(style)
    }
    func paint(in environment: EnvironmentValues) -> Paint { style.painted(in: environment) }
}

/// The second, third colour of what is around, and so on.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, PaintedStyle {
    let level: Int
    public static let primary = Self(level: 0), secondary = Self(level: 1), tertiary = Self(level: 2)
    public static let quaternary = Self(level: 3), quinary = Self(level: 4)

    func paint(in environment: EnvironmentValues) -> Paint {
        if level == 1, let second = environment.drawing.secondaryForeground { return second.painted(in: environment) }
        if level == 2, let third = environment.drawing.tertiaryForeground { return third.painted(in: environment) }
        if environment.drawing.foreground == nil {
            let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
            return .color(labels[min(level, 4)])
        }
        return environment.foregroundPaint.faded([1, 0.6, 0.3, 0.18, 0.1][min(level, 4)])
    }
}

/// A style with a part of its opacity.
nonisolated struct FadedStyle: ShapeStyle, PaintedStyle {
    let style: any ShapeStyle
    let opacity: Double
    func paint(in environment: EnvironmentValues) -> Paint { style.painted(in: environment).faded(opacity) }
}

/// The colour of what is in front.
public nonisolated struct ForegroundStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint }
}

/// The colour of what lies behind.
public nonisolated struct BackgroundStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.drawing.background?.painted(in: environment) ?? .color(.systemBackground)
    }
}

/// The fill of a widget or a control.
public nonisolated struct FillShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.systemFill) }
}
/// What stands behind a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.systemBackground) }
}
/// The colour of what separates others.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.separator) }
}
/// The colour of what stands for a text that is missing.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.placeholderText) }
}
/// The colour of links.
public nonisolated struct LinkShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(.link) }
}
/// The colour of what is chosen.
public nonisolated struct SelectionShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(environment.tintColor ?? .systemBlue) }
}
/// The colour of what is around.
public nonisolated struct TintShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(environment.tintColor ?? .systemBlue) }
}

/// A material.
public struct Material: ShapeStyle, PaintedStyle {
    private let style: UIBlurEffect.Style
    private init(_ style: UIBlurEffect.Style) { self.style = style }
    public static let ultraThin = Self(.systemUltraThinMaterial), thin = Self(.systemThinMaterial)
    public static let regular = Self(.systemMaterial), thick = Self(.systemThickMaterial)
    public static let ultraThick = Self(.systemChromeMaterial), bar = Self(.systemChromeMaterial)
    func paint(in environment: EnvironmentValues) -> Paint { .material(style) }
}

nonisolated extension View {
    private func foreground(_ style: AnyShapeStyle?, _ second: AnyShapeStyle? = nil, _ third: AnyShapeStyle? = nil)
        -> some View
    {
        around {
            $0.drawing.foreground = style.map { [outer = $0.drawing.foreground] in $0.within(outer) }
            ($0.drawing.secondaryForeground, $0.drawing.tertiaryForeground) = (second, third)
        }
    }
    public func foregroundColor(_ color: Color?) -> some View { foreground(color.map { AnyShapeStyle($0) }) }
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { foreground(AnyShapeStyle(style)) }
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary))
    }
    public func foregroundStyle(
        _ primary: some ShapeStyle,
        _ secondary: some ShapeStyle,
        _ tertiary: some ShapeStyle
    ) -> some View { foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)) }
    public func tint(_ color: Color?) -> some View { around(\.drawing.tint, color) }
    public func tint(_ style: some ShapeStyle) -> some View {
        around { $0.drawing.tint = Color(uiColor: style.painted(in: $0).color) }
    }
    public func accentColor(_ color: Color?) -> some View { around(\.drawing.tint, color) }
    public func backgroundStyle(_ style: some ShapeStyle) -> some View {
        around { ($0.drawing.background, $0.backgroundStyle) = (AnyShapeStyle(style), AnyShapeStyle(style)) }
    }
}
