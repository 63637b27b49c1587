import UIKit

/// A value of a tree, with those below it.
struct OutlineBranch {
    let id: AnyHashable
    let content: () -> AnyView
    /// nil for one that cannot open.
    let children: (() -> [OutlineBranch])?
}

/// What is below a branch of a tree.
public nonisolated struct OutlineChildren<Row: View>: PrimitiveView {}

/// A tree whose branches open.
public nonisolated struct OutlineGroup<
    Data: RandomAccessCollection,
    ID: Hashable,
    Parent,
    Leaf,
    Subgroup
>: PrimitiveView {
    let branches: () -> [OutlineBranch]

    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Parent == Leaf, Subgroup == OutlineChildren<Leaf> {
        branches = { Self.branches(data, { AnyHashable($0.id) }, children, content) }
    }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Parent == Leaf, Subgroup == OutlineChildren<Leaf> {
        branches = { Self.branches(data, { AnyHashable($0[keyPath: id]) }, children, content) }
    }
    public init<DataElement: Identifiable>(
        _ root: DataElement,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID, Parent == Leaf, Subgroup == OutlineChildren<Leaf> {
        branches = { [Self.branch(root, { AnyHashable($0.id) }, children, content)] }
    }
    public init<DataElement>(
        _ root: DataElement,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, Parent == Leaf, Subgroup == OutlineChildren<Leaf> {
        branches = { [Self.branch(root, { AnyHashable($0[keyPath: id]) }, children, content)] }
    }

    private static func branches(
        _ data: Data,
        _ id: @escaping (Data.Element) -> AnyHashable,
        _ children: KeyPath<Data.Element, Data?>,
        _ content: @escaping (Data.Element) -> Leaf
    ) -> [OutlineBranch] { data.map { branch($0, id, children, content) } }

    private static func branch(
        _ element: Data.Element,
        _ id: @escaping (Data.Element) -> AnyHashable,
        _ children: KeyPath<Data.Element, Data?>,
        _ content: @escaping (Data.Element) -> Leaf
    ) -> OutlineBranch {
        OutlineBranch(
            id: id(element),
            content: { (content(element) as? any View).map { AnyView($0) } ?? AnyView(EmptyView()) },
            children: element[keyPath: children].map { below in { branches(below, id, children, content) } }
        )
    }
}

@MainActor extension OutlineGroup: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let state = node.keep { OutlineState() }
        var rows: [OutlineRow] = []
        func add(_ branches: [OutlineBranch], level: Int, below path: [AnyHashable]) {
            for branch in branches {
                let key = path + [branch.id]
                let content = node.child(AnyHashable(key), branch.content(), node.environment)
                let isOpen = branch.children.map { _ in state.open.contains(key) }
                rows.append(OutlineRow(content: content, id: branch.id, key: key, level: level, isOpen: isOpen))
                if isOpen == true, let children = branch.children {
                    add(children(), level: level + 1, below: key)
                }
            }
        }
        node.tracked { add(branches(), level: 0, below: []) }
        let isRow = node.environment.drawing.isRow
        let shown = rows
        node.makeItems = { [weak node] in
            var owners: [ObjectIdentifier: OutlineRow] = [:]
            var bases: [DrawnItem] = []
            for row in shown {
                for item in row.content.items {
                    bases.append(item)
                    owners[ObjectIdentifier(item)] = row
                }
            }
            return state.table.items(for: bases, { OutlineItem($0) }) { item in
                guard let row = owners[ObjectIdentifier(item.base)] else { return }
                item.show(row, isRow: isRow) { [weak state] in
                    withAnimation {
                        state?.toggle(row.key)
                        node?.invalidate()
                    }
                }
            }
        }
    }
}

/// A line of a tree that is seen.
private struct OutlineRow {
    let content: GraphNode
    let id: AnyHashable
    let key: [AnyHashable]
    let level: Int
    /// nil for one that cannot open.
    let isOpen: Bool?
}

/// Which branches are open.
@MainActor
private final class OutlineState {
    var open: Set<[AnyHashable]> = []
    let table = ItemTable<OutlineItem>()
    func toggle(_ key: [AnyHashable]) { if open.remove(key) == nil { open.insert(key) } }
}

/// A line of a tree: further in for each level, with a mark that opens it.
private final class OutlineItem: WrappedItem {
    private let mark = UIButton(type: .system)
    private var row: OutlineRow?
    private var toggle: (@MainActor () -> Void)?
    private static let step: CGFloat = 20
    private static let markWidth: CGFloat = 26

    override init(_ base: DrawnItem) {
        super.init(base)
        mark.addAction(UIAction { [weak self] _ in self?.toggle?() }, for: .touchUpInside)
    }

    func show(_ row: OutlineRow, isRow: Bool, _ toggle: @escaping @MainActor () -> Void) {
        (self.row, self.toggle) = (row, toggle)
        guard let isOpen = row.isOpen else { return }
        mark.setImage(UIImage(systemName: isOpen ? "chevron.down" : "chevron.right"), for: .normal)
        mark.accessibilityLabel = isOpen ? "Collapse" : "Expand"
        // The whole row opens it in a list.
        mark.isUserInteractionEnabled = !isRow
    }

    private var left: CGFloat { CGFloat(row?.level ?? 0) * Self.step }
    private var right: CGFloat { row?.isOpen == nil ? 0 : Self.markWidth }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = base.size(
            ProposedViewSize(width: proposal.width.map { max($0 - left - right, 0) }, height: proposal.height)
        )
        let own = size.width + left + right
        return CGSize(width: proposal.width.map { $0.isFinite ? max($0, own) : own } ?? own, height: size.height)
    }
    private func inner(of rect: CGRect) -> CGRect {
        let size = base.size(ProposedViewSize(width: max(rect.width - left - right, 0), height: rect.height))
        return CGRect(x: rect.minX + left, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }
    override func place(in rect: CGRect, on canvas: Surface) {
        base.place(in: inner(of: rect), on: canvas)
        guard row?.isOpen != nil else { return }
        canvas.add(mark, in: CGRect(x: rect.maxX - 22, y: rect.midY - 11, width: 22, height: 22))
    }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let inner = inner(of: CGRect(origin: .zero, size: size))
        return base.guide(key, in: inner.size).map { $0 + (key.isVertical ? inner.minY : inner.minX) }
    }
    override var traits: ItemTraits {
        var traits = base.traits
        traits.id = traits.id ?? row?.id
        traits.tag = traits.tag ?? row?.id
        if row?.isOpen != nil, traits.row.action == nil { traits.row.action = toggle }
        return traits
    }
}
