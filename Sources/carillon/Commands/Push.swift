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
            rejected push tells Apple's reason and exits 1. Only {media} becomes the address where 'carillon up' \
            serves the sample media.

              carillon push picture.json --app com.example.RichPush --wait
              echo '{"aps":{"alert":"Hello"}}' | carillon push - --app com.example.RichPush
              carillon push picture.json --token 8f3a… --topic com.example.App \\
                  --sandbox --key AuthKey_ABCDE12345.p8 --team TEAM123456
              carillon push news.json --tokens devices.csv --topic com.example.App --report sent.html

            With --tokens it sends to every device in a file, as fast as the server takes it. What the server was too \
            busy for is sent again, what concerns one token is not, and what every push would be refused for (a key, \
            the topic) ends it. A log in the state folder says who got it; --resume goes on from there.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag
    @OptionGroup var target: PushTarget
    @OptionGroup var fields: PushFields
    @OptionGroup(title: "Many devices") var bulk: BulkOptions

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
        if bulk.tokens != nil, target.token != nil || wait || fields.id != nil {
            throw ValidationError("--tokens is for many devices; --token, --id and --wait are for one")
        }
        if bulk.tokens == "-", payload == "-" {
            throw ValidationError("payload and tokens cannot both be standard input")
        }
    }

    func run() async throws {
        if printToken {
            return Terminal.line(try target.key(state: state.directory).token(issuedAt: Date()))
        }
        let payload = try SampleMedia.filled(try readPayload(), state: state.directory)
        if bulk.tokens != nil { return try await sendToMany(payload) }
        let (token, topic) = try await target.receiver(state: state.directory)
        var message = PushMessage(deviceToken: token, topic: topic, payload: payload)
        fields.apply(to: &message)
        let key = try target.key(state: state.directory)
        let endpoint = try target.endpoint(state: state.directory)
        try await Sending(state: state.directory, json: output.json).send(message, to: endpoint, key: key, wait: wait)
    }

    private func sendToMany(_ payload: Data) async throws {
        guard let topic = target.topic ?? target.app else {
            throw failure(.badInput, "give the --topic, which is the app's bundle id")
        }
        let sending = BulkSending(state: state.directory, options: bulk, fields: fields, json: output.json)
        try await sending.send(
            payload,
            topic: topic,
            to: try target.endpoint(state: state.directory),
            key: try target.key(state: state.directory)
        )
    }

    private func readPayload() throws -> Data {
        let name = payload ?? "-"
        let data = try PayloadFile.read(name)
        guard name != "-" else { return data }
        do {
            try PayloadScan.checkObject([UInt8](data))
        } catch {
            throw failure(.badInput, "\(name): \(error.sentence(in: data))")
        }
        return data
    }
}
