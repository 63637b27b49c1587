/// How a test's phone is: what the hub is asked for (`POST /api/v1/devices`).
public struct PhoneSetup: Sendable, Encodable {
    /// An app that the phone has from the start.
    public struct App: Sendable, Encodable, ExpressibleByStringLiteral {
        /// The answer to the app's question whether it may notify.
        public enum Permission: String, Sendable, Encodable {
            case allowed, denied, unanswered
        }

        /// The absolute path of what `carillon build` made; for a hub on another machine its name in the hub's bundles folder.
        public var bundle: String
        /// The answer to its question.
        public var permission: Permission
        /// Whether it was started once and left, so that its categories are there.
        public var opens: Bool

        /// - Parameters:
        ///   - bundle: the absolute path of what `carillon build` made.
        ///   - permission: the answer to its question.
        ///   - opens: whether it was started once and left, so that its categories are there.
        public init(_ bundle: String, _ permission: Permission = .allowed, opens: Bool = true) {
            self.bundle = bundle
            self.permission = permission
            self.opens = opens
        }

        /// An app that may notify.
        public init(stringLiteral value: String) { self.init(value) }
    }

    /// Where the phone takes the time from.
    public enum Clock: String, Sendable, Encodable {
        case real
        /// It stands until the test moves it.
        case manual
    }

    /// The phone's name.
    public var name: String?
    /// Such as `de`, or `zh-Hans`.
    public var language: String?
    /// Such as `Europe/Vienna`.
    public var timeZone: String?
    /// Where it takes the time from.
    public var clock: Clock?
    /// Where a clock that stands stands first, in seconds since 1970.
    public var clockStarts: Double?
    /// Its apps.
    public var apps: [App]
}
