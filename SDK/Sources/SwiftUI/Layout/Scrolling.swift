public import UIKit

/// What of a view that is scrolled is seen. No view is drawn, so that it is empty.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading,
            y: contentOffset.y + contentInsets.top,
            width: containerSize.width - contentInsets.leading - contentInsets.trailing,
            height: containerSize.height - contentInsets.top - contentInsets.bottom
        )
    }
}

/// Whether a view is being scrolled, and by whom.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// What is told of a change of that.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

/// What someone scrolls with.
public struct ScrollInputKind: Hashable, Sendable {
    public static let handGestureShortcut = Self(), look = Self()
}

/// Whether that is heeded.
public struct ScrollInputBehavior: Hashable, Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}

/// Whether the bars at the sides are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), visible = Self(name: "visible")
    public static let hidden = Self(name: "hidden"), never = Self(name: "never")
}

/// For what an anchor is.
public struct ScrollAnchorRole: Hashable, Sendable {
    public static let initialOffset = Self(), sizeChanges = Self(), alignment = Self()
}

/// Of what margins are.
public struct ContentMarginPlacement: Hashable, Sendable {
    public static let automatic = Self(), scrollContent = Self(), scrollIndicators = Self()
}

/// How what goes below a bar fades.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static let automatic = Self(), soft = Self(), hard = Self()
}

/// Where a view is scrolled to.
public struct ScrollPosition: Equatable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?
    public private(set) var viewID: (any Hashable & Sendable)?
    public var x: CGFloat? { point?.x }
    public var y: CGFloat? { point?.y }
    /// Nobody scrolls here.
    public var isPositionedByUser: Bool { false }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.edge = edge }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { self.point = point }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        point = CGPoint(x: x, y: y)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { point = CGPoint(x: x, y: 0) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { point = CGPoint(x: 0, y: y) }
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { viewID = id }

    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (edge, point, viewID) = (nil, nil, id)
    }
    public mutating func scrollTo(edge: Edge) { (self.edge, point, viewID) = (edge, nil, nil) }
    public mutating func scrollTo(point: CGPoint) { (edge, self.point, viewID) = (nil, point, nil) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
    public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

    public static func == (left: Self, right: Self) -> Bool {
        left.edge == right.edge && left.point == right.point
            && left.viewID.map { AnyHashable($0) } == right.viewID.map { AnyHashable($0) }
    }
}

extension View {
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>,
        anchor: UnitPoint? = nil
    ) -> some View { self }
    public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public nonisolated func scrollInputBehavior(
        _ behavior: ScrollInputBehavior,
        for input: ScrollInputKind
    ) -> some View { self }
    public nonisolated func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?,
        for edges: Edge.Set
    ) -> some View { self }
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement
    ) -> some View { self }
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> some View {
        self
    }
    public nonisolated func safeAreaBar<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    @preconcurrency public nonisolated func onScrollGeometryChange<Part: Equatable>(
        for type: Part.Type,
        of transform: @escaping (ScrollGeometry) -> Part,
        action: @escaping @MainActor (Part, Part) -> Void
    ) -> some View { self }
    @preconcurrency public nonisolated func onScrollPhaseChange(
        _ action: @escaping @MainActor (ScrollPhase, ScrollPhase) -> Void
    ) -> some View { self }
    @preconcurrency public nonisolated func onScrollPhaseChange(
        _ action: @escaping @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
    @preconcurrency public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping @MainActor (Bool) -> Void
    ) -> some View { self }
    @preconcurrency public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping @MainActor ([ID]) -> Void
    ) -> some View { self }
}
