public import UIKit

nonisolated extension View {
    public func offset(_ offset: CGSize) -> some View { self }
    public func position(_ position: CGPoint) -> some View { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }
    public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
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
    public func clipShape(_ shape: some Shape, style: FillStyle) -> some View { self }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool) -> some View { self }
    public func redacted(reason: RedactionReasons) -> some View { self }
    public func unredacted() -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
    public func foregroundStyle(
        _ primary: some ShapeStyle,
        _ secondary: some ShapeStyle,
        _ tertiary: some ShapeStyle
    ) -> some View { self }
    public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { self }
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { self }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    public func equatable() -> some View { self }
    public func help(_ text: some TitleKey) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func bold(_ isActive: Bool) -> some View { self }
    public func italic(_ isActive: Bool) -> some View { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func baselineOffset(_ offset: CGFloat) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func glassEffectID(_ id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

/// How a view looks by where it is, which moves nothing else. No view is drawn, so that none is seen.
public nonisolated protocol VisualEffect: Sendable {}

/// A view as it is.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

nonisolated extension VisualEffect {
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    public func offset(_ offset: CGPoint) -> some VisualEffect { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2)
    public static let contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
    public static let accessibility = Self(rawValue: 32)
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    public static let none = Self(), fill = Self(), circle = Self(), square = Self(), rectangle = Self(), slash = Self()
    public var fill: Self { self }
    public var circle: Self { self }
    public var square: Self { self }
    public var slash: Self { self }
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
