public import Foundation

// Rows with columns; on a phone the first column alone is seen.

/// Rows with columns.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: PrimitiveView {
    /// Asked at each evaluation.
    let values: () -> [Value]
    let columns: [TableCellMaker<Value>]
    let selection: ListSelection?

    private init(_ columns: Columns, _ selection: ListSelection? = nil, values: @escaping () -> [Value]) {
        self.columns = (columns as? TableColumns<Value>)?.makers ?? []
        (self.selection, self.values) = (selection, values)
    }
    private init(_ columns: Columns, _ selection: ListSelection? = nil, rows: Rows) {
        self.init(columns, selection) { tableValues(of: rows) }
    }

    public init(
        of type: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), ListSelection(selection), rows: rows()) }
    public init(
        of type: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), ListSelection(several: selection), rows: rows()) }
    public init<Order: SortComparator>(
        of type: Value.Type,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Order.Compared == Value { self.init(columns(), rows: rows()) }
    public init(
        of type: Value.Type,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows: rows()) }
}

/// The rows of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection> {}

nonisolated extension Table {
    public init<Data: RandomAccessCollection<Value>>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns)
    where Rows == TableForEachContent<Data> { self.init(columns()) { Array(data) } }
    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> { self.init(columns(), ListSelection(selection)) { Array(data) } }
    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(columns(), ListSelection(several: selection)) { Array(data) }
    }
    public init<Data: RandomAccessCollection<Value>, Order: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value, Rows == TableForEachContent<Data> { self.init(columns()) { Array(data) } }
    public init<Data: RandomAccessCollection<Value>, Order: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value, Rows == TableForEachContent<Data> {
        self.init(columns(), ListSelection(selection)) { Array(data) }
    }
    public init<Data: RandomAccessCollection<Value>, Order: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value, Rows == TableForEachContent<Data> {
        self.init(columns(), ListSelection(several: selection)) { Array(data) }
    }
}

/// A row, or several.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable where TableRowValue == TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
}

/// A row for a value.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let value: Value
    public init(_ value: Value) { self.value = value }
    @MainActor public var tableRowBody: Self { self }
}

/// A row that may be missing.
public nonisolated struct OptionalTableRow<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    let content: Content?
    @MainActor public var tableRowBody: Self { self }
}

/// Several rows.
public nonisolated struct SeveralTableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let rows: [any TableRowContent]
    @MainActor public var tableRowBody: Self { self }
}

/// Puts rows together.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildBlock<each C: TableRowContent>(_ content: repeat each C) -> SeveralTableRows<Value> {
        var rows: [any TableRowContent] = []
        repeat rows.append(each content)
        return SeveralTableRows(rows: rows)
    }
    public static func buildOptional<C: TableRowContent>(_ content: C?) -> OptionalTableRow<C> {
        OptionalTableRow(content: content)
    }
    public static func buildEither<C: TableRowContent>(first: C) -> SeveralTableRows<Value> {
        SeveralTableRows(rows: [first])
    }
    public static func buildEither<C: TableRowContent>(second: C) -> SeveralTableRows<Value> {
        SeveralTableRows(rows: [second])
    }
}

nonisolated extension TableRowContent {
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TableRowContent<TableRowValue> {
        self
    }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    @MainActor public var tableRowBody: Self { self }
}

nonisolated extension ForEach where Content: TableRowContent {
    public init<Value: Identifiable>(
        _ data: Data,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value {
        self.init { data.map { element in (AnyHashable(element.id), { content(element) }) } }
    }
}

/// A kind of rows whose values can be told.
private protocol TableValues {
    var tableValues: [Any] { get }
}

extension TableRow: TableValues { fileprivate var tableValues: [Any] { [value] } }
extension OptionalTableRow: TableValues {
    fileprivate var tableValues: [Any] { (content as? any TableValues)?.tableValues ?? [] }
}
extension SeveralTableRows: TableValues {
    fileprivate var tableValues: [Any] { rows.flatMap { ($0 as? any TableValues)?.tableValues ?? [] } }
}
extension ForEach: TableValues where Content: TableRowContent {
    fileprivate var tableValues: [Any] { elements().flatMap { ($0.make() as? any TableValues)?.tableValues ?? [] } }
}

/// The values of a table's rows; those of an author's own kind are not known.
private nonisolated func tableValues<Value>(of rows: some Any) -> [Value] {
    ((rows as? any TableValues)?.tableValues ?? []).compactMap { $0 as? Value }
}

extension Table: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        // As on a phone, whose tables have one column.
        let make = columns.first?.make ?? { _ in AnyView(EmptyView()) }
        let shown = node.tracked { self.values() }
        node.showList(ForEach(shown, id: \.id) { make($0) }, selection)
    }
}

/// What a column makes of a row's value.
nonisolated struct TableCellMaker<RowValue> {
    let make: (RowValue) -> AnyView
}

/// A column of a table.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
    let maker: TableCellMaker<RowValue>

    init(_ content: @escaping (RowValue) -> Content) { maker = TableCellMaker { AnyView(content($0)) } }
    public func width(_ width: CGFloat? = nil) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    public func customizationID(_ id: String) -> Self { self }
    public func alignment(_ alignment: TextAlignment) -> Self { self }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(content) }
    public init(_ title: some TitleKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init { Text(verbatim: $0[keyPath: value]) }
    }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    @_disfavoredOverload
    public init(_ title: some TitleKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init { Text(verbatim: $0[keyPath: value]) }
    }
    public init<Value: Comparable>(
        _ title: some TitleKey,
        value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(content) }
    public init<Value, Comparator: SortComparator>(
        _ title: some TitleKey,
        value: KeyPath<RowValue, Value>,
        comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value { self.init(content) }
    public init(
        _ title: some TitleKey,
        sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(content) }
}

/// Columns together.
public nonisolated struct TableColumns<Row: Identifiable> {
    let makers: [TableCellMaker<Row>]
}

/// Puts columns together.
@resultBuilder
public enum TableColumnBuilder<Row: Identifiable> {
    public static func buildExpression<Sort, Content, Label>(
        _ column: TableColumn<Row, Sort, Content, Label>
    ) -> TableColumns<Row> { TableColumns(makers: [column.maker]) }
    public static func buildBlock(_ columns: TableColumns<Row>...) -> TableColumns<Row> {
        TableColumns(makers: columns.flatMap(\.makers))
    }
    public static func buildOptional(_ columns: TableColumns<Row>?) -> TableColumns<Row> {
        columns ?? TableColumns(makers: [])
    }
    public static func buildEither(first: TableColumns<Row>) -> TableColumns<Row> { first }
    public static func buildEither(second: TableColumns<Row>) -> TableColumns<Row> { second }
    public static func buildLimitedAvailability(_ columns: TableColumns<Row>) -> TableColumns<Row> { columns }
}

/// What tables look like.
@preconcurrency @MainActor public protocol TableStyle {}
extension SystemLook: TableStyle {}
extension TableStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var inset: Self { Self() }
}

nonisolated extension View {
    public func tableStyle(_ style: some TableStyle) -> some View { self }
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
