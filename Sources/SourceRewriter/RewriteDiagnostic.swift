/// What the author has to be told: where, what, and what to do.
public struct RewriteDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What the builder does with it.
    public enum Severity: String, Sendable {
        /// It cannot work here.
        case error
        /// It works otherwise than on Apple's platforms, or not there.
        case warning
        /// The reason why the compiler may reject the line; not worth a word if it accepts it.
        case hint
    }

    public let severity: Severity
    /// The author's path.
    public let path: String
    /// From 1.
    public let line: Int
    /// From 1, in bytes of UTF-8, as the compiler counts.
    public let column: Int
    /// What, and what to do.
    public let message: String

    /// In the compiler's form; a hint is called a note.
    public var description: String {
        "\(path):\(line):\(column): \(severity == .hint ? "note" : severity.rawValue): \(message)"
    }
}
