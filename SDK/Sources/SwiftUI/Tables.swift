public import Foundation

// Rows with columns; on a phone the first column alone is seen.

/// Rows with columns.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: PrimitiveView {
    public init(
        of type: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {}
    public init(
        of type: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {}
    public init<Order: SortComparator>(
        of type: Value.Type,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Order.Compared == Value {}
    public init(
        of type: Value.Type,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {}
}

/// The rows of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection> {}

nonisolated extension Table {
    public init<Data: RandomAccessCollection<Value>>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns)
    where Rows == TableForEachContent<Data> {}
    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {}
    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {}
    public init<Data: RandomAccessCollection<Value>, Order: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value, Rows == TableForEachContent<Data> {}
    public init<Data: RandomAccessCollection<Value>, Order: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value, Rows == TableForEachContent<Data> {}
    public init<Data: RandomAccessCollection<Value>, Order: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value, Rows == TableForEachContent<Data> {}
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
    public init(_ value: Value) {}
    @MainActor public var tableRowBody: Self { self }
}

/// A row that may be missing.
public nonisolated struct OptionalTableRow<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    init() {}
    @MainActor public var tableRowBody: Self { self }
}

/// Several rows.
public nonisolated struct SeveralTableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    init() {}
    @MainActor public var tableRowBody: Self { self }
}

/// Puts rows together.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildBlock<each C: TableRowContent>(_ content: repeat each C) -> SeveralTableRows<Value> {
        SeveralTableRows()
    }
    public static func buildOptional<C: TableRowContent>(_ content: C?) -> OptionalTableRow<C> { OptionalTableRow() }
    public static func buildEither<C: TableRowContent>(first: C) -> SeveralTableRows<Value> { SeveralTableRows() }
    public static func buildEither<C: TableRowContent>(second: C) -> SeveralTableRows<Value> { SeveralTableRows() }
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
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value { self.init(unseen: ()) }
}

/// A column of a table.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
    init(unseen: Void) {}
    public func width(_ width: CGFloat? = nil) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    public func customizationID(_ id: String) -> Self { self }
    public func alignment(_ alignment: TextAlignment) -> Self { self }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(unseen: ())
    }
    public init(_ title: some TitleKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(unseen: ())
    }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    @_disfavoredOverload
    public init(_ title: some TitleKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(unseen: ())
    }
    public init<Value: Comparable>(
        _ title: some TitleKey,
        value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(unseen: ()) }
    public init<Value, Comparator: SortComparator>(
        _ title: some TitleKey,
        value: KeyPath<RowValue, Value>,
        comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value { self.init(unseen: ()) }
    public init(
        _ title: some TitleKey,
        sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(unseen: ()) }
}

/// Columns together.
public nonisolated struct TableColumns<Row: Identifiable> { init() {} }

/// Puts columns together.
@resultBuilder
public enum TableColumnBuilder<Row: Identifiable> {
    public static func buildExpression<Sort, Content, Label>(
        _ column: TableColumn<Row, Sort, Content, Label>
    ) -> TableColumns<Row> { .init() }
    public static func buildBlock(_ columns: TableColumns<Row>...) -> TableColumns<Row> { .init() }
    public static func buildOptional(_ columns: TableColumns<Row>?) -> TableColumns<Row> { .init() }
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
