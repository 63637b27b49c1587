public import UIKit

/// Where a view is on its way in or out.
public nonisolated enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    /// −1 before, 0 while it is there, 1 after.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// What a transition does besides.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, by a view of the author's.
@preconcurrency @MainActor
public protocol Transition {
    associatedtype Body: View
    typealias Content = AnyView
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    public nonisolated static var properties: TransitionProperties { TransitionProperties() }
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        SystemTransition(AnyTransition(self).animation(animation))
    }
    public nonisolated func combined(with other: some Transition) -> some Transition {
        SystemTransition(AnyTransition(self).combined(with: AnyTransition(other)))
    }
}

/// One that the system draws.
protocol SystemTransitionKind: Transition {
    nonisolated var any: AnyTransition { get }
}

/// One of the system's.
public nonisolated struct SystemTransition: SystemTransitionKind, Sendable {
    let any: AnyTransition
    init(_ any: AnyTransition) { self.any = any }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

// The names that transitions of the system have of their own.
public typealias OpacityTransition = SystemTransition
public typealias SlideTransition = SystemTransition
public typealias IdentityTransition = SystemTransition
public typealias BlurReplaceTransition = SystemTransition
public typealias SymbolEffectTransition = SystemTransition

extension SystemTransition {
    /// How a view that is blurred while it is replaced moves.
    public struct Configuration: Hashable, Sendable { public static let downUp = Self(), upUp = Self() }
    public init(configuration: Configuration) { self.init(.blurReplace) }
}

/// A view that moves to an edge.
public nonisolated struct MoveTransition: SystemTransitionKind {
    var any: AnyTransition { .move(edge: edge) }
    public let edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that pushes another away.
public nonisolated struct PushTransition: SystemTransitionKind {
    var any: AnyTransition { .push(from: edge) }
    public let edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that grows.
public nonisolated struct ScaleTransition: SystemTransitionKind {
    var any: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
    public let scale: Double
    public let anchor: UnitPoint
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from beside its place.
public nonisolated struct OffsetTransition: SystemTransitionKind {
    var any: AnyTransition { .offset(offset) }
    public let offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One way in, another out.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: SystemTransitionKind {
    var any: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SystemTransition {
    public nonisolated static var opacity: Self { Self(.opacity) }
    public nonisolated static var slide: Self { Self(.slide) }
    public nonisolated static var identity: Self { Self(.identity) }
    public nonisolated static var blurReplace: Self { Self(.blurReplace) }
    public nonisolated static func blurReplace(_ configuration: Self.Configuration) -> Self {
        Self(configuration: configuration)
    }
    public nonisolated static var symbolEffect: Self { Self(.opacity) }
    public nonisolated static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> Self { Self(.opacity) }
}
extension Transition where Self == MoveTransition {
    public nonisolated static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
    public nonisolated static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == ScaleTransition {
    public nonisolated static var scale: Self { Self(0) }
    public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        Self(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    public nonisolated static func offset(_ offset: CGSize) -> Self { Self(offset) }
    public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        Self(CGSize(width: x, height: y))
    }
}
extension Transition {
    public nonisolated static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion,
        removal: Removal
    ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

/// How a view of a way is replaced by the next.
@preconcurrency @MainActor
public protocol NavigationTransition {}

/// One of the system's.
public nonisolated struct SystemNavigationTransition: NavigationTransition, Sendable {}

public typealias AutomaticNavigationTransition = SystemNavigationTransition
public typealias ZoomNavigationTransition = SystemNavigationTransition

extension NavigationTransition where Self == SystemNavigationTransition {
    public nonisolated static var automatic: Self { Self() }
    /// From the view that `matchedTransitionSource(id:in:)` names.
    public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// What the source of a transition looks like.
@preconcurrency @MainActor
public protocol MatchedTransitionSourceConfiguration {}

/// It, without changes.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public func background(_ color: Color) -> Self { self }
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

nonisolated extension View {
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}
