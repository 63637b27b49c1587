package import DeviceCore
package import DeviceStore
import Foundation
package import Logging
package import NotificationModel
package import WallClock

/// Writes the steps of journeys; nobody waits for them.
///
/// They go to the disk in the order in which they were added, with the next commit. A step that cannot be written is
/// logged and changes nothing else.
package struct JourneyLog: Sendable {
    package let writer: DeviceWriter
    package let clock: any WallClock
    package let logger: Logger

    /// Waits until the steps so far are on disk; goes on at once while the disk is in trouble.
    package func settle() async { await writer.settle() }

    /// Begins a journey with its first steps.
    package func begin(_ head: JourneyHead, _ entries: [JourneyEntry]) { write(.begin(head, entries)) }

    /// Adds steps.
    package func add(_ entries: [JourneyEntry], to id: String) {
        if !entries.isEmpty { write(.append(entries, to: id)) }
    }

    private func write(_ change: JourneyChange) {
        writer.record([change]) { [logger] error in
            // The disk's trouble itself is logged once.
            logger.debug("steps of a journey are lost: \(error)")
        }
    }

    /// A step that happens now.
    package func step(
        _ event: JourneyEvent,
        _ text: String,
        station: JourneyEntry.Station = .device,
        rule: JourneyRule? = nil,
        changes: [ContentChange]? = nil,
        crash: CrashFacts? = nil
    ) -> JourneyEntry {
        JourneyEntry(
            at: clock.now(),
            station: station,
            event: event,
            text: text,
            rule: rule?.text,
            changes: changes,
            crash: crash
        )
    }

    /// Adds a step that happens now.
    package func note(
        _ id: String,
        _ event: JourneyEvent,
        _ text: String,
        station: JourneyEntry.Station = .device,
        rule: JourneyRule? = nil,
        changes: [ContentChange]? = nil,
        crash: CrashFacts? = nil
    ) {
        add([step(event, text, station: station, rule: rule, changes: changes, crash: crash)], to: id)
    }
}
