import Foundation
package import GatewayCore
package import GatewayStore
package import Logging
package import ProviderAPI
import Synchronization

/// The memory of several gateways, in one PostgreSQL database.
///
/// Whatever changes a device's pushes holds the lock on its row, in the order of the devices' numbers: of two gateways that take
/// pushes for one device each sees what the other has done, and serials are committed in their order. Without it a push is
/// written over one that waits for a device that is away (`PostgresStore+Overwriting.swift`). A push is as durable as
/// the server is told to make a commit, before its answer is run.
package final class PostgresStore: RecordingStore {
    /// What must be in order or kept: pushes, acknowledgements, connections, pages of what waits, tokens, channels. It waits for a standby.
    let writes: PostgresConnection
    /// Everything else, and notifications: what is read, and what nobody counts on. It waits for nobody.
    let reads: PostgresConnection
    package let limits: StoreLimits
    let logger: Logger
    let name: String
    let shared = Mutex(Shared())
    package let records = RecordLog()
    let tokens = Mutex(TokenMemory())
    let queue = Mutex(WriteQueue())
    private let pulse = Mutex<Task<Void, Never>?>(nil)

    /// What this gateway is to the others.
    struct Shared {
        /// Its number; nil before it has joined, and after it was given up for dead.
        var gateway: Int64?
        /// How many there are.
        var gatewayCount = 1
        var claims = Claims()
        var notices = Notices()
        var isNotifying = false
        var noteCount: Int64 = 0
        var lookups: [DeviceToken: [@Sendable (Result<Void, any Error>) -> Void]] = [:]
        var isLookingUp = false
        /// Of the channels that were handed out last, with the changes that were kept here since.
        var channelVersion: Int64 = -1
        var channelLookups: [@Sendable (Result<ChannelBook?, any Error>) -> Void] = []
        var isReadingChannels = false
        var isWritingRecords = false
        /// Rows written since the records were last cut to their bound.
        var unpruned = 0
        /// Since when it has been seen without a gap.
        var steadySince: Date?
        var tell: @Sendable (StoreEvent) -> Void = { _ in }
        /// Whether anybody wants to see what has ended.
        var areEndsWatched: @Sendable () -> Bool = { true }
    }

    /// Seconds between two looks at what was missed.
    static let beat = 2.0
    /// Seconds after which a gateway that is not seen is given up for dead.
    static let death = 10.0

    /// Connects, makes or migrates the tables, and joins the other gateways.
    ///
    /// - Parameters:
    ///   - url: as libpq takes it, `postgresql://…`.
    ///   - name: what people call this gateway.
    ///   - limits: how much to keep.
    ///   - logger: where it reports.
    /// - Throws: ``StoreError`` when the database is not reached.
    package init(url: String, name: String, limits: StoreLimits = StoreLimits(), logger: Logger) async throws {
        self.limits = limits
        self.logger = logger
        self.name = name
        let owner = WeakStore()
        writes = PostgresConnection(
            url: url,
            events: .init(opened: { SQL.beginWrites.map { Statement($0) } }, ready: { owner.store?.lookAgain() })
        )
        reads = PostgresConnection(
            url: url,
            events: .init(
                opened: {
                    let number = owner.store?.shared.withLock { $0.gateway }
                    return SQL.begin.map { Statement($0) }
                        + [number.map { Statement("LISTEN \(Notices.channel($0))") }].compactMap(\.self)
                },
                ready: { owner.store?.lookAgain() },
                notified: { owner.store?.take($0) }
            )
        )
        owner.store = self
        do {
            try await start()
        } catch {
            await writes.close()
            await reads.close()
            throw StoreError.unwritten(error)
        }
        let task = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(Self.beat))
                await self?.beat()
            }
        }
        pulse.withLock { $0 = task }
    }

    private func start() async throws {
        let deadline = Date() + Self.death
        while !(reads.isHere && writes.isHere) {
            guard Date() < deadline else { throw reads.away ?? writes.away ?? DatabaseAway(why: "no answer") }
            try await Task.sleep(for: .milliseconds(20))
        }
        try await reads.migrate()
        try await join()
    }

    package var knowsEveryToken: Bool { false }

    package func watch(_ events: @escaping @Sendable (StoreEvent) -> Void) {
        shared.withLock { $0.tell = events }
    }

    package func handOutEnds(while areWatched: @escaping @Sendable () -> Bool) {
        shared.withLock { $0.areEndsWatched = areWatched }
    }

    package func registration(of token: TokenKey) -> Registration? {
        tokens.withLock { $0.known(token)?.registration }
    }

    package func find(_ token: DeviceToken, found: @escaping @Sendable (Result<Void, any Error>) -> Void) -> Bool {
        guard registration(of: TokenKey(token)) == nil else { return true }
        let isFull = shared.withLock { shared in
            guard shared.lookups.count < WriteQueue.limit else { return true }
            shared.lookups[token, default: []].append(found)
            return false
        }
        if isFull { found(.failure(StoreError.overloaded)) } else { lookUp() }
        return false
    }

    /// Looks up all tokens that have gathered, in one round trip.
    private func lookUp() {
        let lookups = shared.withLock { shared in
            guard !shared.isLookingUp, !shared.lookups.isEmpty else {
                return [DeviceToken: [@Sendable (Result<Void, any Error>) -> Void]]()
            }
            shared.isLookingUp = true
            defer { shared.lookups = [:] }
            return shared.lookups
        }
        guard !lookups.isEmpty else { return }
        reads.submit([Statement(SQL.find, [.texts(lookups.keys.map(\.hexadecimal))])]) { [self] result in
            let outcome = result.map { results in
                for set in results {
                    for row in 0..<set.count { remember(set, row) }
                }
            }.mapError { StoreError.unwritten($0) }
            for waiting in lookups.values.joined() { waiting(outcome) }
            shared.withLock { $0.isLookingUp = false }
            lookUp()
        }
    }

    /// Remembers a row of ``SQL/find``.
    func remember(_ set: ResultSet, _ row: Int) {
        guard let registration = Registration(set, row), let device = set.number(row, 6) else { return }
        let ended = registration.unregisteredAt == nil ? set.number(row, 7) : nil
        remember(registration, on: device, ended: ended, isAway: set.flag(row, 8))
    }

    func remember(_ registration: Registration, on device: Int64, ended: Int64? = nil, isAway: Bool = false) {
        tokens.withLock {
            $0.insert(.init(registration: registration, device: device, ended: ended ?? -1, isAway: isAway))
        }
    }

    func tell(_ event: StoreEvent) {
        shared.withLock { $0.tell }(event)
    }

    /// Writes the records that have gathered, leaves the other gateways, and closes the connections.
    package func close() async throws {
        pulse.withLock { $0 }?.cancel()
        writeRecords()
        let number = shared.withLock { shared in
            defer { (shared.gateway, shared.tell, shared.areEndsWatched) = (nil, { _ in }, { true }) }
            return shared.gateway
        }
        if let number {
            _ = try? await reads.run([Statement(SQL.unhurried)] + SQL.leave.map { Statement($0, [.number(number)]) })
        }
        await writes.close()
        await reads.close()
    }
}

