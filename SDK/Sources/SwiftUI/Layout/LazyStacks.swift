import UIKit

/// A stack or a grid whose views are made when they come near what is seen.
@MainActor
protocol LazilyArrangedView: DrawnView {
    associatedtype Content: View
    var content: Content { get }
    /// Along which it goes on.
    var axis: Axis { get }
    /// Along which dividers and spacers in it go.
    var stackAxis: Axis? { get }
    func set(_ arrangement: LazyArrangement)
}

extension LazilyArrangedView {
    func update(_ node: GraphNode) {
        var environment = node.environment
        environment.stackAxis = stackAxis
        environment.drawing.lazyAxis = axis
        let kept = node.keep { LazyGroup(axis) }
        set(kept.arrangement)
        let content = node.child(0, content, environment)
        node.makeItems = {
            kept.group.items = content.items
            return [kept.group]
        }
    }
}

@MainActor
private final class LazyGroup {
    let arrangement: LazyArrangement
    let group: GroupItem
    init(_ axis: Axis) {
        arrangement = LazyArrangement(axis: axis)
        group = GroupItem([], arrangement)
    }
}

/// A column that is made as it is seen.
public nonisolated struct LazyVStack<Content: View>: LazilyArrangedView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
        self.content = content()
    }

    @MainActor var axis: Axis { .vertical }
    @MainActor var stackAxis: Axis? { .vertical }
    @MainActor func set(_ arrangement: LazyArrangement) {
        arrangement.alignment = Alignment(horizontal: alignment, vertical: .center)
        (arrangement.spacing, arrangement.pinned) = (spacing ?? RowArrangement.usualSpacing, pinnedViews)
    }
}

/// A row that is made as it is seen.
public nonisolated struct LazyHStack<Content: View>: LazilyArrangedView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
        self.content = content()
    }

    @MainActor var axis: Axis { .horizontal }
    @MainActor var stackAxis: Axis? { .horizontal }
    @MainActor func set(_ arrangement: LazyArrangement) {
        arrangement.alignment = Alignment(horizontal: .center, vertical: alignment)
        (arrangement.spacing, arrangement.pinned) = (spacing ?? RowArrangement.usualSpacing, pinnedViews)
    }
}

/// Columns that fill downwards.
public nonisolated struct LazyVGrid<Content: View>: LazilyArrangedView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }

    @MainActor var axis: Axis { .vertical }
    @MainActor var stackAxis: Axis? { nil }
    @MainActor func set(_ arrangement: LazyArrangement) {
        arrangement.grid = GridTracks(axis: .vertical, tracks: columns, alignment: alignment.key)
        arrangement.alignment = Alignment(horizontal: alignment, vertical: .center)
        (arrangement.spacing, arrangement.pinned) = (spacing ?? RowArrangement.usualSpacing, pinnedViews)
    }
}

/// Rows that fill to the side.
public nonisolated struct LazyHGrid<Content: View>: LazilyArrangedView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }

    @MainActor var axis: Axis { .horizontal }
    @MainActor var stackAxis: Axis? { nil }
    @MainActor func set(_ arrangement: LazyArrangement) {
        arrangement.grid = GridTracks(axis: .horizontal, tracks: rows, alignment: alignment.key)
        arrangement.alignment = Alignment(horizontal: .center, vertical: alignment)
        (arrangement.spacing, arrangement.pinned) = (spacing ?? RowArrangement.usualSpacing, pinnedViews)
    }
}
