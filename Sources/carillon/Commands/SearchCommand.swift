import ArgumentParser
import DeviceCore
import Foundation
import Screen

/// Finds pushes among all that the phone keeps.
struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find pushes by words and fields among all that the phone keeps, or a hub's phones.",
        discussion: """
            A word is looked for at the beginning of words in title, body, topic, id, the whole payload, the header fields \
            and what the steps say; neither case nor diacritics matter. Every term must hold; '!' before one turns it \
            round, quotes keep words together. Fields: \(JourneySearch.Field.allCases.map { "\($0.rawValue):" }.joined(separator: " ")). \
            Nothing else has a meaning: '*' and '%' separate words.

              carillon search dinner is:silenced '!level:passive'
              carillon search 'title:"at eight"' status:410 --json
              carillon search --hub order    on all phones of the hub, named

            Exit code 0: some were found. 1: none. 64: a field or value that cannot find anything. The phone keeps 100000 \
            pushes for 7 days unless 'up' is told otherwise (--keep-count, --keep-journeys).
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Option(help: "How many at most, 1 to 500.")
    var limit = 20

    @Option(help: ArgumentHelp("The page behind another: what it printed as next.", valueName: "number"))
    var before: Int?

    @Flag(help: "Look through all phones of the hub that 'carillon up' runs.")
    var hub = false

    @Argument(help: "Words, and field:value.")
    var words: [String] = []

    func validate() throws {
        guard (1...500).contains(limit) else { throw ValidationError("--limit is \(limit); it is 1 to 500") }
        if let before, before < 0 {
            throw ValidationError("--before is \(before); it is a number that a search printed")
        }
        if hub, before != nil { throw ValidationError("--before is for one phone; a hub's search has one page") }
        do {
            _ = try JourneySearch(search)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// An argument with a space in it, and without quotes of its own, is looked for as it stands.
    private var search: String {
        words.map { word in
            guard word.contains(where: \.isWhitespace), !word.contains("\"") else { return word }
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            let isField = parts.count == 2 && parts[0].drop { $0 == "!" }.allSatisfy(\.isLetter)
            if isField { return "\(parts[0]):\"\(parts[1])\"" }
            return word.hasPrefix("!") ? "!\"\(word.dropFirst())\"" : "\"\(word)\""
        }.joined(separator: " ")
    }

    func run() async throws {
        if hub { return try await runOnHub() }
        let phone = try PhoneClient(state: state.directory)
        var findings = try await answer { try await phone.find(search, limit: limit, before: before) }
        findings.found = findings.found.map { $0.said(by: ReaderLanguage.sentences) }
        if output.json {
            Terminal.line(String(decoding: try ScreenCoding.encoder.encode(findings), as: UTF8.self))
        } else {
            for journey in findings.found { Terminal.line(JourneyLine(journey: journey).text) }
            if let next = findings.next {
                Terminal.complain("\(findings.found.count) of \(findings.total); --before \(next) goes on.")
            }
        }
        try end(findings.found.isEmpty, unindexed: findings.unindexed)
    }

    private func runOnHub() async throws {
        let hub = try PhoneClient(hub: state.directory)
        var findings = try await answer { try await hub.findOnPhones(search, limit: limit) }
        for index in findings.found.indices {
            findings.found[index].journey = findings.found[index].journey.said(by: ReaderLanguage.sentences)
        }
        if output.json {
            Terminal.line(String(decoding: try ScreenCoding.encoder.encode(findings), as: UTF8.self))
        } else {
            for one in findings.found { Terminal.line("\(one.device)  \(JourneyLine(journey: one.journey).text)") }
            if findings.found.count < findings.total {
                Terminal.complain("\(findings.found.count) of \(findings.total); --limit is up to 500.")
            }
        }
        try end(findings.found.isEmpty, unindexed: findings.unindexed)
    }

    private func answer<Findings>(_ ask: () async throws -> Findings) async throws -> Findings {
        do {
            return try await ask()
        } catch let refusal as PhoneClient.Refusal {
            throw failure(refusal.status == 400 ? .validationFailure : .unavailable, refusal.description)
        }
    }

    private func end(_ isEmpty: Bool, unindexed: Int) throws {
        if unindexed > 0 {
            Terminal.complain("\(unindexed) pushes that have just come are not looked through yet.")
        }
        guard isEmpty else { return }
        if !output.json { Terminal.complain("Nothing matches.") }
        throw ExitCode.negative
    }
}
