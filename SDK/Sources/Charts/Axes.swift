public import SwiftUI

/// What stands at the axes.
@preconcurrency @MainActor
public protocol AxisContent {}

/// A line, a tick or a label at a value.
@preconcurrency @MainActor
public protocol AxisMark {}

/// Marks at values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: AxisContent {}

nonisolated extension AxisMarks {
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [some Plottable],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [some Plottable],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
}

nonisolated extension AxisMarks where Content == AnyAxisMark {
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [some Plottable],
        stroke: StrokeStyle? = nil
    ) {}
    public init<Format: FormatStyle>(
        format: Format,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatOutput == String {}
}

/// A value of an axis.
public struct AxisValue {
    public let index: Int
    public let count: Int
    private let value: any Plottable
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { value as? Value }
}

/// At which values marks stand.
public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    public static func automatic(
        minimumStride: some BinaryFloatingPoint,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(
        by step: some BinaryFloatingPoint,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
}

/// How marks stand to the chart.
public enum AxisMarkPreset: Hashable, Sendable { case automatic, extended, aligned, inset }
/// At which edge they stand.
public enum AxisMarkPosition: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
/// What is done when labels meet.
public enum AxisValueLabelCollisionResolution: Hashable, Sendable { case automatic, disabled, greedy, truncate }
/// How a label is turned.
public enum AxisValueLabelOrientation: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

/// A line across the chart at a value.
public nonisolated struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// How long a tick is.
public enum AxisTickLength: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case automatic, label, longestLabel
    public static func length(_ length: CGFloat) -> AxisTickLength { .automatic }
    public init(floatLiteral value: Double) { self = .automatic }
    public init(integerLiteral value: Int) { self = .automatic }
}

/// A short line at a value.
public nonisolated struct AxisTick: AxisMark {
    public init(centered: Bool? = nil, length: AxisTickLength = .automatic, stroke: StrokeStyle? = nil) {}
}

/// The text at a value.
public nonisolated struct AxisValueLabel: AxisMark {
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
    public init<Format: FormatStyle>(
        format: Format,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatOutput == String {}
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) {}
    public init(
        _ text: some StringProtocol,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
}

/// Marks of kinds that are forgotten.
public nonisolated struct AnyAxisMark: AxisMark {}
/// The marks of axes, of kinds that are forgotten.
public nonisolated struct AnyAxisContent: AxisContent {}

nonisolated extension AxisMark {
    public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
    public func font(_ font: Font?) -> some AxisMark { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

/// Puts marks together.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock(_ marks: any AxisMark...) -> AnyAxisMark { AnyAxisMark() }
    public static func buildOptional(_ mark: AnyAxisMark?) -> AnyAxisMark { AnyAxisMark() }
    public static func buildEither(first: AnyAxisMark) -> AnyAxisMark { first }
    public static func buildEither(second: AnyAxisMark) -> AnyAxisMark { second }
    public static func buildLimitedAvailability(_ mark: AnyAxisMark) -> AnyAxisMark { mark }
}

/// Puts the marks of axes together.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock(_ marks: any AxisContent...) -> AnyAxisContent { AnyAxisContent() }
    public static func buildOptional(_ marks: AnyAxisContent?) -> AnyAxisContent { AnyAxisContent() }
    public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }
    public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }
}
