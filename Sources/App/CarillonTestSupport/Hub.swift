import Foundation

/// What makes the phones of tests: the hub of `carillon test`, or of a `carillon up` that runs.
struct Hub: Sendable {
    let api: HTTPAPI
    /// The state folder of the hub's gateway.
    let state: String

    /// - Parameter environment: that of the process; `carillon test` sets `CARILLON_HUB`, and `CARILLON_STATE` names a state.
    /// - Throws: ``PhoneError`` when none runs.
    static func find(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(PhoneError) -> Hub {
        let state = stateFolder(environment)
        let file = environment["CARILLON_HUB_AUTHORIZATION"] ?? state + "/hub/authorization"
        guard let base = environment["CARILLON_HUB"] ?? runningBase(in: state),
            let line = try? String(contentsOfFile: file, encoding: .utf8)
        else {
            throw PhoneError(
                .unavailable,
                "no hub runs with its state in \(state): run the tests with 'carillon test -- swift test', or start 'carillon up'"
            )
        }
        let secret = line.trimmingCharacters(in: .whitespacesAndNewlines).drop { $0 != ":" }.dropFirst(2)
        return Hub(api: HTTPAPI(base: base, authorization: String(secret)), state: state)
    }

    /// As the command finds it.
    private static func stateFolder(_ environment: [String: String]) -> String {
        if let state = environment["CARILLON_STATE"], !state.isEmpty { return state }
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/carillon" }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share/carillon"
    }

    private struct Running: Decodable { var ports: [String: Int] }

    static func port(_ name: String, of part: String, in state: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: "\(state)/\(part)/running.json") else { return nil }
        return (try? JSONDecoder().decode(Running.self, from: data))?.ports[name]
    }

    private static func runningBase(in state: String) -> String? {
        port("hub", of: "hub", in: state).map { "http://127.0.0.1:\($0)/api/v1" }
    }

    private struct Kept: Decodable {
        struct App: Decodable {
            var bundleID: String
            var deviceToken: String?
        }

        var id: String
        var api: String
        var state: String
        var apps: [App]
    }

    /// Makes a phone.
    ///
    /// - Throws: ``PhoneError``: what in the setup cannot be.
    func makePhone(_ setup: PhoneSetup) async throws(PhoneError) -> Phone {
        let kept = try await api.read(Kept.self, "POST", "devices", setup)
        // Its API is below the hub's address.
        let root = api.base.hasSuffix("/api/v1") ? String(api.base.dropLast("/api/v1".count)) : api.base
        let base = root + (kept.api.hasSuffix("/") ? String(kept.api.dropLast()) : kept.api)
        return Phone(
            id: kept.id,
            state: kept.state,
            tokens: kept.apps.reduce(into: [:]) { $0[$1.bundleID] = $1.deviceToken },
            api: HTTPAPI(base: base, authorization: api.authorization),
            gatewayState: state
        )
    }

    /// Takes a phone away with all that it has; its device tokens are void.
    func delete(_ phone: Phone) async throws(PhoneError) { try await api.call("DELETE", "devices/\(phone.id)") }
}
