import Foundation
import GRDB
import GatewayCore
import ProviderAPI
import Synchronization

/// Every device token there is, in memory: the store is the only opener of its file, so what it has read and
/// written is what there is, and a push asks no disk who its token belongs to.
final class Registry: Sendable {
    private let byToken: Mutex<[TokenKey: Registration]>

    /// Reads what is there.
    init(_ database: Database) throws {
        var byToken: [TokenKey: Registration] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT * FROM device_token") {
            let text: String = row["token"]
            guard let token = DeviceToken(text) else { continue }
            byToken[TokenKey(token)] = Registration(
                token: token,
                device: DeviceAddress(space: row["space"], deviceID: row["device_id"]),
                bundleID: row["bundle_id"],
                environment: (row["environment"] as String?).flatMap(PushEnvironment.init(rawValue:)),
                unregisteredAt: (row["unregistered_at"] as Double?).map(Date.init(timeIntervalSince1970:))
            )
        }
        self.byToken = Mutex(byToken)
    }

    func registration(of token: TokenKey) -> Registration? {
        byToken.withLock { $0[token] }
    }

    /// Adds a registration, or puts it in the place of the same token's.
    func insert(_ registration: Registration) {
        byToken.withLock { $0[TokenKey(registration.token)] = registration }
    }

    /// Forgets tokens that nobody has had for long.
    func remove(unregisteredBefore date: Date) {
        byToken.withLock { byToken in
            byToken = byToken.filter { $0.value.unregisteredAt.map { $0 >= date } ?? true }
        }
    }
}
