// What authors say of scrolling that is kept: the page scrolls and bounces as its browser does.

/// Whether a view bounces where it ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
    public static let basedOnSize = Self(name: "basedOnSize")
}

/// What someone scrolls with.
public struct ScrollInputKind: Hashable, Sendable {
    public static let handGestureShortcut = Self(), look = Self()
}

/// Whether that is heeded.
public struct ScrollInputBehavior: Hashable, Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}

/// How what goes below a bar fades.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static let automatic = Self(), soft = Self(), hard = Self()
}

nonisolated extension View {
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
