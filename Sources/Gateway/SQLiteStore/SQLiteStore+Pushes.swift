package import CourierLink
package import Foundation
import GRDB
package import GatewayCore
package import GatewayStore
import GroupCommit
import NotificationModel
import ProviderAPI
import Synchronization

extension SQLiteStore {
    package func accept(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        decision: StorageDecision,
        answer: @escaping @Sendable (Result<Acceptance, any Error>) -> Void
    ) {
        let owner = push.registration
        let place = WaitingBatch.Place(device: Self.key(of: owner.device), bundleID: push.place)
        queue.submit(
            Writes.Write { [self] batch, database in
                let serial = takeSerial()
                let row = WaitingBatch.Row(
                    serial: serial,
                    id: push.id,
                    until: decision.deadline?.timeIntervalSince1970 ?? 0,
                    body: RecordEntry.accepted(push, of: request, decision: decision, serial: serial)
                )
                let replaced =
                    if case .replace = decision {
                        try batch.replace(at: place, by: row, at: push.acceptedAt, in: database)
                    } else {
                        try batch.insert(row, at: place, in: database)
                    }
                return {
                    answer(.success(Acceptance(serial: serial, push: push, decision: decision, replaced: replaced)))
                }
            } fail: {
                answer(.failure(StoreError.unwritten($0)))
            }
        )
    }

    package func waiting(
        for device: DeviceAddress,
        after serial: Int64,
        limit: Int,
        at now: Date,
        answer: @escaping @Sendable (Result<[CourierPush], any Error>) -> Void
    ) {
        queue.submit(
            Writes.Write { batch, database in
                let key = Self.key(of: device)
                let bodies = try batch.bodies(of: key, after: serial, limit: limit, at: now, in: database)
                let pushes = try bodies.compactMap { try RecordEntry($0).courierPush }
                return { answer(.success(pushes)) }
            } fail: {
                answer(.failure($0))
            }
        )
    }

    package func acknowledge(
        _ serials: [Int64],
        by device: DeviceAddress,
        at now: Date,
        failure: @escaping @Sendable (any Error) -> Void
    ) {
        queue.submit(
            Writes.Write { [self] batch, database in
                // What has been sent was committed before, so nothing that was put off is among them.
                let key = Self.key(of: device)
                let ended = try batch.end(serials, of: key, .acknowledged(by: nil), at: now, in: database)
                return { [self] in record(ended) }
            } fail: {
                failure($0)
            }
        )
    }

    package func takeSerial() -> Int64 { serials.withLock { $0.take() } }

    /// A device as a column.
    static func key(of device: DeviceAddress) -> String {
        device.space + "\n" + device.deviceID
    }
}
