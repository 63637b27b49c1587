public import FoundationAdditions
public import UIKit

nonisolated extension Button where Title == Label {
    @preconcurrency public init(_ title: some TitleKey, image: String, action: @escaping @MainActor () -> Void) {}
}

extension Button {
    /// A button as its style has it.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

nonisolated extension Menu {
    @preconcurrency public init<Title: View>(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Title,
        primaryAction: @escaping @MainActor () -> Void
    ) {}
    @preconcurrency public init(
        _ title: some TitleKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {}
}

nonisolated extension Label {
    public init(_ configuration: LabelStyleConfiguration) {}
}

nonisolated extension Toggle {
    public init(_ configuration: ToggleStyleConfiguration) {}
}

nonisolated extension TextField {
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?, axis: Axis) {}
    public init<Title: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Title) {}
    public init<Title: View>(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Title) {}
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
    public init<Value>(
        _ title: some TitleKey,
        value: Binding<Value>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {}
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    )
    where Format.FormatOutput == String {}
}

nonisolated extension SecureField {
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?) {}
    public init(_ title: some TitleKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
    public init<Title: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Title) {}
}

nonisolated extension Picker {
    public init(
        _ title: some TitleKey,
        systemImage: String,
        selection: Binding<Selection>,
        @ViewBuilder content: () -> Content
    ) {}
    public init(_ title: Text, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}

nonisolated extension DatePicker {
    public init<Title: View>(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Title
    ) {}
    public init<Title: View>(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Title
    ) {}
}

nonisolated extension Stepper {
    public init<Title: View>(
        @ViewBuilder label: () -> Title,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: Strideable, Title: View>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Title
    ) {}
    public init<Value: Strideable>(
        _ title: some TitleKey,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
}

nonisolated extension Slider {
    public init<Value: BinaryFloatingPoint, Title: View>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Title,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: BinaryFloatingPoint, Title: View>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        @ViewBuilder label: () -> Title,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
    public init<Value: BinaryFloatingPoint, Title: View, Least: View, Most: View>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Title,
        @ViewBuilder minimumValueLabel: () -> Least,
        @ViewBuilder maximumValueLabel: () -> Most,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: BinaryFloatingPoint, Title: View, Least: View, Most: View>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        @ViewBuilder label: () -> Title,
        @ViewBuilder minimumValueLabel: () -> Least,
        @ViewBuilder maximumValueLabel: () -> Most,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}

nonisolated extension ProgressView {
    public init(_ progress: Progress) {}
    public init(_ configuration: ProgressViewStyleConfiguration) {}
    public init<Title: View>(@ViewBuilder label: () -> Title) {}
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {}
    public init<Value: BinaryFloatingPoint>(_ title: some TitleKey, value: Value?, total: Value = 1) {}
    public init<Value: BinaryFloatingPoint, Title: View>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Title
    ) {}
    public init<Value: BinaryFloatingPoint, Title: View, Now: View>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Now
    ) {}
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}
}

