/// A field that a person types into.
public struct TextFieldContent: Codable, Hashable, Sendable {
    public var text: String
    /// Grows when the extension changes the text; the page then takes it over from what is typed.
    public var serial: Int
    /// The turn of the last text of the page that was taken in; what is older than what the page has is not shown.
    public var turn: Int?
    public var placeholder: String
    /// nil: a grey of the phone.
    public var placeholderColor: ViewColor?
    /// What the process chose of the text, as of ``serial``.
    public var selection: ViewTextSelection?
    public var font: TextFont
    public var color: ViewColor
    public var alignment: TextBlock.Alignment
    public var isEnabled: Bool
    public var isEditable: Bool
    public var isSecure: Bool
    /// What the return key does, by HTML's words (`enterkeyhint`): `enter`, `send`, `done`, `go`, `next`, `search`.
    public var returnKey: String
    /// Which keys a phone would show, by HTML's words (`inputmode`): `text`, `email`, `numeric`, `decimal`, `url`, `tel`…
    public var keyboard: String
    /// The text's distance from the box's edges: top, left, bottom, right.
    public var insets: [Double]
    public var border: Border
    /// The caret's colour; nil: the phone's.
    public var caretColor: ViewColor?

    /// The frame around a field; raw values as `UITextField.BorderStyle`.
    public enum Border: Int, Codable, Hashable, Sendable, CaseIterable {
        case none = 0
        case line = 1
        case bezel = 2
        case rounded = 3
    }

    public init(text: String, serial: Int, placeholder: String, font: TextFont, color: ViewColor) {
        self.text = text
        self.serial = serial
        self.placeholder = placeholder
        self.font = font
        self.color = color
        self.alignment = .natural
        self.isEnabled = true
        self.isEditable = true
        self.isSecure = false
        self.returnKey = "default"
        self.keyboard = "default"
        self.insets = [0, 0, 0, 0]
        self.border = .none
    }
}

/// A switch.
public struct ToggleContent: Codable, Hashable, Sendable {
    public var isOn: Bool
    public var isEnabled: Bool
    public var tint: ViewColor

    public init(isOn: Bool, isEnabled: Bool, tint: ViewColor) {
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.tint = tint
    }
}

/// A slider.
public struct SliderContent: Codable, Hashable, Sendable {
    public var value: Double
    public var minimum: Double
    public var maximum: Double
    public var isEnabled: Bool
    public var tint: ViewColor

    public init(value: Double, minimum: Double, maximum: Double, isEnabled: Bool, tint: ViewColor) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.isEnabled = isEnabled
        self.tint = tint
    }
}

/// A row of choices.
public struct SegmentsContent: Codable, Hashable, Sendable {
    public var titles: [String]
    /// -1: none.
    public var selected: Int
    public var isEnabled: Bool

    public init(titles: [String], selected: Int, isEnabled: Bool) {
        self.titles = titles
        self.selected = selected
        self.isEnabled = isEnabled
    }
}
