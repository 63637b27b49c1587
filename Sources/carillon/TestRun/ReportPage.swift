import DeviceCore
import Foundation
import Hub
import NotificationModel
import Screen

/// A report as a person reads it: one page that needs nothing else.
struct ReportPage {
    let report: TestReport

    var text: String {
        ReportDocument(title: report.summary, style: Self.style, body: body, hasPictures: true).text
    }

    private var body: String {
        """
        <header>
        <h1>\(report.status == 0 ? "Passed" : "Failed with \(report.status)")</h1>
        <p><code>\(report.command.joined(separator: " ").escapedMarkup)</code></p>
        <p>\(report.summary.escapedMarkup)</p>
        </header>
        <main>
        \(misses)
        \(report.phones.contains(where: \.isUsed) ? "" : "<p>Nothing was sent.</p>")
        \(report.phones.filter(\.isUsed).map(Self.phone).joined(separator: "\n"))
        </main>
        """
    }

    /// What was waited for in vain, and what came instead.
    private var misses: String {
        guard !report.failedWaits.isEmpty else { return "" }
        let items = report.failedWaits.map { "<li><pre>\($0.message.escapedMarkup)</pre></li>" }
        return "<div class=\"failed misses\"><h2>Waited for in vain</h2><ul>\(items.joined())</ul></div>"
    }

    private static func phone(_ record: PhoneRecord) -> String {
        let journeys = record.journeys.map { journey($0, record.pictures[$0.id]) }
        let screen = record.screen.map { picture in
            """
            <aside><h3>The screen at the end</h3>\
            <img alt="The phone's screen" src="data:image/png;base64,\(picture.base64EncodedString())"></aside>
            """
        }
        return """
            <section><div><h2>\(record.phone.escapedMarkup)</h2>
            \(journeys.joined(separator: "\n"))</div>
            \(screen ?? "")</section>
            """
    }

    private static func journey(_ journey: Journey, _ picture: PhoneRecord.Picture?) -> String {
        let verdict = JourneyVerdict(of: journey.entries)
        let severity = verdict.kind.severity
        let title = journey.title.isEmpty ? "(no title)" : journey.title
        let began = journey.entries.first?.at ?? .distantPast
        let payload = journey.payload.map { "<h3>Payload</h3><pre>\($0.escapedMarkup)</pre>" } ?? ""
        return """
            <details class="\(severity.rawValue)"\(severity == .failed ? " open" : "")>
            <summary><b>\(verdict.title.escapedMarkup)</b> \(title.escapedMarkup) \
            <small>\((journey.bundleID ?? "").escapedMarkup) <code>\(journey.id.escapedMarkup)</code></small></summary>
            \(verdict.detail.map { "<p>\($0.escapedMarkup)</p>" } ?? "")
            \(BeforeAndAfter(journey: journey, picture: picture).text)
            <ol>\(journey.entries.map { step($0, since: began) }.joined())</ol>
            \(payload)
            </details>
            """
    }

    private static func step(_ entry: JourneyEntry, since began: Date) -> String {
        let milliseconds = String(format: "%+.1f ms", entry.at.timeIntervalSince(began) * 1000)
        let rule = entry.rule.map { "<i>\($0.escapedMarkup)</i>" } ?? ""
        let changes = (entry.changes ?? []).map { change in
            let before = change.before.map { "<del>\($0.escapedMarkup)</del>" } ?? ""
            let after = change.after.map { "<ins>\($0.escapedMarkup)</ins>" } ?? ""
            return "<tr><th>\(change.field.escapedMarkup)</th><td>\(before)</td><td>\(after)</td></tr>"
        }
        let table = changes.isEmpty ? "" : "<table>\(changes.joined())</table>"
        return """
            <li><time>\(milliseconds)</time> <b>\(entry.event.rawValue.escapedMarkup)</b> \
            \(entry.text.escapedMarkup) \(rule)\(table)</li>
            """
    }

    private static let style = """
        :root{color-scheme:light dark;--bad:#c0262d;--good:#18794e;--warn:#8a5a00;font:15px/1.45 system-ui,sans-serif}
        @media(prefers-color-scheme:dark){:root{--bad:#ff8f8f;--good:#6fd6a5;--warn:#f0c060}}
        body{max-width:76rem;margin:2rem auto;padding:0 1rem}
        section{display:flex;gap:2rem;flex-wrap:wrap;align-items:flex-start}
        section>div{flex:1 1 34rem;min-width:0}aside{flex:0 1 20rem}aside img{max-width:100%;border-radius:1rem}
        details{border:1px solid #8884;border-radius:.6rem;padding:.5rem .8rem;margin:.5rem 0}
        summary{cursor:pointer}summary small{color:GrayText}li{margin:.2rem 0}time{color:GrayText;font-variant-numeric:tabular-nums}
        li i{color:GrayText}.failed summary b{color:var(--bad)}.good summary b{color:var(--good)}.warning summary b{color:var(--warn)}
        pre,code{overflow-wrap:anywhere;white-space:pre-wrap;font-size:.9em}
        .cards{display:flex;gap:1rem;flex-wrap:wrap}.cards figure{flex:1 1 14rem;margin:.5rem 0}
        .card{border:1px solid #8884;border-radius:1rem;padding:.7rem .9rem}.card img{max-width:100%;border-radius:.6rem;margin-top:.4rem}
        .misses{border:1px solid var(--bad);border-radius:.6rem;padding:.2rem .8rem;margin:.5rem 0}
        del{color:var(--bad)}ins{color:var(--good);text-decoration:none}th{text-align:left;font-weight:500;padding-right:1rem}
        """
}
