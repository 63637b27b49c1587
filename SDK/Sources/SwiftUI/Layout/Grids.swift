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
private final class GridRowItem: DrawnItem {
    var cells: [DrawnItem] = []
    var alignment: VerticalAlignment?
    private var row: GroupItem { GroupItem(cells, RowArrangement(axis: .horizontal, alignment: alignment?.key)) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { row.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { row.place(in: rect, on: canvas) }
}

/// Rows of cells in columns.
struct GridArrangement: Arrangement {
    let alignment: Alignment
    let across: CGFloat
    let down: CGFloat

    private struct Measure {
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func cells(_ item: DrawnItem) -> [DrawnItem]? { (item as? GridRowItem)?.cells }

    private func measure(_ items: [DrawnItem], _ proposal: ProposedViewSize) -> Measure {
        var measure = Measure()
        let rows = items.map(cells)
        let count = rows.reduce(0) { $0 < ($1?.count ?? 0) ? $1?.count ?? 0 : $0 }
        // Columns take what their widest cell would like, and share what is left out among those that would take more.
        var ideals = [CGFloat](repeating: 0, count: count)
        var most = ideals
        for row in rows.compactMap({ $0 }) {
            for (column, cell) in row.enumerated() where cell.traits.gridColumns == 1 {
                ideals[column] = max(ideals[column], cell.size(.unspecified).width)
                most[column] = max(most[column], cell.size(ProposedViewSize(width: .infinity, height: nil)).width)
            }
        }
        let gaps = across * CGFloat(max(count - 1, 0))
        if let room = proposal.width, room.isFinite {
            let left = room - gaps - ideals.reduce(0, +)
            let growing = ideals.indices.filter { left > 0 ? most[$0] > ideals[$0] + 0.5 : true }
            if left > 0 {
                for column in growing {
                    ideals[column] += min(left / CGFloat(growing.count), most[column] - ideals[column])
                }
            } else if left < 0, !growing.isEmpty {
                let share = (room - gaps) / CGFloat(count)
                let wide = ideals.indices.filter { ideals[$0] > share }
                let taken = ideals.indices.filter { ideals[$0] <= share }.reduce(0) { $0 + ideals[$1] }
                for column in wide { ideals[column] = max(0, (room - gaps - taken) / CGFloat(wide.count)) }
            }
        }
        measure.widths = ideals
        measure.width = ideals.reduce(gaps, +)
        for (item, row) in zip(items, rows) {
            if let row {
                var column = 0
                var height: CGFloat = 0
                for cell in row {
                    let width = span(cell, column, ideals)
                    height = max(height, cell.size(ProposedViewSize(width: width, height: nil)).height)
                    column += max(cell.traits.gridColumns, 1)
                }
                measure.heights.append(height)
            } else {
                let size = item.size(ProposedViewSize(width: proposal.width ?? measure.width, height: nil))
                measure.heights.append(size.height)
                measure.width = max(measure.width, size.width)
            }
        }
        measure.height = measure.heights.reduce(0, +) + down * CGFloat(max(items.count - 1, 0))
        return measure
    }

    private func span(_ cell: DrawnItem, _ column: Int, _ widths: [CGFloat]) -> CGFloat {
        let last = min(column + max(cell.traits.gridColumns, 1), widths.count)
        guard column < last else { return 0 }
        return widths[column..<last].reduce(0, +) + across * CGFloat(last - column - 1)
    }

    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        let measure = measure(items, proposal)
        return CGSize(width: measure.width, height: measure.height)
    }

    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        let measure = measure(items, ProposedViewSize(rect.size))
        var top = rect.minY
        for (item, height) in zip(items, measure.heights) {
            if let cells = cells(item) {
                var column = 0
                for cell in cells {
                    let left = measure.widths.prefix(column).reduce(0, +) + across * CGFloat(column)
                    let width = span(cell, column, measure.widths)
                    let frame = CGRect(x: rect.minX + left, y: top, width: width, height: height)
                    let size = cell.size(ProposedViewSize(width: width, height: height))
                    var place = alignment
                    if let own = (item as? GridRowItem)?.alignment { place.vertical = own }
                    cell.place(in: frame.aligned(cell, size, place), on: canvas)
                    column += max(cell.traits.gridColumns, 1)
                }
            } else {
                let frame = CGRect(x: rect.minX, y: top, width: rect.width, height: height)
                item.place(in: frame.aligned(item, item.size(ProposedViewSize(frame.size)), alignment), on: canvas)
            }
            top += height + down
        }
    }
}

nonisolated extension View {
    public func geometryGroup() -> some View { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public func gridCellColumns(_ count: Int) -> some View { telling { $0.gridColumns = max(count, 1) } }
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
