public import UIKit

/// A figure.
public protocol Shape: PrimitiveView, Sendable {}

extension Shape {
    public func fill(_ style: some ShapeStyle) -> some View { self }
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
}

/// A rectangle.
public struct Rectangle: Shape {
    public nonisolated init() {}
}

/// A circle.
public struct Circle: Shape {
    public nonisolated init() {}
}

/// An ellipse.
public struct Ellipse: Shape {
    public nonisolated init() {}
}

/// A rectangle with round ends.
public struct Capsule: Shape {
    public nonisolated init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    public nonisolated init(cornerRadius: CGFloat) {}
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
