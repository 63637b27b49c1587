import ArgumentParser
import Foundation
import GatewayCore
import NIOHTTP1
import ProviderAPI

/// What shall go wrong at the gateway.
struct FaultsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "faults",
        abstract: "Let pushes go wrong on purpose, and list what waits to.",
        discussion: """
            A gateway that was started with --faults takes them; each is for pushes that it would have accepted:

              carillon faults add reason=Unregistered,count=2   the next two
              carillon faults add topic=com.example.App,rate=0.1,reason=InternalServerError
              carillon faults add nth=3,delay=2        every third is two seconds late
              carillon faults add loss=reset,count=1   taken, and the stream reset
              carillon faults add loss=dropped         taken, and the connection gone
              carillon faults add loss=refused         not taken (REFUSED_STREAM)
              carillon faults add goAway,count=1       GOAWAY with the answer
              carillon faults add duplicate,count=1    the device gets it twice
              carillon faults add reorder,count=1      behind the next one
              carillon faults clear

            Without any of this, a push to one of the device tokens that 'carillon faults tokens' lists always gets its \
            reason.
            """,
        subcommands: [Add.self, List.self, Clear.self, Tokens.self],
        defaultSubcommand: List.self
    )

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a fault.")

        @OptionGroup var state: StateOption

        @Argument(
            help:
                "name=value, with commas: token, topic, rate, nth, reason, delay, goAway, loss, duplicate, reorder, count."
        )
        var fault: String

        func validate() throws { _ = try PushFault(words: fault) }

        func run() async throws {
            let body = try JSONEncoder().encode(try PushFault(words: fault))
            try await FaultPort(state.directory).ask(.POST, body).forEach { Terminal.line($0) }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the faults that wait.")

        @OptionGroup var state: StateOption

        func run() async throws {
            try await FaultPort(state.directory).ask(.GET).forEach { Terminal.line($0) }
        }
    }

    struct Clear: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take all faults away.")

        @OptionGroup var state: StateOption

        func run() async throws {
            _ = try await FaultPort(state.directory).ask(.DELETE)
        }
    }

    struct Tokens: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the device tokens that always answer with one reason; no --faults is needed.",
            discussion:
                "Where it says so, nothing else earns the reason here: what decides it at Apple is in no request."
        )

        @OptionGroup var output: JSONFlag

        private struct Row: Encodable {
            var reason: String
            var status: Int
            var token: String
            var onlySo: Bool
        }

        func run() async throws {
            if output.json {
                return try Terminal.json(
                    Rejection.all.map {
                        Row(
                            reason: $0.reason,
                            status: $0.status,
                            token: MagicToken.token(for: $0).hexadecimal,
                            onlySo: $0.isByFaultOnly
                        )
                    }
                )
            }
            for rejection in Rejection.all {
                let reason = rejection.reason.padding(toLength: 28, withPad: " ", startingAt: 0)
                let note = rejection.isByFaultOnly ? "  only so" : ""
                Terminal.line("\(rejection.status)  \(reason)\(MagicToken.token(for: rejection).hexadecimal)\(note)")
            }
        }
    }
}

/// The place of a running gateway where tests ask for faults.
private struct FaultPort {
    enum Method: String { case GET, POST, DELETE }

    private struct Waiting: Decodable {
        var faults: [PushFault]
    }

    private struct Problem: Decodable {
        var error: String?
    }

    private let address: GatewayAddress

    init(_ state: StateDirectory) throws {
        address = try GatewayAddress(state: state)
    }

    /// - Returns: the faults that wait, a line of JSON each.
    func ask(_ method: Method, _ body: Data? = nil) async throws -> [String] {
        let answer: (status: Int, body: Data)
        do {
            answer = try await GatewayInquiry(endpoint: address.endpoint, key: nil)
                .ask(.RAW(value: method.rawValue), "/carillon/faults", body)
        } catch {
            throw failure(.unavailable, "the gateway does not answer: \(error)")
        }
        return try lines(answer.status, answer.body)
    }

    private func lines(_ status: Int, _ data: Data) throws -> [String] {
        switch status {
        case 204: return []
        case 200, 201:
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return try JSONDecoder().decode(Waiting.self, from: data).faults.map {
                String(decoding: try encoder.encode($0), as: UTF8.self)
            }
        case 404:
            throw failure(.unavailable, "this gateway takes no faults; start it with --faults")
        default:
            let why = (try? JSONDecoder().decode(Problem.self, from: data))?.error
            throw failure(.badInput, why ?? "the gateway answered \(status)")
        }
    }
}
