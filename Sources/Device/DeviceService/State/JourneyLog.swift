import DeviceCore
import DeviceStore
import Foundation
import Logging
import NotificationModel
import WallClock

/// Writes the steps of journeys; nobody waits for them.
///
/// They go to the disk in the order in which they were added, with the next commit. A step that cannot be written is
/// logged and changes nothing else.
struct JourneyLog: Sendable {
    let writer: DeviceWriter
    let clock: any WallClock
    let logger: Logger

    /// Waits until the steps so far are on disk; goes on at once while the disk is in trouble.
    func settle() async { await writer.settle() }

    /// Begins a journey with its first steps.
    func begin(_ head: JourneyHead, _ entries: [JourneyEntry]) { write(.begin(head, entries)) }

    /// Adds steps.
    func add(_ entries: [JourneyEntry], to id: String) {
        if !entries.isEmpty { write(.append(entries, to: id)) }
    }

    private func write(_ change: JourneyChange) {
        writer.record([change]) { [logger] error in
            // The disk's trouble itself is logged once.
            logger.debug("steps of a journey are lost: \(error)")
        }
    }

    /// A step that happens now.
    func step(
        _ event: JourneyEvent,
        _ text: String,
        station: JourneyEntry.Station = .device,
        rule: String? = nil,
        changes: [ContentChange]? = nil,
        crash: CrashFacts? = nil
    ) -> JourneyEntry {
        JourneyEntry(
            at: clock.now(),
            station: station,
            event: event,
            text: text,
            rule: rule,
            changes: changes,
            crash: crash
        )
    }

    /// Adds a step that happens now.
    func note(
        _ id: String,
        _ event: JourneyEvent,
        _ text: String,
        station: JourneyEntry.Station = .device,
        rule: String? = nil,
        changes: [ContentChange]? = nil,
        crash: CrashFacts? = nil
    ) {
        add([step(event, text, station: station, rule: rule, changes: changes, crash: crash)], to: id)
    }
}
