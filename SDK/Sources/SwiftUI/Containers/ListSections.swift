import UIKit

/// A section as a list takes it.
final class SectionItem: DrawnItem {
    var header: [DrawnItem] = []
    var rows: [DrawnItem] = []
    var footer: [DrawnItem] = []
    /// Whether its rows are seen, where a person may change that.
    var expansion: Binding<Bool>?
    private let column = GroupItem([], RowArrangement(axis: .vertical, alignment: AlignmentKey(.leading)))

    /// Within a row, which is no place for a section, it is a column.
    private var whole: GroupItem {
        column.items = header + rows + footer
        return column
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { whole.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { whole.place(in: rect, on: canvas) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { whole.guide(key, in: size) }
}

/// By what a list's row is found again, one of its own in the list.
struct RowKey: Hashable {
    let section: AnyHashable
    let name: AnyHashable
}

/// A row of a list.
struct ListRow {
    let key: RowKey
    let item: DrawnItem
    /// With what its section says of its rows.
    let traits: ItemTraits

    /// What a tap on it does: what the row itself says, or all buttons and links that are somewhere in it.
    @MainActor var action: (@MainActor () -> Void)? {
        if let own = traits.row.action { return own }
        let all = item.actionsWithin
        guard !all.isEmpty else { return nil }
        return { for action in all { action() } }
    }
}

/// Rows with what stands over and under them.
struct ListSection {
    let key: AnyHashable
    var header: [DrawnItem] = []
    var footer: [DrawnItem] = []
    var rows: [ListRow] = []
    var expansion: Binding<Bool>?
    /// Those of the modifiers around it that want to hear when it is seen.
    var listeners: [any AppearingItem] = []
    /// What it tells a container of an author's.
    var containerValues = ContainerValues()
}

extension ListSection {
    /// The sections of a list's items: what stands between sections is a section without a header.
    @MainActor
    static func sections(of items: [DrawnItem]) -> [ListSection] {
        var sections: [ListSection] = []
        var keys = ItemKeys()
        var loose: [DrawnItem] = []
        func closeLoose() {
            guard !loose.isEmpty else { return }
            // It is the one after the section before, whatever its rows are.
            let key = AnyHashable("rows after \(sections.count)")
            sections.append(ListSection(key: key, rows: rows(loose, of: key, traits: nil)))
            loose = []
        }
        for item in items {
            guard let section = item.section else {
                loose.append(item)
                continue
            }
            closeLoose()
            let traits = item.traits
            let key = keys.key(of: section, traits.id)
            let isOpen = section.expansion?.wrappedValue ?? true
            var values = traits.containerValues
            values.tag = traits.tag
            sections.append(
                ListSection(
                    key: key,
                    header: section.header,
                    footer: section.footer,
                    rows: isOpen ? rows(section.rows, of: key, traits: traits.row) : [],
                    expansion: section.expansion,
                    listeners: item.listenersAroundSection,
                    containerValues: values
                )
            )
        }
        closeLoose()
        return sections
    }

    @MainActor
    private static func rows(_ items: [DrawnItem], of section: AnyHashable, traits: RowTraits?) -> [ListRow] {
        var keys = ItemKeys()
        // A section within a section is but its rows.
        let single = items.flatMap { item in item.section.map { $0.header + $0.rows + $0.footer } ?? [item] }
        return single.map { item in
            var own = item.traits
            if let traits { own.row.take(from: traits) }
            return ListRow(key: RowKey(section: section, name: keys.key(of: item, own.id)), item: item, traits: own)
        }
    }
}

/// Names of items: that which they were given, and else the item itself.
struct ItemKeys {
    private var counts: [AnyHashable: Int] = [:]

    mutating func key(of item: DrawnItem, _ id: AnyHashable?) -> AnyHashable {
        let name = id ?? AnyHashable(ObjectIdentifier(item))
        // Two of one name are two all the same.
        let count = counts[name, default: 0]
        counts[name] = count + 1
        return count == 0 ? name : AnyHashable([name, AnyHashable(count)])
    }
}

extension DrawnItem {
    fileprivate var actionsWithin: [@MainActor () -> Void] {
        let row = traits.row
        // A control is touched itself.
        if let action = row.action { return row.isControl ? [] : [action] }
        switch self {
        case let group as GroupItem: return group.items.flatMap(\.actionsWithin)
        case let layered as LayeredItem: return ([layered.base] + layered.layers).flatMap(\.actionsWithin)
        case let wrapped as WrappedItem: return wrapped.base.actionsWithin
        default: return []
        }
    }

    /// The section that it is, in modifiers or not.
    fileprivate var section: SectionItem? {
        var item = self
        while let wrapped = item as? WrappedItem { item = wrapped.base }
        return item as? SectionItem
    }

    fileprivate var listenersAroundSection: [any AppearingItem] {
        var listeners: [any AppearingItem] = []
        var item = self
        while let wrapped = item as? WrappedItem {
            if let listener = wrapped as? any AppearingItem { listeners.append(listener) }
            item = wrapped.base
        }
        return listeners
    }
}
