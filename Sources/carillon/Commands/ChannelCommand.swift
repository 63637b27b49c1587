import ArgumentParser
import Foundation
import ProviderAPI
import Sender

/// An app's broadcast channels.
struct ChannelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "channel",
        abstract: "Make, list, read and delete an app's broadcast channels.",
        discussion: """
            A Live Activity takes a channel that its start names in “input-push-channel”; a broadcast on the channel then \
            changes it on every phone:

              carillon channel create --app com.example.App
              carillon push update.json --broadcast --app com.example.App --channel <id>
            """,
        subcommands: [Create.self, List.self, Read.self, Delete.self]
    )

    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a channel, and print its id.")

        @OptionGroup var target: ChannelOptions

        @OptionGroup var output: JSONFlag

        @Flag(name: .long, help: "Keep the most recent broadcast, for phones that are away.")
        var stores = false

        func run() async throws {
            let configuration = ChannelConfiguration(messageStoragePolicy: stores ? .mostRecent : .none)
            let answer = try await target.ask(.create(configuration))
            let id = answer.channelID ?? ""
            if output.json { return try Terminal.json(["channel": id]) }
            Terminal.line(id)
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List an app's channels, a line each.")

        @OptionGroup var target: ChannelOptions
        @OptionGroup var output: JSONFlag

        func run() async throws {
            let answer = try await target.ask(.list)
            let channels = try JSONDecoder().decode(ChannelList.self, from: answer.body).channels
            if output.json { return try Terminal.json(channels) }
            for channel in channels { Terminal.line(channel) }
        }
    }

    struct Read: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Say how a channel is set up, as JSON.")

        @OptionGroup var target: ChannelOptions
        @Argument(help: "The channel's id.") var channel: String

        func run() async throws {
            Terminal.line(String(decoding: try await target.ask(.read(channel: channel)).body, as: UTF8.self))
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a channel; its id is never given again.")

        @OptionGroup var target: ChannelOptions
        @Argument(help: "The channel's id.") var channel: String

        func run() async throws {
            _ = try await target.ask(.delete(channel: channel))
        }
    }
}

/// Whose channels, and where.
struct ChannelOptions: ParsableArguments {
    @OptionGroup var state: StateOption

    @Option(name: .long, help: ArgumentHelp("Whose channels.", valueName: "bundle id"))
    var app: String

    @OptionGroup var provider: ProviderOptions

    /// - Throws: an exit code, after telling why it was refused.
    func ask(_ action: ChannelMessage.Action) async throws -> ChannelAnswer {
        let message = ChannelMessage(bundleID: app, action)
        let endpoint = try provider.endpoint(state: state.directory)
        let answer: ChannelAnswer
        do {
            answer = try await APNSSender.withSender(
                endpoint,
                credential: try provider.credential(state: state.directory)
            ) {
                try await $0.send(message)
            }
        } catch let error as SenderError {
            throw failure(.unavailable, error.description)
        }
        guard answer.isAccepted else { throw failure(.negative, answer.text) }
        return answer
    }
}

extension ChannelAnswer {
    /// A line for a person.
    var text: String {
        guard let reason else { return "\(status)" }
        let why = explanation ?? Rejection.named(reason)?.explanation ?? ""
        return "\(status) \(reason)  \(why)"
    }
}
