/// What the author has to be told: where, what, and what to do.
package struct RewriteDiagnostic: Hashable, Codable, Sendable, CustomStringConvertible {
    /// What the builder does with it.
    package enum Severity: String, Codable, Sendable {
        /// It cannot work here.
        case error
        /// It works otherwise than on Apple's platforms, or not there.
        case warning
        /// The reason why the compiler may reject the line; not worth a word if it accepts it.
        case hint
    }

    package let severity: Severity
    /// The author's path.
    package let path: String
    /// From 1.
    package let line: Int
    /// From 1, in bytes of UTF-8, as the compiler counts.
    package let column: Int
    /// What, and what to do.
    package let message: String

    /// In the compiler's form; a hint is called a note.
    package var description: String {
        "\(path):\(line):\(column): \(severity == .hint ? "note" : severity.rawValue): \(message)"
    }
}
