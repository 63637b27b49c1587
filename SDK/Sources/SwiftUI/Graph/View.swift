@_exported public import Observation
@_exported public import UIKit

/// A part of an interface.
///
/// A hosting controller draws it with UIKit's views: `Graph` keeps what views remember and evaluates them, `Layout` gives them
/// their places.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension View {
    /// Prints that the view is evaluated: which of its properties have changed is not told apart from the view itself.
    public static func _printChanges() { print("\(Self.self): @self changed.") }
    /// As `_printChanges`, for a log.
    public static func _logChanges() { NSLog("%@", "\(Self.self): @self changed.") }
}

extension Never: View {
    public var body: Never { fatalError("a view without a body was asked for it") }
}

/// A view that is not made of others.
@preconcurrency @MainActor
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional view has no body") }
}

/// Nothing.
public nonisolated struct EmptyView: PrimitiveView {
    public nonisolated init() {}
}

/// Several views.
public nonisolated struct TupleView<Content>: PrimitiveView {
    public var value: Content
    /// Its parts, in their order.
    let parts: [Any]
    public init(_ value: Content) { self.init(value, parts: Mirror(reflecting: value).children.map(\.value)) }
    init(_ value: Content, parts: [Any]) { (self.value, self.parts) = (value, parts) }
}

/// One of two views.
public nonisolated enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)
}

/// A view of a kind that is forgotten.
public nonisolated struct AnyView: PrimitiveView {
    let view: any View
    public init(_ view: some View) { self.view = (view as? AnyView)?.view ?? view }
    public init(erasing view: some View) { self.init(view) }
}

@MainActor extension EmptyView: DrawnView {
    @MainActor func update(_ node: GraphNode) { node.makeItems = { [] } }
}

@MainActor extension Optional: PrimitiveView where Wrapped: View {}

extension Optional: DrawnView where Wrapped: View {
    @MainActor func update(_ node: GraphNode) {
        guard let view = self else { return node.makeItems = { [] } }
        let content = node.child(0, view, node.environment)
        node.makeItems = { content.items }
    }
}

@MainActor extension ConditionalView: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let content =
            switch self {
            case .first(let view): node.child(0, view, node.environment)
            case .second(let view): node.child(1, view, node.environment)
            }
        node.makeItems = { content.items }
    }
}

@MainActor extension AnyView: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let content = Self.child(0, of: node, view)
        node.makeItems = { content.items }
    }

    /// The node of a view of any kind.
    @MainActor static func child(_ key: AnyHashable, of node: GraphNode, _ view: any View) -> GraphNode {
        func open<Content: View>(_ view: Content) -> GraphNode { node.child(key, view, node.environment) }
        return open(view)
    }
}

@MainActor extension TupleView: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let contents = parts.enumerated().compactMap { index, part in
            (part as? any View).map { AnyView.child(index, of: node, $0) }
        }
        node.makeItems = { contents.flatMap(\.items) }
    }
}

/// Puts the views of a block together.
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var parts: [Any] = []
        repeat parts.append(each content)
        return TupleView((repeat each content), parts: parts)
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        .first(first)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        .second(second)
    }
    public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}

/// Changes a view.
@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView
    @ViewBuilder func body(content: Content) -> Body
}

nonisolated extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
