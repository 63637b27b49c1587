import Foundation
package import GatewayCore
import GatewayStore
package import Logging
import NIOCore
import NIOSSL
import PostgresStore
import PrivateFiles
package import ProviderAPI
import SQLiteStore
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
        package let channelManagement: [PushEnvironment: Int]
        package let proxy: Int?
        package let courier: Int
        package let operations: Int?
    }

    private let configuration: GatewayConfiguration
    private let clock: any WallClock
    private let randomness: Randomness
    private let logger: Logger
    private let readiness = Promise<BoundPorts>()
    let metrics = GatewayMetrics()
    let health = GatewayHealth()

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
            let operations = Operations(health: health, metrics: metrics)
            let listeners = try await listen(operations)
            do {
                try await serve(operations, port: listeners.first?.localAddress?.port)
            } catch {
                await close(listeners)
                throw error
            }
            await close(listeners)
        } catch {
            readiness.settle(.failure(error))
            throw error
        }
    }

    /// Keeps a second gateway off the folder.
    private static func lock(_ folder: String) throws(GatewayError) -> FolderLock {
        do {
            return try FolderLock(folder + "/lock")
        } catch {
            switch error {
            case .cannotOpen(let path, let why): throw .cannotRead(path, why)
            case .held(let process): throw .alreadyRunning(folder, process: process)
            }
        }
    }

    /// Answers whoever runs the gateway before it serves, so that they learn that it starts.
    private func listen(_ operations: Operations) async throws -> [any Channel] {
        guard let address = configuration.operations else { return [] }
        return try await listeners(address, port: { $0.localAddress?.port }) { address in
            try await operations.server.listen(address)
        }
    }

    private func close(_ listeners: [any Channel]) async {
        // One that is closed already is as good.
        for listener in listeners { try? await listener.close() }
    }

    private func serve(_ operations: Operations, port: Int?) async throws {
        let folder = GatewayIdentity.folder(in: configuration.stateDirectory)
        try PrivateFolder.hold(folder)
        let lock = try Self.lock(folder)
        defer { lock.release() }
        openFiles()
        guard let database = configuration.database else {
            let path = folder + "/gateway.sqlite"
            let store = try SQLiteStore(path: path, limits: configuration.store, at: clock.now())
            if let loss = store.loss { logger.error("\(loss)") }
            return try await serve(with: store, operations, port: port) { try identity() }
        }
        let store = try await PostgresStore(
            url: database.url,
            name: database.gatewayName,
            limits: configuration.store,
            logger: logger
        )
        let sharing = SharedIdentity(folder: folder, store: store, logger: logger)
        try await serve(with: store, operations, port: port) {
            try await sharing.prepare { try identity() }
        } beside: {
            await sharing.run()
        }
    }

    /// Makes room for as many connections as it is told to take.
    private func openFiles() {
        let needed = OpenFiles.needed(for: configuration.connections)
        let allowed = OpenFiles.raise(to: needed)
        guard allowed < needed else { return }
        logger.warning(
            "fewer connections can be taken than the gateway is told to: each is an open file; raise 'ulimit -Hn' (LimitNOFILE=)",
            metadata: [
                "open-files": "\(allowed)", "needed": "\(needed)", "devices": "\(configuration.connections.devices)",
                "providers": "\(2 * configuration.connections.providers)",
            ]
        )
    }

    /// Who it is, by its files; the first start makes them.
    private func identity() throws -> GatewayIdentity {
        let identity = try GatewayIdentity.prepare(
            stateDirectory: configuration.stateDirectory,
            randomness: randomness
        )
        _ = try DevelopmentCertificates(folder: identity.folder, extraNames: configuration.serverNames)
            .authority(now: SystemWallClock().now())
        _ = try Enrolment(identity)
        return identity
    }

    /// Serves with a store, and closes it.
    private func serve(
        with store: any GatewayStore,
        _ operations: Operations,
        port: Int?,
        identity: () async throws -> GatewayIdentity,
        beside: @escaping @Sendable () async -> Void = {}
    ) async throws {
        do {
            try await serve(with: store, try await identity(), operations, port: port, beside: beside)
        } catch {
            await close(store)
            throw error
        }
        await close(store)
    }

    private func serve(
        with store: any GatewayStore,
        _ identity: GatewayIdentity,
        _ operations: Operations,
        port: Int?,
        beside: @escaping @Sendable () async -> Void
    ) async throws {
        let certificates = DevelopmentCertificates(folder: identity.folder, extraNames: configuration.serverNames)
        let now = SystemWallClock().now()
        let tls = (
            provider: try certificates.providerContext(now: now),
            courier: try certificates.serverContext(now: now)
        )
        let dispatcher = PushDispatcher(
            store: store,
            name: configuration.database?.gatewayName,
            storesSeveral: configuration.storesSeveral,
            clock: clock,
            logger: logger,
            metrics: metrics,
            health: health
        )
        let channels = try await ChannelRegistry(store)
        let faults = faults
        faults?.watch { dispatcher.show(faults: $0) }
        let provider = try providerServer(
            dispatcher,
            channels,
            identity,
            certificates.clientCertificates(now: now),
            faults
        )
        let courier = courierServer(dispatcher, channels, try Enrolment(identity), faults)
        let listeners = try await openListeners(
            configuration,
            provider: provider,
            courier: courier,
            tls: tls,
            operations: port
        )
        let ports = listeners.ports
        operations.watch(provider, courier, dispatcher)
        health.serves()
        logger.info(
            "the gateway listens",
            metadata: [
                "provider": "\(ports.provider)", "courier": "\(ports.courier)",
                "profile": "\(configuration.effectiveProfile.rawValue)",
            ]
        )
        readiness.settle(.success(ports))
        defer { health.ends() }
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                group.addTask { await noteTheEnd() }
                group.addTask { await provider.serve(listeners.providers) }
                for listener in listeners.couriers {
                    group.addTask { await serve(courier, listener) }
                }
                group.addTask { await sweep(dispatcher) }
                group.addTask { await beside() }
            }
        }
    }

    /// Says that it ends before it says so to providers.
    private func noteTheEnd() async {
        // Throws when the task is cancelled, which is as good a reason to end.
        try? await gracefulShutdown()
        health.ends()
    }

    private func providerServer(
        _ dispatcher: PushDispatcher,
        _ channels: ChannelRegistry,
        _ identity: GatewayIdentity,
        _ certificates: ClientCertificates,
        _ faults: FaultEndpoint?
    ) throws -> ProviderServer {
        let limits = configuration.connections
        let admission = Admission(
            credentials: try credentials(identity),
            gateway: dispatcher.name,
            registration: { dispatcher.store.registration(of: $0) }
        )
        return ProviderServer(
            service: ProviderService(
                admission: admission,
                dispatcher: dispatcher,
                channels: ChannelService(
                    admission: admission,
                    dispatcher: dispatcher,
                    channels: channels,
                    randomness: randomness
                ),
                clock: clock,
                randomness: randomness,
                metrics: metrics,
                clients: ClientsEndpoint(key: try identity.providerKey(), notes: configuration.notesClients),
                logger: logger,
                logsRequests: logger.logLevel <= .debug,
                faults: faults,
                meter: configuration.pushesPerMinute.map { perMinute -> any PushMeter in
                    let store = dispatcher.store
                    return store.knowsEveryToken
                        ? OwnPushMeter(perMinute: perMinute) : SharedPushMeter(perMinute: perMinute, store: store)
                }
            ),
            idle: IdleConnection.Limits(first: .seconds(limits.firstBytes), between: .seconds(limits.idle)),
            bodyTime: .seconds(limits.body),
            closingTime: .seconds(limits.closing),
            certificates: certificates,
            connections: (
                connections(limits.providers, .providerConnections), connections(limits.providers, .providerConnections)
            ),
            logger: logger
        )
    }

    /// nil unless tests may ask for faults, or did at the start.
    private var faults: FaultEndpoint? {
        guard configuration.takesFaults || !configuration.faults.isEmpty else { return nil }
        var generator = randomness
        return FaultEndpoint(configuration.faults, seed: configuration.faultSeed ?? generator.next(), metrics: metrics)
    }

    private func courierServer(
        _ dispatcher: PushDispatcher,
        _ channels: ChannelRegistry,
        _ enrolment: Enrolment,
        _ faults: FaultEndpoint?
    ) -> CourierServer {
        CourierServer(
            session: CourierSession(
                dispatcher: dispatcher,
                channels: channels,
                enrolment: enrolment,
                faults: faults,
                newcomers: connections(configuration.connections.newcomers, .newcomers),
                quiet: .seconds(configuration.connections.deviceQuiet),
                patience: .seconds(configuration.connections.deviceAnswer),
                randomness: randomness,
                logger: logger
            ),
            helloTime: .seconds(configuration.connections.firstBytes),
            connections: connections(configuration.connections.devices, .deviceConnections),
            logger: logger
        )
    }

    private func connections(_ limit: Int, _ name: GatewayLimit) -> OpenConnections {
        OpenConnections(limit: limit) { [metrics] in metrics.reached(name) }
    }

    private func credentials(_ identity: GatewayIdentity) throws -> CredentialPolicy {
        let fixed = [try identity.providerKey()] + configuration.keys
        let folder = try ProviderKeyFolder(stateDirectory: configuration.stateDirectory, logger: logger)
        var policy = CredentialPolicy(configuration.effectiveProfile) { id in
            fixed.last { $0.keyID == id } ?? folder.key(id)
        }
        if configuration.spellsAsObserved { policy.environmentRejection = .badEnvironmentKeyInToken }
        return policy
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
    private func sweep(_ dispatcher: PushDispatcher) async {
        while !Task.isCancelled {
            do {
                try await clock.sleep(for: 60)
                try await dispatcher.sweep()
            } catch is CancellationError {
                return
            } catch {
                logger.error("sweeping the store failed", metadata: ["error": "\(error)"])
            }
        }
    }

    private func close(_ store: any GatewayStore) async {
        do {
            try await store.close()
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
