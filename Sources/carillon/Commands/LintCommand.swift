import ArgumentParser
import Foundation
import Lint
import ProviderAPI
import Screen

/// Says what is wrong with pushes before they are sent.
struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Say what in a payload is wrong, or has no effect.",
        discussion: """
            Reads payloads as their author would want them read: what APNs would reject, and what a phone would pass \
            over in silence, such as an unknown key (with the one that may be meant), a value of the wrong type, or a \
            flag without effect. Nothing has to run, except for --app, which asks the phone for the app's categories, \
            sounds and extensions.

              carillon lint Examples/Payloads/*.json
              carillon lint silent.json --type background --priority 5
              carillon lint news.json --app com.example.News --media
              generate-payload | carillon lint - --sarif > lint.sarif

            Exits with 1 when there is an error; with --strict also for a warning.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Argument(help: "Files with payloads, or - for standard input.")
    var payloads: [String] = []

    @Option(name: .long, help: "apns-push-type: alert, background, voip, liveactivity …")
    var type = "alert"

    @Option(name: .long, help: "apns-priority.")
    var priority: Int?

    @Option(name: .long, help: "apns-topic.")
    var topic: String?

    @Option(name: .long, help: "apns-collapse-id.")
    var collapseID: String?

    @Option(name: .long, help: ArgumentHelp("apns-expiration.", valueName: "seconds"))
    var expiration: Double?

    @Option(name: .long, help: ArgumentHelp("The app on this state's phone that it is for.", valueName: "bundle id"))
    var app: String?

    @Flag(name: .long, help: "Ask the addresses of media whether they answer, and how large their files are.")
    var media = false

    @Flag(name: .long, help: "Take warnings as errors.")
    var strict = false

    @Flag(name: .long, help: "Print SARIF 2.1.0, for code hosts and editors.")
    var sarif = false

    @Flag(name: .long, help: "Print every rule, and look at nothing.")
    var rules = false

    private struct Report: Encodable {
        var payload: String
        var marks: [PayloadMark]
    }

    func validate() throws {
        if payloads.isEmpty, !rules { throw ValidationError("give files with payloads, or - for standard input") }
        if sarif, output.json { throw ValidationError("choose one of --json and --sarif") }
        if media, app != nil { throw ValidationError("--media and --app are looked at one after the other; give one") }
    }

    func run() async throws {
        if rules { return try tellRules() }
        var reports: [Report] = []
        for payload in payloads { reports.append(try await look(at: payload)) }
        if sarif {
            try Terminal.json(SarifLog(reports.map { ($0.payload, $0.marks) }, version: Version.number))
        } else if output.json {
            try Terminal.json(reports)
        } else {
            for report in reports { tell(report) }
        }
        let isWrong = reports.contains { report in report.marks.contains { strict || $0.severity == .error } }
        if isWrong { throw ExitCode.negative }
    }

    private func look(at payload: String) async throws -> Report {
        var push = LintedPush(payload: try PayloadFile.read(payload), pushType: type)
        push.priority = priority
        push.topic = topic
        push.collapseID = collapseID
        push.expiration = expiration
        let marks: [PayloadMark]
        if let app {
            marks = try await PhoneClient(state: state.directory).marks(of: push, app: app)
        } else {
            if media {
                push.payload = try SampleMedia.filled(push.payload, state: state.directory)
                push.media = await MediaInquiry.ask(PayloadLint.mediaAddresses(in: push))
            }
            marks = PayloadLint.marks(of: push)
        }
        return Report(payload: payload, marks: marks.map { $0.said(by: ReaderLanguage.sentences) })
    }

    private func tell(_ report: Report) {
        let name = report.payload == "-" ? "standard input" : report.payload
        if report.marks.isEmpty { Terminal.line("\(name): \(Terminal.styled("right", .green))") }
        for mark in report.marks {
            let severity = Terminal.styled(mark.severity.rawValue, mark.severity == .error ? .red : .yellow)
            let place = [name, mark.line.map(String.init), mark.column.map(String.init)].compactMap(\.self)
            let path = mark.path.isEmpty ? "" : "\(mark.path): "
            let rule = Terminal.styled("[\(mark.rule)]", .dim)
            Terminal.line("\(place.joined(separator: ":")): \(severity): \(path)\(mark.message) \(rule)")
        }
    }

    private func tellRules() throws {
        let rules = LintRule.all.map { $0.said(by: ReaderLanguage.sentences) }
        if output.json { return try Terminal.json(rules) }
        for rule in rules {
            Terminal.line("\(Terminal.styled(rule.id, .bold)) (\(rule.severity.rawValue)): \(rule.title)")
            Terminal.line("    \(rule.fix)")
            Terminal.line("    \(Terminal.styled(rule.source.url, .dim))")
        }
    }
}

extension PhoneClient {
    /// What the phone says of a push for one of its apps.
    fileprivate func marks(of push: LintedPush, app: String) async throws -> [PayloadMark] {
        do {
            let answer = try await post("pushes/lint", LintRequest(push, bundleID: app))
            return try ScreenCoding.decoder.decode([PayloadMark].self, from: answer)
        } catch let refusal as Refusal {
            throw failure(refusal.status == 404 ? .badInput : .unavailable, refusal.description)
        }
    }
}
