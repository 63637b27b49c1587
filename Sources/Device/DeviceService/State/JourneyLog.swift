import DeviceCore
import DeviceStore
import Foundation
import Logging
import NotificationModel
import WallClock

/// Writes journeys and tells whoever watches.
///
/// A journey that cannot be written is logged and changes nothing else.
struct JourneyLog: Sendable {
    let store: DeviceStore
    let hub: EventHub
    let clock: any WallClock
    let limits: JourneyLimits
    let logger: Logger

    /// Begins a journey with its first steps.
    func begin(_ head: JourneyHead, _ entries: [JourneyEntry]) {
        write { store in
            try store.begin(head, entries: entries, limits: limits)
            return try store.append([], to: head.id, limits: limits)
        }
    }

    /// Adds steps.
    func add(_ entries: [JourneyEntry], to id: String) {
        guard !entries.isEmpty else { return }
        write { try $0.append(entries, to: id, limits: limits) }
    }

    /// Adds a step that happens now.
    func note(
        _ id: String,
        _ event: JourneyEvent,
        _ text: String,
        station: JourneyEntry.Station = .device,
        rule: String? = nil,
        changes: [ContentChange]? = nil
    ) {
        let entry = JourneyEntry(
            at: clock.now(),
            station: station,
            event: event,
            text: text,
            rule: rule,
            changes: changes
        )
        add([entry], to: id)
    }

    private func write(_ body: (DeviceStore) throws -> JourneySummary?) {
        do {
            if let summary = try body(store) { hub.publish(.journey(summary)) }
        } catch {
            logger.error("a journey cannot be written: \(error)")
        }
    }
}
