@_exported public import SwiftUI

/// A chart. As other views of SwiftUI, it compiles and is not drawn.
public nonisolated struct Chart<Content: ChartContent>: PrimitiveView {
    public init(@ChartContentBuilder content: () -> Content) {}

    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {}

    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

/// A part of a chart.
@preconcurrency @MainActor
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

/// A part that is not made of others.
@preconcurrency @MainActor
public protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Nothing, or parts of kinds that are forgotten.
public nonisolated struct AnyChartContent: PrimitiveChartContent {
    init() {}
    public init(_ content: some ChartContent) {}
}

/// A part that may be missing.
public nonisolated struct OptionalChartContent<Content: ChartContent>: PrimitiveChartContent {}

/// Several parts as one, which modifiers are told of together.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
    public init(@ChartContentBuilder content: () -> Content) {}
}

/// Puts parts of a chart together.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildBlock() -> AnyChartContent { AnyChartContent() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> AnyChartContent {
        AnyChartContent()
    }
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> OptionalChartContent<Content> {
        OptionalChartContent()
    }
    public static func buildEither(first: some ChartContent) -> AnyChartContent { AnyChartContent() }
    public static func buildEither(second: some ChartContent) -> AnyChartContent { AnyChartContent() }
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { AnyChartContent() }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { fatalError("parts of a chart have no body") }
}

nonisolated extension ForEach where Content: ChartContent {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(unseen: ()) }
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(unseen: ()) }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(unseen: ()) }
}
