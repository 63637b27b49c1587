import AppLink
import DeviceContext
import DeviceCore
import DeviceLink
import NotificationModel
import Synchronization
import WireCoding

/// Tells processes where the phone is and whether they may know (CLLocationManager).
///
/// One that has not answered yet is told the newest alone: who moves the phone without end costs it one message at a time.
final class LocationWatchers: Sendable {
    private struct Watcher {
        let connection: LinkConnection
        let appID: String
        var told: LocationFacts
        var isBeingTold = false
    }

    private let watchers = Mutex<[ObjectIdentifier: Watcher]>([:])
    private let context: DeviceContext

    init(context: DeviceContext) { self.context = context }

    /// - Returns: what it may know now.
    func watch(_ connection: LinkConnection, of appID: String) -> LocationFacts {
        watchers.withLock { watchers in
            let facts = facts(of: appID)
            watchers[ObjectIdentifier(connection)] = Watcher(connection: connection, appID: appID, told: facts)
            return facts
        }
    }

    func left(_ connection: LinkConnection) {
        watchers.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }

    /// The phone is elsewhere, or the person has allowed something else.
    func update() {
        let behind = watchers.withLock { watchers in
            watchers.filter { !$0.value.isBeingTold && $0.value.told != facts(of: $0.value.appID) }.map {
                key,
                watcher in
                watchers[key]?.isBeingTold = true
                return watcher.connection
            }
        }
        for connection in behind { context.jobs.add { [self] in await tell(connection) } }
    }

    private func tell(_ connection: LinkConnection) async {
        while let facts = news(for: ObjectIdentifier(connection)) {
            // A process that left is no longer among them.
            do { try await connection.call(.location(facts)) } catch { return left(connection) }
        }
    }

    /// What it has to be told; nil for nothing, and then nobody tells it any more.
    private func news(for key: ObjectIdentifier) -> LocationFacts? {
        watchers.withLock { watchers in
            guard let watcher = watchers[key] else { return nil }
            let facts = facts(of: watcher.appID)
            watchers[key]?.isBeingTold = watcher.told != facts
            watchers[key]?.told = facts
            return watcher.told == facts ? nil : facts
        }
    }

    private func facts(of appID: String) -> LocationFacts { context.phone.read { $0.location(of: appID) } }
}
