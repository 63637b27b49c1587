public import UIKit

/// A place that is told of in the geometry of another view.
public struct Anchor<Value> {
    let value: Value

    /// What of a view it is.
    public struct Source {
        let value: Value
    }
}

extension Anchor where Value == CGRect {
    /// A place without room, for a chart's.
    package static var nothing: Anchor { Anchor(value: .zero) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }
}
extension Anchor.Source where Value == CGPoint {
    public static var center: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var top: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var bottom: Anchor<CGPoint>.Source { .init(value: .zero) }
}

/// How the keyboard goes away while a view is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), immediately = Self(name: "immediately")
    public static let interactively = Self(name: "interactively"), never = Self(name: "never")
}

/// Whether a view bounces where it ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    public static let automatic = Self(), always = Self(), basedOnSize = Self()
}

nonisolated extension View {
    public func geometryGroup() -> some View { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func contentMargins(_ length: CGFloat) -> some View { self }
}
