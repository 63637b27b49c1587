import Foundation
import GatewayHTTP2
import ProviderAPI
import Sender

/// The gateway that runs on a state, with the key that it made.
struct GatewayAddress {
    let endpoint: APNSEndpoint
    let key: SigningKey

    /// Finds it.
    ///
    /// - Parameters:
    ///   - state: the state.
    ///   - number: which of several, counted from 1; the first that serves unless told.
    /// - Throws: an exit code, after telling that none runs.
    init(state: StateDirectory, number: Int? = nil) throws {
        let running = number.map { RunningProcess.find(in: state.state(ofGateway: $0).gateway) } ?? state.runningGateway
        guard let running, let port = running.ports["provider"] else {
            throw failure(
                .unavailable,
                "no gateway \(number.map { "\($0) " } ?? "")is running with its state in \(state.root.path); "
                    + (number == nil ? "start one with 'carillon up'" : "'carillon readyz' lists those that are")
            )
        }
        let identity = try Self.identity(in: state)
        self.endpoint = APNSEndpoint(host: running.reachableHost, port: port, trustedCAPath: identity.caPath)
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
        try await APNSSender.withSender(
            endpoint,
            credential: .key(key),
            userAgent: ProviderField.userAgentByHand
        ) {
            try await $0.send(message)
        }
    }
}
