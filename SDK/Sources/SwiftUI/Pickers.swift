public import UIKit

// Switches and choices.

/// A switch.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init<Sources: RandomAccessCollection>(
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension Toggle where Label == Text {
    public init(_ title: some TitleKey, isOn: Binding<Bool>) {}
    public init<Sources: RandomAccessCollection>(
        _ title: some TitleKey,
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) {}
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some TitleKey, systemImage: String, isOn: Binding<Bool>) {}
    public init(_ title: some TitleKey, image: ImageResource, isOn: Binding<Bool>) {}
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A switch as its style has it.
    public init(_ configuration: ToggleStyleConfiguration) {}
}

/// A choice.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
    public init<Now: View>(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Now
    ) {}
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
    public init<Sources: RandomAccessCollection>(
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension Picker where Label == Text {
    public init(_ title: some TitleKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
    public init(_ title: Text, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
    public init<Now: View>(
        _ title: some TitleKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Now
    ) {}
    public init<Sources: RandomAccessCollection>(
        _ title: some TitleKey,
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {}
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: some TitleKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
    public init(
        _ title: some TitleKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}

/// The choice of a date.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    /// What of a date is chosen.
    public typealias Components = DatePickerComponents

    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension DatePicker where Label == Text {
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
}

/// The choice of several dates.
public nonisolated struct MultiDatePicker<Label: View>: PrimitiveView {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension MultiDatePicker where Label == Text {
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>) {}
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {}
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {}
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {}
}

/// The choice of a colour.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
}

nonisolated extension ColorPicker where Label == Text {
    public init(_ title: some TitleKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    public init(_ title: some TitleKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {}
}
