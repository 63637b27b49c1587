public import Foundation

// What a pointer and keys do with a view. Nobody hovers or goes from view to view here: all of it is kept.

/// How a view looks that keys have come to (UIKit: UIFocusEffect).
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override nonisolated init() {}
}

/// A line around a view that keys have come to (UIKit: UIFocusHaloEffect).
@preconcurrency @MainActor
public final class UIFocusHaloEffect: UIFocusEffect {
    public weak var containerView: UIView?
    public weak var referenceView: UIView?
    private var path: UIBezierPath?

    public override nonisolated init() {}
    public init(rect: CGRect) { path = UIBezierPath(rect: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    }
    public init(path bezierPath: UIBezierPath) { path = bezierPath }
}

/// A shape of a view's size (UIKit: UIShape, iOS 17).
public struct UIShape: Sendable {
    enum Kind: Sendable {
        case rect(CGFloat), capsule, circle, fixed(CGRect, CGFloat), path(Outlined), provided(Provided)
    }
    let kind: Kind
    init(kind: Kind) { self.kind = kind }

    public static let rect = Self(kind: .rect(0))
    public static let capsule = Self(kind: .capsule)
    public static let circle = Self(kind: .circle)
    public static func rect(cornerRadius: CGFloat) -> Self { Self(kind: .rect(cornerRadius)) }
    public static func rect(cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve) -> Self {
        Self(kind: .rect(cornerRadius))
    }
}

/// What is seen under a pointer (UIKit: UIHoverEffect, iOS 17).
public protocol UIHoverEffect: Sendable {}

/// The system's choice.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    public init() {}
}
/// Light under the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
    public init() {}
}
/// A view that rises under the pointer.
public struct UIHoverLiftEffect: UIHoverEffect {
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: Self { Self() }
}

/// How a view answers a pointer over it (UIKit: UIHoverStyle, iOS 17).
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    open var effect: any UIHoverEffect
    open var shape: UIShape?
    open var isEnabled = true

    public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
    }
    public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }
    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// What may be pasted into a view (UIKit: UIPasteConfiguration).
open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    }
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}
