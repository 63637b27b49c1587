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
