public import Foundation

/// Rows with columns; on a phone the first column alone is seen.
public nonisolated struct Table<Row: Identifiable, Columns>: PrimitiveView {
    public init(_ data: some RandomAccessCollection<Row>, @TableColumnBuilder<Row> columns: () -> Columns) {}
    public init(
        _ data: some RandomAccessCollection<Row>,
        selection: Binding<Row.ID?>,
        @TableColumnBuilder<Row> columns: () -> Columns
    ) {}
    public init(
        _ data: some RandomAccessCollection<Row>,
        selection: Binding<Set<Row.ID>>,
        @TableColumnBuilder<Row> columns: () -> Columns
    ) {}
    public init<Order: SortComparator>(
        _ data: some RandomAccessCollection<Row>,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Row> columns: () -> Columns
    ) where Order.Compared == Row {}
    public init<Order: SortComparator>(
        _ data: some RandomAccessCollection<Row>,
        selection: Binding<Row.ID?>,
        sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Row> columns: () -> Columns
    ) where Order.Compared == Row {}
}

/// A column of it.
public nonisolated struct TableColumn<Row: Identifiable, Content: View> {
    public init(_ title: some TitleKey, @ViewBuilder content: @escaping (Row) -> Content) {}
    public init<Value: Comparable>(
        _ title: some TitleKey,
        value: KeyPath<Row, Value>,
        @ViewBuilder content: @escaping (Row) -> Content
    ) {}
    public func width(_ width: CGFloat? = nil) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    public func customizationID(_ id: String) -> Self { self }
}

nonisolated extension TableColumn where Content == Text {
    public init(_ title: some TitleKey, value: KeyPath<Row, String>) {}
}

/// Columns together.
public nonisolated struct TableColumns<Row: Identifiable> { init() {} }

/// Puts columns together.
@resultBuilder
public enum TableColumnBuilder<Row: Identifiable> {
    public static func buildExpression<Content>(_ column: TableColumn<Row, Content>) -> TableColumns<Row> { .init() }
    public static func buildBlock(_ columns: TableColumns<Row>...) -> TableColumns<Row> { .init() }
    public static func buildOptional(_ columns: TableColumns<Row>?) -> TableColumns<Row> { .init() }
    public static func buildEither(first: TableColumns<Row>) -> TableColumns<Row> { first }
    public static func buildEither(second: TableColumns<Row>) -> TableColumns<Row> { second }
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
