public import UIKit

// Views beside each other, of which one is seen.

/// Views beside each other, of which one is seen.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabContentView<Tabs>, Tabs.TabValue == SelectionValue {}
}

nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension TabView where SelectionValue == Never {
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where Content == TabContentView<Tabs>, Tabs.TabValue == Never {}
}

/// The tabs of a view.
public nonisolated struct TabContentView<Tabs: TabContent>: PrimitiveView {}

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
        TabContentTuple()
    }
    public static func buildOptional<C: TabContent>(_ content: C?) -> OptionalTabContent<C>
    where C.TabValue == TabValue { OptionalTabContent() }
    public static func buildEither<C: TabContent>(first: C) -> TabContentTuple<TabValue> { TabContentTuple() }
    public static func buildEither<C: TabContent>(second: C) -> TabContentTuple<TabValue> { TabContentTuple() }
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabContentTuple<TabValue> {
        TabContentTuple()
    }
}

/// Several tabs.
public nonisolated struct TabContentTuple<TabValue: Hashable>: TabContent {
    init() {}
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

/// Tabs that may be missing.
public nonisolated struct OptionalTabContent<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    init() {}
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable { public static let search = Self() }

/// What a tab says, by a title and a picture.
public nonisolated struct DefaultTabLabel: PrimitiveView {}

/// One of the views that a ``TabView`` shows.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    init(unseen: Void) {}
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

nonisolated extension Tab {
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(unseen: ()) }
    public init<Wrapped: Hashable>(
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == Wrapped? { self.init(unseen: ()) }
}

nonisolated extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(unseen: ())
    }
}

nonisolated extension Tab where Label == DefaultTabLabel {
    public init(
        _ title: some TitleKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(unseen: ()) }
    public init(
        _ title: some TitleKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(unseen: ()) }
    public init(
        _ title: some TitleKey,
        image: ImageResource,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(unseen: ()) }
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(unseen: ()) }
    public init<Wrapped: Hashable>(
        _ title: some TitleKey,
        systemImage: String,
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Wrapped? { self.init(unseen: ()) }
    public init<Wrapped: Hashable>(
        _ title: some TitleKey,
        image: String,
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Wrapped? { self.init(unseen: ()) }
    public init<Wrapped: Hashable>(
        value: Wrapped,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == Wrapped? { self.init(unseen: ()) }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(
        _ title: some TitleKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(unseen: ()) }
    public init(
        _ title: some TitleKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(unseen: ()) }
    public init(
        _ title: some TitleKey,
        image: ImageResource,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(unseen: ()) }
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(unseen: ()) }
}

/// Tabs that belong together.
public nonisolated struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    TabContent
where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    @MainActor public var body: Never { return fatalError("a tab has no body") }
}

nonisolated extension TabSection where Footer == EmptyView {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) {}
}

nonisolated extension TabSection where Header == EmptyView, Footer == EmptyView {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {}
}

nonisolated extension TabSection where Header == Text, Footer == EmptyView {
    public init(_ title: some TitleKey, @TabContentBuilder<SelectionValue> content: () -> Content) {}
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("tabs for each of several have no body") }
}

nonisolated extension ForEach where Content: TabContent {
    public init(_ data: Data, @OwnTabContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(unseen: ()) }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @OwnTabContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(unseen: ()) }
    public init(_ data: Range<Int>, @OwnTabContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(unseen: ()) }
}

/// Puts the tabs for one value together, whose kind of value is their own.
@resultBuilder
public enum OwnTabContentBuilder {
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
    public static func buildOptional<C: TabContent>(_ content: C?) -> OptionalTabContent<C> { OptionalTabContent() }
    public static func buildEither<C: TabContent>(first: C) -> TabContentTuple<C.TabValue> { TabContentTuple() }
    public static func buildEither<C: TabContent>(second: C) -> TabContentTuple<C.TabValue> { TabContentTuple() }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("a group of tabs has no body") }
}

nonisolated extension Group where Content: TabContent {
    public init(@TabContentBuilder<Content.TabValue> content: () -> Content) { self.init(unseen: ()) }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// Where a tab stands among the others.
public struct TabPlacement: Hashable, Sendable {
    public static let automatic = Self(), pinned = Self(), sidebarOnly = Self()
}

// What changes a tab: kept as it is, since none is drawn.
nonisolated extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    public func badge(_ label: (some TitleKey)?) -> some TabContent<TabValue> { self }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
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
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
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
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
    public func accessibilityLabel(_ label: some TitleKey) -> some TabContent<TabValue> { self }
    public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }
    public func accessibilityHint(_ hint: some TitleKey) -> some TabContent<TabValue> { self }
    public func accessibilityValue(_ value: some TitleKey) -> some TabContent<TabValue> { self }
    public func accessibilityInputLabels(_ labels: [String]) -> some TabContent<TabValue> { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
}
