// Rows, and views for each of several values.

/// What a person may do to rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: Self { Self(rawValue: 1) }
    public static var delete: Self { Self(rawValue: 2) }
    public static var all: Self { [.move, .delete] }
}

/// Rows.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: ListSelection?

    init(_ content: Content, selection: ListSelection? = nil) { (self.content, self.selection) = (content, selection) }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection: selection.map { ListSelection($0) })
    }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection: selection.map { ListSelection(several: $0) })
    }
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(content(), selection: ListSelection(one: selection))
    }
}

nonisolated extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(content()) }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(ForEach(data, id: id, content: rowContent)) }
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> { self.init(ForEach(data, content: rowContent)) }
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
        self.init(ForEach(data, content: rowContent))
    }
    public init<Values: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Content == ForEach<Binding<Values>, ID, Row> { self.init(ForEach(data, id: id, content: rowContent)) }
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
        self.init(ForEach(data, editActions: editActions, content: rowContent))
    }
    public init<Values: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        editActions: EditActions<Values>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Content == ForEach<Binding<Values>, ID, Row> {
        self.init(ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineChildren<Row>> {
        self.init(OutlineGroup(data, children: children, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row, Row, OutlineChildren<Row>> {
        self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

nonisolated extension List {
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection(several: $0) })
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection(several: $0) })
    }
    public init<Row: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
    }
    public init<Row: View>(
        _ data: Range<Int>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection(several: $0) })
    }
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
        self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
    }
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
        self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection(several: $0) })
    }
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
        self.init(
            ForEach(data, editActions: editActions, content: rowContent),
            selection: selection.map { ListSelection($0) }
        )
    }
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {
        self.init(
            ForEach(data, editActions: editActions, content: rowContent),
            selection: selection.map { ListSelection(several: $0) }
        )
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineChildren<Row>> {
        self.init(
            OutlineGroup(data, children: children, content: rowContent),
            selection: selection.map { ListSelection($0) }
        )
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineChildren<Row>> {
        self.init(
            OutlineGroup(data, children: children, content: rowContent),
            selection: selection.map { ListSelection(several: $0) }
        )
    }
}

extension List: DrawnView {
    @MainActor func update(_ node: GraphNode) { node.showList(content, selection) }
}

/// Fields in groups.
public nonisolated struct Form<Content: View>: PrimitiveView {
    let content: Content
    /// Whether it is made by its style, which does not ask the style again.
    private let isStyled: Bool

    public init(@ViewBuilder content: () -> Content) { (self.content, isStyled) = (content(), false) }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
    /// A form as its style has it.
    public init(_ configuration: FormStyleConfiguration) { (content, isStyled) = (configuration.content, true) }
}

extension Form: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        if !isStyled, let style = node.environment.drawing.styles.form, !(style is any SystemStyle) {
            return node.show(style, FormStyleConfiguration(content: AnyView(content)))
        }
        node.showList(content, nil)
    }
}

extension GraphNode {
    fileprivate func show<Style: FormStyle>(_ style: Style, _ configuration: FormStyleConfiguration) {
        link(style)
        let content = child("style", tracked { style.makeBody(configuration: configuration) }, environment)
        makeItems = { content.items }
    }
}
