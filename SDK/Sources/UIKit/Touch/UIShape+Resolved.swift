public import Foundation

/// A shape in a rectangle (UIKit: UIResolvedShape, iOS 17).
@preconcurrency @MainActor
open class UIResolvedShape: NSObject {
    public let shape: UIShape
    public let boundingRect: CGRect
    open var path: UIBezierPath { shape.path(in: boundingRect) }

    init(shape: UIShape, boundingRect: CGRect) { (self.shape, self.boundingRect) = (shape, boundingRect) }

    open func inset(by inset: CGFloat) -> UIResolvedShape {
        UIResolvedShape(shape: shape, boundingRect: boundingRect.insetBy(dx: inset, dy: inset))
    }
    open func inset(by insets: UIEdgeInsets) -> UIResolvedShape {
        UIResolvedShape(shape: shape, boundingRect: boundingRect.inset(by: insets))
    }
}

/// What a shape is resolved in.
@preconcurrency @MainActor
open class UIShapeResolutionContext: NSObject {
    public let contentShape: UIResolvedShape
    init(contentShape: UIResolvedShape) { self.contentShape = contentShape }
}

/// Gives a shape where it is wanted.
@preconcurrency @MainActor
public protocol UIShapeProvider: Sendable {
    func resolve(in context: UIShapeResolutionContext) -> UIResolvedShape
}

extension UIShape: UIShapeProvider {
    public typealias Resolved = UIResolvedShape
    public typealias ResolutionContext = UIShapeResolutionContext

    @MainActor
    public func resolve(in context: UIShapeResolutionContext) -> UIResolvedShape {
        UIResolvedShape(shape: self, boundingRect: context.contentShape.boundingRect)
    }

    /// Its outline in a rectangle.
    @MainActor
    func path(in rect: CGRect) -> UIBezierPath {
        switch kind {
        case .rect(let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .capsule: UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        case .circle:
            UIBezierPath(
                ovalIn: CGRect(
                    x: rect.midX - min(rect.width, rect.height) / 2,
                    y: rect.midY - min(rect.width, rect.height) / 2,
                    width: min(rect.width, rect.height),
                    height: min(rect.width, rect.height)
                )
            )
        case .fixed(let fixed, let radius): UIBezierPath(roundedRect: fixed, cornerRadius: radius)
        case .path(let outline): outline.path
        case .provided(let provider): provider.path(in: rect)
        }
    }
}

extension UIShape {
    public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> Self {
        Self(kind: .fixed(rect, cornerRadius))
    }
    public static func fixedRect(
        _ rect: CGRect,
        cornerRadius: CGFloat,
        cornerCurve: CALayerCornerCurve,
        maskedCorners: UIRectCorner = .allCorners
    ) -> Self { Self(kind: .fixed(rect, cornerRadius)) }
    @MainActor
    public static func path(_ path: UIBezierPath) -> Self { Self(kind: .path(Outlined(path))) }
    public init(_ provider: some UIShapeProvider) {
        self.init(kind: .provided(Provided { provider.resolve(in: $0) }))
    }

    /// A path of an app's, which is not changed.
    struct Outlined: @unchecked Sendable {
        let path: UIBezierPath
        init(_ path: UIBezierPath) { self.path = path }
    }

    /// What an app resolves.
    struct Provided: Sendable {
        let resolve: @MainActor @Sendable (UIShapeResolutionContext) -> UIResolvedShape
        @MainActor
        func path(in rect: CGRect) -> UIBezierPath {
            resolve(UIShapeResolutionContext(contentShape: UIResolvedShape(shape: .rect, boundingRect: rect))).path
        }
    }
}
