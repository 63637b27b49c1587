public import UIKit

// Views beside each other, of which one is seen.

/// Views beside each other, of which one is seen.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: DrawnView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabContentView<Tabs>, Tabs.TabValue == SelectionValue {
        (self.selection, self.content) = (selection, TabContentView(tabs: content()))
    }

    @MainActor func update(_ node: GraphNode) {
        let choice = selection.map { selection in
            TabChoice(
                get: { selection.wrappedValue.plain },
                set: { key in
                    // A key is a value, or what is in an optional one.
                    if let value = key.base as? SelectionValue { selection.wrappedValue = value }
                }
            )
        }
        TabParts(content, node).show(choice, in: node)
    }
}

nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

nonisolated extension TabView where SelectionValue == Never {
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where Content == TabContentView<Tabs>, Tabs.TabValue == Never {
        (selection, self.content) = (nil, TabContentView(tabs: content()))
    }
}

/// The tabs of a view.
public nonisolated struct TabContentView<Tabs: TabContent>: PrimitiveView {
    let tabs: Tabs
}

/// A tab, or several. Its value says what is chosen by it (iOS 18).
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
    associatedtype Body: TabContent
    associatedtype TabValue: Hashable = Body.TabValue
    @TabContentBuilder<TabValue> var body: Body { get }
}

/// Puts tabs together that are chosen by values of one kind.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    public typealias Content<C> = TabContentView<C> where C: TabContent
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabContentTuple<TabValue> {
        var parts: [any TabContent] = []
        repeat parts.append(each content)
        return TabContentTuple(parts: parts)
    }
    public static func buildOptional<C: TabContent>(_ content: C?) -> OptionalTabContent<C>
    where C.TabValue == TabValue { OptionalTabContent(content: content) }
    public static func buildEither<C: TabContent>(first: C) -> TabContentTuple<TabValue> {
        TabContentTuple(parts: [first])
    }
    public static func buildEither<C: TabContent>(second: C) -> TabContentTuple<TabValue> {
        TabContentTuple(parts: [second])
    }
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabContentTuple<TabValue> {
        TabContentTuple(parts: [content])
    }
}

/// Several tabs.
public nonisolated struct TabContentTuple<TabValue: Hashable>: TabContent {
    let parts: [any TabContent]
    init(parts: [any TabContent]) { self.parts = parts }
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

/// Tabs that may be missing.
public nonisolated struct OptionalTabContent<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    let content: Content?
    init(content: Content?) { self.content = content }
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    public static let search = Self(name: "search")
}

/// What a tab says, by a title and a picture.
public nonisolated struct DefaultTabLabel: View {
    let title: Text?
    let image: Image?
    public var body: some View {
        image
        title
    }
}

/// One of the views that a ``TabView`` shows.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    /// nil for none.
    let value: AnyHashable?
    let role: TabRole?
    let content: Content
    let label: Label

    fileprivate init(_ value: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: Label) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

nonisolated extension Tab {
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(value.plain, role, content(), label()) }
    public init<Wrapped: Hashable>(
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == Wrapped? { self.init(value.plain, role, content(), label()) }
}

nonisolated extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content(), label())
    }
}

nonisolated extension Tab where Label == DefaultTabLabel {
    private init(
        title: (some TitleKey)?,
        _ image: Image?,
        _ value: AnyHashable?,
        _ role: TabRole?,
        _ content: () -> Content
    ) {
        // A tab for searching has its own words.
        let isBareSearch = title == nil && role == .search
        let words = title.map { Text(title: $0) } ?? (isBareSearch ? Text(title: "Search") : nil)
        let picture = image ?? (isBareSearch ? Image(systemName: "magnifyingglass") : nil)
        self.init(value, role, content(), DefaultTabLabel(title: words, image: picture))
    }

    public init(
        _ title: some TitleKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(title: title, Image(systemName: systemImage), value.plain, role, content) }
    public init(
        _ title: some TitleKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(title: title, Image(image), value.plain, role, content) }
    public init(
        _ title: some TitleKey,
        image: ImageResource,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(title: title, Image(image), value.plain, role, content) }
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(title: String?.none, nil, value.plain, role, content)
    }
    public init<Wrapped: Hashable>(
        _ title: some TitleKey,
        systemImage: String,
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Wrapped? { self.init(title: title, Image(systemName: systemImage), value.plain, role, content) }
    public init<Wrapped: Hashable>(
        _ title: some TitleKey,
        image: String,
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Wrapped? { self.init(title: title, Image(image), value.plain, role, content) }
    public init<Wrapped: Hashable>(
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Wrapped? { self.init(title: String?.none, nil, value.plain, role, content) }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(
        _ title: some TitleKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(title: title, Image(systemName: systemImage), nil, role, content) }
    public init(
        _ title: some TitleKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(title: title, Image(image), nil, role, content) }
    public init(
        _ title: some TitleKey,
        image: ImageResource,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(title: title, Image(image), nil, role, content) }
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(title: String?.none, nil, nil, role, content)
    }
}

/// Tabs that belong together: a phone shows them one by one.
public nonisolated struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    TabContent
where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    let content: Content
    fileprivate init(tabs content: Content) { self.content = content }
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

nonisolated extension TabSection where Footer == EmptyView {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) { self.init(tabs: content()) }
}

