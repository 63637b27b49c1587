import UIKit

/// Lines of views one after the other, of which those are measured and put that lie near what is seen. Of the others it is
/// known how long they were, or else they are taken to be as long as the others are on average.
@MainActor
final class LazyArrangement: Arrangement {
    let axis: Axis
    var spacing = RowArrangement.usualSpacing
    var pinned: PinnedScrollableViews = []
    /// How the lines of a stack lie across.
    var alignment = Alignment.center
    /// The tracks of a grid.
    var grid: GridTracks?
    /// By the room across that they were measured in.
    private var lengths: [CGFloat?: LineLengths] = [:]
    /// Those that were put last; they may have another length by now.
    private var near: Set<ObjectIdentifier> = []

    init(axis: Axis) { self.axis = axis }

    /// Views beside each other.
    private struct Line {
        let items: [DrawnItem]
        let key: ObjectIdentifier
        let rows: [LazyRow]
        /// Whether it is what stands over a section, or under.
        let edge: Edge?
    }

    /// A line where it lies. Points along the axis.
    private struct Placed {
        let line: Line
        var start: CGFloat
        var length: CGFloat
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func offer(_ room: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: room, height: nil) : ProposedViewSize(width: nil, height: room)
    }

    // MARK: Lines

    private func lines(of items: [DrawnItem], _ tracks: [GridTracks.Track]) -> [Line] {
        let count = grid == nil ? 1 : max(tracks.count, 1)
        var lines: [Line] = []
        var open: (items: [DrawnItem], inner: [DrawnItem]) = ([], [])
        func close(_ edge: Edge? = nil) {
            guard let first = open.inner.first else { return }
            lines.append(
                Line(
                    items: open.items,
                    key: ObjectIdentifier(first),
                    rows: open.inner.compactMap { $0 as? LazyRow },
                    edge: edge
                )
            )
            open = ([], [])
        }
        for item in items {
            let (inner, edge) = item.withinModifiers
            if let edge {
                // It has a line of its own.
                close()
                open = ([item], [inner])
                close(edge)
            } else if (inner as? LazyRow)?.isEmpty != true {
                open.items.append(item)
                open.inner.append(inner)
                if open.items.count == count { close() }
            }
        }
        close()
        return lines
    }

