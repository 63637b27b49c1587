public import UIKit

// Controls that set a value, and views that show one.

/// One more, or one less.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {}
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init(
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {}
    // As it was written before iOS 14.
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {}
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension Stepper where Label == Text {
    public init<Value: Strideable>(
        _ title: some TitleKey,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: Strideable>(
        _ title: some TitleKey,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {}
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput>,
        in bounds: ClosedRange<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1,
        format: Format,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {}
    public init(
        _ title: some TitleKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
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
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// As it was written before iOS 15.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value = 0,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension Slider where ValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: BinaryFloatingPoint & Sendable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}

/// How far something is.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {}
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {}
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {}
    public init(@ViewBuilder label: () -> Label) {}
    public init(_ title: some TitleKey) where Label == Text {}
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {}
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {}
    public init<Value: BinaryFloatingPoint>(_ title: some TitleKey, value: Value?, total: Value = 1)
    where Label == Text {}
}

/// The time that is left, as a view of progress shows it.
public nonisolated struct DefaultDateProgressLabel: PrimitiveView {}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {}
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init(_ progress: Progress) {}
    public init(_ configuration: ProgressViewStyleConfiguration) {}
}

/// How far a value is between others.
public nonisolated struct Gauge<
    Label: View,
    CurrentValueLabel: View,
    BoundsLabel: View,
    MarkedValueLabels: View
>: PrimitiveView {
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {}
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {}
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {}
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {}
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {}
    /// Without a value of now.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {}
}
