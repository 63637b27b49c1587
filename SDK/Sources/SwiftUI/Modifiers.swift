public import UIKit

// What changes a view's looks: kept as it is, since none is drawn.

nonisolated extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func bold() -> some View { self }
    public func italic() -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func tint(_ color: Color?) -> some View { self }
    public func accentColor(_ color: Color?) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public func tracking(_ tracking: CGFloat) -> some View { self }
    public func kerning(_ kerning: CGFloat) -> some View { self }
    public func truncationMode(_ mode: TruncationMode) -> some View { self }
    public func textCase(_ textCase: TextCase?) -> some View { self }
    public func allowsTightening(_ flag: Bool) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View { self }
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background(
        _ style: some ShapeStyle,
        in shape: some Shape,
        fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View { self }
    public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View { self }
    public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func overlay(
        _ style: some ShapeStyle,
        in shape: some Shape,
        fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func clipShape(_ shape: some Shape) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func blur(radius: CGFloat) -> some View { self }
    public func hidden() -> some View { self }

    @preconcurrency public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
    @preconcurrency public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }
    @preconcurrency public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { self }
    @preconcurrency public func task(
        id value: some Equatable,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { self }
    public func disabled(_ disabled: Bool) -> some View { self }
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
    public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        self
    }
}

/// A material like glass.
public struct Glass: Hashable, Sendable {
    public static let regular = Glass(), clear = Glass(), identity = Glass()
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Where a text that is too long is cut.
public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

/// In which letters a text is shown.
public enum TextCase: Hashable, Sendable { case uppercase, lowercase }

/// What a view is to those who hear it.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = Self(rawValue: 1 << 0), isHeader = Self(rawValue: 1 << 1)
    public static let isSelected = Self(rawValue: 1 << 2), isLink = Self(rawValue: 1 << 3)
    public static let isImage = Self(rawValue: 1 << 4), isStaticText = Self(rawValue: 1 << 5)
    public static let isModal = Self(rawValue: 1 << 6), isSummaryElement = Self(rawValue: 1 << 7)
    public static let updatesFrequently = Self(rawValue: 1 << 8), startsMediaSession = Self(rawValue: 1 << 9)
    public static let playsSound = Self(rawValue: 1 << 10), isSearchField = Self(rawValue: 1 << 11)
    public static let isKeyboardKey = Self(rawValue: 1 << 12), allowsDirectInteraction = Self(rawValue: 1 << 13)
    public static let causesPageTurn = Self(rawValue: 1 << 14), isToggle = Self(rawValue: 1 << 15)
}

/// How those who hear a view hear what is in it.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static let zero = Angle()
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle {
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    public static func * (left: Double, right: Angle) -> Angle { right * left }
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    public static func *= (left: inout Angle, right: Double) { left = left * right }
    public static func /= (left: inout Angle, right: Double) { left = left / right }
}

extension Angle: VectorArithmetic {
    public mutating func scale(by rhs: Double) { radians *= rhs }
    public var magnitudeSquared: Double { radians * radians }
}
