/// One thing that the linter looks for: what it is, how bad, who says so, and what to do.
///
/// ``all`` is the only list of them: commands, API, SARIF and `Documentation/LintRules.md` read it.
public struct LintRule: Codable, Hashable, Sendable {
    /// Such as `badge-not-number`; never changes, so that others may refer to it.
    public let id: String
    /// One sentence that says what is wrong.
    public let title: String
    /// How bad it is.
    public let severity: Severity
    /// One sentence that says what to do.
    public let fix: String
    /// Where the rule comes from.
    public let source: Source

    /// How bad a mark is.
    public enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
        /// APNs rejects it, or the phone shows nothing of it.
        case error
        /// It is passed over, or has no effect.
        case warning
    }

    /// A page that states a rule.
    public struct Source: Codable, Hashable, Sendable {
        /// Its name, as its publisher writes it in its address.
        public let title: String
        /// Its address.
        public let url: String
    }

    init(_ id: String, _ severity: Severity, _ title: String, fix: String, _ source: Source) {
        self.id = id
        self.title = title
        self.severity = severity
        self.fix = fix
        self.source = source
    }

    /// The same rule in other words.
    package init(_ rule: LintRule, title: String, fix: String) {
        self.init(rule.id, rule.severity, title, fix: fix, rule.source)
    }
}

extension LintRule.Source {
    static let generating = apple("usernotifications/generating-a-remote-notification")
    static let sending = apple("usernotifications/sending-notification-requests-to-apns")
    static let background = apple("usernotifications/pushing-background-updates-to-your-app")
    static let modifying = apple("usernotifications/modifying-content-in-newly-delivered-notifications")
    static let categories = apple("usernotifications/declaring-your-actionable-notification-types")
    static let sounds = apple("usernotifications/unnotificationsound")
    static let attachments = apple("usernotifications/unnotificationattachment")
    static let summaries = apple("usernotifications/unmutablenotificationcontent/summaryargument")
    static let activities = apple(
        "activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
    )
    static let transport = apple("bundleresources/information-property-list/nsapptransportsecurity")
    static let json = Self(title: "RFC 8259", url: "https://www.rfc-editor.org/rfc/rfc8259")

    static func apple(_ page: String) -> Self {
        let title = page.split(separator: "/").last.map(String.init) ?? page
        return Self(title: title, url: "https://developer.apple.com/documentation/\(page)")
    }
}
