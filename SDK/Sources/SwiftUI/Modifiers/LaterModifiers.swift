public import Foundation

// Modifiers that are met seldom. None is drawn.

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

nonisolated extension View {
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { self }
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { self }
    public func backgroundExtensionEffect() -> some View { self }
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    public func typeSelectEquivalent(_ string: some StringProtocol) -> some View { self }
    @preconcurrency public func accessibilityZoomAction(
        _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }
}

/// How a person who hears the screen makes a view larger; nobody does.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Which way.
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

extension Text {
    /// How a line is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// Of what a line is made.
        public struct Pattern: Hashable, Sendable {
            public static let solid = Self(), dot = Self(), dash = Self(), dashDot = Self(), dashDotDot = Self()
        }

        public static let single = Self()
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { self }
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { self }
}

extension DisclosureGroupStyle where Self == SystemLook {
    public static var automatic: SystemLook { SystemLook() }
}

extension LabeledContentStyle where Self == SystemLook {
    public static var automatic: SystemLook { SystemLook() }
}
