/// One thing that Apple asks of a client of its provider API: what it is, how bad, who says so, and what to do.
///
/// ``all`` is the only list of them: the gateway, the command and `Documentation/ClientRules.md` read it.
public struct ClientRule: Codable, Hashable, Sendable {
    /// Such as `token-per-push`; never changes, so that others may refer to it.
    public let id: String
    /// One sentence that says what the client does.
    public let title: String
    /// How bad it is.
    public let severity: LintRule.Severity
    /// One sentence that says what to do.
    public let fix: String
    /// Where the rule comes from.
    public let source: LintRule.Source

    init(_ id: String, _ severity: LintRule.Severity, _ title: String, fix: String, _ source: LintRule.Source) {
        self.id = id
        self.title = title
        self.severity = severity
        self.fix = fix
        self.source = source
    }
}

extension ClientRule {
    /// The same rule in other words, such as those of another language.
    package init(_ rule: ClientRule, title: String, fix: String) {
        self.init(rule.id, rule.severity, title, fix: fix, rule.source)
    }
}

extension LintRule.Source {
    static let tokens = apple("usernotifications/establishing-a-token-based-connection-to-apns")
    static let handling = apple("usernotifications/handling-notification-responses-from-apns")
    static let http2 = Self(title: "RFC 9113 §6.8", url: "https://www.rfc-editor.org/rfc/rfc9113#section-6.8")
    static let jwt = Self(title: "RFC 7519 §4.1.6", url: "https://www.rfc-editor.org/rfc/rfc7519#section-4.1.6")
}
