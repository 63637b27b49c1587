package import Foundation
package import GatewayCore
import NotificationModel

/// How every store records a request: admitted or left out, with the note of what was left out before it.
extension RecordLog {
    /// Records an accepted push that is not kept, unless too many come at once.
    ///
    /// - Parameters:
    ///   - push: which.
    ///   - decision: what becomes of it.
    ///   - schedule: asks for a write, when none is asked for yet.
    ///   - entry: what is recorded; made only when it is.
    /// - Returns: whether it is recorded.
    package func record(
        _ push: AcceptedPush,
        _ decision: StorageDecision,
        schedule: () -> Void,
        _ entry: () -> [UInt8]
    ) -> Bool {
        if case .discard = decision { deliveries.add(.discardedExpired) }
        return record(at: push.acceptedAt, schedule: schedule, entry)
    }

    /// Records a request, unless too many come at once.
    ///
    /// - Parameters:
    ///   - now: when it came.
    ///   - schedule: asks for a write, when none is asked for yet.
    ///   - entry: what is recorded; made only when it is.
    /// - Returns: whether it is recorded.
    package func record(at now: Date, schedule: () -> Void, _ entry: () -> [UInt8]) -> Bool {
        let seconds = now.timeIntervalSince1970
        guard let leftOut = admit(at: seconds) else { return false }
        if append([Self.marked(entry(), leftOut)], requests: 1, at: seconds) { schedule() }
        return true
    }

    /// Records pushes that wait no more, each with its last step.
    ///
    /// - Parameters:
    ///   - ended: what waits no more.
    ///   - schedule: asks for a write, when none is asked for yet.
    package func record(_ ended: [EndedPush], schedule: () -> Void) {
        for push in ended {
            deliveries.add(push.delivery)
            guard let entries = entries(of: push) else { continue }
            if append(entries, requests: 1, at: push.at.timeIntervalSince1970) { schedule() }
        }
    }

    /// Adds pushes that wait no more, each with its last step, to what is being written.
    package func add(_ ended: [EndedPush], to chunk: inout Chunk) {
        for push in ended {
            guard let entries = entries(of: push) else { continue }
            for entry in entries { chunk.bytes += entry }
            chunk.requests += 1
            chunk.at = max(chunk.at, push.at.timeIntervalSince1970)
        }
    }

    /// What ``add(_:to:)`` has added was written.
    package func written(with ended: [EndedPush]) {
        written()
        for push in ended { deliveries.add(push.delivery) }
    }

    /// A push that waits no more, and its last step; nil when too many come at once.
    private func entries(of push: EndedPush) -> [[UInt8]]? {
        guard let leftOut = admit(at: push.at.timeIntervalSince1970) else { return nil }
        let step = RecordEntry.step(push.step, serial: push.serial, id: push.id)
        return [Self.marked(push.body, leftOut), step]
    }

    private static func marked(_ bytes: [UInt8], _ leftOut: Int) -> [UInt8] {
        guard leftOut > 0 else { return bytes }
        var bytes = bytes
        RecordEntry.set(leftOut: leftOut, in: &bytes)
        return bytes
    }
}
