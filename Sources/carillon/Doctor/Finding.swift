import Foundation

/// One thing that was examined.
struct Finding: Encodable {
    /// Whether it is as it should be.
    enum Verdict: String, Encodable {
        case good
        /// Something does not work.
        case bad
        /// Worth knowing; nothing is broken.
        case note
    }

    var verdict: Verdict
    var what: String
    /// What to do about it.
    var remedy: String?

    static func good(_ what: String) -> Finding { Finding(verdict: .good, what: what) }
    static func bad(_ what: String, _ remedy: String? = nil) -> Finding {
        Finding(verdict: .bad, what: what, remedy: remedy)
    }
    static func note(_ what: String, _ remedy: String? = nil) -> Finding {
        Finding(verdict: .note, what: what, remedy: remedy)
    }

    /// As a person reads it.
    var lines: [String] {
        let mark =
            switch verdict {
            case .good: Terminal.styled("✓", .green)
            case .bad: Terminal.styled("✗", .red)
            case .note: Terminal.styled("·", .yellow)
            }
        return ["\(mark) \(what)"] + (remedy.map { ["    \(Terminal.styled("→ \($0)", .dim))"] } ?? [])
    }
}
