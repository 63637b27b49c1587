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

/// Views in columns or rows of given widths, one after the other.
struct TrackArrangement: Arrangement {
    /// Along which the grid goes on.
    let axis: Axis
    let tracks: [GridItem]
    let spacing: CGFloat?
    let alignment: AlignmentKey

    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    /// The tracks in a room, across.
    private func tracks(in room: CGFloat) -> [Track] {
        let gap = RowArrangement.usualSpacing
        var left = room - tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? gap) }
        for case .fixed(let length) in tracks.map(\.size) { left -= length }
        var others = tracks.count { if case .fixed = $0.size { false } else { true } }
        var place: CGFloat = 0
        var made: [Track] = []
        for track in tracks {
            let spacing = track.spacing ?? gap
            switch track.size {
            case .fixed(let length):
                made.append(Track(start: place, length: length, alignment: track.alignment))
                place += length + spacing
            case .flexible(let least, let most):
                let length = min(max(left / CGFloat(max(others, 1)), least), most)
                left -= length
                others -= 1
                made.append(Track(start: place, length: length, alignment: track.alignment))
                place += length + spacing
            case .adaptive(let least, let most):
                let share = max(left / CGFloat(max(others, 1)), least)
                left -= share
                others -= 1
                let count = max(1, Int(min((share + spacing) / max(least + spacing, 1), 1000)))
                let length = min((share - spacing * CGFloat(count - 1)) / CGFloat(count), most)
                for _ in 0..<count {
                    made.append(Track(start: place, length: length, alignment: track.alignment))
                    place += length + spacing
                }
            }
        }
        return made
    }

    private func room(_ proposal: ProposedViewSize) -> CGFloat {
        let offered = axis == .vertical ? proposal.width : proposal.height
        if let offered, offered.isFinite { return offered }
        // Without a room the tracks are as small as they may be.
        return tracks.reduce(0) { sum, track in
            switch track.size {
            case .fixed(let length), .flexible(let length, _), .adaptive(let length, _):
                sum + length + (track.spacing ?? 8)
            }
        }
    }

    private func offer(_ length: CGFloat) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }

    /// The lines of the grid, each with its views' sizes and its length.
    private func lines(_ items: [DrawnItem], _ tracks: [Track]) -> [(items: [(DrawnItem, CGSize)], length: CGFloat)] {
        var lines: [(items: [(DrawnItem, CGSize)], length: CGFloat)] = []
        var index = 0
        while index < items.count {
            // A header of a section has a line of its own.
            let line = items[index..<min(index + max(tracks.count, 1), items.count)]
            let sized = zip(line, tracks).map { ($0, $0.size(offer($1.length))) }
            lines.append((sized, sized.reduce(0) { max($0, along($1.1)) }))
            index += max(tracks.count, 1)
        }
        return lines
    }

    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        let tracks = tracks(in: room(proposal))
        let lines = lines(items, tracks)
        let length =
            lines.reduce(0) { $0 + $1.length }
            + CGFloat(max(lines.count - 1, 0)) * (spacing ?? RowArrangement.usualSpacing)
        let width = tracks.last.map { $0.start + $0.length } ?? 0
        let offered = axis == .vertical ? proposal.width : proposal.height
        let across = offered.map { $0.isFinite ? max($0, width) : width } ?? width
        return axis == .vertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        let tracks = tracks(in: across(rect.size))
        let whole = tracks.last.map { $0.start + $0.length } ?? 0
        let own = ViewDimensions(size: rect.size)
        let inner = ViewDimensions(
            size: axis == .vertical ? CGSize(width: whole, height: 0) : CGSize(width: 0, height: whole)
        )
        let shift = alignment.usual(in: own) - alignment.usual(in: inner)
        var place: CGFloat = 0
        for line in lines(items, tracks) {
            for ((item, size), track) in zip(line.items, tracks) {
                let cell =
                    axis == .vertical
                    ? CGRect(
                        x: rect.minX + shift + track.start,
                        y: rect.minY + place,
                        width: track.length,
                        height: line.length
                    )
                    : CGRect(
                        x: rect.minX + place,
                        y: rect.minY + shift + track.start,
                        width: line.length,
                        height: track.length
                    )
                item.place(in: cell.aligned(item, size, track.alignment ?? .center), on: canvas)
            }
            place += line.length + (spacing ?? RowArrangement.usualSpacing)
        }
    }
}

/// Columns that fill downwards.
public nonisolated struct LazyVGrid<Content: View>: ArrangedView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }

    @MainActor var arrangement: any Arrangement {
        TrackArrangement(axis: .vertical, tracks: columns, spacing: spacing, alignment: alignment.key)
    }
    @MainActor var axis: Axis? { nil }
}

/// Rows that fill to the side.
public nonisolated struct LazyHGrid<Content: View>: ArrangedView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content()) }

    @MainActor var arrangement: any Arrangement {
        TrackArrangement(axis: .horizontal, tracks: rows, spacing: spacing, alignment: alignment.key)
    }
    @MainActor var axis: Axis? { nil }
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
