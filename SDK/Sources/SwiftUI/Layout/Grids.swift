public import UIKit

/// A column or a row of a grid.
public struct GridItem: Sendable {
    /// How wide it is.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Rows whose columns are as wide as each other.
public nonisolated struct Grid<Content: View>: ArrangedView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    @MainActor var arrangement: any Arrangement {
        GridArrangement(alignment: alignment, across: horizontalSpacing ?? 8, down: verticalSpacing ?? 8)
    }
    @MainActor var axis: Axis? { nil }
}

/// One of them.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

@MainActor extension GridRow: DrawnView {
    func update(_ node: GraphNode) {
        let content = node.child(0, content, node.environment)
        let row = node.keep { GridRowItem() }
        row.alignment = alignment
        node.makeItems = {
            row.cells = content.items
            return [row]
        }
    }
}

/// A row's cells; alone it is a row of views.
final class GridRowItem: DrawnItem {
    var cells: [DrawnItem] = []
    var alignment: VerticalAlignment?
    private var row: GroupItem { GroupItem(cells, RowArrangement(axis: .horizontal, alignment: alignment?.key)) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { row.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { row.place(in: rect, on: canvas) }
}

nonisolated extension View {
    /// Kept: the views in a group move with it here.
    public func geometryGroup() -> some View { self }
    /// Where in its cell the view lies.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { telling { $0.gridCell.anchor = anchor } }
    /// Along which axes the view makes its grid no larger.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { telling { $0.gridCell.unsizedAxes = axes } }
    /// How the views of the whole column lie in their cells.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        telling { $0.gridCell.columnAlignment = guide }
    }
    /// How many columns the view takes.
    public func gridCellColumns(_ count: Int) -> some View {
        telling { $0.gridCell.columns = min(max(count, 1), 1000) }
    }
}

/// The first view that fits.
public nonisolated struct ViewThatFits<Content: View>: ArrangedView {
    let axes: Axis.Set
    let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    @MainActor var arrangement: any Arrangement { FittingArrangement(axes: axes) }
    @MainActor var axis: Axis? { nil }
}

private struct FittingArrangement: Arrangement {
    let axes: Axis.Set

    private func chosen(_ items: [DrawnItem], _ proposal: ProposedViewSize) -> DrawnItem? {
        items.first { item in
            let ideal = item.size(.unspecified)
            return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 0.5)
                && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 0.5)
        } ?? items.last
    }
    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        chosen(items, proposal)?.size(proposal) ?? .zero
    }
    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        chosen(items, ProposedViewSize(rect.size))?.place(in: rect, on: canvas)
    }
}
