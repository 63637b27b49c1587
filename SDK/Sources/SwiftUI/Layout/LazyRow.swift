import UIKit

/// A view for one of several values in a lazy stack or grid: it is made when it comes near what is seen, and then stays.
final class LazyRow: DrawnItem {
    let id: AnyHashable
    private var make: () -> GraphNode? = { nil }
    private var node: GraphNode?
    private let column: GroupItem

    init(_ id: AnyHashable, along axis: Axis) {
        self.id = id
        column = GroupItem([], RowArrangement(axis: axis))
    }

    var isMade: Bool { node != nil }
    /// Whether it is made, and there is nothing to be seen.
    var isEmpty: Bool { node.map { $0.items.isEmpty } ?? false }

    /// Takes another value; what is made already is made of it.
    func take(_ make: @escaping () -> GraphNode?) {
        self.make = make
        if node != nil { node = make() }
    }

    private var item: DrawnItem {
        if node == nil { node = make() }
        let items = node?.items ?? []
        if items.count == 1 { return items[0] }
        column.items = items
        return column
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.names(id, rect)
        item.place(in: rect, on: canvas)
    }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { item.guide(key, in: size) }
    override var traits: ItemTraits {
        var traits = isMade ? item.traits : ItemTraits()
        (traits.id, traits.tag) = (traits.id ?? id, traits.tag ?? id)
        return traits
    }
}

/// Those of one loop.
@MainActor
private final class LazyRows {
    private var known: [AnyHashable: LazyRow] = [:]

    func rows(_ names: [AnyHashable], along axis: Axis) -> [LazyRow] {
        let rows = names.map { known[$0] ?? LazyRow($0, along: axis) }
        known = Dictionary(zip(names, rows)) { first, _ in first }
        return rows
    }
}

extension GraphNode {
    /// Lays out views that are made when they come near what is seen.
    func showLater<Content: View>(_ elements: [(name: AnyHashable, make: () -> Content)], along axis: Axis) {
        let rows = keep { LazyRows() }.rows(elements.map(\.name), along: axis)
        var inner = environment
        inner.drawing.lazyAxis = nil
        for (row, element) in zip(rows, elements) {
            row.take { [weak self] in
                guard let self, isAttached else { return nil }
                return child(element.name, tracked { element.make() }, inner.tagged(element.name))
            }
        }
        makeItems = { rows }
    }
}

/// What stands over or under the views of a section in a lazy stack or grid.
final class SectionEdgeItem: WrappedItem {
    let isFooter: Bool
    init(_ base: DrawnItem, isFooter: Bool) {
        self.isFooter = isFooter
        super.init(base)
    }
}

extension GraphNode {
    /// Lays out a section whose header or footer may stay at an edge.
    func showLazily(_ header: GraphNode, _ rows: GraphNode, _ footer: GraphNode) {
        let (over, under) = (ItemTable<SectionEdgeItem>(), ItemTable<SectionEdgeItem>())
        makeItems = {
            over.items(for: header.items, { SectionEdgeItem($0, isFooter: false) }, { _ in }) + rows.items
                + under.items(for: footer.items, { SectionEdgeItem($0, isFooter: true) }, { _ in })
        }
    }
}

extension Surface {
    /// What of this canvas's points is seen in what scrolls it, within the insets; nil where nothing does.
    var seen: CGRect? {
        scroller.map { $0.bounds.inset(by: $0.contentInset).offsetBy(dx: -origin.x, dy: -origin.y) }
    }

    /// What lies near that: views are made there, so that they are there when they come to be seen.
    var nearby: CGRect? {
        guard let scroller else { return nil }
        let near = scroller.bounds.insetBy(dx: -scroller.bounds.width / 2, dy: -scroller.bounds.height / 2)
        scroller.covered = near
        return near.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}
