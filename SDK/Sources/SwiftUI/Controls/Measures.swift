public import UIKit

// Controls that set a value, and views that show one.

/// One more, or one less.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
    let label: Label
    let steps: Steps

    private init(_ steps: Steps, _ label: Label) { (self.steps, self.label) = (steps, label) }
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Steps(value, step, onEditingChanged), label()) }
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Steps(value, bounds, step, onEditingChanged), label()) }
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(Steps(value, step, onEditingChanged), label())
    }
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Steps(more: onIncrement, less: onDecrement, onEditingChanged), label()) }
    public init(
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(Steps(more: onIncrement, less: onDecrement, onEditingChanged), label()) }
    // As it was written before iOS 14.
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(Steps(value, step, onEditingChanged), label()) }
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(Steps(value, bounds, step, onEditingChanged), label()) }
}

nonisolated extension Stepper where Label == Text {
    public init<Value: Strideable>(
        _ title: some TitleKey,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Steps(value, step, onEditingChanged), Text(title: title)) }
    public init<Value: Strideable>(
        _ title: some TitleKey,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Steps(value, bounds, step, onEditingChanged), Text(title: title)) }
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(Steps(value, step, onEditingChanged), Text(title: title))
    }
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput>,
        in bounds: ClosedRange<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(Steps(value, bounds, step, onEditingChanged), Text(title: title))
    }
    public init(
        _ title: some TitleKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Steps(more: onIncrement, less: onDecrement, onEditingChanged), Text(title: title)) }
}

/// A mark on a slider's line.
public nonisolated struct SliderTick<Value: BinaryFloatingPoint>: Sendable where Value: Sendable {
    public let value: Value
    public init(_ value: Value) { self.value = value }
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) { self.value = value }
}

/// Puts marks together.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint & Sendable> {
    public static func buildExpression(_ tick: SliderTick<Value>) -> [SliderTick<Value>] { [tick] }
    public static func buildBlock(_ ticks: [SliderTick<Value>]...) -> [SliderTick<Value>] { ticks.flatMap(\.self) }
    public static func buildOptional(_ ticks: [SliderTick<Value>]?) -> [SliderTick<Value>] { ticks ?? [] }
    public static func buildEither(first: [SliderTick<Value>]) -> [SliderTick<Value>] { first }
    public static func buildEither(second: [SliderTick<Value>]) -> [SliderTick<Value>] { second }
    public static func buildArray(_ ticks: [[SliderTick<Value>]]) -> [SliderTick<Value>] { ticks.flatMap(\.self) }
}

/// A number on a line.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    let line: SliderLine
    let label: Label
    let least: ValueLabel
    let most: ValueLabel

    private init(_ line: SliderLine, _ label: Label, _ least: ValueLabel, _ most: ValueLabel) {
        (self.line, self.label, self.least, self.most) = (line, label, least, most)
    }

    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(SliderLine(value, bounds, nil, onEditingChanged), label(), minimumValueLabel(), maximumValueLabel()) }
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(SliderLine(value, bounds, step, onEditingChanged), label(), minimumValueLabel(), maximumValueLabel())
    }
    /// As it was written before iOS 15.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value = 0,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) { self.init(SliderLine(value, bounds, step, onEditingChanged), label(), minimumValueLabel, maximumValueLabel) }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(SliderLine(value, bounds, nil, onEditingChanged), label(), EmptyView(), EmptyView()) }
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(SliderLine(value, bounds, step, onEditingChanged), label(), EmptyView(), EmptyView()) }
    public init<Value: BinaryFloatingPoint & Sendable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(SliderLine(value, bounds, nil, onEditingChanged), label(), EmptyView(), EmptyView()) }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(SliderLine(value, bounds, nil, onEditingChanged), EmptyView(), EmptyView(), EmptyView()) }
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(SliderLine(value, bounds, step, onEditingChanged), EmptyView(), EmptyView(), EmptyView()) }
}

/// How far something is.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    /// 0…1; nil while nobody knows.
    let fraction: Double?
    /// Between which times it goes on by itself.
    var period: (times: ClosedRange<Date>, isDown: Bool)?
    let label: Label
    let now: CurrentValueLabel

    private init(fraction: Double?, _ label: Label, _ now: CurrentValueLabel) {
        (self.fraction, self.label, self.now) = (fraction, label, now)
    }
    private static func part<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
        value.map { total > 0 ? Double($0 / total) : 0 }
    }
    private init(_ times: ClosedRange<Date>, _ isDown: Bool, _ label: Label, _ now: CurrentValueLabel) {
        self.init(fraction: 0, label, now)
        period = (times, isDown)
    }

    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(fraction: Self.part(value, total), label(), currentValueLabel()) }
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(timerInterval, countsDown, label(), currentValueLabel()) }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, EmptyView(), EmptyView()) }
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label(), EmptyView()) }
    public init(_ title: some TitleKey) where Label == Text {
        self.init(fraction: nil, Text(title: title), EmptyView())
    }
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {
        self.init(fraction: Self.part(value, total), EmptyView(), EmptyView())
    }
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.part(value, total), label(), EmptyView())
    }
    public init<Value: BinaryFloatingPoint>(_ title: some TitleKey, value: Value?, total: Value = 1)
    where Label == Text { self.init(fraction: Self.part(value, total), Text(title: title), EmptyView()) }
}

/// The time that is left, as a view of progress shows it.
public nonisolated struct DefaultDateProgressLabel: View {
    var end = Date()
    @MainActor public var body: some View { Text(end, style: .timer) }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval, countsDown, EmptyView(), DefaultDateProgressLabel(end: timerInterval.upperBound))
    }
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) { self.init(timerInterval, countsDown, label(), DefaultDateProgressLabel(end: timerInterval.upperBound)) }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init(_ progress: Progress) { self.init(fraction: progress.fractionCompleted, EmptyView(), EmptyView()) }
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(fraction: configuration.fractionCompleted, EmptyView(), EmptyView())
    }
}

/// How far a value is between others.
public nonisolated struct Gauge<
    Label: View,
    CurrentValueLabel: View,
    BoundsLabel: View,
    MarkedValueLabels: View
>: PrimitiveView {
    /// 0…1.
    let fraction: Double
    let label: Label
    let now: CurrentValueLabel
    let least: BoundsLabel
    let most: BoundsLabel

    private init<Value: BinaryFloatingPoint>(
        _ value: Value,
        _ bounds: ClosedRange<Value>,
        _ label: Label,
        _ now: CurrentValueLabel,
        _ least: BoundsLabel,
        _ most: BoundsLabel
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
        (self.label, self.now, self.least, self.most) = (label, now, least, most)
    }

    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
    /// Without a value of now.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), EmptyView(), minimumValueLabel(), maximumValueLabel())
    }
}
