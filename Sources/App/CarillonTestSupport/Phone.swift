import Foundation

/// A phone that is there for one test: what is seen on it, and what a finger does.
public struct Phone: Sendable {
    @TaskLocal static var ofTest: Phone?

    /// The phone of the test that runs.
    ///
    /// - Throws: ``PhoneError`` when the test has no `.phone`.
    public static var current: Phone {
        get throws(PhoneError) {
            guard let ofTest else { throw PhoneError(.unavailable, "this test has no phone: give it the trait .phone") }
            return ofTest
        }
    }

    /// What the hub calls it.
    public let id: String
    /// Its state folder, for `carillon` commands: `--state`.
    public let state: String
    /// Device tokens by bundle id, of the apps that it was made with.
    public let tokens: [String: String]
    let api: HTTPAPI
    let side: Hub.ProviderSide

    /// Where a provider sends its pushes, and with what.
    public struct Provider: Sendable {
        /// The gateway's host.
        public let host: String
        /// The gateway's port, HTTP/2 over TLS.
        public let port: Int
        /// A PEM file with the certificate to check the gateway's with.
        public let authorityPath: String
        /// The `.p8` key that provider tokens are signed with.
        public let keyPath: String
        /// The key's id.
        public let keyID: String
        /// The key's team.
        public let teamID: String

        /// - Parameters:
        ///   - host: the gateway's host.
        ///   - port: the gateway's port, HTTP/2 over TLS.
        ///   - authorityPath: a PEM file with the certificate to check the gateway's with.
        ///   - keyPath: the `.p8` key that provider tokens are signed with.
        ///   - keyID: the key's id.
        ///   - teamID: the key's team.
        public init(
            host: String,
            port: Int,
            authorityPath: String,
            keyPath: String,
            keyID: String,
            teamID: String
        ) {
            self.host = host
            self.port = port
            self.authorityPath = authorityPath
            self.keyPath = keyPath
            self.keyID = keyID
            self.teamID = teamID
        }
    }

    private struct Identity: Decodable {
        var keyID: String
        var teamID: String
    }

    /// Where a provider sends to, for any APNs library. Beside a hub on another machine it is what was given with the
    /// hub's address, or what `CARILLON_APNS_HOST`, `CARILLON_APNS_PORT`, `CARILLON_CA`, `CARILLON_KEY`, `CARILLON_KEY_ID`
    /// and `CARILLON_TEAM_ID` say.
    public var provider: Provider {
        get throws(PhoneError) {
            let gatewayState: String
            switch side {
            case .state(let folder): gatewayState = folder
            case .told(let address): return try address.provider(ProcessInfo.processInfo.environment)
            }
            let folder = gatewayState + "/gateway"
            guard let data = FileManager.default.contents(atPath: folder + "/provider.json"),
                let identity = try? JSONDecoder().decode(Identity.self, from: data),
                let port = Hub.port("provider", of: "gateway", in: gatewayState)
            else { throw PhoneError(.unavailable, "no gateway runs with its state in \(gatewayState)") }
            return Provider(
                host: "localhost",
                port: port,
                authorityPath: folder + "/ca.pem",
                keyPath: folder + "/AuthKey_\(identity.keyID).p8",
                keyID: identity.keyID,
                teamID: identity.teamID
            )
        }
    }

    private struct Sent: Decodable {
        var status: Int
        var id: String?
        var reason: String?
        var explanation: String?
    }

    private struct Composed: Encodable {
        var bundleID: String
        var payload: JSONValue
        var pushType: String
    }

    /// Sends a payload as a provider does. For a test of a service send with its own code instead, to ``provider``.
    ///
    /// - Parameters:
    ///   - payload: what is sent.
    ///   - app: for which app.
    ///   - type: the `apns-push-type`.
    /// - Returns: its apns-id.
    /// - Throws: ``PhoneError`` with Apple's reason when the gateway refuses it.
    @discardableResult
    public func push(
        _ payload: JSONValue,
        app: String,
        type: String = "alert"
    ) async throws(PhoneError) -> String {
        let body = Composed(bundleID: app, payload: payload, pushType: type)
        let sent = try await api.read(Sent.self, "POST", "pushes", body)
        guard sent.status == 200, let id = sent.id else {
            let why = [sent.reason, sent.explanation].compactMap(\.self).joined(separator: ": ")
            throw PhoneError(.refused, "\(sent.status) \(why)", status: sent.status)
        }
        return id
    }

    // MARK: Time

    /// The phone's time.
    public var clock: Clock { Clock(api: api) }

    /// The phone's time; moved by hand with the trait `.clock(.manual)`.
    public struct Clock: Sendable {
        let api: HTTPAPI

        private struct Step: Encodable { var seconds: Double }
        private struct Screen: Decodable {
            struct Device: Decodable { var now: Double }
            var phone: Device
        }

        /// Moves time on by seconds; what falls due on the way fires in order, at once.
        public func advance(by seconds: Double) async throws(PhoneError) {
            try await api.call("POST", "clock/advance", Step(seconds: seconds))
        }

        /// Seconds since 1970.
        public func now() async throws(PhoneError) -> Double {
            try await api.read(Screen.self, "GET", "screen").phone.now
        }
    }
}