nonisolated extension TabSection where Header == EmptyView, Footer == EmptyView {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.init(tabs: content()) }
}

nonisolated extension TabSection where Header == Text, Footer == EmptyView {
    public init(_ title: some TitleKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(tabs: content())
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("tabs for each of several have no body") }
}

nonisolated extension ForEach where Content: TabContent {
    public init(_ data: Data, @OwnTabContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: { data.map { element in (AnyHashable(element.id), { content(element) }) } })
    }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @OwnTabContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: {
            data.map { element in (AnyHashable(element[keyPath: id]), { content(element) }) }
        })
    }
    public init(_ data: Range<Int>, @OwnTabContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(elements: { data.map { element in (AnyHashable(element), { content(element) }) } })
    }
}

/// Puts the tabs for one value together, whose kind of value is their own.
@resultBuilder
public enum OwnTabContentBuilder {
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
    public static func buildOptional<C: TabContent>(_ content: C?) -> OptionalTabContent<C> {
        OptionalTabContent(content: content)
    }
    public static func buildEither<C: TabContent>(first: C) -> TabContentTuple<C.TabValue> {
        TabContentTuple(parts: [first])
    }
    public static func buildEither<C: TabContent>(second: C) -> TabContentTuple<C.TabValue> {
        TabContentTuple(parts: [second])
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("a group of tabs has no body") }
}

nonisolated extension Group where Content: TabContent {
    public init(@TabContentBuilder<Content.TabValue> content: () -> Content) { self.init(content()) }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// Where a tab stands among the others.
public struct TabPlacement: Hashable, Sendable {
    public static let automatic = Self(), pinned = Self(), sidebarOnly = Self()
}

// What changes a tab. What a bar of tabs on a phone does not have is kept.
nonisolated extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        ChangedTab(content: self) { $0.badge = count == 0 ? nil : "\(count)" }
    }
    public func badge(_ label: (some TitleKey)?) -> some TabContent<TabValue> {
        let words = label.map { Text(title: $0).string }
        return ChangedTab(content: self) { $0.badge = words }
    }
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        let words = label?.string
        return ChangedTab(content: self) { $0.badge = words }
    }
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    public func defaultVisibility(
        _ visibility: Visibility,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ChangedTab(content: self) { $0.isHidden = $0.isHidden || hidden }
    }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ChangedTab(content: self) { $0.isDisabled = $0.isDisabled || disabled }
    }
    public func help(_ text: some TitleKey) -> some TabContent<TabValue> { self }
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> { self }
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TabContent<TabValue> { self }
    public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some TabContent<TabValue> {
        self
    }
    public func popover<Popped: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Popped
    ) -> some TabContent<TabValue> { self }
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        ChangedTab(content: self) { $0.identifier = identifier }
    }
    public func accessibilityLabel(_ label: some TitleKey) -> some TabContent<TabValue> { self }
    public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }
    public func accessibilityHint(_ hint: some TitleKey) -> some TabContent<TabValue> { self }
    public func accessibilityValue(_ value: some TitleKey) -> some TabContent<TabValue> { self }
    public func accessibilityInputLabels(_ labels: [String]) -> some TabContent<TabValue> { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
}
