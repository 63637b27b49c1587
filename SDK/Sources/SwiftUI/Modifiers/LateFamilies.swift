public import CoreTransferable
public import UIKit

// Members of iOS 16 to 26 that stand by themselves. None is drawn.

/// How far what lies behind stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    public static let standard = Self(name: "standard"), increased = Self(name: "increased")
}

/// Where the view above the bar of tabs stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// What a pencil that is tapped or squeezed does.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String
    public static let ignore = Self(name: "ignore"), switchEraser = Self(name: "switchEraser")
    public static let switchPrevious = Self(name: "switchPrevious"), showColorPalette = Self(name: "showColorPalette")
    public static let showInkAttributes = Self(name: "showInkAttributes")
    public static let showContextualPalette = Self(name: "showContextualPalette")
    public static let runSystemShortcut = Self(name: "runSystemShortcut")
}

/// How far a pencil is squeezed; there is none here.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// What is known of it.
public struct PencilSqueezeGestureValue: Hashable, Sendable {}

extension Font {
    /// What a font is resolved with.
    public struct Context: Hashable, Sendable {}
}

/// A corner of a shape whose corners follow those around it (iOS 26).
public struct ConcentricCorner: Hashable, Sendable {
    private let radius: CGFloat?
    public static let concentric = Self(radius: nil)
    public static func concentric(minimum: CGFloat) -> Self { Self(radius: minimum) }
    public static func fixed(_ radius: CGFloat) -> Self { Self(radius: radius) }
}

/// A rectangle whose corners follow those around it (iOS 26).
public nonisolated struct ConcentricRectangle: Shape {
    public init() {}
    public init(corners: ConcentricCorner, isUniform: Bool = false) {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ConcentricRectangle {
    public nonisolated static func rect(corners: ConcentricCorner, isUniform: Bool = false) -> Self {
        Self(corners: corners, isUniform: isUniform)
    }
}

/// The form of a button's edge, as a shape.
public nonisolated struct ButtonBorderOutline: InsettableShape {
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 8) }
    @MainActor public func inset(by amount: CGFloat) -> ButtonBorderOutline { self }
}

extension Shape where Self == ButtonBorderOutline {
    public nonisolated static var buttonBorder: Self { Self() }
}
extension Shape where Self == ContainerRelativeShape {
    public nonisolated static var containerRelative: Self { Self() }
}
extension Shape where Self == UnevenRoundedRectangle {
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerRadii: cornerRadii, style: style) }
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), flexible = Self(name: "flexible")
    public static let fitted = Self(name: "fitted")
}

extension ControlGroupStyle where Self == SystemLook {
    public nonisolated static var palette: Self { Self("palette") }
}

extension SensoryFeedback {
    public static let pathComplete = Self()
}

nonisolated extension View {
    // MARK: Lists and menus

    @preconcurrency public func contextMenu<Selection: Hashable, Items: View>(
        forSelectionType itemType: Selection.Type = Selection.self,
        @ViewBuilder menu: @escaping (Set<Selection>) -> Items,
        primaryAction: (@MainActor (Set<Selection>) -> Void)? = nil
    ) -> some View { self }
    public func sectionIndexLabel(_ label: some TitleKey) -> some View { self }
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
        around { $0.controlSize = min(max($0.controlSize, range.lowerBound), range.upperBound) }
    }

    // MARK: Search

    /// As it was written before iOS 16.
    @_disfavoredOverload
    public func searchCompletion(_ token: some Identifiable) -> some View { self }
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    // MARK: What is told of

    @preconcurrency public func task(
        name: String?,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { task(priority: priority, action) }
    @preconcurrency public func task(
        id value: some Equatable,
        name: String?,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { task(id: value, priority: priority, action) }
    @preconcurrency public func userActivity<Element>(
        _ activityType: String,
        element: Element?,
        _ update: @escaping @MainActor (Element, NSUserActivity) -> Void
    ) -> some View { self }
    @preconcurrency public func onPencilSqueeze(
        perform action: @escaping @MainActor (PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
    @preconcurrency public func onInteractiveResizeChange(_ action: @escaping @MainActor (Bool) -> Void) -> some View {
        self
    }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger,
        _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }

    // MARK: What is copied

    public func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item]) -> some View { self }
    public func cuttable<Item: Transferable>(
        for payloadType: Item.Type = Item.self,
        action: @escaping () -> [Item]
    ) -> some View { self }
    public func pasteDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self,
        action: @escaping ([Item]) -> Void,
        validator: @escaping ([Item]) -> [Item] = { $0 }
    ) -> some View { self }

    // MARK: Places

    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        self
    }
    public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
    public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility,
        for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
}

/// How words are dictated into a search.
public struct TextInputDictationBehavior: Hashable, Sendable {
    /// When it begins.
    public struct Activation: Hashable, Sendable {
        private let name: String
        public static let onLook = Self(name: "onLook"), onSelect = Self(name: "onSelect")
    }
    public static let automatic = Self()
    public static func inline(activation: Activation) -> Self { Self() }
}

/// What a tab for searching does when it is chosen.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let searchTabSelection = Self(name: "searchTabSelection")
}

/// Whether a person may do something to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

/// Where looks of a text are chosen.
public enum TextInputFormattingControlPlacement {
    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let contextMenu = Set(rawValue: 1), inputAssistant = Set(rawValue: 2)
        public static let all: Set = [.contextMenu, .inputAssistant]
    }
}

extension ControlSize: Comparable {
    private var rank: Int {
        switch self {
        case .mini: 0
        case .small: 1
        case .regular: 2
        case .large: 3
        case .extraLarge: 4
        }
    }
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
