public import UIKit

/// How much room is offered.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static let zero = Self(width: 0, height: 0), unspecified = Self(width: nil, height: nil)
    public static let infinity = Self(width: .infinity, height: .infinity)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// How much room is offered, by SwiftUI's own name of before iOS 16, for who writes it down (`_overrideSizeThatFits`, which
/// nobody calls).
public struct _ProposedSize: Sendable {
    var width: CGFloat?
    var height: CGFloat?
}

/// A view that a layout puts somewhere.
@preconcurrency @MainActor
public struct LayoutSubview: @preconcurrency Equatable {
    let item: DrawnItem
    let placing: Placing?

    /// What a layout says of its views' places.
    @MainActor
    final class Placing {
        var places: [ObjectIdentifier: (point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)] = [:]
    }

    public var priority: Double { item.priority }
    public var spacing: ViewSpacing { ViewSpacing(isSpacer: item.isSpacer) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: item.size(proposal), item: item)
    }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placing?.places[ObjectIdentifier(item)] = (position, anchor, proposal)
    }
    /// What the view was given for the layout.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        item.traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
    public var containerValues: ContainerValues { item.traits.containerValues }
    public static func == (left: Self, right: Self) -> Bool { left.item === right.item }
}

/// The distances that a view would like.
public struct ViewSpacing: Sendable {
    private var isSpacer = false
    public init() {}
    init(isSpacer: Bool) { self.isSpacer = isSpacer }
    public static let zero = ViewSpacing(isSpacer: true)
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isSpacer = isSpacer && other.isSpacer
    }
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(isSpacer: isSpacer && other.isSpacer)
    }
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isSpacer || next.isSpacer ? 0 : RowArrangement.usualSpacing
    }
}

/// The views of a layout.
public typealias LayoutSubviews = [LayoutSubview]

/// An author's way to put views somewhere.
@preconcurrency @MainActor
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}
extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// Views that a layout puts somewhere.
nonisolated struct LayoutView<Way: Layout, Content: View>: ArrangedView {
    let layout: Way
    let content: Content
    @MainActor var arrangement: any Arrangement {
        (layout as? any ArrangingLayout)?.arrangement ?? LayoutArrangement(layout: layout)
    }
    @MainActor var axis: Axis? { (layout as? any ArrangingLayout)?.axis }
}

/// A layout of the system's: an arrangement of this module.
@MainActor
protocol ArrangingLayout {
    var arrangement: any Arrangement { get }
    var axis: Axis? { get }
}

/// An author's layout as an arrangement.
struct LayoutArrangement<Way: Layout>: Arrangement {
    let layout: Way

    private func subviews(_ items: [DrawnItem], _ placing: LayoutSubview.Placing?) -> LayoutSubviews {
        items.map { LayoutSubview(item: $0, placing: placing) }
    }

    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews(items, nil)
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        let placing = LayoutSubview.Placing()
        let subviews = subviews(items, placing)
        var cache = layout.makeCache(subviews: subviews)
        let proposal = ProposedViewSize(rect.size)
        _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        layout.placeSubviews(in: rect, proposal: proposal, subviews: subviews, cache: &cache)
        for item in items.inOrderOfZ {
            // A view that was put nowhere lies in the middle.
            let place =
                placing.places[ObjectIdentifier(item)]
                ?? (point: CGPoint(x: rect.midX, y: rect.midY), anchor: .center, proposal: proposal)
            let size = item.size(place.proposal)
            let origin = CGPoint(
                x: place.point.x - size.width * place.anchor.x,
                y: place.point.y - size.height * place.anchor.y
            )
            item.place(in: CGRect(origin: origin, size: size), on: canvas)
        }
    }
}

/// One of the system's layouts.
public protocol SystemLayout: Layout {}

extension SystemLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        (self as? any ArrangingLayout)?.arrangement.size(of: subviews.map(\.item), proposal) ?? .zero
    }
    /// Nothing: the views are put by the arrangement itself.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Void
    ) {}
}

/// A row as a layout.
public nonisolated struct HStackLayout: SystemLayout, ArrangingLayout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    @MainActor var arrangement: any Arrangement {
        RowArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
    @MainActor var axis: Axis? { .horizontal }
}

/// A column as a layout.
public nonisolated struct VStackLayout: SystemLayout, ArrangingLayout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    @MainActor var arrangement: any Arrangement {
        RowArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
    @MainActor var axis: Axis? { .vertical }
}

/// Views over each other as a layout.
public nonisolated struct ZStackLayout: SystemLayout, ArrangingLayout, Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    @MainActor var arrangement: any Arrangement { LayerArrangement(alignment: alignment) }
    @MainActor var axis: Axis? { nil }
}

/// A grid as a layout.
public nonisolated struct GridLayout: SystemLayout, ArrangingLayout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }
    @MainActor var arrangement: any Arrangement {
        GridArrangement(alignment: alignment, across: horizontalSpacing ?? 8, down: verticalSpacing ?? 8)
    }
    @MainActor var axis: Axis? { nil }
}

/// A layout of a kind that is forgotten.
public nonisolated struct AnyLayout: SystemLayout, ArrangingLayout {
    private let layout: any Layout
    public init(_ layout: some Layout) { self.layout = layout }
    @MainActor var arrangement: any Arrangement {
        func open<Way: Layout>(_ layout: Way) -> any Arrangement {
            (layout as? any ArrangingLayout)?.arrangement ?? LayoutArrangement(layout: layout)
        }
        return open(layout)
    }
    @MainActor var axis: Axis? { (layout as? any ArrangingLayout)?.axis }
}

/// What a layout is told of a view by the author.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
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
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        telling { $0.layoutValues[ObjectIdentifier(key)] = value }
    }
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
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
