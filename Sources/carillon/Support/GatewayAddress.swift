import Foundation
import GatewayHTTP2
import Sender

/// The gateway that runs on a state, with the key that it made.
struct GatewayAddress {
    let endpoint: APNSEndpoint
    let key: SigningKey

    /// Finds it.
    ///
    /// - Throws: an exit code, after telling that none runs.
    init(state: StateDirectory) throws {
        guard let port = RunningProcess.find(in: state.gateway)?.ports["provider"] else {
            throw failure(
                .unavailable,
                "no gateway is running with its state in \(state.root.path); start one with 'carillon up'"
            )
        }
        let identity = try Self.identity(in: state)
        self.endpoint = .local(port: port, trustedCAPath: identity.caPath)
        self.key = try SigningKey(path: identity.keyPath, keyID: identity.keyID, teamID: identity.teamID)
    }

    /// The provider key of a gateway that has started there at least once.
    static func identity(in state: StateDirectory) throws -> GatewayIdentity {
        guard let identity = try GatewayIdentity.read(stateDirectory: state.root.path) else {
            throw failure(.unavailable, "no gateway has ever started with its state in \(state.root.path)")
        }
        return identity
    }

    /// Sends one push.
    func send(_ message: PushMessage) async throws -> PushAnswer {
        try await APNSSender.withSender(endpoint, key: key) { try await $0.send(message) }
    }
}
