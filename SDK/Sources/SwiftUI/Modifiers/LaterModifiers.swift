public import Foundation

// Modifiers that are met seldom. None is drawn.

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

nonisolated extension View {
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

extension DisclosureGroupStyle where Self == SystemLook {
    public static var automatic: SystemLook { SystemLook() }
}

extension LabeledContentStyle where Self == SystemLook {
    public static var automatic: SystemLook { SystemLook() }
}
