public import UIKit

/// A figure.
public protocol Shape: PrimitiveView, Sendable {}

nonisolated extension Shape {
    public func fill(_ style: some ShapeStyle) -> some View { self }
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
}

/// A rectangle.
public nonisolated struct Rectangle: Shape {
    public init() {}
}

/// A circle.
public nonisolated struct Circle: Shape {
    public init() {}
}

/// An ellipse.
public nonisolated struct Ellipse: Shape {
    public init() {}
}

/// A rectangle with round ends.
public nonisolated struct Capsule: Shape {
    public init() {}
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

/// How round corners go over into edges.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
