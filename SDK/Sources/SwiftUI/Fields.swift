public import UIKit

// Fields for words, numbers and lines.

/// A field.
public nonisolated struct TextField<Label: View>: PrimitiveView {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {}
    public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {}
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {}
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {}
    public init<Value>(
        value: Binding<Value>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension TextField where Label == Text {
    public init(_ title: some TitleKey, text: Binding<String>) {}
    public init(_ title: some TitleKey, text: Binding<String>, axis: Axis) {}
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?) {}
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?, axis: Axis) {}
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {}
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {}
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {}
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {}
    public init<Value>(
        _ title: some TitleKey,
        value: Binding<Value>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {}
    public init<Value>(
        _ title: some TitleKey,
        value: Binding<Value>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {}
    public init<Value>(
        _ title: some TitleKey,
        value: Binding<Value>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
}

/// The label of a field in an author's style.
public nonisolated struct TextFieldStyleLabel: PrimitiveView {}

/// What fields look like.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = TextFieldStyleLabel
    /// The name is Apple's: an author's style has it, although it is not documented.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

extension SystemLook {
    public func _body(configuration: TextField<TextFieldStyleLabel>) -> TextField<TextFieldStyleLabel> {
        configuration
    }
}

/// A field whose text is not seen.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

nonisolated extension SecureField where Label == Text {
    public init(_ title: some TitleKey, text: Binding<String>) {}
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?) {}
    public init(_ title: some TitleKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
}

/// A field of many lines.
public nonisolated struct TextEditor: PrimitiveView {
    public init(text: Binding<String>) {}
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {}
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {}
}

/// What is chosen in a text with attributes.
public struct AttributedTextSelection: Hashable, Sendable {
    public init() {}
    public init(insertionPoint: AttributedString.Index) { range = insertionPoint..<insertionPoint }
    public init(range: Range<AttributedString.Index>) { self.range = range }
    private var range: Range<AttributedString.Index>?

    /// An index of a text has no hash of its own.
    public func hash(into hasher: inout Hasher) { hasher.combine(range == nil) }

    /// Where it is in a text; nothing is chosen here, so that it begins where the text does.
    public func range(in text: AttributedString) -> Range<AttributedString.Index> {
        guard let range, range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else {
            return text.startIndex..<text.startIndex
        }
        return range
    }
}
