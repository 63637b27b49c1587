import Foundation
import FoundationNetworking

/// The phone's HTTP API, as a benchmark needs it.
struct BenchPhone {
    let state: URL

    struct Running: Decodable {
        var processID: Int
        var ports: [String: Int]
    }

    static func running(_ state: URL, _ part: String) throws -> Running {
        try JSONDecoder().decode(Running.self, from: Data(contentsOf: state.appending(path: "\(part)/running.json")))
    }

    static func ports(_ state: URL, _ part: String, _ name: String) throws -> Int {
        guard let port = try running(state, part).ports[name] else { throw BenchFailure("\(part) has no \(name) port") }
        return port
    }

    private struct Screen: Decodable {
        struct App: Decodable {
            var bundleID: String
            var deviceToken: String?
        }
        struct Prompt: Decodable { var id: String }
        var apps: [App]
        var prompts: [Prompt]
    }

    private struct Journey: Decodable {
        struct Entry: Decodable {
            var at: Double
            var event: String
            var text: String
        }
        var entries: [Entry]
    }

    /// Presses Allow and waits for the app's device token.
    func allow(_ bundleID: String) async throws {
        for _ in 0..<600 {
            let screen: Screen = try await get("screen")
            for prompt in screen.prompts { try await post("prompts/\(prompt.id)", ["allow": true]) }
            if screen.apps.contains(where: { $0.bundleID == bundleID && $0.deviceToken != nil }) { return }
            try await Task.sleep(for: .milliseconds(100))
        }
        throw BenchFailure("\(bundleID) got no device token")
    }

    /// What a push's journey says of its times, once it was shown.
    func timing(of id: String) async throws -> BenchMachine.Timing {
        for _ in 0..<4000 {
            let journey: Journey? = try? await get("journeys/\(id)")
            let entries = journey?.entries ?? []
            func time(_ event: String) -> Double? { entries.first { $0.event == event }?.at }
            if let accepted = time("accepted"), let shown = time("shown") {
                let firstLine = entries.first { $0.text.contains("first line at ") }
                    .flatMap { $0.text.split(separator: " ").last }.flatMap { Double($0) }
                let started = time("extension-started")
                return BenchMachine.Timing(
                    acceptedToShown: shown - accepted,
                    startToFirstLine: started.flatMap { started in firstLine.map { $0 - started } }
                )
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw BenchFailure("\(id) was never shown")
    }

    func post(_ path: String, _ body: [String: Bool]) async throws {
        var request = try request(path)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "content-type")
        request.httpBody = try JSONEncoder().encode(body)
        _ = try await URLSession.shared.data(for: request)
    }

    private func get<Answer: Decodable>(_ path: String) async throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: try await URLSession.shared.data(for: request(path)).0)
    }

    private func request(_ path: String) throws -> URLRequest {
        let port = try Self.ports(state, "device", "screen")
        guard let url = URL(string: "http://127.0.0.1:\(port)/api/v1/\(path)") else { throw BenchFailure(path) }
        // One line: the header field that the API asks for.
        let field = try String(contentsOf: state.appending(path: "device/authorization"), encoding: .utf8)
            .trimmingCharacters(in: .newlines)
        var request = URLRequest(url: url)
        request.setValue(String(field.drop { $0 != " " }.dropFirst()), forHTTPHeaderField: "authorization")
        return request
    }
}
