public import Foundation

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    fileprivate enum Kind: Hashable {
        case fixed(CGFloat)
        case concentric(least: CGFloat)
    }

    fileprivate let kind: Kind

    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    private init(_ kind: Kind) { self.kind = kind }

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

    /// So that the corner has the middle of the container's, where the view lies in that corner.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(least: minimum ?? 0))
    }

    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .concentric(let least): "containerConcentric(minimum: \(least))"
        }
    }
}

/// How round each corner of a rectangle is.
public struct UICornerConfiguration: Hashable, Sendable {
    fileprivate var corners: [UICornerRadius?] = [nil, nil, nil, nil]
    /// The most of a capsule; nil for none.
    fileprivate var capsule: CGFloat?

    fileprivate init(capsule: CGFloat? = nil) { self.capsule = capsule }

    private init(
        _ topLeft: UICornerRadius?,
        _ topRight: UICornerRadius?,
        _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?
    ) { corners = [topLeft, topRight, bottomLeft, bottomRight] }

    /// Half of the shorter side.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(capsule: maximumRadius ?? .infinity)
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius)
    }

    public static func corners(
        topLeftRadius: UICornerRadius?,
        topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

    public static func uniformEdges(
        leftRadius: UICornerRadius,
        rightRadius: UICornerRadius
    ) -> UICornerConfiguration { UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius) }

    public static func uniformEdges(
        topRadius: UICornerRadius,
        bottomRadius: UICornerRadius
    ) -> UICornerConfiguration { UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius) }

    public static func uniformTopRadius(
        _ radius: UICornerRadius,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { UICornerConfiguration(radius, radius, bottomLeftRadius, bottomRightRadius) }

    public static func uniformBottomRadius(
        _ radius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius, topRightRadius, radius, radius) }

    public static func uniformLeftRadius(
        _ radius: UICornerRadius,
        topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { UICornerConfiguration(radius, topRightRadius, radius, bottomRightRadius) }

    public static func uniformRightRadius(
        _ radius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius, radius, bottomLeftRadius, radius) }
}

extension UIView {
    /// How round the view's corners are. It is drawn with one radius, the largest; corners without one are not rounded.
    public var cornerConfiguration: UICornerConfiguration {
        get { cornersOfConfiguration ?? UICornerConfiguration() }
        set {
            cornersOfConfiguration = newValue
            Display.changed()
        }
    }

    /// What a corner has of ``cornerConfiguration``.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        guard let index = all.firstIndex(of: corner), let configuration = cornersOfConfiguration else { return 0 }
        let half = max(min(bounds.width, bounds.height) / 2, 0)
        if let most = configuration.capsule { return min(half, most) }
        switch configuration.corners[index]?.kind {
        case .fixed(let radius): return max(radius, 0)
        case .concentric(let least): return max(least, concentricRadius(of: corner))
        case nil: return 0
        }
    }

    /// The container's radius without the distance to its corner.
    private func concentricRadius(of corner: UIRectCorner) -> CGFloat {
        guard let container = superview else { return 0 }
        let outer = max(container.layer.cornerRadius, container.effectiveRadius(corner: corner))
        let x = corner == .topLeft || corner == .bottomLeft ? frame.minX : container.bounds.width - frame.maxX
        let y = corner == .topLeft || corner == .topRight ? frame.minY : container.bounds.height - frame.maxY
        return max(outer - max(x, y), 0)
    }

    /// The radius that is drawn, and the corners that have it; nil where nothing is configured.
    var configuredCorners: (radius: CGFloat, corners: CACornerMask)? {
        guard cornersOfConfiguration != nil else { return nil }
        let radii: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
            (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
        ]
        let found = radii.map { (effectiveRadius(corner: $0), $1) }.filter { $0.0 > 0 }
        guard let most = found.map(\.0).max() else { return nil }
        return (most, found.reduce(into: []) { $0.insert($1.1) })
    }
}
