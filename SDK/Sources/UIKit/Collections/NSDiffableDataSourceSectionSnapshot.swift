import Foundation

/// The items of one section, some of them under others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All of them, each before those under it.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var open: Set<ItemIdentifierType> = []

    public init() {}

    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// Those that no closed item holds.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return self.items += items }
        guard let end = endOfChildren(parent) else { return }
        self.items.insert(contentsOf: items, at: end)
        for item in items { parents[item] = parent }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        place(items, at: index, beside: item)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let index = endOfChildren(item) else { return }
        place(items, at: index, beside: item)
    }

    private mutating func place(_ items: [ItemIdentifierType], at index: Int, beside item: ItemIdentifierType) {
        self.items.insert(contentsOf: items, at: index)
        for each in items { parents[each] = parents[item] }
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items)
        let all = self.items.filter { item in gone.contains(item) || ancestors(of: item).contains(where: gone.contains)
        }
        self.items.removeAll { all.contains($0) }
        for item in all {
            parents[item] = nil
            open.remove(item)
        }
    }

    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { ancestors(of: item).allSatisfy(open.contains) }
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// How deep an item lies.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

    /// What lies under an item, with it or without.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        let inner = items.filter { ancestors(of: $0).contains(parent) }
        part.items = (includingParent ? [parent] : []) + inner
        for item in inner {
            let above = parents[item]
            part.parents[item] = above == parent && !includingParent ? nil : above
        }
        part.open = open.intersection(part.items)
        return part
    }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(items.filter { parents[$0] == parent })
        guard let end = endOfChildren(parent) else { return }
        items.insert(contentsOf: snapshot.items, at: end)
        for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
        open.formUnion(snapshot.open)
    }

    func hasChildren(_ item: ItemIdentifierType) -> Bool { parents.values.contains(item) }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var next = parents[item]
        while let each = next, !found.contains(each) {
            found.append(each)
            next = parents[each]
        }
        return found
    }

    /// Behind an item and all that lies under it.
    private func endOfChildren(_ item: ItemIdentifierType) -> Int? {
        guard var index = index(of: item) else { return nil }
        repeat { index += 1 } while index < items.count && ancestors(of: items[index]).contains(item)
        return index
    }
}

/// A source of items some of which lie under others.
@MainActor
protocol OutlineSource {
    func hasChildren(at path: IndexPath) -> Bool
    func isOpen(at path: IndexPath) -> Bool
    func toggle(at path: IndexPath)
}