    /// How long a line is now.
    private func measure(_ line: Line, _ room: CGFloat?, _ tracks: [GridTracks.Track]) -> CGSize {
        var size = CGSize.zero
        for (index, item) in line.items.enumerated() {
            let own = item.size(offer(line.edge == nil && grid != nil ? tracks[index].length : room))
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        return size
    }

    private func tracks(_ room: CGFloat?) -> [GridTracks.Track] { grid.map { $0.tracks(in: $0.room(room)) } ?? [] }

    // MARK: Layout

    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize {
        let offered = axis == .vertical ? proposal.width : proposal.height
        let room = offered.flatMap { $0.isFinite ? $0 : nil }
        let tracks = tracks(room)
        let lines = lines(of: items, tracks)
        var known = lengths[room] ?? LineLengths()
        var widest = tracks.last.map { $0.start + $0.length } ?? 0
        for line in lines where known.isEmpty || line.rows.isEmpty || near.contains(line.key) {
            let size = measure(line, room, tracks)
            known.set(along(size), line.key, isUsual: !line.rows.isEmpty)
            widest = max(widest, across(size))
        }
        let length = lines.reduce(CGFloat(max(lines.count - 1, 0)) * spacing) { $0 + known[$1.key] }
        keep(known, room)
        let width = grid == nil && axis == .vertical ? room ?? widest : max(room ?? 0, widest)
        return axis == .vertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
    }

    /// Few rooms are asked for.
    private func keep(_ known: LineLengths, _ room: CGFloat?) {
        if lengths[room] == nil, lengths.count > 3 { lengths = [:] }
        lengths[room] = known
    }

    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface) {
        let room = across(rect.size)
        let tracks = tracks(room)
        var known = lengths[room] ?? LineLengths()
        let former = known
        let window = canvas.nearby.map { axis == .vertical ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
        var all: [Placed] = []
        var put: [Int] = []
        near = []
        var start = axis == .vertical ? rect.minY : rect.minX
        for line in lines(of: items, tracks) {
            if known.isEmpty, !line.rows.isEmpty {
                known.set(along(measure(line, room, tracks)), line.key, isUsual: true)
            }
            var length = known[line.key]
            if window.map({ start + length >= $0.0 && start <= $0.1 }) ?? true {
                length = along(measure(line, room, tracks))
                known.set(length, line.key, isUsual: !line.rows.isEmpty)
                near.insert(line.key)
                put.append(all.count)
            }
            all.append(Placed(line: line, start: start, length: length))
            start += length + spacing
        }
        keep(known, room)
        for index in put where !isPinned(all[index].line) { self.put(all[index], in: rect, tracks, on: canvas) }
        if !pinned.isEmpty { pin(all, in: rect, tracks, on: canvas) }
        let origin = canvas.origin
        canvas.scroller?.finders.append { id in
            all.first { $0.line.rows.contains { $0.id == id } }.map {
                self.frame(of: $0, in: rect).offsetBy(dx: origin.x, dy: origin.y)
            }
        }
        guard known != former else { return }
        // The whole has another length than it was given.
        canvas.host?.relayout()
        tellGrowth(all, from: former, to: known, in: rect, on: canvas)
    }

    /// What is seen stays where it is when what lies before it turns out to be longer or shorter.
    private func tellGrowth(
        _ all: [Placed],
        from former: LineLengths,
        to known: LineLengths,
        in rect: CGRect,
        on canvas: Surface
    ) {
        guard !former.isEmpty, let scroller = canvas.scroller, let seen = canvas.seen else { return }
        let low = axis == .vertical ? seen.minY : seen.minX
        var start = axis == .vertical ? rect.minY : rect.minX
        var growth: CGFloat = 0
        for each in all {
            let length = former[each.line.key]
            guard start + length <= low else { break }
            growth += known[each.line.key] - length
            start += length + spacing
        }
        if axis == .vertical { scroller.grown.y += growth } else { scroller.grown.x += growth }
    }

    private func frame(of placed: Placed, in rect: CGRect) -> CGRect {
        axis == .vertical
            ? CGRect(x: rect.minX, y: placed.start, width: rect.width, height: placed.length)
            : CGRect(x: placed.start, y: rect.minY, width: placed.length, height: rect.height)
    }

    private func put(_ placed: Placed, in rect: CGRect, _ tracks: [GridTracks.Track], on canvas: Surface) {
        let whole = frame(of: placed, in: rect)
        for (index, item) in placed.line.items.enumerated() {
            if let grid, placed.line.edge == nil {
                let cell = grid.cell(tracks[index], of: tracks, in: whole)
                let size = item.size(offer(tracks[index].length))
                item.place(in: cell.aligned(item, size, tracks[index].alignment ?? .center), on: canvas)
            } else {
                item.place(in: whole.aligned(item, item.size(offer(across(rect.size))), alignment), on: canvas)
            }
        }
    }

    // MARK: What stays at the edge

    private func isPinned(_ line: Line) -> Bool {
        line.edge == .top && pinned.contains(.sectionHeaders)
            || line.edge == .bottom && pinned.contains(.sectionFooters)
    }

    /// Puts what stands over or under sections over their views, as long as something of the section is seen.
    private func pin(_ all: [Placed], in rect: CGRect, _ tracks: [GridTracks.Track], on canvas: Surface) {
        canvas.follow()
        let seen = canvas.seen ?? rect
        let (low, high) = axis == .vertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        var header: Placed?
        for (index, each) in all.enumerated() {
            if each.line.edge == .top { header = each }
            guard isPinned(each.line) else { continue }
            var placed = each
            if each.line.edge == .top {
                let next = all[(index + 1)...].first { $0.line.edge == .top }
                let end = next.map { $0.start - spacing } ?? (all.last.map { $0.start + $0.length } ?? each.start)
                placed.start = max(each.start, min(low, end - each.length))
            } else {
                let start = header.map { $0.start + $0.length } ?? each.start
                placed.start = min(each.start, max(high - each.length, start))
            }
            guard placed.start + placed.length >= low, placed.start <= high else { continue }
            put(placed, in: rect, tracks, on: canvas)
        }
    }
}

/// How long lines were that have been measured.
private struct LineLengths: Equatable {
    private var known: [ObjectIdentifier: CGFloat] = [:]
    /// Of those that are as most of them.
    private var usual: [ObjectIdentifier: CGFloat] = [:]
    private var sum: CGFloat = 0

    /// Whether it is not known how long most of them are.
    var isEmpty: Bool { usual.isEmpty }

    /// A line that was not measured is as long as the others are on average.
    subscript(key: ObjectIdentifier) -> CGFloat { known[key] ?? (usual.isEmpty ? 0 : sum / CGFloat(usual.count)) }

    mutating func set(_ length: CGFloat, _ key: ObjectIdentifier, isUsual: Bool) {
        guard length.isFinite else { return }
        known[key] = length
        if isUsual { sum += length - (usual.updateValue(length, forKey: key) ?? 0) }
    }

    static func == (left: Self, right: Self) -> Bool { left.known == right.known }
}

extension DrawnItem {
    /// What is in all modifiers, and whether it stands over or under a section.
    fileprivate var withinModifiers: (inner: DrawnItem, edge: Edge?) {
        var (item, edge): (DrawnItem, Edge?) = (self, nil)
        while let wrapped = item as? WrappedItem {
            if let own = wrapped as? SectionEdgeItem { edge = own.isFooter ? .bottom : .top }
            item = wrapped.base
        }
        return (item, edge)
    }
}
