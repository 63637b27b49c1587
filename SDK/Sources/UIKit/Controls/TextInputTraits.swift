import Foundation

/// Which keys a phone shows.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    @available(*, deprecated, renamed: "asciiCapable")
    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// As HTML's `inputmode` says it.
    var wire: String {
        switch self {
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad, .namePhonePad: "tel"
        case .emailAddress: "email"
        case .webSearch: "search"
        default: "text"
        }
    }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    /// As HTML's `enterkeyhint` says it.
    var wire: String {
        switch self {
        case .go, .join, .route: "go"
        case .next, .continue: "next"
        case .search, .google, .yahoo: "search"
        case .send: "send"
        case .done: "done"
        default: "enter"
        }
    }
}

/// What is written large by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

/// Whether spelling is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// How a keyboard looks; the page's has the colours of the phone.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark, light

    public static let alert = UIKeyboardAppearance.dark
}

/// What differs between two texts: one range and what stands there now.
struct TextChange {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let before = Array(old.utf16)
        let after = Array(new.utf16)
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        range = NSRange(location: start, length: before.count - start - end)
        replacement = String(decoding: after[start..<(after.count - end)], as: UTF16.self)
    }
}

/// Whether quotes become round.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether spaces are put around what is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// How a person touches a link in a text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions, preview
}
