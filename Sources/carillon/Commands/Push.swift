import ArgumentParser
import Foundation
import NotificationModel
import ProviderAPI
import Sender

/// Sends a push.
struct Push: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Send a push and say what APNs answered.",
        discussion: """
            PAYLOAD is a file with the JSON to send, or - for standard input. It is sent as it is, wrong or right: a \
            rejected push tells Apple's reason and exits 1.

              carillon push picture.json --app com.example.RichPush --wait
              echo '{"aps":{"alert":"Hello"}}' | carillon push - --app com.example.RichPush
              carillon push picture.json --token 8f3a… --topic com.example.App \\
                  --sandbox --key AuthKey_ABCDE12345.p8 --team TEAM123456
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag
    @OptionGroup var target: PushTarget
    @OptionGroup var fields: PushFields

    @Argument(help: "A file with the payload, or - for standard input.")
    var payload: String?

    @Flag(name: .long, help: "Wait until the phone has shown the push, or has not, and print its journey.")
    var wait = false

    @Flag(name: .long, help: "Print a provider token for other clients, and send nothing.")
    var printToken = false

    func validate() throws {
        if payload == nil, !printToken {
            throw ValidationError("give a file with the payload, or - for standard input")
        }
    }

    func run() async throws {
        if printToken {
            return Terminal.line(try target.key(state: state.directory).token(issuedAt: Date()))
        }
        let payload = try readPayload()
        let (token, topic) = try await target.receiver(state: state.directory)
        var message = PushMessage(deviceToken: token, topic: topic, payload: payload)
        fields.apply(to: &message)
        let key = try target.key(state: state.directory)
        let endpoint = try target.endpoint(state: state.directory)
        let answer: PushAnswer
        do {
            answer = try await APNSSender.withSender(endpoint, key: key) { try await $0.send(message) }
        } catch let error as SenderError {
            throw failure(.unavailable, error.description)
        }
        try report(answer)
        if wait, let id = answer.id { try await showJourney(id) }
    }

    private func readPayload() throws -> Data {
        guard let payload, payload != "-" else { return FileHandle.standardInput.readDataToEndOfFile() }
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: payload))
        } catch {
            throw failure(.badInput, "\(payload) cannot be read: \(error.localizedDescription)")
        }
        do {
            _ = try JSONDecoder().decode(PropertyValue.self, from: data)
        } catch {
            throw failure(.badInput, "\(payload) is not JSON: \(error)")
        }
        return data
    }

    private struct Report: Encodable {
        var status: Int
        var apnsID: String?
        var reason: String?
        var explanation: String?
    }

    private func report(_ answer: PushAnswer) throws {
        let report = Report(
            status: answer.status,
            apnsID: answer.id,
            reason: answer.reason,
            explanation: answer.rejection?.explanation
        )
        if output.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            Terminal.line(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else if answer.isAccepted {
            Terminal.line("\(Terminal.styled("200 accepted", .green))  \(answer.id ?? "")")
        } else {
            let reason = answer.reason ?? "no reason given"
            Terminal.line("\(Terminal.styled("\(answer.status) \(reason)", .red))  \(report.explanation ?? "")")
        }
        guard answer.isAccepted else { throw ExitCode.negative }
    }

    private func showJourney(_ id: String) async throws {
        let phone = try PhoneClient(state: state.directory)
        let journey = try await Deadline(seconds: 45).wait(for: "the push to be shown") {
            try await phone.settledJourney(id)
        }
        if output.json {
            Terminal.line(try JourneyText.json(journey))
        } else {
            for line in JourneyText(journey: journey).lines { Terminal.line(line) }
        }
        guard journey.entries.contains(where: { $0.event == .shown || $0.event == .listed }) else {
            throw ExitCode.negative
        }
    }
}
