import Foundation
import Sender

/// A report on a sending as one page that needs nothing else.
struct SendReportPage {
    let report: SendReport

    var text: String {
        ReportDocument(title: title, style: Self.style, body: body).text
    }

    private var title: String { "\(report.summary.accepted) of \(report.recipients) accepted" }

    private var body: String {
        """
        <h1>\(title)</h1>
        <table>
        \(rows.map { "<tr><th>\($0.escapedMarkup)</th><td>\($1.escapedMarkup)</td></tr>" }.joined(separator: "\n"))
        </table>
        \(refusals)
        <h2>Answers a second</h2>
        \(bars(report.summary.perSecond.enumerated().map { ("\($0.offset) s", $0.element) }))
        <h2>Milliseconds to the answer</h2>
        \(bars(histogram))
        """
    }

    private var rows: [(String, String)] {
        var rows = [("seconds", String(format: "%.2f", report.seconds))]
        if report.before > 0 { rows.append(("sent before", "\(report.before)")) }
        if report.summary.unreachable > 0 { rows.append(("without an answer", "\(report.summary.unreachable)")) }
        if report.doubtful > 0 { rows.append(("in doubt", "\(report.doubtful)")) }
        if let stop = report.stop { rows.append(("ended at", "\(stop); \(report.unsent) not sent")) }
        if let latency = report.summary.percentiles {
            rows.append(("median, ms", String(format: "%.1f", latency.p50)))
            rows.append(("95th percentile, ms", String(format: "%.1f", latency.p95)))
            rows.append(("99th percentile, ms", String(format: "%.1f", latency.p99)))
        }
        return rows
    }

    private var refusals: String {
        guard !report.summary.refused.isEmpty else { return "" }
        let rows = report.summary.refused.map { refusals in
            let causes = refusals.causes.map { "<li>\($0.escapedMarkup)</li>" }.joined()
            return "<tr><th>\(refusals.reason.escapedMarkup)</th><td>\(refusals.count)</td>"
                + "<td>\((refusals.explanation ?? "").escapedMarkup)"
                + (causes.isEmpty ? "" : "<ul>\(causes)</ul>") + "</td></tr>"
        }
        return "<h2>Refused</h2><table>\(rows.joined())</table>"
    }

    /// Answers by powers of two of their milliseconds.
    private var histogram: [(String, Int)] {
        var counts: [Int: Int] = [:]
        for latency in report.summary.latencies {
            counts[Int(max(0, min(30, log2(max(1, latency)).rounded(.down)))), default: 0] += 1
        }
        guard let least = counts.keys.min(), let most = counts.keys.max() else { return [] }
        return (least...most).map { ("from \(1 << $0)", counts[$0] ?? 0) }
    }

    private func bars(_ values: [(name: String, count: Int)]) -> String {
        let most = max(1, values.map(\.count).max() ?? 1)
        let (width, height) = (720.0, 160.0)
        let step = width / Double(max(1, values.count))
        let drawn = values.enumerated().map { place, value in
            let tall = height * Double(value.count) / Double(most)
            let facts = [Double(place) * step, height - tall, max(0.5, step - 1), tall].map {
                String(format: "%.1f", $0)
            }
            return """
                <rect x="\(facts[0])" y="\(facts[1])" width="\(facts[2])" height="\(facts[3])">\
                <title>\(value.name.escapedMarkup): \(value.count)</title></rect>
                """
        }
        let ends = [values.first?.name, values.last?.name].map { ($0 ?? "").escapedMarkup }
        return """
            <figure><svg viewBox="0 0 720 160" role="img" aria-label="at most \(most)">\(drawn.joined())</svg>
            <figcaption><span>\(ends[0])</span><span>at most \(most)</span><span>\(ends[1])</span></figcaption></figure>
            """
    }

    private static let style = """
        :root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}
        body{max-width:48rem;margin:2rem auto;padding:0 1rem}
        th,td{vertical-align:top}th{text-align:left;font-weight:500;padding-right:1rem}td{font-variant-numeric:tabular-nums}
        figure{margin:0}svg{width:100%;background:#8881;border-radius:.4rem}rect{fill:#2f6fde}
        figcaption{display:flex;justify-content:space-between;color:GrayText}
        """
}
