import Foundation
package import GatewayCore
import GatewayStore
import ProviderAPI
import Synchronization

extension PostgresStore {
    package func channels() async throws -> ChannelBook {
        do {
            let sets = try await writes.run(Self.reading(since: -1))
            return readChannels(sets, since: -1) ?? ChannelBook()
        } catch {
            throw StoreError.unwritten(error)
        }
    }

    package func findChannels(_ found: @escaping @Sendable (Result<ChannelBook?, any Error>) -> Void) -> Bool {
        let isFull = shared.withLock { shared in
            guard shared.channelLookups.count < WriteQueue.limit else { return true }
            shared.channelLookups.append(found)
            return false
        }
        if isFull { found(.failure(StoreError.overloaded)) } else { lookUpChannels() }
        return false
    }

    /// Answers all that have gathered, by one round trip that begins after they asked.
    private func lookUpChannels() {
        let (lookups, version) = shared.withLock { shared in
            guard !shared.isReadingChannels, !shared.channelLookups.isEmpty else {
                return ([@Sendable (Result<ChannelBook?, any Error>) -> Void](), Int64(0))
            }
            shared.isReadingChannels = true
            defer { shared.channelLookups = [] }
            return (shared.channelLookups, shared.channelVersion)
        }
        guard !lookups.isEmpty else { return }
        writes.submit(Self.reading(since: version)) { [self] result in
            let outcome = result.map { readChannels($0, since: version) }.mapError { StoreError.unwritten($0) }
            for found in lookups { found(outcome) }
            shared.withLock { $0.isReadingChannels = false }
            lookUpChannels()
        }
    }

    package func keep(_ change: ChannelChange, answer: @escaping @Sendable ((any Error)?) -> Void) {
        let statements = [Statement(SQL.changeChannels)] + Self.statements(of: change)
        writes.submit(statements) { [self] result in
            switch result {
            case .success(let sets):
                let version = sets.first?.number(0, 0)
                // Unless another gateway changed something in between: then all are read again when somebody asks.
                shared.withLock { if version == $0.channelVersion + 1 { $0.channelVersion += 1 } }
                answer(nil)
            case .failure(let error): answer(StoreError.unwritten(error))
            }
        }
    }

    private static func reading(since version: Int64) -> [Statement] {
        [
            Statement(SQL.channelVersion), Statement(SQL.channels, [.number(version)]),
            Statement(SQL.subscriptions, [.number(version)]),
        ]
    }

    /// The version is read first: what changes while the rest is read counts as not read, and is read again.
    ///
    /// - Returns: nil when nothing has changed.
    private func readChannels(_ sets: [ResultSet], since known: Int64) -> ChannelBook? {
        guard sets.count == 3, let version = sets[0].number(0, 0), version != known else { return nil }
        var subscriptions: [ChannelSubscription] = []
        shared.withLock { shared in
            shared.channelVersion = version
            for row in 0..<sets[2].count {
                guard let subscription = ChannelSubscription(sets[2], row) else { continue }
                subscriptions.append(subscription)
                // By it a broadcast's push is kept.
                if let number = sets[2].number(row, 3) { shared.claims.know(subscription.device, as: number) }
            }
        }
        return ChannelBook((0..<sets[1].count).compactMap { BroadcastChannel(sets[1], $0) }, subscriptions)
    }

    private static func statements(of change: ChannelChange) -> [Statement] {
        switch change {
        case .created(let channel):
            let values: [Parameter] = [
                .text(channel.id.text), .text(channel.bundleID), .text(channel.environment?.rawValue),
                .number(channel.policy.rawValue), .seconds(channel.createdAt.timeIntervalSince1970),
            ]
            return [Statement(SQL.createChannel, values)]
        case .deleted(let id): return SQL.deleteChannel.map { Statement($0, [.text(id.text)]) }
        case .subscribed(let device, let channels):
            let address: [Parameter] = [.text(device.space), .text(device.deviceID)]
            return [
                Statement(SQL.unsubscribe, address),
                Statement(SQL.subscribe, address + [.texts(channels.map(\.text).sorted())]),
            ]
        }
    }
}

// A row that holds what no channel of ours has is passed over: its values are not checked by the table.

extension BroadcastChannel {
    /// A row of ``SQL/channels``.
    fileprivate init?(_ set: ResultSet, _ row: Int) {
        guard let id = set.text(row, 0).flatMap({ ChannelID($0) }), let bundleID = set.text(row, 1),
            let policy = set.number(row, 3).flatMap({ MessageStoragePolicy(rawValue: Int($0)) }),
            let created = set.seconds(row, 4)
        else { return nil }
        self.init(
            id: id,
            bundleID: bundleID,
            environment: set.text(row, 2).flatMap(PushEnvironment.init(rawValue:)),
            policy: policy,
            createdAt: Date(timeIntervalSince1970: created)
        )
    }
}

extension ChannelSubscription {
    /// A row of ``SQL/subscriptions``.
    fileprivate init?(_ set: ResultSet, _ row: Int) {
        guard let space = set.text(row, 0), let deviceID = set.text(row, 1),
            let channel = set.text(row, 2).flatMap({ ChannelID($0) })
        else { return nil }
        self.init(device: DeviceAddress(space: space, deviceID: deviceID), channel: channel)
    }
}
