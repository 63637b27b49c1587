nonisolated extension View {
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func equatable() -> some View { self }
    public func help(_ text: some TitleKey) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { around(\.dynamicTypeSize, size) }
    /// The size around, or the nearest of the range. An empty range changes nothing.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        around { values in
            let now = values.dynamicTypeSize
            let nearest = DynamicTypeSize.allCases.filter(range.contains)
                .min { abs($0.rawValue - now.rawValue) < abs($1.rawValue - now.rawValue) }
            values.dynamicTypeSize = nearest ?? now
        }
    }
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> some View {
        around { if isEnabled { $0.drawing.fontChanges.append { $0.scaled(by: scale.factor) } } }
    }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { statusBar(hidden: hidden) }
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
