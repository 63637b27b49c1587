public import UIKit

/// What a field says and hears.
struct FieldContent {
    let text: Binding<String>
    var prompt: Text?
    var axis: Axis = .horizontal
    var editing: (Bool) -> Void = { _ in }
    var committed: () -> Void = {}
    /// Whether the text is that of a value, which is read when the field is left.
    var isValue = false

    init(_ text: Binding<String>, _ prompt: Text? = nil, _ axis: Axis = .horizontal) {
        (self.text, self.prompt, self.axis) = (text, prompt, axis)
    }

    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format, _ prompt: Text?)
    where Format.FormatOutput == String {
        self.init(
            Binding(
                get: { format.format(value.wrappedValue) },
                set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } }
            ),
            prompt
        )
        isValue = true
    }

    init<Format: ParseableFormatStyle>(optional value: Binding<Format.FormatInput?>, _ format: Format, _ prompt: Text?)
    where Format.FormatOutput == String {
        self.init(
            Binding(
                get: { value.wrappedValue.map(format.format) ?? "" },
                set: { value.wrappedValue = try? format.parseStrategy.parse($0) }
            ),
            prompt
        )
        isValue = true
    }

    init<Value>(_ value: Binding<Value>, _ formatter: Formatter, _ prompt: Text?) {
        self.init(
            Binding(
                get: { formatter.string(for: value.wrappedValue) ?? "" },
                set: { text in
                    let read: Any? =
                        switch formatter {
                        case let numbers as NumberFormatter: numbers.number(from: text)
                        case let dates as DateFormatter: dates.date(from: text)
                        default: text
                        }
                    if let read = read as? Value {
                        value.wrappedValue = read
                    } else if let number = read as? NSNumber, let same = Self.number(number, as: Value.self) {
                        value.wrappedValue = same
                    }
                }
            ),
            prompt
        )
        isValue = true
    }

    private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
        switch type {
        case is Int.Type: number.intValue as? Value
        case is Double.Type: number.doubleValue as? Value
        case is Float.Type: number.floatValue as? Value
        case is Decimal.Type: number.decimalValue as? Value
        case is Int?.Type: Optional(number.intValue) as? Value
        case is Double?.Type: Optional(number.doubleValue) as? Value
        default: nil
        }
    }

    func hearing(_ editing: @escaping (Bool) -> Void, _ committed: @escaping () -> Void) -> FieldContent {
        var other = self
        (other.editing, other.committed) = (editing, committed)
        return other
    }
}

@MainActor extension TextField: DrawnView {
    func update(_ node: GraphNode) {
        let style = node.environment.drawing.styles.textField
        if let style, !(style is any SystemStyle) {
            var inner = node.environment
            inner.drawing.styles.textField = nil
            let drawn = node.child("style", node.made(by: style, self), inner)
            return node.makeItems = { drawn.items }
        }
        if field.axis == .vertical {
            LinesItem.show(field.text, prompt: field.prompt ?? title, grows: true, in: node)
        } else {
            FieldItem.show(field, title: title, isSecure: false, in: node)
        }
    }

    private var title: Text? { label as? Text ?? (label as? TextFieldStyleLabel)?.text }
}

@MainActor extension SecureField: DrawnView {
    func update(_ node: GraphNode) { FieldItem.show(field, title: label as? Text, isSecure: true, in: node) }
}

@MainActor extension TextEditor: DrawnView {
    func update(_ node: GraphNode) { LinesItem.show(text, prompt: nil, grows: false, in: node) }
}

extension GraphNode {
    fileprivate func made<Style: TextFieldStyle, Label: View>(by style: Style, _ field: TextField<Label>) -> AnyView {
        link(style)
        let plain = TextField<TextFieldStyleLabel>(field.field, label: TextFieldStyleLabel(text: field.label as? Text))
        return AnyView(tracked { style._body(configuration: plain) })
    }
}

/// A field's view.
final class FieldItem: ViewItem<UITextField> {
    private let delegate = FieldDelegate()

