/// Something that those who hear a view can do with it.
public struct AccessibilityActionKind: Hashable, Sendable {
    public static let `default` = Self(), escape = Self(), magicTap = Self()
    public init(named name: Text) {}
    init() {}
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How a heading stands in others.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

nonisolated extension View {
    public func accessibilityInputLabels(_ labels: [String]) -> some View { self }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    @preconcurrency public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default,
        _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    @preconcurrency public func accessibilityAction(
        named name: some TitleKey,
        _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        self
    }
    @preconcurrency public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
        -> some View
    { self }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    @preconcurrency public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    public func accessibilityRepresentation<Content: View>(@ViewBuilder representation: () -> Content) -> some View {
        self
    }
    public func accessibilityChildren<Content: View>(@ViewBuilder children: () -> Content) -> some View { self }
}
