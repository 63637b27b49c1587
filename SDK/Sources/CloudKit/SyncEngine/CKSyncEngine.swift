import Foundation
import Synchronization

/// Keeps an app's records in step with iCloud (CKSyncEngine, iOS 17).
///
/// Nobody is signed in on a simulated phone: what is to be sent is kept and told in `stateUpdate` events, and to fetch or to
/// send fails with ``CKError`` `notAuthenticated`, as it does on a phone without an account.
public final class CKSyncEngine: Sendable, CustomStringConvertible {
    /// How an engine begins.
    public struct Configuration: Sendable {
        public var database: CKDatabase
        public var stateSerialization: State.Serialization?
        public weak var delegate: (any CKSyncEngineDelegate)?
        public var automaticallySync = true
        public var subscriptionID: CKSubscription.ID?

        public init(
            database: CKDatabase,
            stateSerialization: State.Serialization?,
            delegate: any CKSyncEngineDelegate
        ) {
            (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate)
        }
    }

    public let database: CKDatabase
    public let state: State
    private let configuration: Configuration
    /// What the delegate hears last: one event after the other, as Apple's engine waits for each.
    private let lastEvent = Mutex<Task<Void, Never>?>(nil)

    public init(_ configuration: Configuration) {
        self.configuration = configuration
        database = configuration.database
        state = State(configuration.stateSerialization)
        state.engine.withLock { $0 = Weak(engine: self) }
    }

    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }
    /// There are none: each has failed.
    public func cancelOperations() async {}

    public var description: String { "CKSyncEngine of \(database.databaseScope)" }

    /// Tells the delegate what is to be kept ("the sync engine's state changed").
    fileprivate func tellState() {
        guard let delegate = configuration.delegate else { return }
        lastEvent.withLock { last in
            let before = last
            last = Task {
                await before?.value
                let update = Event.StateUpdate(stateSerialization: state.serialization)
                await delegate.handleEvent(.stateUpdate(update), syncEngine: self)
            }
        }
    }

    /// The engine of a state, which it does not keep alive.
    fileprivate struct Weak { weak var engine: CKSyncEngine? }
}

/// Hears what an engine does, and gives it what is to be sent.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext,
        syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext,
        syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext,
        syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

extension CKSyncEngine {
    /// A record that is to be saved or deleted.
    public enum PendingRecordZoneChange: Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)

        var recordID: CKRecord.ID {
            switch self {
            case .saveRecord(let id), .deleteRecord(let id): id
            }
        }
    }

    /// A zone that is to be saved or deleted.
    public enum PendingDatabaseChange: Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)

        var zoneID: CKRecordZone.ID {
            switch self {
            case .saveZone(let zone): zone.zoneID
            case .deleteZone(let id): id
            }
        }
    }

    /// What an engine has to do yet.
    public final class State: Sendable {
        private struct Pending {
            var records: [PendingRecordZoneChange] = []
            var zones: [PendingDatabaseChange] = []
            var hasUntracked = false
        }

        private let pending: Mutex<Pending>
        fileprivate let engine = Mutex(Weak())

        fileprivate init(_ serialization: Serialization?) {
            pending = Mutex(
                Pending(records: serialization?.pendingRecords ?? [], zones: serialization?.pendingZones ?? [])
            )
        }

        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { pending.withLock { $0.records } }
        public var pendingDatabaseChanges: [PendingDatabaseChange] { pending.withLock { $0.zones } }
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }
        public var hasPendingUntrackedChanges: Bool {
            get { pending.withLock { $0.hasUntracked } }
            set { pending.withLock { $0.hasUntracked = newValue } }
        }

        /// A later change of a record or a zone stands for the earlier one.
        public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            change { state in
                for change in changes {
                    state.records.removeAll { $0.recordID == change.recordID }
                    state.records.append(change)
                }
            }
        }
        public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            change { $0.records.removeAll(where: changes.contains) }
        }
        public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            change { state in
                for change in changes {
                    state.zones.removeAll { $0.zoneID == change.zoneID }
                    state.zones.append(change)
                }
            }
        }
        public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            change { state in state.zones.removeAll { zone in changes.contains { $0.zoneID == zone.zoneID } } }
        }

        private func change(_ body: (inout sending Pending) -> Void) {
            pending.withLock { body(&$0) }
            engine.withLock { $0.engine }?.tellState()
        }

        var serialization: Serialization {
            pending.withLock { Serialization(records: $0.records, zones: $0.zones) }
        }
    }
}
