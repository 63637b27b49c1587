package import NotificationModel

/// A journey as the index has it: words by column.
package struct SearchDocument: Hashable, Sendable {
    /// Where words stand.
    package enum Column: String, CaseIterable, Sendable {
        case title, body, topic, thread, category, level, type, id, status
        /// What `has:`, `is:` and `extension:` ask for, a word each.
        case marks
        /// The rest of the payload and of the header fields, and what the steps say.
        case rest

        /// Those that a word without a field is looked for in.
        static let spoken: [Self] = [.title, .body, .topic, .id, .rest]
    }

    /// Words of one column; more are not found.
    package static let wordLimit = 4_000
    /// Stands in the marks of every journey.
    package static let mark = "any"

    private var words: [Column: [String]] = [:]

    /// - Parameters:
    ///   - journey: with its steps and its payload.
    ///   - summary: of the same journey.
    package init(_ journey: Journey, _ summary: JourneySummary) {
        let facts = JourneyFacts(journey, summary)
        set(.title, [summary.title, facts.alert["title"] == summary.title ? nil : facts.alert["title"]])
        set(.body, [facts.alert["body"]])
        let topic = facts.header("apns-topic").flatMap { $0 == summary.bundleID ? nil : $0 }
        words[.topic] = SearchWords.ofName("\(summary.bundleID ?? "") \(topic ?? "")", limit: Self.wordLimit)
        set(.thread, [facts.aps?["thread-id"]?.string])
        set(.category, [facts.aps?["category"]?.string])
        set(.level, [facts.level])
        set(.type, [facts.pushType])
        set(.id, [summary.id])
        set(.status, [summary.status.map(String.init) ?? "local"])
        words[.marks] = [Self.mark] + facts.marks
        set(.rest, facts.rest)
    }

    /// A column's words, with a space between them: what the index takes as it is.
    package func text(_ column: Column) -> String { words[column, default: []].joined(separator: " ") }

    func has(_ wanted: [String], in columns: [Column]) -> Bool {
        columns.contains { SearchWords.contains(words[$0, default: []], wanted) }
    }

    private mutating func set(_ column: Column, _ texts: [String?]) {
        var found: [String] = []
        for text in texts where found.count < Self.wordLimit {
            if let text { found += SearchWords.of(text, limit: Self.wordLimit - found.count) }
        }
        words[column] = found
    }
}
