public import UIKit

/// A layout of the system's. None is drawn: it takes the room that it is offered.
public nonisolated struct SystemLayout: Layout, Sendable {
    init() {}
    @MainActor public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    @MainActor public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}

/// A layout of a kind that is forgotten.
public nonisolated struct AnyLayout: Layout {
    public init(_ layout: some Layout) {}
    @MainActor public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    @MainActor public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}

public typealias HStackLayout = SystemLayout
public typealias VStackLayout = SystemLayout
public typealias ZStackLayout = SystemLayout
public typealias GridLayout = SystemLayout

extension SystemLayout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
    @_disfavoredOverload
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
    @_disfavoredOverload
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
}

/// What a layout is told of a view by the author.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension LayoutSubview {
    /// What the view was given; no view is laid out here, so that it is what there is without.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}

nonisolated extension View {
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View { self }
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
}

/// Whether a view is turned around where the language goes the other way.
public struct LayoutDirectionBehavior: Hashable, Sendable {
    public static let fixed = Self(), mirrors = Self()
    public static func mirrors(in direction: LayoutDirection) -> Self { Self() }
}

/// The distance from a scene's edges.
public struct ScenePadding: Hashable, Sendable {
    public static let minimum = Self(), navigationBar = Self()
}
