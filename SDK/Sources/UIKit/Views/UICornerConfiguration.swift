public import Foundation

/// How round a corner is (UIKit: UICornerRadius, iOS 26).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Points; without a container's corners this is what a concentric one is, too.
    let points: CGFloat

    public static func fixed(_ radius: CGFloat) -> Self { Self(points: radius) }
    /// As round as the container's, less the way to it: here the least, since containers have no shape of their own.
    public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self(points: minimum ?? 0) }

    private init(points: CGFloat) { self.points = points }
    public init(floatLiteral value: Double) { self.init(points: CGFloat(value)) }
    public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }
}

/// The four corners of a view (UIKit: UICornerConfiguration, iOS 26).
///
/// A view is drawn with one radius at those of its corners that are round at all: the largest of them.
public struct UICornerConfiguration: Hashable, Sendable {
    /// Top left, top right, bottom left, bottom right.
    private var radii: [CGFloat]
    /// At most this round, else as round as the view's shorter side allows; nil for what is no capsule.
    private var capsule: CGFloat?

    private init(_ radii: UICornerRadius?...) { self.radii = radii.map { $0?.points ?? 0 } }

    /// Half of the view's shorter side.
    public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
        var corners = Self(nil, nil, nil, nil)
        corners.capsule = maximumRadius ?? .infinity
        return corners
    }
    public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius, radius, radius, radius) }
    public static func corners(radius: UICornerRadius) -> Self { uniformCorners(radius: radius) }
    public static func corners(
        topLeftRadius: UICornerRadius?,
        topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> Self { Self(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) }
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
        Self(topRadius, topRadius, bottomRadius, bottomRadius)
    }
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
        Self(leftRadius, rightRadius, leftRadius, rightRadius)
    }
    public static func uniformTopRadius(
        _ radius: UICornerRadius,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> Self { Self(radius, radius, bottomLeftRadius, bottomRightRadius) }
    public static func uniformBottomRadius(
        _ radius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> Self { Self(topLeftRadius, topRightRadius, radius, radius) }

    /// The radius for a view of a size, and the corners that have it.
    func drawn(in size: CGSize) -> (radius: CGFloat, corners: CACornerMask) {
        let all: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        if let capsule {
            return (min(capsule, min(size.width, size.height) / 2), CACornerMask(all))
        }
        return (radii.max() ?? 0, CACornerMask(zip(all, radii).filter { $1 > 0 }.map { $0.0 }))
    }
}

extension UIView {
    /// How round its corners are; a capsule's follow the view's size at each layout.
    public var cornerConfiguration: UICornerConfiguration {
        get { ownCorners ?? .uniformCorners(radius: .fixed(layer.cornerRadius)) }
        set {
            ownCorners = newValue
            roundCorners()
        }
    }

    func roundCorners() {
        guard let ownCorners else { return }
        let drawn = ownCorners.drawn(in: bounds.size)
        if layer.cornerRadius != drawn.radius { layer.cornerRadius = drawn.radius }
        if layer.maskedCorners != drawn.corners { layer.maskedCorners = drawn.corners }
    }
}
