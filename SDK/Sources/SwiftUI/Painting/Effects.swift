nonisolated extension View {
    public func blendMode(_ mode: BlendMode) -> some View { self }
    public func saturation(_ amount: Double) -> some View { self }
    public func brightness(_ amount: Double) -> some View { self }
    public func contrast(_ amount: Double) -> some View { self }
    public func grayscale(_ amount: Double) -> some View { self }
    public func hueRotation(_ angle: Angle) -> some View { self }
    public func colorInvert() -> some View { self }
    public func colorMultiply(_ color: Color) -> some View { self }
    public func luminanceToAlpha() -> some View { self }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func equatable() -> some View { self }
    public func help(_ text: some TitleKey) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func glassEffectID(_ id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2)
    public static let contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
    public static let accessibility = Self(rawValue: 32)
}

/// Whether text can be chosen.
public struct TextSelectability: Hashable, Sendable {
    public static let enabled = Self(), disabled = Self()
}

/// How large text is beside others.
public struct TextScale: Hashable, Sendable {
    public static let `default` = Self(), secondary = Self()
}

/// Where a view is while it is scrolled through what is seen.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view changes while it is scrolled.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    public static let animated = Self(), interactive = Self(), identity = Self()
    public static func animated(_ animation: Animation) -> Self { Self() }
    public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
    public func animation(_ animation: Animation) -> Self { self }
    public func threshold(_ threshold: Threshold) -> Self { self }

    /// How far a view has to be seen.
    public struct Threshold: Sendable {
        public static let visible = Self(), hidden = Self(), centered = Self()
        public static func visible(_ amount: Double) -> Self { Self() }
        public func interpolated(towards other: Threshold, amount: Double) -> Self { self }
        public func inset(by distance: Double) -> Self { self }
    }
}

extension View {
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View { self }
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View { self }
}
