import ArgumentParser
import Foundation
import NotificationModel
import ProviderAPI
import Screen

/// Says what is wrong with payloads before they are sent.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what in a payload is wrong, or has no effect.",
        discussion: """
            Reads payloads as their author would want them read: what APNs would reject, and what a phone would pass \
            over in silence, such as an unknown key (with the one that may be meant), a value of the wrong type, or a \
            flag without effect. Nothing has to run.

              carillon lint Examples/Payloads/*.json
              carillon lint silent.json --type background
              generate-payload | carillon lint -

            Exits with 1 when there is an error; with --strict also for a warning.
            """
    )

    @OptionGroup var output: JSONFlag

    @Argument(help: "Files with payloads, or - for standard input.")
    var payloads: [String]

    @Option(name: .long, help: "apns-push-type: alert, background, voip, liveactivity …")
    var type = "alert"

    @Flag(name: .long, help: "Take warnings as errors.")
    var strict = false

    private struct Report: Encodable {
        var payload: String
        var marks: [PayloadMark]
    }

    func run() throws {
        let reports = try payloads.map { payload in
            Report(
                payload: payload,
                marks: PayloadLint.marks(of: try PayloadFile.read(payload), pushType: type, limit: limit)
                    .map { $0.said(by: ReaderLanguage.sentences) }
            )
        }
        if output.json {
            try Terminal.json(reports)
        } else {
            for report in reports { tell(report) }
        }
        let isWrong = reports.contains { report in report.marks.contains { strict || $0.severity == .error } }
        if isWrong { throw ExitCode.negative }
    }

    private var limit: Int { PushType(rawValue: type).payloadLimit }

    private func tell(_ report: Report) {
        if report.marks.isEmpty { Terminal.line("\(report.payload): \(Terminal.styled("right", .green))") }
        for mark in report.marks {
            let severity = Terminal.styled(mark.severity.rawValue, mark.severity == .error ? .red : .yellow)
            let place = mark.path.isEmpty ? "" : "\(mark.path): "
            Terminal.line("\(report.payload): \(severity): \(place)\(mark.message)")
        }
    }
}
