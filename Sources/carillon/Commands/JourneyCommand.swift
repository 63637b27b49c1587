import ArgumentParser
import DeviceCore
import Foundation
import NotificationModel
import Screen

/// Tells what happened to a push.
struct JourneyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "journey",
        abstract: "Tell what happened to a push, step by step, and by which rule.",
        discussion: """
            ID is the apns-id that the gateway answered ('carillon push' prints it). A journey begins with the \
            accepted or rejected request and ends with the app's answer; where a service extension ran it shows \
            what the extension changed. Above the steps stands the verdict: the worst that happened (Crashed, Timed out, \
            Attachment lost, Not extended …), or else how far it came. Without an ID the newest journeys are listed, or those that --search \
            finds: words, and fields such as title:, body:, topic:, thread:, category:, level:, type:, status:410, \
            has:attachment, is:shown, is:silenced, extension:timeout; '!' before a term turns it round.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Argument(help: "The apns-id.")
    var id: String?

    @Option(help: "What to look for among the journeys, such as 'is:silenced !level:passive'.")
    var search = ""

    func validate() throws {
        do {
            _ = try JourneySearch(search)
        } catch {
            throw ValidationError("--search: \(error)")
        }
    }

    func run() async throws {
        let phone = try PhoneClient(state: state.directory)
        guard let id else { return try await list(phone) }
        let journey = try await phone.journeyOrFailure(id)
        try JourneyText(journey: journey).show(asJSON: output.json)
    }

    private func list(_ phone: PhoneClient) async throws {
        let journeys = try await phone.journeys(search, limit: 20).map { $0.said(by: ReaderLanguage.sentences) }
        if output.json {
            Terminal.line(String(decoding: try ScreenCoding.encoder.encode(journeys), as: UTF8.self))
        } else if journeys.isEmpty {
            Terminal.line(search.isEmpty ? "No push has come yet. Send one with 'carillon push'." : "Nothing matches.")
        } else {
            for journey in journeys { Terminal.line(JourneyLine(journey: journey).text) }
        }
    }
}