/// Known to connections before the store that owns them is whole.
private final class WeakStore: Sendable {
    private struct Reference { weak var store: PostgresStore? }
    private let reference = Mutex(Reference())

    var store: PostgresStore? {
        get { reference.withLock { $0.store } }
        set { reference.withLock { $0.store = newValue } }
    }
}

extension StoreError {
    /// What a caller is told of an error of the database.
    static func unwritten(_ error: any Error) -> any Error {
        if let away = error as? DatabaseAway { return StoreError.away("\(away)") }
        guard let error = error as? PostgresError else { return error }
        switch error.code.prefix(2) {
        // Insufficient resources (a full disk), operator intervention, a standby that takes no writes.
        case "53", "57", "25": return StoreError.away("\(error)")
        default: return error
        }
    }
}

extension Registration {
    /// A row of ``SQL/find``.
    init?(_ set: ResultSet, _ row: Int) {
        guard let token = set.text(row, 0).flatMap({ DeviceToken($0) }), let space = set.text(row, 1),
            let deviceID = set.text(row, 2), let bundleID = set.text(row, 3)
        else { return nil }
        self.init(
            token: token,
            device: DeviceAddress(space: space, deviceID: deviceID),
            bundleID: bundleID,
            environment: set.text(row, 4).flatMap(PushEnvironment.init(rawValue:)),
            unregisteredAt: set.seconds(row, 5).map(Date.init(timeIntervalSince1970:))
        )
    }
}
