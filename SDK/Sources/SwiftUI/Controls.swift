public import UIKit

/// What a button does to what it is about.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    public static let cancel = ButtonRole(name: "cancel"), destructive = ButtonRole(name: "destructive")
    public static let confirm = ButtonRole(name: "confirm"), close = ButtonRole(name: "close")
}

/// A button.
public nonisolated struct Button<Title: View>: PrimitiveView {
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Title) {}
    @preconcurrency public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Title
    ) {}
}

nonisolated extension Button where Title == Text {
    @preconcurrency public init(_ title: some TitleKey, action: @escaping @MainActor () -> Void) {}
    @preconcurrency public init(_ title: some TitleKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

nonisolated extension Button where Title == Label {
    @preconcurrency public init(_ title: some TitleKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
    @preconcurrency public init(
        _ title: some TitleKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
}

/// Puts a list into its editing.
public nonisolated struct EditButton: PrimitiveView {
    public init() {}
}

/// A button that opens others.
public nonisolated struct Menu<Content: View>: PrimitiveView {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {}
    public init(_ title: some TitleKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public init<Title: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {}
}

/// A way to somewhere else.
public nonisolated struct Link: PrimitiveView {
    public init(_ title: some TitleKey, destination: URL) {}
    public init<Title: View>(destination: URL, @ViewBuilder label: () -> Title) {}
}

/// A switch.
public nonisolated struct Toggle: PrimitiveView {
    public init(_ title: some TitleKey, isOn: Binding<Bool>) {}
    public init(_ title: some TitleKey, systemImage: String, isOn: Binding<Bool>) {}
    public init<Title: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Title) {}
}

/// A field.
public nonisolated struct TextField: PrimitiveView {
    public init(_ title: some TitleKey, text: Binding<String>) {}
    public init(_ title: some TitleKey, text: Binding<String>, axis: Axis) {}
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?) {}
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {}
    public init<Value>(_ title: some TitleKey, value: Binding<Value>, formatter: Formatter) {}
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput>,
        format: Format
    )
    where Format.FormatOutput == String {}
}

/// A field whose text is not seen.
public nonisolated struct SecureField: PrimitiveView {
    public init(_ title: some TitleKey, text: Binding<String>) {}
}

/// A field of many lines.
public nonisolated struct TextEditor: PrimitiveView {
    public init(text: Binding<String>) {}
}

/// A choice.
public nonisolated struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
    public init(_ title: some TitleKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
    public init(selection: Binding<Selection>, label: some View, @ViewBuilder content: () -> Content) {}
    public init<Title: View>(
        selection: Binding<Selection>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Title
    ) {}
}

/// The choice of a date.
public nonisolated struct DatePicker: PrimitiveView {
    /// What of a date is chosen.
    public typealias Components = DatePickerComponents

    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    public init<Title: View>(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Title
    ) {}
    public init<Title: View>(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Title
    ) {}
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}

/// One more, or one less.
public nonisolated struct Stepper: PrimitiveView {
    public init<Value: Strideable>(_ title: some TitleKey, value: Binding<Value>, step: Value.Stride = 1) {}
    public init<Value: Strideable>(
        _ title: some TitleKey,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1
    ) {}
    public init<Value: Strideable, Title: View>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Title
    ) {}
    public init(_ title: some TitleKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}

/// A number on a line.
public nonisolated struct Slider: PrimitiveView {
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
    public init<Value: BinaryFloatingPoint, Title: View>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value,
        @ViewBuilder label: () -> Title
    ) {}
}

/// How far something is.
public nonisolated struct ProgressView: PrimitiveView {
    public init() {}
    public init(_ title: some TitleKey) {}
    public init(value: Double?, total: Double = 1) {}
    public init(_ title: some TitleKey, value: Double?, total: Double = 1) {}
}

/// A value with its name.
public nonisolated struct LabeledContent: PrimitiveView {
    public init(_ title: some TitleKey, value: some StringProtocol) {}
    public init<Content: View>(_ title: some TitleKey, @ViewBuilder content: () -> Content) {}
}

/// What stands where there is nothing.
public nonisolated struct ContentUnavailableView: PrimitiveView {
    public init(_ title: some TitleKey, systemImage: String, description: Text? = nil) {}
}
