public import UIKit

/// Puts what stands in a bar together.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension ConditionalView: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Never: ToolbarContent {}

/// Room in a bar.
public nonisolated struct ToolbarSpacer: PrimitiveView, ToolbarContent {
    /// How much.
    public struct Sizing: Hashable, Sendable { public static let fixed = Self(), flexible = Self() }
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
    public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self()
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    public static let automatic = Self(), inline = Self(), inlineLarge = Self(), large = Self()
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// When it is seen in a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Sendable { public static let automatic = Self(), always = Self() }
    public static let automatic = Self(), navigationBarDrawer = Self(), sidebar = Self(), toolbar = Self()
    public static let toolbarPrincipal = Self()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }
}

/// Why a field was left.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    public static let automatic = Self(), all = Self(), doubleColumn = Self(), detailOnly = Self()
}

/// A sheet of choices, as it was written before iOS 15.
public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// What lies behind what is presented, and who may touch it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}

/// What pulling at a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    public static let automatic = Self(), resizes = Self(), scrolls = Self()
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

nonisolated extension View {
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    public func navigationSubtitle(_ title: some TitleKey) -> some View { self }
    public func navigationSubtitle(_ title: Text) -> some View { self }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationTitleDisplayMode) -> some View { self }
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }
    public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>,
        @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View { self }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func badge(_ label: String?) -> some View { self }
    public func badge(_ label: Text?) -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some TitleKey
    ) -> some View { self }
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some TitleKey
    ) -> some View { self }
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }
    public func searchSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content) -> some View { self }
    public func searchCompletion(_ completion: String) -> some View { self }
    public func searchScopes<Scope: Hashable, Content: View>(
        _ scope: Binding<Scope>,
        @ViewBuilder scopes: () -> Content
    ) -> some View { self }
    @preconcurrency public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void)
        -> some View
    { self }

    @preconcurrency public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { self }
    public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
    public func presentationBackground<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        self
    }
    public func alert<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    public func alert<Actions: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { self }
    public func alert<Actions: View, Message: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { self }
    public func confirmationDialog<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    public func confirmationDialog<Actions: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { self }
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { self }
    public func confirmationDialog<Actions: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { self }
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { self }
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items,
        @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    @preconcurrency public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View { self }
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = Self(), onScrollDown = Self(), onScrollUp = Self(), never = Self()
}
