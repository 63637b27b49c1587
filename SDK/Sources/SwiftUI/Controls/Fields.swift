public import UIKit

// Fields for words, numbers and lines.

/// A field.
public nonisolated struct TextField<Label: View>: PrimitiveView {
    let field: FieldContent
    let label: Label

    init(_ field: FieldContent, label: Label) { (self.field, self.label) = (field, label) }
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldContent(text, prompt), label: label())
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(FieldContent(text, prompt, axis), label: label())
    }
    public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(FieldContent(text, prompt, axis ?? .horizontal), label: label()) }
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String { self.init(FieldContent(value, format, prompt), label: label()) }
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String { self.init(FieldContent(optional: value, format, prompt), label: label()) }
    public init<Value>(
        value: Binding<Value>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(FieldContent(value, formatter, prompt), label: label()) }
}

nonisolated extension TextField where Label == Text {
    private init(_ title: some TitleKey, _ field: FieldContent) { self.init(field, label: Text(title: title)) }
    public init(_ title: some TitleKey, text: Binding<String>) { self.init(title, FieldContent(text)) }
    public init(_ title: some TitleKey, text: Binding<String>, axis: Axis) {
        self.init(title, FieldContent(text, nil, axis))
    }
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?) {
        self.init(title, FieldContent(text, prompt))
    }
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(title, FieldContent(text, prompt, axis))
    }
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(title, FieldContent(text, prompt, axis ?? .horizontal)) }
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(title, FieldContent(text).hearing(onEditingChanged, onCommit)) }
    public init(
        _ title: some TitleKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(title, FieldContent(text).hearing(onEditingChanged, {})) }
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(title, FieldContent(value, format, prompt)) }
    public init<Format: ParseableFormatStyle>(
        _ title: some TitleKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(title, FieldContent(optional: value, format, prompt)) }
    public init<Value>(
        _ title: some TitleKey,
        value: Binding<Value>,
        formatter: Formatter,
        prompt: Text? = nil
    ) { self.init(title, FieldContent(value, formatter, prompt)) }
    public init<Value>(
        _ title: some TitleKey,
        value: Binding<Value>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(title, FieldContent(value, formatter, nil).hearing(onEditingChanged, onCommit)) }
    public init<Value>(
        _ title: some TitleKey,
        value: Binding<Value>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(title, FieldContent(value, formatter, nil).hearing(onEditingChanged, {})) }
}

/// The label of a field in an author's style.
public nonisolated struct TextFieldStyleLabel: View {
    let text: Text?
    @MainActor public var body: some View { text }
}

/// What fields look like.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = TextFieldStyleLabel
    /// The name is Apple's: an author's style has it, although it is not documented.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A field whose text is not seen.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
    let field: FieldContent
    let label: Label
    private init(_ field: FieldContent, label: Label) {
        self.field = field
        self.label = label
    }
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldContent(text, prompt), label: label())
    }
}

nonisolated extension SecureField where Label == Text {
    public init(_ title: some TitleKey, text: Binding<String>) {
        self.init(FieldContent(text), label: Text(title: title))
    }
    public init(_ title: some TitleKey, text: Binding<String>, prompt: Text?) {
        self.init(FieldContent(text, prompt), label: Text(title: title))
    }
    public init(_ title: some TitleKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(FieldContent(text).hearing({ _ in }, onCommit), label: Text(title: title))
    }
}

/// A field of many lines.
public nonisolated struct TextEditor: PrimitiveView {
    let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.text = Binding(
            get: { String(text.wrappedValue.characters) },
            set: { text.wrappedValue = AttributedString($0) }
        )
    }
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