nonisolated extension LabeledContent {
    public init<Content: View, Title: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {}
    public init<Format: FormatStyle>(_ title: some TitleKey, value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {}
}

nonisolated extension ContentUnavailableView {
    public static var search: ContentUnavailableView { ContentUnavailableView("", systemImage: "magnifyingglass") }
    public static func search(text: String) -> ContentUnavailableView { search }
    public init<Title: View, Description: View, Actions: View>(
        @ViewBuilder label: () -> Title,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

nonisolated extension GroupBox {
    public init(_ configuration: GroupBoxStyleConfiguration) where Content == AnyView {}
}

nonisolated extension DisclosureGroup {
    public init<Title: View>(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Title) {}
    public init<Title: View>(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Title
    ) {}
}

nonisolated extension List {
    public init<Selection: Hashable>(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Selection: Hashable>(
        _ data: Data,
        selection: Binding<Selection?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    )
    where Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, Selection: Hashable>(
        _ data: Data,
        selection: Binding<Set<Selection>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    )
    where Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable, Selection: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Selection?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    ) {}
    public init<Element: Identifiable>(
        _ data: Binding<[Element]>,
        @ViewBuilder rowContent: @escaping (Binding<Element>) -> Content
    ) {}
}

nonisolated extension ForEach where Content: View {
    public init<Element, ID: Hashable>(
        _ data: Binding<[Element]>,
        id: KeyPath<Element, ID>,
        @ViewBuilder content: @escaping (Binding<Element>) -> Content
    ) {}
}

nonisolated extension Section {
    public init(_ title: some TitleKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
    public init<Header: View>(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header
    ) {}
}

nonisolated extension LazyVStack {
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {}
}

nonisolated extension LazyHStack {
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {}
}

nonisolated extension LazyVGrid {
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {}
}

/// What stays at the edge while the rest is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}

nonisolated extension NavigationLink {
    public init<Destination: View, Tag: Hashable>(
        destination: Destination,
        tag: Tag,
        selection: Binding<Tag?>,
        @ViewBuilder label: () -> Title
    ) {}
    public init<Destination: View>(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Title
    ) {}
}

nonisolated extension NavigationLink where Title == Text {
    public init<Destination: View>(
        _ title: some TitleKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) {}
    public init<Destination: View>(
        _ title: some TitleKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {}
}

extension NavigationPath {
    public init(_ elements: some Sequence<some Hashable>) {
        self.init()
        for element in elements { append(element) }
    }
}

/// How far a value is between others.
public nonisolated struct Gauge: PrimitiveView {
    public init<Value: BinaryFloatingPoint, Title: View>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Title
    ) {}
    public init<Value: BinaryFloatingPoint, Title: View, Now: View>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Now
    ) {}
    public init<Value: BinaryFloatingPoint, Title: View, Now: View, Least: View, Most: View>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Now,
        @ViewBuilder minimumValueLabel: () -> Least,
        @ViewBuilder maximumValueLabel: () -> Most
    ) {}
}

/// The choice of a colour.
public nonisolated struct ColorPicker: PrimitiveView {
    public init(_ title: some TitleKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    public init<Title: View>(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Title
    ) {}
}

/// The choice of several dates.
public nonisolated struct MultiDatePicker: PrimitiveView {
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>) {}
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {}
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {}
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {}
    public init<Title: View>(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Title) {}
    public init<Title: View>(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Title
    ) {}
    public init<Title: View>(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Title
    ) {}
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

/// What others see of what is shared.
public struct SharePreview: Sendable {
    public init(_ title: some TitleKey) {}
    public init(_ title: some TitleKey, image: Image) {}
    public init(_ title: some TitleKey, icon: Image) {}
}

/// A button that gives something to another app.
public nonisolated struct ShareLink: PrimitiveView {
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {}
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {}
    public init<Item>(_ title: some TitleKey, item: Item, subject: Text? = nil, message: Text? = nil) {}
    public init<Item>(
        _ title: some TitleKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview
    ) {}
    public init<Item, Title: View>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Title
    ) {}
    public init<Item, Title: View>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview,
        @ViewBuilder label: () -> Title
    ) {}
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {}
}

/// Where a picture of the network stands.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

nonisolated extension AsyncImage {
    public init<Content: View>(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

nonisolated extension Image {
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    public init(systemName: String, variableValue: Double?) {}
    /// How a picture that is too small fills its room.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image { self }
    public func resizable(capInsets: EdgeInsets) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

nonisolated extension Text {
    /// A value by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {}
    public init(_ resource: LocalizedStringResource) {}
    public init(_ interval: DateInterval) {}
    public init(_ dates: ClosedRange<Date>) {}
    public init(_ attributed: AttributedString) {}
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true) {}
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

extension DefaultStringInterpolation {
    /// A value in an author's way.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
        appendLiteral(format.format(value))
    }

    /// A value by a formatter.
    public mutating func appendInterpolation(_ value: Any, formatter: Formatter) {
        appendLiteral(formatter.string(for: value) ?? "")
    }
}

extension LocalizedStringKey {
    public init(_ value: Substring) { self.init(String(value)) }
}

/// A view that is only made again when it differs.
public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
    public init(content: Content) {}
}
