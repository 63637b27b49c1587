public import Foundation

/// A way of views.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

/// Where something stands in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self()
    public static let confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self()
    public static let navigationBarLeading = Self(), navigationBarTrailing = Self(), bottomBar = Self()
    public static let topBarLeading = Self(), topBarTrailing = Self(), keyboard = Self(), status = Self()
    public static let secondaryAction = Self(), title = Self(), subtitle = Self(), largeTitle = Self()
    public static let largeSubtitle = Self(), bottomOrnament = Self()
    public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self() }
}

/// What stands in a bar.
@preconcurrency @MainActor
public protocol ToolbarContent: View {}

/// Some things in a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveView, ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public init<Own: View, Title: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Own,
        @ViewBuilder label: () -> Title
    ) where Content == LabeledToolbarItemGroupContent<Own, Title> {}
}

/// Things in a bar that are one where there is little room.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: PrimitiveView {}

/// Closes what was presented.
@preconcurrency @MainActor
public struct DismissAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Opens an address.
@preconcurrency @MainActor
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        public static let handled = Result(), discarded = Result(), systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    nonisolated init() {}
    public nonisolated init(handler: @escaping (URL) -> Result) {}
    public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { UIApplication.shared.open(url) }
    @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }
}

/// Whether a view was presented.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// What a view keeps away from.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1), keyboard = Self(rawValue: 2), all = Self(rawValue: 3)
}
/// Whether something is seen.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = Self(), large = Self()
    public static func height(_ height: CGFloat) -> Self { Self() }
    public static func fraction(_ fraction: CGFloat) -> Self { Self() }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self { Self() }

    /// What a detent of an app's own may ask.
    @dynamicMemberLookup
    public struct Context {
        /// Points: as high as the phone.
        public var maxDetentValue: CGFloat { 874 }
        public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
            EnvironmentValues()[keyPath: keyPath]
        }
    }
}

/// A height of an app's own.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// Points; nil where it does not fit.
    static func height(in context: Context) -> CGFloat?
}

/// An alert, as it was written before iOS 15.
public struct Alert {
    /// A choice of it.
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// The size of a bar's title.
public struct NavigationTitleDisplayMode: Hashable, Sendable {
    public static let automatic = Self(), inline = Self(), large = Self(), inlineLarge = Self()
}

/// What a navigation bar shows, by the names that its parts have in UIKit.
public struct NavigationBarItem {
    public typealias TitleDisplayMode = NavigationTitleDisplayMode
}

nonisolated extension View {
    public func navigationTitle(_ title: some TitleKey) -> some View { self }
    public func navigationTitle(_ title: Text) -> some View { self }
    public func navigationBarTitle(_ title: some TitleKey) -> some View { self }
    public func navigationBarTitle(_ title: some TitleKey, displayMode: NavigationTitleDisplayMode) -> some View {
        self
    }
    public func navigationBarTitle(_ title: Text) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationTitleDisplayMode) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    public func navigationBarItems(trailing: some View) -> some View { self }
    public func navigationBarItems(leading: some View) -> some View { self }
    public func navigationBarItems(leading: some View, trailing: some View) -> some View { self }
    public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { self }
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) -> some View { self }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }
    public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func id(_ id: some Hashable) -> some View { self }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
    public func alert<Actions: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    public func alert<Actions: View, Message: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> some View { self }
    public func alert<Actions: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { self }
    public func alert<Actions: View, Message: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { self }
    public func confirmationDialog<Actions: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
    /// A menu of a long press, as SwiftUI of iOS 13 has it.
    public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View { self }
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    @preconcurrency public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        self
    }
    public func searchable(text: Binding<String>, prompt: String = "") -> some View { self }
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    public static let automatic = Self(), navigationBar = Self(), tabBar = Self(), bottomBar = Self()
}
/// An edge to the side.
public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
/// An edge above or below.
public enum VerticalEdge: Hashable, Sendable { case top, bottom }

/// A menu of a long press, as SwiftUI of iOS 13 has it; `contextMenu(menuItems:)` took its place.
public struct ContextMenu<MenuItems: View> {
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
