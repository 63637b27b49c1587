/// How a notification looks: whatever is named has to fit.
public struct Looks: Sendable, Encodable {
    /// What a text has to be; a string literal is the whole text.
    public enum Pattern: Sendable, Encodable, ExpressibleByStringLiteral {
        case equals(String)
        /// A text with this in it, whatever the case and the diacritics.
        case contains(String)
        /// A text in which the regular expression is found.
        case matches(String)

        /// The whole text.
        public init(stringLiteral value: String) { self = .equals(value) }

        private enum CodingKeys: String, CodingKey { case contains, matches }

        /// As the phone's API takes it.
        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .equals(let text):
                var container = encoder.singleValueContainer()
                try container.encode(text)
            case .contains(let text):
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(text, forKey: .contains)
            case .matches(let expression):
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(expression, forKey: .matches)
            }
        }
    }

    /// What a person reads.
    public var title, subtitle, body: Pattern?
    /// The app's bundle id.
    public var app: String?
    /// Its category's identifier.
    public var category: String?
    /// Its `thread-id`.
    public var thread: String?
    /// The apns-id of its push.
    public var id: String?
    /// Values of the payload by their path, such as `order.items.0`.
    public var payload: [String: JSONValue]?
    /// Only what came after this cursor; see ``Phone/cursor()``.
    public var since: String?

    /// - Parameters:
    ///   - title: the title.
    ///   - subtitle: the subtitle.
    ///   - body: the body.
    ///   - app: the app's bundle id.
    ///   - category: its category's identifier.
    ///   - thread: its `thread-id`.
    ///   - id: the apns-id of its push.
    ///   - payload: values of the payload by their path.
    ///   - since: only what came after this cursor.
    public init(
        title: Pattern? = nil,
        subtitle: Pattern? = nil,
        body: Pattern? = nil,
        app: String? = nil,
        category: String? = nil,
        thread: String? = nil,
        id: String? = nil,
        payload: [String: JSONValue]? = nil,
        since: String? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.app = app
        self.category = category
        self.thread = thread
        self.id = id
        self.payload = payload
        self.since = since
    }
}

/// A notification as a person saw it, with what was sent and how far it came.
public struct SeenNotification: Sendable, Decodable {
    /// The apns-id of its push, or the journey of a local one.
    public let id: String
    /// The app's bundle id.
    public let app: String?
    /// What a person reads.
    public let title, subtitle, body: String?
    /// Its category's identifier.
    public let category: String?
    /// Its `thread-id`.
    public let thread: String?
    /// What was sent.
    public let payload: JSONValue?
    /// Its steps by their names, in order.
    public let steps: [String]
}
