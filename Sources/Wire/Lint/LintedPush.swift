public import Foundation

/// A push that the linter looks at: its payload, and what else is known of it. What is nil is not looked at.
public struct LintedPush: Sendable {
    /// As it is sent.
    public var payload: Data
    /// `apns-push-type`.
    public var pushType: String
    /// `apns-priority`.
    public var priority: Int?
    /// `apns-topic`.
    public var topic: String?
    /// `apns-collapse-id`.
    public var collapseID: String?
    /// `apns-expiration`, in seconds since 1970.
    public var expiration: Double?
    /// The app that it is for.
    public var app: App?
    /// What is known of the media that it names, by their addresses.
    public var media: [String: Media]

    /// A push of a type.
    public init(payload: Data, pushType: String = "alert") {
        self.payload = payload
        self.pushType = pushType
        self.media = [:]
    }

    /// What an installed app has.
    public struct App: Sendable {
        /// Those it registered, and those of its content extensions.
        public var categories: Set<String>
        /// Whether a service extension may change its pushes.
        public var hasServiceExtension: Bool
        /// Why a sound cannot be played, by its name.
        public var soundProblems: [String: String]

        /// An app's facts.
        public init(categories: Set<String>, hasServiceExtension: Bool, soundProblems: [String: String] = [:]) {
            self.categories = categories
            self.hasServiceExtension = hasServiceExtension
            self.soundProblems = soundProblems
        }
    }

    /// What an address answers.
    public enum Media: Hashable, Sendable {
        /// A file of so many bytes; nil when the answer does not say.
        case file(size: Int?)
        /// Why there is none.
        case unreachable(String)
    }
}
