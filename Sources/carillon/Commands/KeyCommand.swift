public import ArgumentParser
import Crypto
import Foundation
import GatewayCore
import GatewayHTTP2
import PrivateFiles
public import ProviderAPI

extension PushEnvironment: ExpressibleByArgument {}

/// The provider keys that the gateway knows.
struct KeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Add, list and remove the provider keys that the gateway knows.",
        discussion: """
            A gateway on this machine takes any provider token, and says on the journey what Apple would refuse. One that is \
            strict takes those of keys that were added; it sees a new one at once.

              carillon key add AuthKey_ABCDE12345.p8 --team TEAM123456
            """,
        subcommands: [Add.self, List.self, Remove.self]
    )

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a key: a .p8 file as Apple hands it out, or its public half. Only the public half is kept."
        )

        @OptionGroup var state: StateOption

        @Argument(help: "AuthKey_<KEYID>.p8, in PEM.")
        var file: String

        @Option(name: .long, help: ArgumentHelp("Whose key it is.", valueName: "team id"))
        var team: String

        @Option(
            name: .long,
            help: ArgumentHelp("The key's id, when the file's name does not tell it.", valueName: "key id")
        )
        var id: String?

        @Option(
            name: .long,
            help: ArgumentHelp(
                "An app that a topic-specific key may push to; may be given again.",
                valueName: "bundle id"
            )
        )
        var topic: [String] = []

        @Option(name: .long, help: "Where it may be used: sandbox or production; both unless told.")
        var environment: PushEnvironment?

        func run() async throws {
            let pem = try pem()
            let name = URL(filePath: file).deletingPathExtension().lastPathComponent
            let keyID = id ?? String(name.split(separator: "_").last ?? "")
            guard ProviderKeyFolder.isIdentifier(keyID) else {
                throw failure(.badInput, "'\(keyID)' is no key id, which has ten letters and digits; give it with --id")
            }
            guard ProviderKeyFolder.isIdentifier(team) else {
                throw failure(.badInput, "'\(team)' is no team id, which has ten letters and digits")
            }
            let key = ProviderKey(
                keyID: keyID,
                teamID: team,
                topics: topic.isEmpty ? nil : Set(topic),
                environment: environment,
                publicKey: try publicKey(pem)
            )
            try keys(state).add(key)
            Terminal.line("key \(keyID) of team \(team) is known to the gateway")
        }

        private func pem() throws -> String {
            do {
                return try String(contentsOf: URL(filePath: file), encoding: .utf8)
            } catch {
                throw failure(.badInput, "\(file) cannot be read: \(error.systemReason)")
            }
        }

        private func publicKey(_ pem: String) throws -> P256.Signing.PublicKey {
            if let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) { return key.publicKey }
            if let key = try? P256.Signing.PublicKey(pemRepresentation: pem) { return key }
            throw failure(.badInput, "\(file) holds no P-256 key in PEM, as Apple's .p8 files do")
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the keys that were added.")

        @OptionGroup var state: StateOption

        @OptionGroup var output: JSONFlag

        private struct Row: Encodable {
            var id: String
            var team: String
            var topics: [String]?
            var environment: String?
        }

        func run() async throws {
            if output.json {
                return try Terminal.json(
                    try keys(state).keys.map {
                        Row(
                            id: $0.keyID,
                            team: $0.teamID,
                            topics: $0.topics?.sorted(),
                            environment: $0.environment?.rawValue
                        )
                    }
                )
            }
            for key in try keys(state).keys {
                let topics = key.topics.map { "  for " + $0.sorted().joined(separator: ", ") } ?? ""
                let environment = key.environment.map { "  \($0.rawValue) only" } ?? ""
                Terminal.line("\(key.keyID)  team \(key.teamID)\(environment)\(topics)")
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a key.")

        @OptionGroup var state: StateOption

        @Argument(help: "The key's id.")
        var id: String

        func run() async throws {
            do {
                guard try keys(state).remove(id) else { throw failure(.badInput, "no key '\(id)' was added") }
            } catch let error as GatewayError {
                throw failure(.unavailable, error.description)
            }
        }
    }

    private static func keys(_ state: StateOption) throws -> ProviderKeyFolder {
        do {
            return try ProviderKeyFolder(stateDirectory: state.directory.root.path)
        } catch let error as GatewayError {
            throw failure(.unavailable, error.description)
        }
    }
}
