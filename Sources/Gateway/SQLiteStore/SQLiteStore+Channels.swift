import Foundation
import GRDB
package import GatewayCore
import GatewayStore
import GroupCommit
import ProviderAPI

extension SQLiteStore {
    package func channels() async throws -> ChannelBook {
        try await queue.read { database in
            let channels = try Row.fetchAll(database, sql: "SELECT * FROM channel").compactMap(BroadcastChannel.init)
            let taken = try Row.fetchAll(database, sql: "SELECT * FROM channel_subscription")
                .compactMap(ChannelSubscription.init)
            return ChannelBook(channels, taken)
        }
    }

    package func keep(_ change: ChannelChange, answer: @escaping @Sendable ((any Error)?) -> Void) {
        queue.submit(
            Writes.Write { database in
                try Self.write(change, in: database)
                return { answer(nil) }
            } fail: {
                answer(StoreError.unwritten($0))
            }
        )
    }

    private static func write(_ change: ChannelChange, in database: Database) throws {
        switch change {
        case .created(let channel):
            try database.execute(
                sql: "INSERT INTO channel (id, bundle_id, environment, policy, created_at) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    channel.id.text, channel.bundleID, channel.environment?.rawValue, channel.policy.rawValue,
                    channel.createdAt.timeIntervalSince1970,
                ]
            )
        case .deleted(let id):
            try database.execute(sql: "DELETE FROM channel_subscription WHERE channel = ?", arguments: [id.text])
            try database.execute(sql: "DELETE FROM channel WHERE id = ?", arguments: [id.text])
        case .subscribed(let device, let channels):
            try database.execute(
                sql: "DELETE FROM channel_subscription WHERE space = ? AND device_id = ?",
                arguments: [device.space, device.deviceID]
            )
            for channel in channels {
                // One that was deleted meanwhile is not there to be taken.
                try database.execute(
                    sql: """
                        INSERT INTO channel_subscription (space, device_id, channel)
                        SELECT ?, ?, id FROM channel WHERE id = ?
                        """,
                    arguments: [device.space, device.deviceID, channel.text]
                )
            }
        }
    }
}

// A row that holds what no channel of ours has is passed over: its column types are not checked by the table.

extension BroadcastChannel {
    fileprivate init?(_ row: Row) {
        guard let id = ChannelID(row["id"] as String), let policy = MessageStoragePolicy(rawValue: row["policy"]) else {
            return nil
        }
        self.init(
            id: id,
            bundleID: row["bundle_id"],
            environment: (row["environment"] as String?).flatMap(PushEnvironment.init(rawValue:)),
            policy: policy,
            createdAt: Date(timeIntervalSince1970: row["created_at"])
        )
    }
}

extension ChannelSubscription {
    fileprivate init?(_ row: Row) {
        guard let channel = ChannelID(row["channel"] as String) else { return nil }
        self.init(device: DeviceAddress(space: row["space"], deviceID: row["device_id"]), channel: channel)
    }
}
