public import UIKit

/// A view, a tab, a row of a table or a part of a chart for each of several values.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public typealias Body = Never

    /// The values with their names and what is made of each; asked at each evaluation.
    package let elements: () -> [(id: AnyHashable, make: () -> Content)]
    /// The view whose parts they are instead, known when that is evaluated.
    var parts: Parts?

    /// Of which parts something is made.
    enum Parts {
        case subviews(any View, (Subview) -> Content)
        case sections(any View, (SectionConfiguration) -> Content)
    }
    /// What removes or moves a value, where the author's binding allows it.
    var edits = RowEdits()

    package init(elements: @escaping () -> [(id: AnyHashable, make: () -> Content)]) { self.elements = elements }
}

/// What a person may do to rows.
struct RowEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

extension ForEach: View, PrimitiveView where Content: View {
    public var body: Never { fatalError("views for each of several have no body") }
}

extension ForEach: DynamicViewContent where Content: View {}

@MainActor extension ForEach: DrawnView where Content: View {
    @MainActor func update(_ node: GraphNode) {
        var seen: [AnyHashable: Int] = [:]
        let tables = node.keep { ForEachItems() }
        let named: [(name: AnyHashable, make: () -> Content)] = node.tracked {
            (parts.map { tables.reading.elements(of: $0, in: node) } ?? elements()).map { element in
                // Two of one name are two views all the same.
                let count = seen[element.id, default: 0]
                seen[element.id] = count + 1
                return (count == 0 ? element.id : AnyHashable([element.id, AnyHashable(count)]), element.make)
            }
        }
        if let axis = node.environment.drawing.lazyAxis, !Content.isSection {
            return node.showLater(named, along: axis)
        }
        let contents = node.tracked { named.map { ($0.name, $0.make()) } }
        let nodes = contents.map { node.child($0.0, $0.1, node.environment.tagged($0.0)) }
        let edits = edits
        let ids = contents.map(\.0)
        node.makeItems = { tables.items(nodes, ids, edits) }
    }
}

/// The items of views for each of several values, which know their values' names and places.
@MainActor
private final class ForEachItems {
    let reading = SubviewsReading()
    private var table = ItemTable<ClosureItem>()

    func items(_ nodes: [GraphNode], _ ids: [AnyHashable], _ edits: RowEdits) -> [DrawnItem] {
        var places: [ObjectIdentifier: (AnyHashable, Int)] = [:]
        var bases: [DrawnItem] = []
        for (index, node) in nodes.enumerated() {
            for item in node.items {
                bases.append(item)
                places[ObjectIdentifier(item)] = (ids[index], index)
            }
        }
        return table.items(for: bases, { ClosureItem($0) }) { item in
            guard let place = places[ObjectIdentifier(item.base)] else { return }
            item.put = { base, rect, canvas in
                canvas.names(place.0, rect)
                base.place(in: rect, on: canvas)
            }
            item.traitsOf = { traits in
                traits.id = traits.id ?? place.0
                traits.tag = traits.tag ?? place.0
                if traits.row.edits == nil { (traits.row.edits, traits.row.index) = (edits, place.1) }
            }
        }
    }
}

nonisolated extension ForEach where Content: View {
    private init<Values: RandomAccessCollection>(
        _ data: Values,
        _ id: @escaping (Values.Element) -> ID,
        _ content: @escaping (Values.Element) -> Content
    ) {
        self.init { data.map { element in (AnyHashable(id(element)), { content(element) }) } }
    }

    private init<Values: MutableCollection & RandomAccessCollection>(
        bound data: Binding<Values>,
        _ id: @escaping (Values.Element) -> ID,
        _ content: @escaping (Binding<Values.Element>) -> Content
    ) {
        self.init {
            let values = data.wrappedValue
            return values.indices.map { index in
                let first = values[index]
                let element = Binding<Values.Element>(
                    get: {
                        let now = data.wrappedValue
                        return now.indices.contains(index) ? now[index] : first
                    },
                    set: {
                        guard data.wrappedValue.indices.contains(index) else { return }
                        data.wrappedValue[index] = $0
                    }
                )
                return (AnyHashable(id(first)), { content(element) })
            }
        }
    }

    private func editing<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        _ actions: EditActions<Values>
    ) -> Self {
        var other = self
        if actions.contains(.delete), let editor = data as? any RowsBinding { other.edits.delete = editor.remove }
        if actions.contains(.move), let editor = data as? any RowsBinding { other.edits.move = editor.move }
        return other
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data, \.id, content) }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    { self.init(data, { $0[keyPath: id] }, content) }
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(data, \.self, content) }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Values.Element: Identifiable, Data == Binding<Values>, ID == Values.Element.ID {
        self.init(bound: data, \.id, content)
    }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Data == Binding<Values> { self.init(bound: data, { $0[keyPath: id] }, content) }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Values.Element: Identifiable, Data == Binding<Values>, ID == Values.Element.ID {
        self = ForEach(bound: data, \.id, content).editing(data, editActions)
    }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        editActions: EditActions<Values>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Data == Binding<Values> {
        self = ForEach(bound: data, { $0[keyPath: id] }, content).editing(data, editActions)
    }
}

/// Rows that can be removed and moved through a binding.
protocol RowsBinding {
    func remove(_ places: IndexSet)
    func move(_ places: IndexSet, _ target: Int)
}

extension Binding: RowsBinding where Value: RangeReplaceableCollection & MutableCollection {
    private func place(_ offset: Int, in values: Value) -> Value.Index? {
        values.index(values.startIndex, offsetBy: offset, limitedBy: values.endIndex)
    }

    func remove(_ places: IndexSet) {
        var values = wrappedValue
        for offset in places.reversed() {
            if let index = place(offset, in: values), index != values.endIndex { values.remove(at: index) }
        }
        wrappedValue = values
    }

    func move(_ places: IndexSet, _ target: Int) {
        let values = Array(wrappedValue)
        let moved = places.compactMap { values.indices.contains($0) ? values[$0] : nil }
        let before = values.indices.filter { $0 < target && !places.contains($0) }.map { values[$0] }
        let after = values.indices.filter { $0 >= target && !places.contains($0) }.map { values[$0] }
        wrappedValue = Value(before + moved + after)
    }
}

nonisolated extension DynamicViewContent {
    /// Rows that a person may remove.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self) { $0.delete = action }
    }
    /// Rows that a person may move.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self) { $0.move = action }
    }
}

/// Views for each of several values, which a person may change.
nonisolated struct EditedContent<Content: View>: DynamicViewContent, DrawnView {
    let content: Content
    let change: (inout RowEdits) -> Void

    @MainActor func update(_ node: GraphNode) {
        let content = node.child(0, content, node.environment)
        node.show(each: content, as: { ClosureItem($0) }) { [change] item in
            item.traitsOf = { traits in
                var edits = traits.row.edits ?? RowEdits()
                change(&edits)
                traits.row.edits = edits
            }
        }
    }
}

/// Views together.
public nonisolated struct Group<Content> {
    public typealias Body = Never
    let content: Content
    init(_ content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    public var body: Never { fatalError("a group has no body") }
}

nonisolated extension Group where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(content()) }
}

@MainActor extension Group: DrawnView where Content: View {
    @MainActor func update(_ node: GraphNode) {
        let inner = node.child(0, content, node.environment)
        node.makeItems = { inner.items }
    }
}
