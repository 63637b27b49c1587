import DeviceCore
package import Lint

/// What a test lets go wrong with pushes to one app, as `carillon faults add` takes it.
package struct FaultRequest: Codable, Hashable, Sendable {
    /// One of Apple's reasons; left out lets the push go its way.
    package var reason: String?
    /// Seconds by which the answer is late.
    package var delay: Double?
    /// For so many pushes; until it is taken away unless told.
    package var count: Int?
    /// For such a share of them, 0 to 1.
    package var rate: Double?
    /// For every so many-th of them.
    package var nth: Int?
    /// Whether the connection is told GOAWAY with the answer.
    package var goAway: Bool?
    /// How the answer is lost: `reset`, `refused` or `dropped`.
    package var loss: String?
    /// Whether the device gets the push twice.
    package var duplicate: Bool?
    /// Whether the device gets the push behind the next one.
    package var reorder: Bool?

    package init() {}
}

/// A client of the gateway, held to what Apple asks of one.
package struct ProviderClient: Codable, Hashable, Sendable {
    /// `good`, `warnings` or `errors`.
    package var verdict: String
    /// Of several gateways, the one that it spoke to.
    package var gateway: Int?
    package var client: ClientReport

    package init(gateway: Int?, client: ClientReport) {
        self.verdict = client.verdict
        self.gateway = gateway
        self.client = client
    }
}

extension ProviderClient {
    /// The verdict in the language of `sentences`; nil leaves it in English.
    package func said(by sentences: Sentences?) -> ProviderClient {
        guard let sentences else { return self }
        var said = self
        said.client.credential = sentences(client.credential)
        said.client.findings = client.findings.map { finding in
            var finding = finding
            finding.rule = finding.rule.said(by: sentences)
            finding.example = sentences(finding.example)
            return finding
        }
        return said
    }
}

extension PushSending {
    /// - Throws: `PhoneError`: whoever sends knows of no gateway.
    package func add(_ fault: FaultRequest, token: String) async throws {
        throw PhoneError.unavailable("no gateway takes faults here")
    }

    package func clearFaults(token: String) async throws {
        throw PhoneError.unavailable("no gateway takes faults here")
    }

    package func clients() async throws -> [ProviderClient] {
        throw PhoneError.unavailable("no gateway tells of its clients here")
    }

    package func forgetClients() async throws {
        throw PhoneError.unavailable("no gateway tells of its clients here")
    }
}
