/// The keyboard that the phone shows below an app's views.
public struct ViewKeyboard: Codable, Hashable, Sendable {
    public var keys: Keys
    /// What the return key says: `default`, `send`, `done`, `go`, `next`, `search`, `join`, `route`, `continue`…
    public var returnKey: String
    /// Whether the return key can be pressed (`enablesReturnKeyAutomatically`).
    public var isReturnEnabled: Bool
    /// What is written large by itself.
    public var capitals: Capitals
    /// Its look where it is not the phone's (`keyboardAppearance`).
    public var isDark: Bool?
    /// Points, with what the home indicator covers, without the bar above it.
    public var height: Double

    /// Which keys there are (UIKeyboardType).
    public enum Keys: String, Codable, Hashable, Sendable, CaseIterable {
        case letters, punctuation, url, numbers, phone, email, decimal, twitter, search
    }

    /// Which letters are large by themselves (UITextAutocapitalizationType).
    public enum Capitals: String, Codable, Hashable, Sendable, CaseIterable {
        case none, words, sentences, all
    }

    public init(keys: Keys, height: Double) {
        self.keys = keys
        self.returnKey = "default"
        self.isReturnEnabled = true
        self.capitals = .sentences
        self.height = height
    }
}

/// Which part of a field's text is chosen; a caret where the length is 0.
public struct ViewTextSelection: Codable, Hashable, Sendable {
    /// UTF-16 code units before it.
    public var location: Int
    /// UTF-16 code units.
    public var length: Int

    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}
