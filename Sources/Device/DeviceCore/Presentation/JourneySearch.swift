import Foundation
public import NotificationModel

/// What a person looks for among the pushes: words, `field:value`, and `!` before what is not wanted.
///
/// Every term must hold. A word without a field is looked for everywhere; quotes keep words together
/// (`title:"at eight"`). Neither case nor diacritics matter.
public struct JourneySearch: Hashable, Sendable {
    private let terms: [Term]

    /// Terms after the 32nd are passed over.
    public static let termLimit = 32

    /// - Parameter words: as typed; none finds everything.
    public init(_ words: String) {
        terms = Self.split(words).prefix(Self.termLimit).map(Term.init)
    }

    /// Whether nothing is asked for.
    public var isEmpty: Bool { terms.isEmpty }

    /// Whether a journey is what is looked for.
    ///
    /// - Parameters:
    ///   - journey: with its steps and its payload.
    ///   - summary: of the same journey.
    ///   - device: the phone's name, for `device:`.
    public func finds(_ journey: Journey, _ summary: JourneySummary, device: String) -> Bool {
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
    public enum Field: String, CaseIterable, Sendable {
        case title, body, topic, device, thread, category, level, type, id, status
        /// `attachment`, `sound`, `badge`, `log`, `reply` or `change`.
        case has
        /// A step such as `shown`, or `silenced`, `alerted`, `local`, `remote`.
        case `is`
        /// What became of the service extension: `timeout`, `crash`, `hung`, `delivered`, `skipped` …
        case `extension`
    }

    private struct Term: Hashable, Sendable {
        let isWanted: Bool
        let field: Field?
        let value: String

        init(_ word: String) {
            isWanted = !word.hasPrefix("!")
            let bare = isWanted ? word[...] : word.dropFirst()
            let parts = bare.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            field = parts.count == 2 ? Field(rawValue: parts[0].lowercased()) : nil
            value = String(field == nil ? bare : parts[1])
        }

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
