public import SwiftUI

/// Marks at values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: AxisContent, AxisRowsMaking {
    private let preset: AxisMarkPreset
    private let position: AxisMarkPosition
    private let wish: AxisMarkValues.Wish
    /// The author's; nil are the usual marks.
    private let content: ((AxisValue) -> Content)?
    private var stroke: StrokeStyle?
    private var format: ((ChartDatum) -> String?)?

    private init(
        _ preset: AxisMarkPreset,
        _ position: AxisMarkPosition,
        _ wish: AxisMarkValues.Wish,
        _ content: ((AxisValue) -> Content)?
    ) { (self.preset, self.position, self.wish, self.content) = (preset, position, wish, content) }

    @MainActor var rows: [AxisRow] {
        let make = content.map { content in { @MainActor (value: AxisValue) in content(value).allParts } }
        return [
            AxisRow(preset: preset, position: position, wish: wish, content: make, stroke: stroke, format: format)
        ]
    }
}

nonisolated extension AxisMarks {
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, values.wish, content) }
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [some Plottable],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, .listed(values.map { ChartDatum($0) }), content) }
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values.wish, { _ in content() }) }
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [some Plottable],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, .listed(values.map { ChartDatum($0) }), { _ in content() }) }
}

nonisolated extension AxisMarks where Content == AnyAxisMark {
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values.wish, nil)
        self.stroke = stroke
    }
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [some Plottable],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, .listed(values.map { ChartDatum($0) }), nil)
        self.stroke = stroke
    }
    public init<Format: FormatStyle>(
        format: Format,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatOutput == String {
        self.init(preset, position, values.wish, nil)
        self.stroke = stroke
        self.format = { $0.text(format) }
    }
    public init<Format: FormatStyle>(
        format: Format,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [some Plottable],
        stroke: StrokeStyle? = nil
    ) where Format.FormatOutput == String {
        self.init(preset, position, .listed(values.map { ChartDatum($0) }), nil)
        self.stroke = stroke
        self.format = { $0.text(format) }
    }
}

extension ChartDatum {
    /// The value as a format of an author's has it; nil for one of another kind.
    func text<Format: FormatStyle>(_ format: Format) -> String? where Format.FormatOutput == String {
        guard let kind = Format.FormatInput.self as? any Plottable.Type,
            let input = kind.init(self) as? Format.FormatInput
        else { return nil }
        return format.format(input)
    }
}

/// How marks stand to the chart.
public enum AxisMarkPreset: Hashable, Sendable { case automatic, extended, aligned, inset }
/// At which edge they stand.
public enum AxisMarkPosition: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
/// What is done when labels meet.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled")
    public static let greedy = Self(name: "greedy"), truncate = Self(name: "truncate")
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}
/// How a label is turned.
public enum AxisValueLabelOrientation: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
