package import Foundation
package import GatewayCore
package import GatewayStore
package import ProviderAPI
import Synchronization

extension PostgresStore {
    package func admit(
        _ device: DeviceAddress,
        name: String,
        secretHash: Data,
        shows proof: EnrolmentProof,
        at now: Date
    ) async throws -> EnrolmentRight {
        let shown: EnrolmentRight? = if case .right(let right) = proof { right } else { nil }
        let address: [Parameter] = [.text(device.space), .text(device.deviceID)]
        let seconds = now.timeIntervalSince1970
        while true {
            if let known = try await rows(Statement(SQL.secret, address)), known.count > 0,
                let number = known.number(0, 0)
            {
                guard known.bytes(0, 1) == [UInt8](secretHash) else {
                    throw StoreError.wrongSecret(deviceID: device.deviceID)
                }
                let had = known.number(0, 2).flatMap { EnrolmentRight(rawValue: Int($0)) } ?? .device
                let right = max(had, shown ?? .device)
                let values: [Parameter] = [.number(number), .text(name), .seconds(seconds), .number(right.rawValue)]
                _ = try await rows(Statement(SQL.unhurried), Statement(SQL.greet, values))
                shared.withLock { $0.claims.know(device, as: number) }
                return right
            }
            guard let shown else { throw StoreError.notEnrolled(deviceID: device.deviceID, showed: proof) }
            let values: [Parameter] = [
                .text(name), .bytes([UInt8](secretHash)), .seconds(seconds), .number(shown.rawValue),
                .number(limits.devices),
            ]
            let enrolled = try await kept(Statement(SQL.enrol, address + values))
            if let number = enrolled?.number(0, 0) {
                shared.withLock { $0.claims.know(device, as: number) }
                return shown
            }
            // Either another gateway has just taken the same device in, or there are too many.
            guard let known = try await rows(Statement(SQL.secret, address)), known.count > 0 else {
                throw StoreError.tooMany("devices", limit: limits.devices)
            }
        }
    }

    package func register(
        bundleID: String,
        on device: DeviceAddress,
        environment: PushEnvironment?,
        fresh: DeviceToken,
        at now: Date
    ) async throws -> DeviceToken {
        let address: [Parameter] = [.text(device.space), .text(device.deviceID)]
        let values: [Parameter] = [
            .text(bundleID), .text(environment?.rawValue), .text(fresh.hexadecimal),
            .seconds(now.timeIntervalSince1970), .number(limits.appsPerDevice),
        ]
        let set = try await kept(Statement(SQL.lockDevice, address), Statement(SQL.register, address + values))
        let (mine, ended, given) = (set?.text(0, 0), set?.text(0, 1), set?.text(0, 2))
        if let ended = ended.flatMap({ DeviceToken($0) }) { tokens.withLock { $0.remove(TokenKey(ended)) } }
        let valid = given ?? (ended == nil ? mine : nil)
        guard let token = valid.flatMap({ DeviceToken($0) }) else {
            throw StoreError.tooMany("apps on device \(device.deviceID)", limit: limits.appsPerDevice)
        }
        if let number = shared.withLock({ $0.claims.number(of: device) }) {
            let registration = Registration(token: token, device: device, bundleID: bundleID, environment: environment)
            remember(registration, on: number)
        }
        return token
    }

    package func unregister(_ token: DeviceToken, on device: DeviceAddress, at now: Date) async throws -> [EndedPush] {
        let address: [Parameter] = [.text(device.space), .text(device.deviceID)]
        let values = [.text(token.hexadecimal)] + address + [.seconds(now.timeIntervalSince1970)]
        let discarded = try await end(
            .tokenGone,
            at: now,
            SQL.unregister,
            values,
            after: Statement(SQL.lockDevice, address),
            on: writes
        )
        tokens.withLock { $0.remove(TokenKey(token)) }
        if let known = try await rows(Statement(SQL.find, [.texts([token.hexadecimal])])), known.count > 0 {
            remember(known, 0)
        }
        return discarded
    }

    /// Runs statements as one transaction, which keeps nothing that somebody counts on.
    ///
    /// - Returns: what the last of them returned.
    /// - Throws: ``StoreError`` when the database is away.
    func rows(_ statements: Statement...) async throws -> ResultSet? { try await run(statements, on: reads) }

    /// Runs statements as one transaction, which may have to wait for a standby.
    ///
    /// - Returns: what the last of them returned.
    /// - Throws: ``StoreError`` when the database is away.
    func kept(_ statements: Statement...) async throws -> ResultSet? { try await run(statements, on: writes) }

    func run(_ statements: [Statement], on connection: PostgresConnection) async throws -> ResultSet? {
        do {
            return try await connection.run(statements).last
        } catch {
            throw StoreError.unwritten(error)
        }
    }
}
