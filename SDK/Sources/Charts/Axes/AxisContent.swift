import SwiftUI

/// What stands at the axes.
@preconcurrency @MainActor
public protocol AxisContent {}

/// A line, a tick or a label at a value.
@preconcurrency @MainActor
public protocol AxisMark {}

/// Content of this module's: it says which rows of marks it is.
@MainActor
protocol AxisRowsMaking {
    var rows: [AxisRow] { get }
}

/// A mark of this module's: it says which parts it is.
@MainActor
protocol AxisPartsMaking {
    var parts: [AxisPart] { get }
}

extension AxisContent {
    var allRows: [AxisRow] { (self as? any AxisRowsMaking)?.rows ?? [] }
}

extension AxisMark {
    var allParts: [AxisPart] { (self as? any AxisPartsMaking)?.parts ?? [] }
}

/// Marks of kinds that are forgotten.
public nonisolated struct AnyAxisMark: AxisMark, AxisPartsMaking {
    let marks: [any AxisMark]
    @MainActor var parts: [AxisPart] { marks.flatMap { $0.allParts } }
}

/// The marks of axes, of kinds that are forgotten.
public nonisolated struct AnyAxisContent: AxisContent, AxisRowsMaking {
    let content: [any AxisContent]
    @MainActor var rows: [AxisRow] { content.flatMap { $0.allRows } }
}

/// Puts marks together.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock(_ marks: any AxisMark...) -> AnyAxisMark { AnyAxisMark(marks: marks) }
    public static func buildOptional(_ mark: AnyAxisMark?) -> AnyAxisMark { mark ?? AnyAxisMark(marks: []) }
    public static func buildEither(first: AnyAxisMark) -> AnyAxisMark { first }
    public static func buildEither(second: AnyAxisMark) -> AnyAxisMark { second }
    public static func buildLimitedAvailability(_ mark: AnyAxisMark) -> AnyAxisMark { mark }
}

/// Puts the marks of axes together.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock(_ marks: any AxisContent...) -> AnyAxisContent { AnyAxisContent(content: marks) }
    public static func buildOptional(_ marks: AnyAxisContent?) -> AnyAxisContent {
        marks ?? AnyAxisContent(content: [])
    }
    public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }
    public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }
}
