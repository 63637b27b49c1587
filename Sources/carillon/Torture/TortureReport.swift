import Foundation
import PrivateFiles

/// What a torture found, for a file: every case, and the screen of those that went wrong.
struct TortureReport: Encodable {
    var bundle: String
    var isPassed: Bool
    var grades: [String: Int]
    var cases: [TortureResult]
    private let pictures: [String: Data]

    private enum CodingKeys: CodingKey {
        case bundle, isPassed, grades, cases
    }

    /// - Parameters:
    ///   - bundle: as it was named.
    ///   - cases: in their order.
    ///   - pictures: PNGs by the names of their cases.
    init(bundle: String, cases: [TortureResult], pictures: [String: Data]) {
        self.bundle = bundle
        self.pictures = pictures
        self.cases = cases.map { result in
            var result = result
            result.picture = pictures[result.name].map { _ in result.name + ".png" }
            return result
        }
        grades = Dictionary(grouping: cases, by: \.grade.rawValue).mapValues(\.count)
        isPassed = !cases.contains { $0.grade.isBad }
    }

    /// Such as `45 cases: 20 right, 25 degraded`.
    var summary: String {
        let counts = TortureGrade.allCases.compactMap { grade in
            grades[grade.rawValue].map { "\($0) \(grade.rawValue)" }
        }
        return "\(cases.count) cases: \(counts.joined(separator: ", "))"
    }

    /// Writes `torture.html`, which needs nothing else, `torture.json`, and each picture beside them.
    ///
    /// - Returns: the page.
    /// - Throws: an exit code, after telling what cannot be written.
    func write(to folder: URL) throws -> URL {
        let page = folder.appending(path: "torture.html")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, picture) in pictures {
                try picture.write(to: folder.appending(path: "\(name).png"), options: .atomic)
            }
            try JSONEncoder.readable.encode(self).write(to: folder.appending(path: "torture.json"), options: .atomic)
            try Data(text.utf8).write(to: page, options: .atomic)
        } catch {
            throw failure(.badInput, "the report cannot be written to \(folder.path): \(error.systemReason)")
        }
        return page
    }

    private var text: String {
        ReportDocument(title: summary, style: Self.style, body: body, hasPictures: true).text
    }

    private var body: String {
        """
        <h1>\(isPassed ? "Passed" : "Failed")</h1>
        <p><code>\(bundle.escapedMarkup)</code></p>
        <p>\(summary.escapedMarkup)</p>
        \(cases.map { Self.part($0, pictures[$0.name]) }.joined(separator: "\n"))
        """
    }

    private static func part(_ result: TortureResult, _ picture: Data?) -> String {
        let place = result.place.map { " at \($0.escapedMarkup)" } ?? ""
        let stack =
            result.stack.isEmpty ? "" : "<pre>\(result.stack.joined(separator: "\n").escapedMarkup)</pre>"
        let image = picture.map {
            "<img alt=\"The phone's screen\" src=\"data:image/png;base64,\($0.base64EncodedString())\">"
        }
        return """
            <details id="\(result.name)" class="\(result.grade.rawValue)"\(result.grade.isBad ? " open" : "")>
            <summary><b>\(result.grade.rawValue)\(place)</b> <code>\(result.name.escapedMarkup)</code> \
            \(result.what.escapedMarkup)</summary>
            <div class="fall"><div><p>\(result.detail.escapedMarkup)</p>\(stack)</div>\(image ?? "")</div>
            </details>
            """
    }

    private static let style = """
        :root{color-scheme:light dark;--bad:#c0262d;--good:#18794e;--warn:#8a5a00;font:15px/1.45 system-ui,sans-serif}
        @media(prefers-color-scheme:dark){:root{--bad:#ff8f8f;--good:#6fd6a5;--warn:#f0c060}}
        body{max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
        details{border:1px solid #8884;border-radius:.6rem;padding:.5rem .8rem;margin:.5rem 0}summary{cursor:pointer}
        .right b{color:var(--good)}.degraded b{color:var(--warn)}
        .timed-out b,.crashed b,.lost b{color:var(--bad)}.skipped{opacity:.7}
        pre,code{overflow-wrap:anywhere;white-space:pre-wrap;font-size:.9em}
        .fall{display:flex;flex-wrap:wrap;gap:0 1.5rem}.fall div{flex:1 1 20rem;min-width:0}
        img{max-width:min(100%,16rem);align-self:flex-start;border-radius:1rem;margin:.5rem 0}
        """
}
