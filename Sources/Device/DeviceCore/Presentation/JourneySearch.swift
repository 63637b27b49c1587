import Foundation
package import NotificationModel

/// What a person looks for among the pushes: words, `field:value`, and `!` before what is not wanted.
///
/// Every term must hold. A word without a field is looked for everywhere; quotes keep words together
/// (`title:"at eight"`). Neither case nor diacritics matter.
package struct JourneySearch: Hashable, Sendable {
    private let terms: [Term]

    /// Asks for nothing, and finds all.
    package static let everything = JourneySearch(terms: [])

    private init(terms: [Term]) { self.terms = terms }

    /// Terms after the 32nd are passed over.
    package static let termLimit = 32

    /// - Parameter words: as typed; none finds everything.
    /// - Throws: ``Problem`` for a field that is none, and for what no journey can be or have.
    package init(_ words: String) throws(Problem) {
        var terms: [Term] = []
        for word in Self.split(words).prefix(Self.termLimit) { terms.append(try Term(word)) }
        self.terms = terms
    }

    /// A term that can find nothing.
    package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// Says which is meant, or else which there are.
        package let description: String

        init(_ word: String, _ what: String, _ names: [String]) {
            let near = Spelling.nearest(to: word, in: names).map { "is “\($0)” meant?" }
            description = "“\(word)” is \(what); \(near ?? "there are \(names.joined(separator: ", "))")"
        }
    }

    /// Whether nothing is asked for.
    package var isEmpty: Bool { terms.isEmpty }

    /// Whether a journey is what is looked for.
    ///
    /// - Parameters:
    ///   - journey: with its steps and its payload.
    ///   - summary: of the same journey.
    ///   - device: the phone's name, for `device:`.
    package func finds(_ journey: Journey, _ summary: JourneySummary, device: String) -> Bool {
        guard !isEmpty else { return true }
        let facts = JourneyFacts(journey, summary, device: device)
        return terms.allSatisfy { $0.isWanted == $0.holds(facts) }
    }

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
            case .is: ["local", "remote", "alerted", "silenced"] + JourneyEvent.all.map(\.rawValue)
            case .extension: JourneyFacts.extensionEnds
            case .level: InterruptionLevel.allCases.map(\.payloadName)
            default: nil
            }
        }
    }

    private struct Term: Hashable, Sendable {
        let isWanted: Bool
        let field: Field?
        let value: String

        init(_ word: String) throws(Problem) {
            isWanted = !word.hasPrefix("!")
            let bare = isWanted ? word[...] : word.dropFirst()
            let parts = bare.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, Self.isName(parts[0]), !parts[1].hasPrefix("/") else {
                field = nil
                value = String(bare)
                return
            }
            guard let field = Field(rawValue: parts[0].lowercased()) else {
                throw Problem(String(parts[0]), "no field to search in", Field.allCases.map(\.rawValue))
            }
            self.field = field
            value = String(parts[1])
            let asked = value.lowercased()
            guard !asked.isEmpty, let names = field.values, !names.contains(where: { $0.hasPrefix(asked) }) else {
                return
            }
            throw Problem(value, "nothing that \(field.rawValue): knows", names)
        }

        /// Whether what stands before a colon is meant as a field: a time such as `12:30` and an address are not.
        private static func isName(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy(\.isLetter) }

        func holds(_ facts: JourneyFacts) -> Bool {
            func has(_ texts: String?...) -> Bool { texts.contains { $0?.localizedStandardContains(value) == true } }
            switch field {
            case _ where value.isEmpty: return true
            case nil: return facts.texts.contains { $0.localizedStandardContains(value) }
            case .title: return has(facts.summary.title, facts.alert["title"])
            case .body: return has(facts.alert["body"])
            case .topic: return has(facts.summary.bundleID, facts.header("apns-topic"))
            case .device: return has(facts.device)
            case .thread: return has(facts.aps?["thread-id"]?.string)
            case .category: return has(facts.aps?["category"]?.string)
            case .level: return facts.level.hasPrefix(value.lowercased())
            case .type: return facts.pushType.hasPrefix(value.lowercased())
            case .id: return has(facts.summary.id)
            case .status: return (facts.summary.status.map(String.init) ?? "local").hasPrefix(value)
            case .has: return facts.has(value.lowercased())
            case .is: return facts.is(value.lowercased())
            case .extension: return facts.wasExtension(value.lowercased())
            }
        }
    }
}