    static func show(_ field: FieldContent, title: Text?, isSecure: Bool, in node: GraphNode) {
        let item = node.keep { FieldItem(UITextField()) }
        let environment = node.environment
        let (view, delegate) = (item.view, item.delegate)
        view.delegate = delegate
        delegate.field = field
        delegate.submitted = environment.drawing.submit.filter { $0.0.contains(.text) }.map(\.1)
        delegate.focus = environment.drawing.focus
        if !delegate.isHeard {
            delegate.isHeard = true
            view.addAction(
                UIAction { [weak delegate, weak view] _ in delegate?.changed(view?.text ?? "") },
                for: .editingChanged
            )
        }
        // A value's text is left alone while it is being written.
        if !(field.isValue && view.isFirstResponder), view.text != field.text.wrappedValue {
            view.text = field.text.wrappedValue
        }
        let prompt = field.prompt ?? title
        view.placeholder = prompt?.string
        view.isSecureTextEntry = isSecure
        view.font = environment.drawnFont.uiFont
        view.textColor = environment.foregroundPaint.color
        view.isEnabled = environment.isEnabled
        view.tintColor = environment.tintColor
        view.textAlignment = environment.multilineTextAlignment.uiAlignment
        view.borderStyle = styleName(environment.drawing.styles.textField) == "roundedBorder" ? .roundedRect : .none
        let keyboard = environment.drawing.keyboard
        view.keyboardType = keyboard.type
        view.returnKeyType = keyboard.returnKey ?? .default
        view.autocapitalizationType = keyboard.capitals ?? .sentences
        view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
        if let type = keyboard.contentType { view.textContentType = type }
        view.accessibilityLabel = title?.string
        environment.drawing.focus?.follow(view, node.host)
        node.show(item)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let height =
            view.borderStyle == .roundedRect
            ? 34 : (view.font ?? .systemFont(ofSize: 17)).lineHeight.roundedToPixels + 2
        return CGSize(width: min(proposal.width ?? max(view.intrinsicContentSize.width, 100), 10_000), height: height)
    }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard [.firstBaseline, .lastBaseline].contains(key.usual) else { return nil }
        let font = view.font ?? .systemFont(ofSize: 17)
        return (size.height - font.lineHeight) / 2 + font.ascender
    }
}

/// Hears what is written into a field.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var field: FieldContent?
    var submitted: [@MainActor () -> Void] = []
    var focus: FocusBinding?
    var isHeard = false

    func changed(_ text: String) {
        guard let field, !field.isValue, field.text.wrappedValue != text else { return }
        field.text.wrappedValue = text
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        focus?.began()
        field?.editing(true)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let field, field.isValue {
            field.text.wrappedValue = textField.text ?? ""
            textField.text = field.text.wrappedValue
        }
        focus?.ended()
        field?.editing(false)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        field?.committed()
        for action in submitted { action() }
        return true
    }
}

/// The view of a field of many lines.
final class LinesItem: ViewItem<UITextView> {
    private let delegate = LinesDelegate()
    private let prompt = UILabel()
    private var grows = false
    private var lines: ClosedRange<Int>?

    static func show(_ text: Binding<String>, prompt: Text?, grows: Bool, in node: GraphNode) {
        let item = node.keep { LinesItem(UITextView()) }
        let environment = node.environment
        let view = item.view
        item.grows = grows
        item.lines = environment.drawing.lineLimits ?? environment.lineLimit.map { 1...max($0, 1) }
        view.delegate = item.delegate
        item.delegate.text = text
        item.delegate.host = node.host
        item.delegate.prompt = item.prompt
        item.delegate.focus = environment.drawing.focus
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
        view.font = environment.drawnFont.uiFont
        view.textColor = environment.foregroundPaint.color
        view.backgroundColor = grows ? .clear : .systemBackground
        view.isEditable = environment.isEnabled
        view.keyboardType = environment.drawing.keyboard.type
        if grows {
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
        }
        if let prompt {
            item.prompt.text = prompt.string
            item.prompt.font = view.font
            item.prompt.textColor = .placeholderText
            item.prompt.isUserInteractionEnabled = false
            if item.prompt.superview == nil { view.addSubview(item.prompt) }
        }
        item.prompt.isHidden = !text.wrappedValue.isEmpty
        environment.drawing.focus?.follow(view, node.host)
        node.show(item)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard grows else { return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)).finite }
        let width = min(proposal.width ?? 200, 10_000)
        let line = (view.font ?? .systemFont(ofSize: 17)).lineHeight
        var height = max(view.sizeThatFits(CGSize(width: width, height: 100_000)).height, line)
        if let lines {
            height = min(max(height, line * CGFloat(lines.lowerBound)), line * CGFloat(min(lines.upperBound, 1000)) + 1)
        }
        return CGSize(width: width, height: height.roundedToPixels)
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        super.place(in: rect, on: canvas)
        let inset: CGFloat = grows ? 0 : 5
        prompt.frame = CGRect(
            x: inset,
            y: grows ? 0 : 8,
            width: rect.width - 2 * inset,
            height: (view.font ?? .systemFont(ofSize: 17)).lineHeight
        )
    }
}

