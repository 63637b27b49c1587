import Foundation
import GatewayCore
package import GatewayHTTP2
import Logging
package import ProviderAPI
package import Sender
package import WallClock

/// A gateway that runs for a test, on free ports, with a state folder of its own.
package struct RunningGateway: Sendable {
    package let ports: Gateway.BoundPorts
    package let identity: GatewayIdentity
    package let stateDirectory: String
    package let clock: any WallClock
    /// Signs with the key that the gateway made.
    package let key: SigningKey
    /// Sends with that key.
    package let sender: APNSSender

    /// Where ``sender`` sends to.
    package var endpoint: APNSEndpoint {
        .local(port: ports.provider, trustedCAPath: identity.caPath)
    }

    /// A valid provider token.
    package func providerToken() throws -> String {
        try key.token(issuedAt: clock.now())
    }

    /// Sends an update of a Live Activity.
    package func sendActivity(to token: String) async throws -> PushAnswer {
        try await sender.send(
            PushMessage(
                deviceToken: token,
                topic: "com.example.app.push-type.liveactivity",
                payload: Data(#"{"aps":{"event":"update","content-state":{}}}"#.utf8),
                pushType: .liveactivity
            )
        )
    }

    /// Sends an alert.
    package func push(
        _ title: String = "Hello",
        to token: String,
        topic: String = "com.example.app",
        expiration: PushExpiration = .unspecified,
        id: String? = nil
    ) async throws -> PushAnswer {
        try await sender.send(
            PushMessage(
                deviceToken: token,
                topic: topic,
                payload: Data(#"{"aps":{"alert":{"title":"\#(title)"}}}"#.utf8),
                id: id,
                expiration: expiration
            )
        )
    }
}

/// Runs `body` with a gateway.
///
/// - Parameters:
///   - clock: what the gateway takes the time from; by default one that stands still.
///   - stateDirectory: nil makes a temporary one and removes it.
///   - seed: of its randomness.
///   - configure: changes the configuration before the start.
///   - body: the test.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws, or why the gateway could not start.
package func withGateway<Result>(
    clock: any WallClock = ManualWallClock(),
    stateDirectory: String? = nil,
    seed: UInt64 = 1,
    configure: (inout GatewayConfiguration) -> Void = { _ in },
    _ body: (RunningGateway) async throws -> Result
) async throws -> Result {
    let folder = try stateDirectory ?? temporaryFolder()
    defer { if stateDirectory == nil { try? FileManager.default.removeItem(atPath: folder) } }
    var configuration = GatewayConfiguration(
        stateDirectory: folder,
        provider: .init(port: 0),
        courier: .init(port: 0),
        connections: .init(closing: 1)
    )
    configure(&configuration)
    let gateway = Gateway(
        configuration,
        clock: clock,
        randomness: .seeded(seed),
        logger: Logger(label: "test") { _ in QuietLog() }
    )
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await gateway.run() }
        let ports = try await gateway.ready()
        guard let identity = try GatewayIdentity.read(stateDirectory: folder) else { throw MissingIdentity() }
        let key = try SigningKey(path: identity.keyPath, teamID: identity.teamID)
        let endpoint = APNSEndpoint.local(port: ports.provider, trustedCAPath: identity.caPath)
        return try await APNSSender.withSender(endpoint, key: key, clock: clock) { sender in
            let result = try await body(
                RunningGateway(
                    ports: ports,
                    identity: identity,
                    stateDirectory: folder,
                    clock: clock,
                    key: key,
                    sender: sender
                )
            )
            group.cancelAll()
            return result
        }
    }
}

/// A gateway runs and has left no identity.
private struct MissingIdentity: Error {}

/// Makes a folder for a test's files.
package func temporaryFolder() throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "carillon-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
}

/// Throws away what a gateway reports.
private struct QuietLog: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.critical

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {}
}
