import ArgumentParser
import Foundation
import Lint
import NIOHTTP1
import Screen

/// What the gateway's clients do, held to what Apple asks of them.
struct ClientsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clients",
        abstract: "Hold each client of the gateway to what Apple asks of one.",
        discussion: """
            Every client, by its user-agent and its key or certificate: how it uses connections and provider tokens, which \
            header fields it sends, and what it makes of errors, GOAWAY and 429. Each finding names its rule and \
            Apple's page; Documentation/ClientRules.md has all of them.

              carillon clients              after your test run; --json for programs
              carillon clients --forget     begin anew

            Exit code 0: no client breaks a rule whose breach Apple answers with errors. 1: one does.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Flag(help: "Forget what was seen so far.")
    var forget = false

    @Flag(help: "Print the rules.")
    var rules = false

    private struct Answer: Codable {
        var clients: [ClientReport]
    }

    func run() async throws {
        if rules { return try showRules() }
        let numbers = state.directory.runningGateways
        var reports: [ProviderClient] = []
        // Where none runs, the first is asked for, which says so.
        for number in numbers.isEmpty ? [nil] : numbers.map(Optional.some) {
            let data = try await ask(forget ? .DELETE : .GET, GatewayAddress(state: state.directory, number: number))
            if forget { continue }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .secondsSince1970
            reports += try decoder.decode(Answer.self, from: data).clients.map {
                ProviderClient(gateway: numbers.count > 1 ? number : nil, client: $0)
            }
        }
        if forget { return }
        if output.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .secondsSince1970
            Terminal.line(String(decoding: try encoder.encode(reports), as: UTF8.self))
        } else {
            if reports.isEmpty { Terminal.line("No client has sent anything yet.") }
            for report in reports { show(report.said(by: ReaderLanguage.sentences)) }
        }
        if reports.contains(where: { $0.verdict == "errors" }) { throw ExitCode.negative }
    }

    private func showRules() throws {
        let rules = ClientRule.all.map { $0.said(by: ReaderLanguage.sentences) }
        if output.json { return try Terminal.json(rules) }
        for rule in rules {
            Terminal.line("\(rule.severity.rawValue) \(Terminal.styled(rule.id, .bold)): \(rule.title) \(rule.fix)")
            Terminal.line("    \(Terminal.styled(rule.source.url, .dim))")
        }
    }

    private func show(_ report: ProviderClient) {
        let client = report.client
        let mark =
            switch report.verdict {
            case "errors": Terminal.styled("✗", .red)
            case "warnings": Terminal.styled("!", .yellow)
            default: Terminal.styled("✓", .green)
            }
        let name = client.userAgent.isEmpty ? "(no user-agent)" : client.userAgent
        let place = report.gateway.map { "  gateway \($0)" } ?? ""
        Terminal.line("\(mark) \(Terminal.styled(name, .bold))  \(client.credential)\(place)")
        let refused = client.refused.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        Terminal.line(
            "  \(Self.counted(client.requests, "request")) on \(Self.counted(client.connections, "connection")) with "
                + "\(Self.counted(client.providerTokens, "provider token")); \(client.accepted) accepted"
                + (refused.isEmpty ? "" : ", refused: \(refused.joined(separator: ", "))")
        )
        for finding in client.findings {
            let isError = finding.rule.severity == .error
            let word = Terminal.styled(isError ? "error" : "warning", isError ? .red : .yellow)
            let often = finding.count == 1 ? "once" : "\(finding.count) times"
            Terminal.line(
                "  \(word) \(finding.rule.id): \(finding.rule.title) \(often); first: \(finding.example)"
            )
            Terminal.line("    \(finding.rule.fix) \(Terminal.styled(finding.rule.source.url, .dim))")
        }
        Terminal.line()
    }

    private static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private func ask(_ method: HTTPMethod, _ gateway: GatewayAddress) async throws -> Data {
        let answer: (status: Int, body: Data)
        do {
            answer = try await GatewayInquiry(endpoint: gateway.endpoint, key: gateway.key)
                .ask(method, "/carillon/clients")
        } catch {
            throw failure(.unavailable, "the gateway does not answer: \(error)")
        }
        guard (200..<300).contains(answer.status) else {
            let why = String(decoding: answer.body, as: UTF8.self)
            throw failure(.unavailable, "the gateway answered \(answer.status): \(why)")
        }
        return answer.body
    }
}
