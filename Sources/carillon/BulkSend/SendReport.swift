import Foundation
import Sender

/// How a sending to many went, for people and programs.
struct SendReport: Encodable {
    var summary: SendSummary
    /// Everyone in the file.
    var recipients: Int
    /// Lines of the file that were left out, since their token stood there before.
    var repeated: Int
    /// Who had been sent to before, by the log.
    var before: Int
    /// Of those, whose push was under way when the sending before was interrupted.
    var doubtful: Int
    var seconds: Double
    /// The reason that ended it early.
    var stop: String?
    var log: String

    /// Who has not been sent to.
    var unsent: Int { recipients - before - summary.ended }

    /// Whether everyone's push was accepted, as far as can be known.
    var isComplete: Bool { summary.accepted == recipients - before && doubtful == 0 }

    var lines: [String] {
        var lines = [Terminal.styled("\(summary.accepted) accepted", .green) + pace]
        if before > 0 { lines.append("\(before) had been sent before") }
        if repeated > 0 {
            lines.append("\(repeated) \(repeated == 1 ? "line" : "lines") left out: the token stood there before")
        }
        for refusals in summary.refused {
            let explanation = refusals.explanation.map { ": \(ReaderLanguage.said($0))" } ?? ""
            lines.append(Terminal.styled("\(refusals.count) \(refusals.reason)", .red) + explanation)
            lines += refusals.causes.map { "  " + ReaderLanguage.said("usually: \($0)") }
        }
        if summary.unreachable > 0 {
            lines.append(
                Terminal.styled("\(summary.unreachable) without an answer", .red)
                    + ": nobody answered, or the answer was lost"
            )
        }
        if doubtful > 0 {
            lines.append(
                Terminal.styled("\(doubtful) in doubt", .yellow)
                    + ": they were under way when the sending was interrupted; --again sends to them"
            )
        }
        if let stop {
            lines.append("ended at \(stop): the next push would have been refused alike; \(unsent) were not sent")
        }
        if let latency { lines.append(latency) }
        lines.append("log: \(log)")
        return lines
    }

    private var pace: String {
        guard summary.ended > 0 else { return "" }
        return String(format: " in %.2f s, %.0f a second", seconds, Double(summary.ended) / max(0.001, seconds))
    }

    private var latency: String? {
        summary.percentiles.map {
            String(format: "answers after: median %.1f ms, 95 %% %.1f ms, 99 %% %.1f ms", $0.p50, $0.p95, $0.p99)
        }
    }
}
