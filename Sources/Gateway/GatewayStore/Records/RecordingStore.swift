import Dispatch
package import Foundation
package import GatewayCore
package import NotificationModel
package import ProviderAPI

/// A store that keeps its record of requests in a ``RecordLog`` and writes it from there, in bulk: what both of them do alike.
package protocol RecordingStore: GatewayStore {
    /// What is recorded and not written yet.
    var records: RecordLog { get }
    var limits: StoreLimits { get }

    /// The number of a request that does not wait.
    func takeSerial() -> Int64

    /// Begins to write what has gathered.
    func writeRecords()
}

extension RecordingStore {
    package var deliveries: DeliveryCounts { records.deliveries }

    package func note(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        decision: StorageDecision
    ) -> (serial: Int64, isRecorded: Bool) {
        let serial = takeSerial()
        let isRecorded = records.record(push, decision, schedule: scheduleRecords) {
            RecordEntry.accepted(push, of: request, decision: decision, serial: serial)
        }
        return (serial, isRecorded)
    }

    package func note(_ step: JourneyEntry, for pushes: [(serial: Int64, id: MessageID)]) {
        let entries = pushes.map { RecordEntry.step(step, serial: $0.serial, id: $0.id) }
        if records.append(entries, requests: 0, at: step.at.timeIntervalSince1970) { scheduleRecords() }
    }

    package func refuse(
        _ refusal: Refusal,
        of request: ProviderRequest,
        id: MessageID,
        space: @autoclosure () -> String,
        at now: Date
    ) -> Bool {
        records.record(at: now, schedule: scheduleRecords) {
            RecordEntry.refused(refusal, of: request, id: id, space: space(), serial: takeSerial(), at: now)
        }
    }

    /// Records pushes that wait no more, each with its last step.
    package func record(_ ended: [EndedPush]) { records.record(ended, schedule: scheduleRecords) }

    /// Writes what gathers from now on together, after a moment.
    private func scheduleRecords() {
        guard limits.recordDelay > 0 else { return writeRecords() }
        // The moment is short: the store stays until it is over.
        DispatchQueue.global().asyncAfter(deadline: .now() + limits.recordDelay) { self.writeRecords() }
    }
}
