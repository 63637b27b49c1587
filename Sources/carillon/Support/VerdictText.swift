import DeviceCore

/// A verdict as a person reads it in a terminal.
struct VerdictText {
    let verdict: JourneyVerdict

    /// A mark and its words, in the colour of how bad it is.
    var title: String { Terminal.styled("\(mark) \(verdict.title)", colour) }

    /// The words, and the sentence of the step that decided, which does not say them again.
    var lines: [String] {
        let said = "\(verdict.title): "
        return [title]
            + (verdict.detail.map { ["    \($0.hasPrefix(said) ? String($0.dropFirst(said.count)) : $0)"] } ?? [])
    }

    private var mark: String {
        switch verdict.kind.severity {
        case .failed: "✗"
        case .warning: "!"
        case .good: "✓"
        case .quiet, .pending: "·"
        }
    }

    private var colour: Terminal.Style {
        switch verdict.kind.severity {
        case .failed: .red
        case .warning: .yellow
        case .good: .green
        case .quiet, .pending: .dim
        }
    }
}
