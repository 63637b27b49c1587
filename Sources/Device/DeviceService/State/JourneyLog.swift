import DeviceCore
import DeviceStore
import Foundation
import Logging
import NotificationModel
import Synchronization
import WallClock

/// Writes journeys and tells whoever watches.
///
/// Steps gather while others are being written, and go to the disk together. A journey that cannot be written is
/// logged and changes nothing else.
final class JourneyLog: Sendable {
    /// With more steps than this waiting, whoever adds one writes them.
    private static let waitingLimit = 1_000

    private let store: DeviceStore
    private let hub: EventHub
    private let clock: any WallClock
    private let limits: JourneyLimits
    private let logger: Logger
    private let waiting = Mutex<[JourneyChange]>([])
    /// Held while writing, so that steps keep their order.
    private let writing = Mutex(())
    private let (added, adding) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    init(store: DeviceStore, hub: EventHub, clock: any WallClock, limits: JourneyLimits, logger: Logger) {
        self.store = store
        self.hub = hub
        self.clock = clock
        self.limits = limits
        self.logger = logger
    }

    /// Writes what gathers until the task is cancelled, and then the rest.
    func run() async {
        for await _ in added { flush() }
        flush()
    }

    /// Writes what has gathered.
    func flush() {
        writing.withLock { _ in
            let changes = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            guard !changes.isEmpty else { return }
            do {
                for summary in try store.record(changes, limits: limits) { hub.publish(.journey(summary)) }
            } catch {
                logger.error("\(changes.count) steps of journeys cannot be written: \(error)")
            }
        }
    }

    /// Begins a journey with its first steps.
    func begin(_ head: JourneyHead, _ entries: [JourneyEntry]) { take(.begin(head, entries)) }

    /// Adds steps.
    func add(_ entries: [JourneyEntry], to id: String) {
        if !entries.isEmpty { take(.append(entries, to: id)) }
    }

    private func take(_ change: JourneyChange) {
        let isFull = waiting.withLock { waiting in
            waiting.append(change)
            return waiting.count > Self.waitingLimit
        }
        if isFull { flush() } else { adding.yield() }
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
}
