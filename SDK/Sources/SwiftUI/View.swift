@_exported public import Observation
@_exported public import UIKit

/// A part of an interface.
///
/// Carillon compiles SwiftUI and does not draw it: a hosting controller says so where the view would be.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
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
    public init(_ value: Content) { self.value = value }
}

/// One of two views.
public nonisolated enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)
}

/// A view of a kind that is forgotten.
public nonisolated struct AnyView: PrimitiveView {
    public init(_ view: some View) {}
    public init(erasing view: some View) {}
}

/// Puts the views of a block together.
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
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
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { self }
}
