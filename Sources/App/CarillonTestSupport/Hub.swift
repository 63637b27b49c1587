import Foundation

/// What makes the phones of tests: the hub of `carillon test`, of a `carillon up` that runs, or one on another machine.
struct Hub: Sendable {
    let api: HTTPAPI
    /// Where services send to.
    let side: ProviderSide
    /// Whether bundles are named as they lie in the hub's own folder.
    let isElsewhere: Bool

    /// How it is known where services send to.
    enum ProviderSide: Sendable {
        /// The state folder of the hub's gateway.
        case state(String)
        case told(HubAddress)
    }

    /// - Parameters:
    ///   - address: of one that runs; nil for what the environment says.
    ///   - environment: that of the process; `carillon test` sets `CARILLON_HUB`, and `CARILLON_STATE` names a state. With
    ///     `https` `CARILLON_HUB` is on another machine, and `CARILLON_CA` and `CARILLON_HUB_AUTHORIZATION` say how it is asked.
    /// - Throws: ``PhoneError`` when none runs.
    static func find(
        _ address: HubAddress? = nil,
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(PhoneError) -> Hub {
        if let address { return try Hub(address) }
        let state = stateFolder(environment)
        if let base = environment["CARILLON_HUB"], base.hasPrefix("https:") {
            guard let file = environment["CARILLON_HUB_AUTHORIZATION"], !file.isEmpty else {
                throw PhoneError(
                    .unavailable,
                    "the hub at \(base) asks for a secret: name its file with CARILLON_HUB_AUTHORIZATION"
                )
            }
            return try Hub(HubAddress(url: base, authorityPath: environment["CARILLON_CA"], secretPath: file))
        }
        let file = environment["CARILLON_HUB_AUTHORIZATION"] ?? state + "/hub/authorization"
        guard let base = environment["CARILLON_HUB"] ?? runningBase(in: state), let secret = secret(in: file) else {
            throw PhoneError(
                .unavailable,
                "no hub runs with its state in \(state): run the tests with 'carillon test -- swift test', or start 'carillon up'"
            )
        }
        return Hub(api: HTTPAPI(base: base, authorization: secret), side: .state(state), isElsewhere: false)
    }

    private init(api: HTTPAPI, side: ProviderSide, isElsewhere: Bool) {
        self.api = api
        self.side = side
        self.isElsewhere = isElsewhere
    }

    private init(_ address: HubAddress) throws(PhoneError) {
        let root = try address.root
        guard let secret = Self.secret(in: address.secretPath) else {
            throw PhoneError(
                .unavailable,
                "there is no file \(address.secretPath), which 'carillon phones space' wrote for \(root)"
            )
        }
        api = HTTPAPI(base: root + "/api/v1", authorization: secret, authorityPath: address.authorityPath)
        side = .told(address)
        isElsewhere = true
    }

    /// The value of the header field that a file has.
    private static func secret(in file: String) -> String? {
        guard let line = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        return String(line.trimmingCharacters(in: .whitespacesAndNewlines).drop { $0 != ":" }.dropFirst(2))
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
    func makePhone(_ asked: PhoneSetup) async throws(PhoneError) -> Phone {
        var setup = asked
        if isElsewhere {
            for index in setup.apps.indices {
                setup.apps[index].bundle = URL(filePath: setup.apps[index].bundle).lastPathComponent
            }
        }
        let kept = try await api.read(Kept.self, "POST", "devices", setup)
        // Its API is below the hub's address.
        let root = api.base.hasSuffix("/api/v1") ? String(api.base.dropLast("/api/v1".count)) : api.base
        let base = root + (kept.api.hasSuffix("/") ? String(kept.api.dropLast()) : kept.api)
        return Phone(
            id: kept.id,
            state: kept.state,
            tokens: kept.apps.reduce(into: [:]) { $0[$1.bundleID] = $1.deviceToken },
            api: HTTPAPI(base: base, authorization: api.authorization, authorityPath: api.authorityPath),
            side: side
        )
    }

    /// Takes a phone away with all that it has; its device tokens are void.
    func delete(_ phone: Phone) async throws(PhoneError) { try await api.call("DELETE", "devices/\(phone.id)") }
}
