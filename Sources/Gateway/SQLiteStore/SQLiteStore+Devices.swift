package import Foundation
import GRDB
package import GatewayCore
package import GatewayStore
import GroupCommit
package import ProviderAPI

extension SQLiteStore {
    package func admit(
        _ device: DeviceAddress,
        name: String,
        secretHash: Data,
        shows proof: EnrolmentProof,
        at now: Date
    ) async throws -> EnrolmentRight {
        let shown: EnrolmentRight? = if case .right(let right) = proof { right } else { nil }
        return try await queue.commit { [limits] database in
            let seconds = now.timeIntervalSince1970
            let known = try Row.fetchOne(
                database,
                sql: "SELECT secret_hash, enrolment FROM device WHERE space = ? AND device_id = ?",
                arguments: [device.space, device.deviceID]
            )
            if let known {
                guard known["secret_hash"] == secretHash else {
                    throw StoreError.wrongSecret(deviceID: device.deviceID)
                }
                let right = max(EnrolmentRight(rawValue: known["enrolment"]) ?? .device, shown ?? .device)
                try database.execute(
                    sql: "UPDATE device SET name = ?, seen_at = ?, enrolment = ? WHERE space = ? AND device_id = ?",
                    arguments: [name, seconds, right.rawValue, device.space, device.deviceID]
                )
                return right
            }
            guard let shown else { throw StoreError.notEnrolled(deviceID: device.deviceID, showed: proof) }
            let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM device") ?? 0
            guard count < limits.devices else { throw StoreError.tooMany("devices", limit: limits.devices) }
            try database.execute(
                sql: "INSERT OR IGNORE INTO space (name, created_at) VALUES (?, ?)",
                arguments: [device.space, seconds]
            )
            try database.execute(
                sql: """
                    INSERT INTO device (space, device_id, name, secret_hash, created_at, seen_at, enrolment)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [device.space, device.deviceID, name, secretHash, seconds, seconds, shown.rawValue]
            )
            return shown
        }
    }

    package func register(
        bundleID: String,
        on device: DeviceAddress,
        environment: PushEnvironment?,
        fresh: DeviceToken,
        at now: Date
    ) async throws -> DeviceToken {
        let seconds = now.timeIntervalSince1970
        let (registration, former) = try await queue.commit { [limits] database -> (Registration, Registration?) in
            let live = try Row.fetchAll(
                database,
                sql: """
                    SELECT token, bundle_id, environment FROM device_token
                    WHERE space = ? AND device_id = ? AND unregistered_at IS NULL
                    """,
                arguments: [device.space, device.deviceID]
            )
            var registration = Registration(token: fresh, device: device, bundleID: bundleID, environment: environment)
            var former: Registration?
            if let row = live.first(where: { $0["bundle_id"] == bundleID }),
                let token = DeviceToken(row["token"] as String)
            {
                registration.token = token
                let known: String? = row["environment"]
                guard known != environment?.rawValue else { return (registration, nil) }
                former = registration
                former?.environment = known.flatMap(PushEnvironment.init(rawValue:))
                former?.unregisteredAt = now
                registration.token = fresh
                try database.execute(
                    sql: "UPDATE device_token SET unregistered_at = ? WHERE token = ?",
                    arguments: [seconds, token.hexadecimal]
                )
            }
            guard former != nil || live.count < limits.appsPerDevice else {
                throw StoreError.tooMany("apps on device \(device.deviceID)", limit: limits.appsPerDevice)
            }
            try database.execute(
                sql: "INSERT OR IGNORE INTO app (space, bundle_id, created_at) VALUES (?, ?, ?)",
                arguments: [device.space, bundleID, seconds]
            )
            try database.execute(
                sql: """
                    INSERT INTO device_token (token, space, device_id, bundle_id, issued_at, environment)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    fresh.hexadecimal, device.space, device.deviceID, bundleID, seconds, environment?.rawValue,
                ]
            )
            return (registration, former)
        }
        if let former { registry.insert(former) }
        registry.insert(registration)
        return registration.token
    }

    package func unregister(
        _ token: DeviceToken,
        on device: DeviceAddress,
        at now: Date
    ) async throws -> [EndedPush] {
        guard var registration = registry.registration(of: TokenKey(token)), registration.device == device,
            registration.unregisteredAt == nil
        else { return [] }
        let scope = registration.scope
        let discarded = try await queue.commit { batch, database in
            try database.execute(
                sql: "UPDATE device_token SET unregistered_at = ? WHERE token = ?",
                arguments: [now.timeIntervalSince1970, token.hexadecimal]
            )
            let place = WaitingBatch.Place(device: Self.key(of: device), bundleID: scope)
            return try batch.end(at: place, .tokenGone, at: now, in: database)
        }
        registration.unregisteredAt = now
        registry.insert(registration)
        return discarded
    }
}
