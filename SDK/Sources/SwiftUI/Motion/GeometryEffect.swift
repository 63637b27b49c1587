public import UIKit

/// Where points of a view come to.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}
    public init(_ transform: CGAffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }
    public init(_ transform: CATransform3D) {
        (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
        (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
        (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// First this, then the other.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        let left = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
        let right = [
            [other.m11, other.m12, other.m13], [other.m21, other.m22, other.m23],
            [other.m31, other.m32, other.m33],
        ]
        func part(_ row: Int, _ column: Int) -> CGFloat {
            left[row][0] * right[0][column] + left[row][1] * right[1][column] + left[row][2] * right[2][column]
        }
        var product = ProjectionTransform()
        (product.m11, product.m12, product.m13) = (part(0, 0), part(0, 1), part(0, 2))
        (product.m21, product.m22, product.m23) = (part(1, 0), part(1, 1), part(1, 2))
        (product.m31, product.m32, product.m33) = (part(2, 0), part(2, 1), part(2, 2))
        return product
    }
}

/// A way that a view is moved or bent while it is drawn, by an author's reckoning.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("a geometry effect has no body") }
    public nonisolated func ignoredByLayout() -> some GeometryEffect { self }
}

extension ProjectionTransform {
    /// Its part that is a plane's.
    fileprivate var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
}

nonisolated extension View {
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
    public func perspectiveRotationEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        perspective: CGFloat = 1
    ) -> some View { rotation3DEffect(angle, axis: axis, anchor: anchor, perspective: perspective) }
}

extension UIView {
    /// Transforms a view by an author's reckoning, about its top left.
    func apply(_ effect: any GeometryEffect, _ size: CGSize) {
        transform = effect.effectValue(size: size).affine.about(.topLeading, of: size)
    }
}
