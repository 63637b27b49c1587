/// Text of a notification: what was given, and, where it names a string of the app's bundle, how to resolve it.
///
/// A localized text is resolved when the notification is presented, not when it is scheduled
/// (localizedUserNotificationString(forKey:arguments:), generating-a-remote-notification: `loc-key`).
public struct DisplayText: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text as given; for a localized text, the key, until somebody resolves it.
    public var plain: String
    /// The key and arguments to look up in the app's string tables; nil for plain text.
    public var localization: Localization?

    /// A key of the app's `Localizable.strings` with the arguments of its `%@`.
    public struct Localization: Codable, Hashable, Sendable {
        /// The key in the app's `Localizable.strings`, or the text itself where no key has it.
        public var key: String
        /// What fills the `%@` of the text, in their order.
        public var arguments: [String]

        public init(key: String, arguments: [String] = []) {
            self.key = key
            self.arguments = arguments
        }
    }

    public init(_ plain: String) {
        self.plain = plain
    }

    public init(localization: Localization) {
        self.plain = localization.key
        self.localization = localization
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { plain.isEmpty && localization == nil }
}
