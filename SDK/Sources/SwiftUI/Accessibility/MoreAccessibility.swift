public import UIKit

/// Whether those who hear views are at one.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    public typealias Binding = SwiftUI.Binding<Value>
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { state = State(wrappedValue: nil) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = State(wrappedValue: false) }
    public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies) where Value == Wrapped? {
        state = State(wrappedValue: nil)
    }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { state.projectedValue }
}

/// With what views are heard or pressed.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = Self(rawValue: 1), switchControl = Self(rawValue: 2)
}

/// What a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
    public static let plain = Self(), console = Self(), fileSystem = Self(), messaging = Self(), narrative = Self()
    public static let sourceCode = Self(), spreadsheet = Self(), wordProcessing = Self()
}

/// Which of two that belong together.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// Places that one goes through by a turn of two fingers.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveView {
    public init(_ label: Text, id: ID) {}
    public init(_ label: some TitleKey, id: ID) {}
}

nonisolated extension View {
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View { self }
    public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
    public func accessibilityCustomContent(_ label: some TitleKey, _ value: some TitleKey) -> some View { self }
    public func accessibilityCustomContent(
        _ label: some TitleKey,
        _ value: some TitleKey,
        importance: AXCustomContent.Importance
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: some TitleKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: some TitleKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityLabeledPair(
        role: AccessibilityLabeledPairRole,
        id: some Hashable,
        in namespace: Namespace.ID
    ) -> some View { self }
    public func accessibilityRotor<Content: View>(_ label: Text, @ViewBuilder entries: @escaping () -> Content)
        -> some View
    { self }
    public func accessibilityRotor<Content: View>(
        _ label: some TitleKey,
        @ViewBuilder entries: @escaping () -> Content
    ) -> some View { self }
    public func accessibilityRotor<Content: View>(
        _ rotor: AccessibilitySystemRotor,
        @ViewBuilder entries: @escaping () -> Content
    ) -> some View { self }
    public func accessibilityRotor<Item: Identifiable>(
        _ label: some TitleKey,
        entries: [Item],
        entryLabel: KeyPath<Item, String>
    ) -> some View { self }
    public func accessibilityRotor<Item, ID: Hashable>(
        _ label: some TitleKey,
        entries: [Item],
        entryID: KeyPath<Item, ID>,
        entryLabel: KeyPath<Item, String>
    ) -> some View { self }
    public func accessibilityRotor<Item: Identifiable>(
        _ rotor: AccessibilitySystemRotor,
        entries: [Item],
        entryLabel: KeyPath<Item, String>
    ) -> some View { self }
    public func accessibilityRotor(_ label: some TitleKey, textRanges: [Range<String.Index>]) -> some View { self }
    public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    @preconcurrency public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View {
        self
    }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true,
        options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: some TitleKey) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: some TitleKey) -> some View { self }
    public func accessibilityScrollStatus(_ status: some TitleKey, isEnabled: Bool = true) -> some View { self }
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
    public func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable) -> some View {
        self
    }
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory,
        @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    @preconcurrency public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) -> some View { self }
    public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
    public func accessibilityLabel<Content: View>(@ViewBuilder content: (AnyView) -> Content) -> some View { self }
    public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
    { self }
    public func accessibility(sortPriority: Double) -> some View { self }
    public func accessibility(inputLabels: [Text]) -> some View { self }
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        _ value: Value
    ) -> some View { self }
}
