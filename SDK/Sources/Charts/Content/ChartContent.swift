public import SwiftUI

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

/// A part of this module's: it says which marks it is.
@MainActor
protocol MarkedContent {
    var marks: [ChartMark] { get }
}

extension ChartContent {
    /// Its marks, and those of the parts that it is made of, in their order.
    var allMarks: [ChartMark] {
        if let marked = self as? any MarkedContent { return marked.marks }
        return Body.self == Never.self ? [] : body.allMarks
    }
}

/// Nothing, or parts of kinds that are forgotten.
public nonisolated struct AnyChartContent: PrimitiveChartContent, MarkedContent {
    let parts: [any ChartContent]
    init(parts: [any ChartContent] = []) { self.parts = parts }
    public init(_ content: some ChartContent) { parts = [content] }
    @MainActor var marks: [ChartMark] { parts.flatMap { $0.allMarks } }
}

/// A part that may be missing.
public nonisolated struct OptionalChartContent<Content: ChartContent>: PrimitiveChartContent, MarkedContent {
    let content: Content?
    @MainActor var marks: [ChartMark] { content?.allMarks ?? [] }
}

/// Several parts as one, which modifiers are told of together.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent, MarkedContent {
    let content: Content
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    @MainActor var marks: [ChartMark] { content.allMarks }
}

/// Puts parts of a chart together.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildBlock() -> AnyChartContent { AnyChartContent() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> AnyChartContent {
        var parts: [any ChartContent] = []
        repeat parts.append(each content)
        return AnyChartContent(parts: parts)
    }
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> OptionalChartContent<Content> {
        OptionalChartContent(content: content)
    }
    public static func buildEither(first: some ChartContent) -> AnyChartContent { AnyChartContent(first) }
    public static func buildEither(second: some ChartContent) -> AnyChartContent { AnyChartContent(second) }
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { fatalError("parts of a chart have no body") }
}

@MainActor extension ForEach: MarkedContent where Content: ChartContent {
    @MainActor var marks: [ChartMark] { elements().flatMap { $0.make().allMarks } }
}

nonisolated extension ForEach where Content: ChartContent {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(elements: { data.map { element in (AnyHashable(element), { content(element) }) } })
    }
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: { data.map { element in (AnyHashable(element.id), { content(element) }) } })
    }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: { data.map { element in (AnyHashable(element[keyPath: id]), { content(element) }) } })
    }
}
