import Foundation
import ViewLink

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

    /// The keys of the phone.
    var keys: ViewKeyboard.Keys {
        switch self {
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .numbers
        case .decimalPad: .decimal
        case .phonePad: .phone
        case .emailAddress: .email
        case .webSearch: .search
        case .twitter: .twitter
        case .numbersAndPunctuation: .punctuation
        case .default, .asciiCapable, .namePhonePad: .letters
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

    /// Its word on the phone's keyboard, by Apple's name.
    var key: String {
        switch self {
        case .default: "default"
        case .go: "go"
        case .google: "google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "yahoo"
        case .done: "done"
        case .emergencyCall: "emergencyCall"
        case .continue: "continue"
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

/// Whether a line is suggested while it is written (iOS 17). Kept.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// Whether the system offers to rewrite a text (iOS 18). Kept: nothing does here.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete, limited
}

/// What a rewritten text may have in it (iOS 18). Kept.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let plainText = Self(rawValue: 1 << 0)
    public static let richText = Self(rawValue: 1 << 1)
    public static let list = Self(rawValue: 1 << 2)
    public static let table = Self(rawValue: 1 << 3)
    public static let presentationIntent = Self(rawValue: 1 << 4)
}

/// Decides over texts that are dragged; nobody drags one.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}
/// Decides over what is dropped into a text; nothing is.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}
