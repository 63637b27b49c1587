import Foundation
package import NotificationModel

/// What a person looks for among the pushes: words, `field:value`, and `!` before what is not wanted.
///
/// Every term must hold. A word is found where a word begins so, in any field that is read; quotes keep words together
/// (`title:"at eight"`). Case, diacritics and punctuation do not matter, and nothing in a search has a meaning beside
/// the colon, the quotes and the mark: a `*`, a `%` and whatever SQLite would read otherwise separate words.
package struct JourneySearch: Hashable, Sendable {
    private let terms: [Term]

    /// Asks for nothing, and finds all.
    package static let everything = JourneySearch(terms: [])

    private init(terms: [Term]) { self.terms = terms }

    /// How many terms a search has at most; each costs its share of the time.
    package static let termLimit = 32
    /// Characters of a search, at most.
    package static let lengthLimit = 1_000

    /// - Parameter words: as typed; none finds everything.
    /// - Throws: ``Problem`` for a field that is none, for what no journey can be or have, and for too much.
    package init(_ words: String) throws(Problem) {
        guard words.unicodeScalars.count <= Self.lengthLimit else {
            throw Problem("it has \(words.unicodeScalars.count) characters; \(Self.lengthLimit) are the most")
        }
        var terms: [Term] = []
        for word in Self.split(words) {
            let term = try Term(word)
            if !term.isEmpty { terms.append(term) }
        }
        guard terms.count <= Self.termLimit else {
            throw Problem("it has \(terms.count) terms; \(Self.termLimit) are the most")
        }
        self.terms = terms
    }

    /// A search that can find nothing, or that is too much.
    package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// Says which is meant, or else which there are.
        package let description: String

        init(_ text: String) { description = text }

        init(_ word: String, _ what: String, _ names: [String]) {
            let near = Spelling.nearest(to: word, in: names).map { "is “\($0)” meant?" }
            description = "“\(word)” is \(what); \(near ?? "there are \(names.joined(separator: ", "))")"
        }
    }

    /// Whether nothing is asked for.
    package var isEmpty: Bool { terms.isEmpty }

    /// Words, apart at spaces that do not stand in quotes.
    private static func split(_ words: String) -> [String] {
        var found: [String] = []
        var word = ""
        var isQuoted = false
        for character in words {
            if character == "\"" {
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                found.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        return (found + [word]).filter { !$0.isEmpty && $0 != "!" }
    }
}

extension JourneySearch {
    /// What a document has to have, or not to have: words one behind the other, the last by its beginning.
    package struct Condition: Hashable, Sendable {
        package let isWanted: Bool
        package let columns: [SearchDocument.Column]
        /// Empty: nothing has it.
        package let words: [String]

        func holds(_ document: SearchDocument) -> Bool {
            (!words.isEmpty && document.has(words, in: columns)) == isWanted
        }
    }

    /// All that has to hold.
    ///
    /// - Parameter device: the phone's name, for `device:`.
    /// - Returns: nil when no journey of that phone can be found.
    package func conditions(device: String) -> [Condition]? {
        var conditions: [Condition] = []
        for term in terms {
            if term.field == .device {
                guard SearchWords.contains(SearchWords.of(device), term.words) == term.isWanted else { return nil }
            } else {
                conditions.append(Condition(isWanted: term.isWanted, columns: term.columns, words: term.words))
            }
        }
        return conditions
    }

    /// Whether a journey is what is looked for; what the index answers, without an index.
    ///
    /// - Parameters:
    ///   - journey: with its steps and its payload.
    ///   - summary: of the same journey.
    ///   - device: the phone's name, for `device:`.
    package func finds(_ journey: Journey, _ summary: JourneySummary, device: String) -> Bool {
        guard let conditions = conditions(device: device) else { return false }
        let document = SearchDocument(journey, summary)
        return conditions.allSatisfy { $0.holds(document) }
    }

    /// The names before a colon.
    package enum Field: String, CaseIterable, Sendable {
        case title, body, topic, device, thread, category, level, type, id, status
        /// `attachment`, `sound`, `badge`, `log`, `reply` or `change`.
        case has
        /// A step such as `shown`, or `silenced`, `alerted`, `local`, `remote`.
        case `is`
        /// What became of the service extension: `timeout`, `crash`, `hung`, `delivered`, `skipped` …
        case `extension`

        /// All that may stand behind the colon; nil where anything may.
        var values: [String]? {
            switch self {
            case .has: JourneyFacts.things
            case .is: JourneyFacts.states + JourneyEvent.all.map(\.rawValue)
            case .extension: JourneyFacts.extensionEnds
            case .level: InterruptionLevel.allCases.map(\.payloadName)
            default: nil
            }
        }

        var column: SearchDocument.Column {
            switch self {
            case .title: .title
            case .body: .body
            case .topic: .topic
            case .thread: .thread
            case .category: .category
            case .level: .level
            case .type: .type
            case .id: .id
            case .status: .status
            case .device, .has, .is, .extension: .marks
            }
        }
    }

    private struct Term: Hashable, Sendable {
        let isWanted: Bool
        let field: Field?
        let words: [String]

        /// Whether it asks for nothing: a field is still being typed, or there is only punctuation.
        var isEmpty: Bool { words.isEmpty }

        var columns: [SearchDocument.Column] { field.map { [$0.column] } ?? SearchDocument.Column.spoken }

        init(_ word: String) throws(Problem) {
            isWanted = !word.hasPrefix("!")
            let bare = isWanted ? word[...] : word.dropFirst()
            let parts = bare.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, Self.isName(parts[0]), !parts[1].hasPrefix("/") else {
                field = nil
                words = SearchWords.of(String(bare))
                return
            }
            guard let field = Field(rawValue: parts[0].lowercased()) else {
                throw Problem(String(parts[0]), "no field to search in", Field.allCases.map(\.rawValue))
            }
            self.field = field
            let value = String(parts[1])
            words = Self.words(of: value, in: field)
            let asked = value.lowercased()
            guard !asked.isEmpty, let names = field.values, !names.contains(where: { $0.hasPrefix(asked) }) else {
                return
            }
            throw Problem(value, "nothing that \(field.rawValue): knows", names)
        }

        private static func words(of value: String, in field: Field) -> [String] {
            switch field {
            case _ where value.isEmpty: []
            case .has: [JourneyFacts.mark("has", value)]
            case .is: [JourneyFacts.mark("is", value)]
            case .extension: [JourneyFacts.extensionMark(value)]
            default: SearchWords.of(value)
            }
        }

        /// Whether what stands before a colon is meant as a field: a time such as `12:30` and an address are not.
        private static func isName(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy(\.isLetter) }
    }
}
