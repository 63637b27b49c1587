import UIKit

/// What a view says of the grid's cell that it is in.
struct GridCellTraits {
    /// Columns that it takes, 1…1000.
    var columns = 1
    /// Along which axes it makes the grid no larger.
    var unsizedAxes: Axis.Set = []
    /// Where it lies in its cell; nil where the row, the column or the grid says.
    var anchor: UnitPoint?
    /// How all views of its column lie.
    var columnAlignment: HorizontalAlignment?
}

/// Rows of cells in columns.
struct GridArrangement: Arrangement {
    let alignment: Alignment
    let across: CGFloat
    let down: CGFloat

    /// A row's view with the first of its columns.
    private struct Cell {
        let item: DrawnItem
        let traits: GridCellTraits
        let column: Int
        var columns: Range<Int> { column..<column + traits.columns }

        /// How much room it takes of what is offered; along unsized axes none that others would not take.
        @MainActor
        func size(_ proposal: ProposedViewSize) -> CGSize {
            var size = item.size(proposal)
            if traits.unsizedAxes.contains(.horizontal) { size.width = 0 }
            if traits.unsizedAxes.contains(.vertical) { size.height = 0 }
            return size
        }
    }

    /// The cells of a row, or nil for a view that stands between rows.
    private func cells(_ item: DrawnItem) -> [Cell]? {
        guard let row = item as? GridRowItem else { return nil }
        var column = 0
        return row.cells.map { cell in
            let traits = cell.traits.gridCell
            defer { column += traits.columns }
            return Cell(item: cell, traits: traits, column: column)
        }
    }

    private struct Measure {
        var rows: [[Cell]?] = []
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
        /// How the views of a column lie, where one of them says so.
        var alignments: [Int: HorizontalAlignment] = [:]
    }

    private func measure(_ items: [DrawnItem], _ proposal: ProposedViewSize) -> Measure {
        var measure = Measure()
        measure.rows = items.map(cells)
        let rows = measure.rows.compactMap { $0 }
        for cell in rows.joined() {
            if let own = cell.traits.columnAlignment { measure.alignments[cell.column] = own }
        }
        measure.widths = widths(of: rows, proposal)
        measure.width = measure.widths.reduce(across * CGFloat(max(measure.widths.count - 1, 0)), +)
        for (item, row) in zip(items, measure.rows) {
            if let row {
                let heights = row.map { cell in
                    let width = span(cell.columns, measure.widths)
                    return cell.size(ProposedViewSize(width: width, height: nil)).height
                }
                measure.heights.append(heights.max() ?? 0)
            } else {
                let unsized = item.traits.gridCell.unsizedAxes
                let width = unsized.contains(.horizontal) ? measure.width : proposal.width ?? measure.width
                let size = item.size(ProposedViewSize(width: width, height: nil))
                measure.heights.append(unsized.contains(.vertical) ? 0 : size.height)
                if !unsized.contains(.horizontal) { measure.width = max(measure.width, size.width) }
            }
        }
        measure.height = measure.heights.reduce(0, +) + down * CGFloat(max(items.count - 1, 0))
        return measure
    }

    /// Columns take what their widest cell would like, and share what is left out among those that would take more.
    private func widths(of rows: [[Cell]], _ proposal: ProposedViewSize) -> [CGFloat] {
        // No number of an author's makes more columns than anybody sees.
        let count = min(rows.compactMap { $0.last?.columns.upperBound }.max() ?? 0, 1000)
        var ideals = [CGFloat](repeating: 0, count: count)
        var most = ideals
        for cell in rows.joined() where cell.traits.columns == 1 && cell.column < count {
            ideals[cell.column] = max(ideals[cell.column], cell.size(.unspecified).width)
            let all = cell.size(ProposedViewSize(width: .infinity, height: nil))
            most[cell.column] = max(most[cell.column], all.width)
        }
        guard let room = proposal.width, room.isFinite else { return ideals }
        let gaps = across * CGFloat(max(count - 1, 0))
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
        return ideals
    }

    /// How wide columns are with the gaps between them.
    private func span(_ columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
        let some = columns.clamped(to: 0..<widths.count)
        return some.isEmpty ? 0 : widths[some].reduce(across * CGFloat(some.count - 1), +)
    }

    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        let measure = measure(items, proposal)
        return CGSize(width: measure.width, height: measure.height)
    }

    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        let measure = measure(items, ProposedViewSize(rect.size))
        var top = rect.minY
        for ((item, row), height) in zip(zip(items, measure.rows), measure.heights) {
            if let row {
                for cell in row {
                    let before = span(0..<cell.column, measure.widths) + (cell.column > 0 ? across : 0)
                    let width = span(cell.columns, measure.widths)
                    place(
                        cell.item,
                        cell.traits,
                        in: CGRect(x: rect.minX + before, y: top, width: width, height: height),
                        Alignment(
                            horizontal: measure.alignments[cell.column] ?? alignment.horizontal,
                            vertical: (item as? GridRowItem)?.alignment ?? alignment.vertical
                        ),
                        on: canvas
                    )
                }
            } else {
                let frame = CGRect(x: rect.minX, y: top, width: rect.width, height: height)
                place(item, item.traits.gridCell, in: frame, alignment, on: canvas)
            }
            top += height + down
        }
    }

    private func place(
        _ item: DrawnItem,
        _ traits: GridCellTraits,
        in frame: CGRect,
        _ alignment: Alignment,
        on canvas: Surface
    ) {
        let size = item.size(ProposedViewSize(frame.size))
        var place = frame.aligned(item, size, alignment)
        if let anchor = traits.anchor {
            place.origin.x = frame.minX + (frame.width - size.width) * anchor.x
            place.origin.y = frame.minY + (frame.height - size.height) * anchor.y
        }
        item.place(in: place, on: canvas)
    }
}
