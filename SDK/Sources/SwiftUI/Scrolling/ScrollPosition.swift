public import UIKit

/// Where a view is scrolled to.
public struct ScrollPosition: Equatable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var x: CGFloat?
    public private(set) var y: CGFloat?
    public private(set) var viewID: (any Hashable & Sendable)?
    /// Whether a person has scrolled since the app asked for something; of what it asked, only views are told then.
    public private(set) var isPositionedByUser = false
    private var anchor: UnitPoint?
    /// A name as one of the kind that it follows; nil where it follows no views.
    private var name: (@Sendable (AnyHashable) -> (any Hashable & Sendable)?)?

    public var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        if idType != Never.self { name = Self.names(idType) }
    }
    private static func names<ID: Hashable & Sendable>(
        _ type: ID.Type
    ) -> @Sendable (AnyHashable) -> (any Hashable & Sendable)? { { $0.base as? ID } }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        self.edge = edge
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(idType: idType, x: point.x, y: point.y)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType)
        (self.x, self.y) = (x, y)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        self.x = x
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        self.y = y
    }
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(idType: ID.self)
        (viewID, self.anchor) = (id, anchor)
    }

    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        forget()
        (viewID, self.anchor, name) = (id, anchor, Self.names(ID.self))
    }
    public mutating func scrollTo(edge: Edge) {
        forget()
        self.edge = edge
    }
    public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        forget()
        (self.x, self.y) = (x, y)
    }
    public mutating func scrollTo(x: CGFloat) {
        forget()
        self.x = x
    }
    public mutating func scrollTo(y: CGFloat) {
        forget()
        self.y = y
    }

    private mutating func forget() {
        (edge, x, y, viewID, anchor, isPositionedByUser) = (nil, nil, nil, nil, nil, false)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.edge == right.edge && left.x == right.x && left.y == right.y && left.anchor == right.anchor
            && left.isPositionedByUser == right.isPositionedByUser && (left.name == nil) == (right.name == nil)
            && left.viewID.map { AnyHashable($0) } == right.viewID.map { AnyHashable($0) }
    }
}

extension ScrollPosition {
    /// What the app asks for; nothing where a person has scrolled.
    var request: ScrollRequest? {
        if isPositionedByUser { return nil }
        if let viewID { return .view(AnyHashable(viewID), anchor) }
        if let edge { return .edge(edge) }
        return x == nil && y == nil ? nil : .point(x: x, y: y)
    }

    /// A person has scrolled.
    mutating func follow(_ id: AnyHashable?) {
        let next = id.flatMap { name?($0) }
        forget()
        (viewID, isPositionedByUser) = (next, true)
    }
}

/// Where an app wants a view to be scrolled to.
enum ScrollRequest: Equatable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

extension ScrollRequest {
    /// The end of the content that it asks for.
    var end: UnitPoint? {
        switch self {
        case .edge(.bottom): UnitPoint(x: 0, y: 1)
        case .edge(.trailing): UnitPoint(x: 1, y: 0)
        default: nil
        }
    }
}

/// What an app's binding says of where a view is scrolled to.
@MainActor
protocol ScrollPositioning {
    var request: ScrollRequest? { get }
    /// At which place the view is looked for that the binding is to name.
    var anchor: UnitPoint? { get }
    /// A person has scrolled: this view is at the anchor.
    func follow(_ id: AnyHashable?)
}

/// A view by its name.
nonisolated struct ViewPositioning<ID: Hashable>: ScrollPositioning {
    let binding: Binding<ID?>
    let anchor: UnitPoint?
    @MainActor var request: ScrollRequest? { binding.wrappedValue.map { .view(AnyHashable($0), anchor) } }

    @MainActor func follow(_ id: AnyHashable?) {
        guard let id = id?.base as? ID, binding.wrappedValue != id else { return }
        binding.wrappedValue = id
    }
}

/// A view, an edge or a place.
nonisolated struct PlacePositioning: ScrollPositioning {
    let binding: Binding<ScrollPosition>
    let anchor: UnitPoint?
    @MainActor var request: ScrollRequest? { binding.wrappedValue.request }

    @MainActor func follow(_ id: AnyHashable?) {
        var position = binding.wrappedValue
        position.follow(id)
        if position != binding.wrappedValue { binding.wrappedValue = position }
    }
}

nonisolated extension View {
    @preconcurrency public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        changed(by: PositionModifier(position: ViewPositioning(binding: id, anchor: anchor)))
    }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        changed(by: PositionModifier(position: PlacePositioning(binding: position, anchor: anchor)))
    }
}

/// Has the nearest scroll views be where a binding says.
private nonisolated struct PositionModifier: DrawnModifier {
    let position: any ScrollPositioning

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        var environment = node.environment
        environment.drawing.scroll.position = position
        let content = content(environment)
        node.makeItems = { content.items }
    }
}
