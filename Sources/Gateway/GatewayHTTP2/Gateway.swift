import Foundation
package import GatewayCore
import GatewayStore
package import Logging
import NIOCore
import NIOSSL
package import ProviderAPI
import ServiceLifecycle
import Waiting
package import WallClock

/// APNs on this machine: takes pushes of providers over HTTP/2, keeps them, brings them to devices.
package struct Gateway: Service {
    /// The ports it listens on.
    package struct BoundPorts: Hashable, Sendable {
        package let provider: Int
        package let plainProvider: Int?
        package let environments: [PushEnvironment: Int]
        package let proxy: Int?
        package let courier: Int
    }

    private let configuration: GatewayConfiguration
    private let clock: any WallClock
    private let randomness: Randomness
    private let logger: Logger
    private let readiness = Promise<BoundPorts>()

    /// - Parameters:
    ///   - configuration: how it is set up.
    ///   - clock: what it takes the time from, except for TLS.
    ///   - randomness: what it makes device tokens and identifiers from.
    ///   - logger: where it reports.
    package init(
        _ configuration: GatewayConfiguration,
        clock: any WallClock = SystemWallClock(),
        randomness: Randomness = .system,
        logger: Logger = Logger(label: "gateway")
    ) {
        self.configuration = configuration
        self.clock = clock
        self.randomness = randomness
        self.logger = logger
    }

    /// Returns once it listens.
    ///
    /// - Throws: why it could not start.
    package func ready() async throws -> BoundPorts {
        try await readiness.value()
    }

    /// Serves until it is cancelled or shut down.
    ///
    /// - Throws: ``GatewayError`` or SQLite's error when it cannot start.
    package func run() async throws {
        defer { readiness.settle(.failure(GatewayError.notRunning)) }
        do {
            try await serve()
        } catch {
            readiness.settle(.failure(error))
            throw error
        }
    }

    private func serve() async throws {
        let identity = try GatewayIdentity.prepare(
            stateDirectory: configuration.stateDirectory,
            randomness: randomness
        )
        let lock = try StateLock(folder: identity.folder)
        defer { lock.release() }
        let certificates = DevelopmentCertificates(folder: identity.folder, extraNames: configuration.serverNames)
        let now = SystemWallClock().now()
        let tls = (
            provider: try certificates.providerContext(now: now),
            courier: try certificates.serverContext(now: now)
        )
        let store = try GatewayStore(
            path: identity.folder + "/gateway.sqlite",
            limits: configuration.store,
            at: clock.now()
        )
        defer { closeStore(store) }
        let office = PostOffice(store: store, clock: clock, logger: logger)
        let provider = try providerServer(office, identity, certificates.clientCertificates(now: now))
        let courier = courierServer(office, try Enrolment(identity))
        let listeners = try await openListeners(configuration, provider: provider, courier: courier, tls: tls)
        let ports = listeners.ports
        logger.info(
            "the gateway listens",
            metadata: [
                "provider": "\(ports.provider)", "courier": "\(ports.courier)",
                "profile": "\(configuration.effectiveProfile.rawValue)",
            ]
        )
        readiness.settle(.success(ports))
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                group.addTask { await provider.serve(listeners.providers) }
                for listener in listeners.couriers {
                    group.addTask { await serve(courier, listener) }
                }
                group.addTask { await sweep(office) }
            }
        }
    }

    private func providerServer(
        _ office: PostOffice,
        _ identity: GatewayIdentity,
        _ certificates: ClientCertificates
    ) throws -> ProviderServer {
        let limits = configuration.connections
        return ProviderServer(
            desk: ProviderDesk(
                admission: Admission(
                    credentials: try credentials(identity),
                    registration: { office.store.registration(of: $0) }
                ),
                office: office,
                clock: clock,
                randomness: randomness,
                faults: faults,
                meter: configuration.pushesPerMinute.map(PushMeter.init(perMinute:))
            ),
            idle: IdleConnection.Limits(first: .seconds(limits.firstBytes), between: .seconds(limits.idle)),
            bodyTime: .seconds(limits.body),
            farewellTime: .seconds(limits.farewell),
            certificates: certificates,
            connections: (OpenConnections(limit: limits.providers), OpenConnections(limit: limits.providers)),
            logger: logger
        )
    }

    /// nil unless tests may ask for faults, or did at the start.
    private var faults: FaultDesk? {
        guard configuration.takesFaults || !configuration.faults.isEmpty else { return nil }
        var generator = randomness
        return FaultDesk(configuration.faults, seed: configuration.faultSeed ?? generator.next())
    }

    private func courierServer(_ office: PostOffice, _ enrolment: Enrolment) -> CourierServer {
        CourierServer(
            session: CourierSession(
                office: office,
                enrolment: enrolment,
                newcomers: OpenConnections(limit: configuration.connections.newcomers),
                randomness: randomness,
                logger: logger
            ),
            helloTime: .seconds(configuration.connections.firstBytes),
            connections: OpenConnections(limit: configuration.connections.devices),
            logger: logger
        )
    }

    private func credentials(_ identity: GatewayIdentity) throws -> CredentialPolicy {
        let fixed = [try identity.providerKey()] + configuration.keys
        let folder = try ProviderKeyFolder(stateDirectory: configuration.stateDirectory, logger: logger)
        return CredentialPolicy(configuration.effectiveProfile) { id in
            fixed.last { $0.keyID == id } ?? folder.key(id)
        }
    }

    private func serve(_ courier: CourierServer, _ listener: CourierServer.Listener) async {
        do {
            try await courier.serve(listener)
        } catch is CancellationError {
            // How it ends.
        } catch {
            logger.error("the courier's listener failed", metadata: ["error": "\(error)"])
        }
    }

    /// Once a minute.
    private func sweep(_ office: PostOffice) async {
        while !Task.isCancelled {
            do {
                try await clock.sleep(for: 60)
                try await office.sweep()
            } catch is CancellationError {
                return
            } catch {
                logger.error("sweeping the store failed", metadata: ["error": "\(error)"])
            }
        }
    }

    private func closeStore(_ store: GatewayStore) {
        do {
            try store.close()
        } catch {
            logger.error("the store could not be closed", metadata: ["error": "\(error)"])
        }
    }
}

extension TimeAmount {
    fileprivate static func seconds(_ seconds: Double) -> TimeAmount {
        .nanoseconds(Int64(seconds * 1e9))
    }
}
