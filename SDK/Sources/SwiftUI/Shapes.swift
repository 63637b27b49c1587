public import UIKit

/// A figure.
@preconcurrency @MainActor
public protocol Shape: PrimitiveView, Animatable, Sendable {
    /// Its outline in a rectangle.
    func path(in rect: CGRect) -> Path
}

/// A figure that can be made smaller on all sides.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
    public func fill(_ style: some ShapeStyle = ForegroundStyle(), style fill: FillStyle = FillStyle()) -> some Shape {
        self
    }
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some Shape {
        self
    }
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some Shape { self }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    public func stroke(style: StrokeStyle) -> some Shape { self }
    public func strokeBorder(
        _ style: some ShapeStyle,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View { self }
    public func strokeBorder(
        _ content: some ShapeStyle,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View { self }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { self }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    public func size(_ size: CGSize) -> some Shape { self }
    // A figure that is moved is one still.
    public func offset(_ offset: CGSize) -> some Shape { self }
    public func offset(_ offset: CGPoint) -> some Shape { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
    public func transform(_ transform: CGAffineTransform) -> some Shape { self }
}

/// How a figure is filled.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(rect) }
    @MainActor public func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    @MainActor public func inset(by amount: CGFloat) -> Circle { self }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    @MainActor public func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle with round ends.
public nonisolated struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
    @MainActor public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    @MainActor public func inset(by amount: CGFloat) -> Capsule { self }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }
    @MainActor public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
    @MainActor public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle whose corners are round in different ways.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius,
            bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius
        )
    }
    @MainActor public func path(in rect: CGRect) -> Path {
        let radius = max(
            cornerRadii.topLeading,
            cornerRadii.bottomLeading,
            cornerRadii.bottomTrailing,
            cornerRadii.topTrailing
        )
        return Path(roundedRect: rect, cornerRadius: radius)
    }
    @MainActor public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// The figure of what is around, such as a widget's.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(rect) }
    @MainActor public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A figure of a kind that is forgotten.
public nonisolated struct AnyShape: Shape {
    private let outline: @MainActor @Sendable (CGRect) -> Path
    public init(_ shape: some Shape) { outline = { shape.path(in: $0) } }
    @MainActor public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}
extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius
        )
    }
}

/// How round corners go over into edges.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
