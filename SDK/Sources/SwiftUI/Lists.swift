// Rows, and views for each of several values.

/// A view, a tab, a row of a table or a part of a chart for each of several values.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public typealias Body = Never

    /// For modules that put other things than views together; as those, it keeps nothing.
    package init(unseen: Void) {}
}

extension ForEach: View, PrimitiveView where Content: View {
    public var body: Never { fatalError("views for each of several have no body") }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension ForEach where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(unseen: ()) }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    { self.init(unseen: ()) }
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(unseen: ()) }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Values.Element: Identifiable, Data == Binding<Values>, ID == Values.Element.ID { self.init(unseen: ()) }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Data == Binding<Values> { self.init(unseen: ()) }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Values.Element: Identifiable, Data == Binding<Values>, ID == Values.Element.ID { self.init(unseen: ()) }
    public init<Values: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        editActions: EditActions<Values>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    ) where Data == Binding<Values> { self.init(unseen: ()) }
    public init<Source: View>(subviews view: Source, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == SubviewsCollection, ID == Subview.ID { self.init(unseen: ()) }
    public init<Source: View>(
        sections view: Source,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == SectionCollection, ID == SectionConfiguration.ID { self.init(unseen: ()) }
}

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
    /// For the initializers of other files; no row is drawn.
    init(unseen: Void) {}

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}

nonisolated extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Content == ForEach<Binding<Values>, ID, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Values>,
        id: KeyPath<Values.Element, ID>,
        editActions: EditActions<Values>,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Content == ForEach<Binding<Values>, ID, Row> {}
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineChildren<Row>> {
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row, Row, OutlineChildren<Row>> {}
}

nonisolated extension List {
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    public init<Row: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {}
    public init<Row: View>(
        _ data: Range<Int>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {}
    public init<Values: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Values>,
        editActions: EditActions<Values>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Binding<Values>, Values.Element.ID, Row> {}
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineChildren<Row>> {
    }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineChildren<Row>> {
    }
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
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Parent == Leaf, Subgroup == OutlineChildren<Leaf> {}
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Parent == Leaf, Subgroup == OutlineChildren<Leaf> {}
    public init(
        _ root: Data.Element,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Parent == Leaf, Subgroup == OutlineChildren<Leaf> {}
    public init(
        _ root: Data.Element,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Parent == Leaf, Subgroup == OutlineChildren<Leaf> {}
}

/// Fields in groups.
public nonisolated struct Form<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
    /// A form as its style has it.
    public init(_ configuration: FormStyleConfiguration) {}
}

/// A part of a list.
public nonisolated struct Section<Parent, Content, Footer> {
    public typealias Body = Never
    /// For modules that put other things than views together.
    package init(unseen: Void) {}
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public var body: Never { fatalError("a section has no body") }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { self.init(unseen: ()) }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(unseen: ()) }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(unseen: ()) }
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(unseen: ()) }
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) { self.init(unseen: ()) }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) { self.init(unseen: ()) }
    public init(_ title: some TitleKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(unseen: ())
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.init(unseen: ()) }
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(unseen: ()) }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(unseen: ()) }
}
