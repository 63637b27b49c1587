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
            serves the sample media. It may also be a saved request (.http), a file of 'simctl push' (.apns), words \
            such as title=Hello badge=3, or an address of Bark.

              carillon push picture.json --app com.example.RichPush --wait
              echo '{"aps":{"alert":"Hello"}}' | carillon push - --app com.example.RichPush
              carillon push title=Hello order.id=7 --app com.example.App --save hello.http
              carillon push hello.http
              carillon push picture.json --token 8f3a… --topic com.example.App \\
                  --sandbox --key AuthKey_ABCDE12345.p8 --team TEAM123456
              carillon push news.json --tokens devices.csv --topic com.example.App
              carillon push update.json --broadcast --app com.example.App --channel <id>

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

    @Flag(name: .long, help: "Send to every phone that takes the --channel of the --app.")
    var broadcast = false

    @Option(name: .long, help: ArgumentHelp("With --broadcast: apns-channel-id.", valueName: "channel"))
    var channel: String?

    @Argument(help: "A file with the payload, or - for standard input; key=value words; an address of Bark.")
    var payload: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Write the request as a plain file, without secrets.", valueName: "http file")
    )
    var save: String?

    @Flag(name: .long, help: "Print the curl command that sends the same, and send nothing.")
    var asCurl = false

    @Flag(name: .long, help: "Wait until the phone has shown the push, or has not, and print its journey.")
    var wait = false

    @Flag(name: .long, help: "Print a provider token for other clients, and send nothing.")
    var printToken = false

    func validate() throws {
        if payload.isEmpty, !printToken {
            throw ValidationError("give a file with the payload, or - for standard input")
        }
        if bulk.tokens != nil, save != nil || asCurl { throw ValidationError("--save and --as-curl are for one push") }
        if bulk.tokens != nil, target.token != nil || wait || fields.id != nil {
            throw ValidationError("--tokens is for many devices; --token, --id and --wait are for one")
        }
        if broadcast, save != nil { throw ValidationError("--save is for a push to one phone") }
        guard broadcast == (channel != nil) else { throw ValidationError("--broadcast and --channel belong together") }
        if broadcast, target.app == nil || target.token != nil || bulk.tokens != nil || wait {
            throw ValidationError("a broadcast is for the --app's --channel, not for one phone")
        }
        if bulk.tokens == "-", payload == ["-"] {
            throw ValidationError("payload and tokens cannot both be standard input")
        }
    }

    func run() async throws {
        if printToken {
            return Terminal.line(try target.provider.key(state: state.directory).token(issuedAt: Date()))
        }
        var input = try PushInput.read(payload)
        input.payload = try SampleMedia.filled(input.payload, state: state.directory)
        let fields = try fields.filled(from: input.fields)
        if bulk.tokens != nil { return try await sendToMany(input, fields) }
        if let channel { return try await send(input.payload, fields, on: channel) }
        let target = target.filled(from: input)
        let (token, topic) = try await target.receiver(state: state.directory)
        var message = PushMessage(deviceToken: token, topic: topic, payload: input.payload)
        fields.apply(to: &message)
        if let save { try input.save(message, as: save, isTokenSaved: target.app == nil) }
        let endpoint = try target.provider.endpoint(state: state.directory)
        if asCurl {
            return Terminal.line(CurlCommand(message, to: endpoint, by: target.provider, state: state.directory).text)
        }
        let credential = try target.provider.credential(state: state.directory)
        try await Sending(state: state.directory, json: output.json)
            .send(message, to: endpoint, credential: credential, wait: wait)
    }

    private func send(_ payload: Data, _ fields: PushFields, on channel: String) async throws {
        var message = PushMessage(deviceToken: "", topic: "", payload: payload)
        fields.apply(to: &message)
        let broadcast = ChannelMessage(
            bundleID: target.app ?? "",
            .broadcast(
                channel: channel,
                payload: payload,
                priority: message.priority,
                expiration: message.expiration
            )
        )
        let endpoint = try target.provider.endpoint(state: state.directory)
        if asCurl {
            return Terminal.line(
                CurlCommand(broadcast, to: endpoint, by: target.provider, state: state.directory).text
            )
        }
        try await Sending(state: state.directory, json: output.json)
            .send(broadcast, to: endpoint, credential: try target.provider.credential(state: state.directory))
    }

    private func sendToMany(_ input: PushInput, _ fields: PushFields) async throws {
        guard let topic = target.topic ?? target.app ?? input.topic else {
            throw failure(.badInput, "give the --topic, which is the app's bundle id")
        }
        let sending = BulkSending(state: state.directory, options: bulk, fields: fields, json: output.json)
        try await sending.send(
            input.payload,
            topic: topic,
            to: try target.provider.endpoint(state: state.directory),
            credential: try target.provider.credential(state: state.directory)
        )
    }
}
