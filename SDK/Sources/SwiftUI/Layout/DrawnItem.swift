import UIKit

/// Something that is given a size and a place: what a view becomes for the layout.
@MainActor
class DrawnItem {
    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var pass = 0
    private static var currentPass = 0

    /// Sizes of the pass before are asked for anew.
    static func beginPass() { currentPass += 1 }

    /// The size that it takes of what is offered.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if pass != Self.currentPass { (sizes, pass) = ([:], Self.currentPass) }
        if let known = sizes[proposal] { return known }
        let size = measure(proposal)
        sizes[proposal] = size
        return size
    }

    /// The size; asked once for each offer of a pass.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Puts it somewhere.
    func place(in rect: CGRect, on canvas: Surface) {}
    /// Where an alignment lies, if it does not lie where it usually does. Points from the top left.
    func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
    /// Who is given room first.
    var priority: Double { traits.priority }
    /// What its container is told.
    var traits: ItemTraits { ItemTraits() }
    /// Whether its neighbours keep no distance.
    var isSpacer: Bool { false }

    /// Where an alignment lies. Points from the top left.
    final func position(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
        guide(key, in: size) ?? key.usual(in: ViewDimensions(size: size, item: self))
    }

    /// Several items as one: in a column or a row, as SwiftUI has several views where one is expected.
    static func one(of items: [DrawnItem], axis: Axis) -> DrawnItem {
        items.count == 1 ? items[0] : GroupItem(items, RowArrangement(axis: axis))
    }
}

/// What an item tells its container.
struct ItemTraits {
    var priority = 0.0
    var zIndex = 0.0
    var tag: AnyHashable?
    var id: AnyHashable?
    var layoutValues: [ObjectIdentifier: Any] = [:]
    var containerValues = ContainerValues()
    var isDisabledTab = false
    /// What a bar of tabs shows.
    var tabItem: GraphNode?
    var badge: String?
    /// What a list's row is like.
    var row = RowTraits()
    /// What a cell of a grid is like.
    var gridCell = GridCellTraits()
}

/// An item that is another with something changed.
class WrappedItem: DrawnItem {
    let base: DrawnItem
    init(_ base: DrawnItem) { self.base = base }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { base.place(in: rect, on: canvas) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { base.guide(key, in: size) }
    override var traits: ItemTraits { base.traits }
    override var isSpacer: Bool { base.isSpacer }
}

/// How several items are put together.
@MainActor
protocol Arrangement {
    func size(of items: [DrawnItem], _ proposal: ProposedViewSize) -> CGSize
    func place(_ items: [DrawnItem], in rect: CGRect, on canvas: Surface)
    func guide(_ key: AlignmentKey, of items: [DrawnItem], in size: CGSize) -> CGFloat?
}

extension Arrangement {
    func guide(_ key: AlignmentKey, of items: [DrawnItem], in size: CGSize) -> CGFloat? { nil }
}

/// Several items that are put together.
final class GroupItem: DrawnItem {
    var items: [DrawnItem]
    var arrangement: any Arrangement
    init(_ items: [DrawnItem], _ arrangement: any Arrangement) {
        (self.items, self.arrangement) = (items, arrangement)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.size(of: items, proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { arrangement.place(items, in: rect, on: canvas) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        arrangement.guide(key, of: items, in: size)
    }
}

/// An item that is one view of UIKit's.
class ViewItem<Drawn: UIView>: DrawnItem {
    let view: Drawn
    init(_ view: Drawn) { self.view = view }
    override func place(in rect: CGRect, on canvas: Surface) { canvas.add(view, in: rect) }
}

extension GraphNode {
    /// What the node keeps, made at first.
    func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        if let same = kept as? Kept { return same }
        let made = make()
        kept = made
        return made
    }

    /// Lays out one item.
    func show(_ item: DrawnItem) { makeItems = { [item] } }

    /// Lays out, for each item of another node, an item that is made of it once.
    func show<Item: DrawnItem>(
        each content: GraphNode,
        as make: @escaping (DrawnItem) -> Item,
        update: @escaping (Item) -> Void
    ) {
        let wrapped = keep { ItemTable<Item>() }
        makeItems = { wrapped.items(for: content.items, make, update) }
    }
}

/// The items that were made of others.
@MainActor
final class ItemTable<Item: DrawnItem> {
    private var known: [ObjectIdentifier: (base: DrawnItem, item: Item)] = [:]

    func items(for bases: [DrawnItem], _ make: (DrawnItem) -> Item, _ update: (Item) -> Void) -> [Item] {
        var next: [ObjectIdentifier: (base: DrawnItem, item: Item)] = [:]
        let items = bases.map { base in
            let pair = known[ObjectIdentifier(base)] ?? (base, make(base))
            next[ObjectIdentifier(base)] = pair
            update(pair.item)
            return pair.item
        }
        known = next
        return items
    }
}