/// Hears what is written into it.
private final class LinesDelegate: NSObject, UITextViewDelegate {
    var text: Binding<String>?
    weak var host: ViewHost?
    weak var prompt: UILabel?
    var focus: FocusBinding?

    func textViewDidChange(_ textView: UITextView) {
        if text?.wrappedValue != textView.text { text?.wrappedValue = textView.text }
        prompt?.isHidden = !textView.text.isEmpty
        host?.relayout()
    }
    func textViewDidBeginEditing(_ textView: UITextView) { focus?.began() }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.ended() }
}

/// The keyboard's place, as a view's state says it.
struct FocusBinding {
    /// Whether the state says that this field has it.
    let isWanted: () -> Bool
    let set: (Bool) -> Void

    func began() { if !isWanted() { set(true) } }
    func ended() { if isWanted() { set(false) } }

    /// Brings the keyboard to where the state says, after the layout.
    @MainActor func follow(_ view: UIView, _ host: ViewHost) {
        let isWanted = isWanted()
        guard isWanted != view.isFirstResponder else { return }
        host.afterLayout { [weak view] in
            guard let view else { return }
            if isWanted {
                _ = view.becomeFirstResponder()
            } else if view.isFirstResponder {
                _ = view.resignFirstResponder()
            }
        }
    }
}

nonisolated extension View {
    public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
        around(\.drawing.keyboard.capitals, style?.type)
    }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        around(\.drawing.keyboard.capitals, style)
    }
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        around(\.autocorrectionDisabled, disable ?? false)
    }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        around(\.autocorrectionDisabled, disable)
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View { around(\.drawing.keyboard.type, type) }
    public func textContentType(_ type: UITextContentType?) -> some View {
        around(\.drawing.keyboard.contentType, type)
    }
    public func submitLabel(_ label: SubmitLabel) -> some View { around(\.drawing.keyboard.returnKey, label.key) }
    @preconcurrency public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        onSubmit(of: .text, action)
    }
    @preconcurrency public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void)
        -> some View
    { around { $0.drawing.submit.append((triggers, action)) } }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        around {
            $0.drawing.focus = FocusBinding(isWanted: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
        }
    }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        around {
            $0.drawing.focus = FocusBinding(
                isWanted: { binding.wrappedValue == value },
                set: { isOn in
                    if isOn {
                        binding.wrappedValue = value
                    } else if let none = Self.none(Value.self) {
                        binding.wrappedValue = none
                    }
                }
            )
        }
    }
    private static func none<Value>(_ type: Value.Type) -> Value? {
        (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    }
}

/// Which capitals a keyboard begins with.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
    public static let never = Self(type: .none), words = Self(type: .words), sentences = Self(type: .sentences)
    public static let characters = Self(type: .allCharacters)
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
    private init(type: UITextAutocapitalizationType) { self.type = type }
}

/// What a keyboard's return key says.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType
    public static let done = Self(key: .done), go = Self(key: .go), send = Self(key: .send), join = Self(key: .join)
    public static let search = Self(key: .search), next = Self(key: .next), `return` = Self(key: .default)
    public static let `continue` = Self(key: .continue)
}
