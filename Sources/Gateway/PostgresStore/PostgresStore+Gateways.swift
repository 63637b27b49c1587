import Foundation
package import GatewayCore
import GatewayStore
import Logging
import Synchronization

/// What gateways have to do with each other.
extension PostgresStore {
    /// Takes a number among the gateways, and listens by it.
    func join() async throws {
        let joined = try await reads.run([Statement(SQL.join, [.text(name)])]).first
        guard let joined, let number = joined.number(0, 0) else { return }
        _ = try await reads.run([Statement("LISTEN \(Notices.channel(number))")])
        shared.withLock { shared in
            shared.gateway = number
            shared.gatewayCount = Int(joined.number(0, 1) ?? 0) + 1
            shared.steadySince = Date()
        }
    }

    package func connect(_ device: DeviceAddress) {
        let (gateway, number) = shared.withLock { ($0.gateway, $0.claims.number(of: device)) }
        guard let gateway, let number else { return tell(.lost([device])) }
        let step = WriteQueue.Step(
            statements: [Statement(SQL.connect, [.number(number), .number(gateway)])]
        ) { [self] result in
            guard let set = try? result.get().first, let epoch = set.number(0, 0) else { return tell(.lost([device])) }
            shared.withLock { shared in
                shared.claims.hold(number, device, epoch: epoch)
                if let former = set.number(0, 1), former != gateway {
                    shared.notices.lose(number, since: epoch, at: former)
                }
            }
            notify()
            // One that has gone meanwhile is given up: whoever is told looks for it.
            tell(.woken([device]))
        }
        submit({ $0.steps.append(step) }, fail: { _ in tell(.lost([device])) })
    }

    package func disconnect(_ device: DeviceAddress) {
        let (gateway, claim) = shared.withLock { ($0.gateway, $0.claims.release(device)) }
        guard let gateway, let claim else { return }
        let values: [Parameter] = [.number(claim.number), .number(gateway), .number(claim.epoch)]
        let step = WriteQueue.Step(statements: [Statement(SQL.disconnect, values)]) { _ in }
        submit({ $0.steps.append(step) }, fail: { _ in })
    }

    /// Wakes whoever sends to devices that are connected here.
    func wake(_ numbers: Set<Int64>) {
        // Without the connection that reads it, what waits is looked for when that is back.
        guard writes.isHere else { return }
        let devices = shared.withLock { shared in numbers.compactMap { shared.claims.device($0) } }
        if !devices.isEmpty { tell(.woken(devices)) }
    }

    /// Tells other gateways what has gathered; what gathers meanwhile goes together after it.
    func notify() {
        let notifications = shared.withLock { shared -> [(channel: String, payload: String)] in
            guard !shared.isNotifying, !shared.notices.isEmpty else { return [] }
            shared.isNotifying = true
            return shared.notices.take()
        }
        guard !notifications.isEmpty else { return }
        let statements = notifications.map { Statement(SQL.notify, [.text($0.channel), .text($0.payload)]) }
        reads.submit(statements) { [self] _ in
            // A notice that is lost is made up for by the beat.
            shared.withLock { $0.isNotifying = false }
            notify()
        }
    }

    /// Another gateway says something.
    func take(_ notification: String) {
        let (woken, lost) = Notices.read(notification)
        wake(Set(woken))
        let gone = shared.withLock { shared in lost.compactMap { shared.claims.lose($0.device, since: $0.epoch) } }
        if !gone.isEmpty { tell(.lost(gone)) }
    }

    /// A connection is back: what was said meanwhile was not heard.
    func lookAgain() {
        guard writes.isHere else { return }
        let devices = shared.withLock { $0.claims.held }
        if !devices.isEmpty { tell(.woken(devices)) }
    }

    /// Says that it is there, looks for what was missed, and gives up gateways that are not there.
    func beat() async {
        guard let number = shared.withLock({ $0.gateway }) else { return }
        do {
            let seen = try await rows(Statement(SQL.unhurried), Statement(SQL.beat, [.number(number)]))
            guard let seen, seen.count > 0 else { return try await joinAgain() }
            if let count = seen.number(0, 1) { shared.withLock { $0.gatewayCount = Int(count) } }
            if let set = try await rows(Statement(SQL.missed, [.number(number)])) {
                wake(Set((0..<set.count).compactMap { set.number($0, 0) }))
            }
            // Who was away itself does not know who else is.
            let isSteady = shared.withLock { shared in
                guard let since = shared.steadySince else {
                    shared.steadySince = Date()
                    return false
                }
                return Date().timeIntervalSince(since) > Self.death
            }
            if isSteady {
                let bury = SQL.bury.map { Statement($0, [.seconds(Self.death)]) }
                _ = try await reads.run([Statement(SQL.unhurried)] + bury)
            }
        } catch {
            shared.withLock { $0.steadySince = nil }
        }
    }

    /// It was given up for dead: its devices may be elsewhere, and each has to come again.
    private func joinAgain() async throws {
        logger.warning("the other gateways gave this one up for dead; its devices connect again")
        let devices = shared.withLock { shared in
            shared.gateway = nil
            return shared.claims.loseAll()
        }
        try await join()
        tell(.lost(devices))
    }

    /// Files that all gateways share, by their names.
    package func sharedFiles() async throws -> [String: String] {
        guard let set = try await rows(Statement(SQL.sharedFiles)) else { return [:] }
        var files: [String: String] = [:]
        for row in 0..<set.count { if let name = set.text(row, 0) { files[name] = set.text(row, 1) } }
        return files
    }

    /// Shares files, unless others of their names are shared already.
    package func share(_ files: [String: String], replacing: Bool = false) async throws {
        let sql = replacing ? SQL.shareAgain : SQL.share
        let statements = files.sorted { $0.key < $1.key }.map { Statement(sql, [.text($0.key), .text($0.value)]) }
        if !statements.isEmpty { _ = try await writes.run(statements) }
    }

    /// Shares a file no more.
    package func unshare(_ name: String) async throws {
        _ = try await rows(Statement(SQL.unshare, [.text(name)]))
    }
}
