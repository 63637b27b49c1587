import Foundation

/// Sections and items by their identifiers, as they shall be shown.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    public init() {}

    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sectionIdentifiers += identifiers }

    /// Adds items to a section, or to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            fatalError("There are currently no sections in the data source. Please add a section first.")
        }
        items[section, default: []] += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, offset: 1) }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        guard let section = sectionIdentifier(containingItem: other),
            let index = items[section]?.firstIndex(of: other)
        else { return }
        items[section]?.insert(contentsOf: identifiers, at: index + offset)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
    }

    public mutating func deleteAllItems() {
        sectionIdentifiers = []
        items = [:]
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll { identifiers.contains($0) }
        for identifier in identifiers { items[identifier] = nil }
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insert([identifier], at: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insert([identifier], at: toIdentifier, offset: 1)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: toIdentifier, offset: 0) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: toIdentifier, offset: 1) }

    private mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        at other: SectionIdentifierType,
        offset: Int
    ) {
        guard let index = sectionIdentifiers.firstIndex(of: other) else { return }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index + offset)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, offset: 0) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, offset: 1) }

    private mutating func moveSection(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
        guard section != other, sectionIdentifiers.contains(section) else { return }
        sectionIdentifiers.removeAll { $0 == section }
        insertSections([section], at: other, offset: offset)
    }

    /// Items and sections whose cells are made anew when the snapshot is applied; the cells of the others stay.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// As it is kept once it was applied.
    var settled: Self {
        var same = self
        (same.reloadedItemIdentifiers, same.reconfiguredItemIdentifiers) = ([], [])
        same.reloadedSectionIdentifiers = []
        return same
    }

    /// Where the items of another snapshot are in this one, unless they are to be made anew.
    func destinations(of before: Self) -> (IndexPath) -> IndexPath? {
        var places: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated()
        where !reloadedSectionIdentifiers.contains(identifier) {
            for (index, item) in itemIdentifiers(inSection: identifier).enumerated() {
                places[item] = IndexPath(item: index, section: section)
            }
        }
        for item in reloadedItemIdentifiers + reconfiguredItemIdentifiers { places[item] = nil }
        return { path in before.item(at: path).flatMap { places[$0] } }
    }

    /// Puts other items into a section, which is added where it is not there.
    mutating func replaceItems(in section: SectionIdentifierType, by identifiers: [ItemIdentifierType]) {
        if !sectionIdentifiers.contains(section) { sectionIdentifiers.append(section) }
        items[section] = identifiers
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(path.section) else { return nil }
        let list = itemIdentifiers(inSection: sectionIdentifiers[path.section])
        return list.indices.contains(path.item) ? list[path.item] : nil
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (section, identifier) in sectionIdentifiers.enumerated() {
            if let index = items[identifier]?.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }
}
