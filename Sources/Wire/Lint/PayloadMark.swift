/// What in a push is wrong, or is not what its author seems to mean, and where.
public struct PayloadMark: Codable, Hashable, Sendable {
    /// The ``LintRule``'s id.
    public var rule: String
    /// How bad it is.
    public var severity: LintRule.Severity
    /// Where, such as `aps.alert.title` or `apns-priority`; empty for the whole payload.
    public var path: String
    /// The same as a JSON pointer (RFC 6901), to what is there; nil for a header field.
    public var pointer: String?
    /// Where its text is, from 1; nil for a header field.
    public var line: Int?
    /// In Unicode scalars, from 1; nil for a header field.
    public var column: Int?
    /// One sentence for the author.
    public var message: String
    /// One sentence that says what to do.
    public var fix: String
}
