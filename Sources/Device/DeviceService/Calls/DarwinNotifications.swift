import AppLink
import DeviceContext
import DeviceLink
import Synchronization
import WireCoding

/// Names that any process of the phone posts and any other hears (CFNotificationCenterGetDarwinNotifyCenter): an extension
/// tells its app by them that there is something new in their group's folder.
///
/// A name that is posted again before it was heard is heard once, as notify(3) has it: so a process that posts without end
/// costs the others one message at a time.
final class DarwinNotifications: Sendable {
    /// A process that hears, and the names that it was told of and has not answered; true for those posted once more.
    private struct Observer {
        let connection: LinkConnection
        var underway: [String: Bool] = [:]
    }

    private let observers = Mutex<[ObjectIdentifier: Observer]>([:])
    private let jobs: Jobs

    /// Bytes of a name, and names on their way to one process; more of them are dropped.
    static let (nameLimit, namesUnderway) = (1024, 32)

    init(jobs: Jobs) { self.jobs = jobs }

    func observe(_ connection: LinkConnection) {
        observers.withLock { observers in
            if observers[ObjectIdentifier(connection)] == nil {
                observers[ObjectIdentifier(connection)] = Observer(connection: connection)
            }
        }
    }

    func left(_ connection: LinkConnection) {
        observers.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }

    /// - Returns: how many processes hear of it.
    /// - Throws: ``LinkFailure`` for a name that is too long.
    func post(_ name: String) throws(LinkFailure) -> Int {
        guard name.utf8.count <= Self.nameLimit else {
            throw .refused(
                "a Darwin notification's name has \(name.utf8.count) bytes; up to \(Self.nameLimit) are taken"
            )
        }
        let (told, count) = observers.withLock { observers in
            var told: [LinkConnection] = []
            for (key, observer) in observers {
                let isUnderway = observer.underway[name] != nil
                guard isUnderway || observer.underway.count < Self.namesUnderway else { continue }
                observers[key]?.underway[name] = isUnderway
                if !isUnderway { told.append(observer.connection) }
            }
            return (told, observers.count)
        }
        for connection in told { jobs.add { [self] in await tell(connection, name) } }
        return count
    }

    private func tell(_ connection: LinkConnection, _ name: String) async {
        let key = ObjectIdentifier(connection)
        while true {
            // A process that left is no longer among them.
            do { try await connection.call(.darwinNotification(name)) } catch { return left(connection) }
            let isPostedAgain = observers.withLock { observers in
                let isPostedAgain = observers[key]?.underway[name] == true
                observers[key]?.underway[name] = isPostedAgain ? false : nil
                return isPostedAgain
            }
            guard isPostedAgain else { return }
        }
    }
}
