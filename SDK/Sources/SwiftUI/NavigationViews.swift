/// A way of views, of which the last is seen.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}

/// A step of a way.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {}
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init<Tag: Hashable>(
        tag: Tag,
        selection: Binding<Tag?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {}
    public init<Tag: Hashable>(
        destination: Destination,
        tag: Tag,
        selection: Binding<Tag?>,
        @ViewBuilder label: () -> Label
    ) {}
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension NavigationLink where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder destination: () -> Destination) {}
    public init(_ title: some TitleKey, destination: Destination) {}
    public init(_ title: some TitleKey, destination: Destination, isActive: Binding<Bool>) {}
    public init(_ title: some TitleKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {}
    public init<Tag: Hashable>(
        _ title: some TitleKey,
        destination: Destination,
        tag: Tag,
        selection: Binding<Tag?>
    ) {}
    public init<Tag: Hashable>(
        _ title: some TitleKey,
        tag: Tag,
        selection: Binding<Tag?>,
        @ViewBuilder destination: () -> Destination
    ) {}
}

nonisolated extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}
    public init<Value: Hashable>(_ title: some TitleKey, value: Value?) where Label == Text {}
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {}
}

/// A column that is seen where there is room for one.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int
    public static let sidebar = Self(number: 0), content = Self(number: 1), detail = Self(number: 2)
}

/// Views beside each other, of which each chooses what the next shows.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
}

nonisolated extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {}
}

/// Something in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveView, CustomizableToolbarContent {
    init(unseen: Void) {}
}

nonisolated extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(unseen: ())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public nonisolated var id: ID { fatalError("an item of a bar is not asked for its name") }
}

nonisolated extension ToolbarItem where ID == String {
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(unseen: ()) }
}

/// What stands in a bar that a person may change.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

extension TupleView: CustomizableToolbarContent {}
extension EmptyView: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

/// What a person may do to an item of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = Self(rawValue: 1)
}

/// What a person may do to an item of a bar, in one word.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    public static let `default` = Self(), reorderable = Self(), disabled = Self()
}

nonisolated extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic,
        options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}
