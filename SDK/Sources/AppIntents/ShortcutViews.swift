public import SwiftUI

/// A link to the app's shortcuts, in SwiftUI; it compiles, and its place names it.
public nonisolated struct ShortcutsLink: PrimitiveView {
    public init() {}
    @preconcurrency public init(action: @escaping @MainActor () -> Void) {}
}

/// A hint at what Siri may be told, in SwiftUI; it compiles, and its place names it.
public nonisolated struct SiriTipView<Intent: AppIntent>: PrimitiveView {
    public init(intent: Intent, isVisible: Binding<Bool> = .constant(true)) {}
}

/// What a link to shortcuts looks like.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), automaticOutline = Self(name: "automaticOutline")
    public static let dark = Self(name: "dark"), darkOutline = Self(name: "darkOutline")
    public static let light = Self(name: "light"), lightOutline = Self(name: "lightOutline")
}

/// What a hint at Siri looks like.
public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), dark = Self(name: "dark"), light = Self(name: "light")
}

nonisolated extension View {
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
