import GRDB
import Synchronization

/// Which pushes wait for which device, in memory: the store is the only opener of its file, so no index on the disk has to be kept
/// up for each push.
///
/// Changed within a transaction; what a transaction that failed has changed is taken back when the next begins.
final class WaitingIndex: Sendable {
    /// A push that waits.
    fileprivate struct Entry {
        let serial: Int64
        /// Its app, or its channel.
        let name: String
    }

    fileprivate enum Change {
        case added(Int64, device: String)
        case removed(Entry, device: String)
    }

    fileprivate struct State {
        /// By their devices, oldest first.
        var entries: [String: ArraySlice<Entry>] = [:]
        /// Since the last commit.
        var changes: [Change] = []
    }

    private let state = Mutex(State())

    /// Reads what is there.
    init(_ database: Database) throws {
        let rows = try Row.fetchCursor(database, sql: "SELECT serial, device, bundle_id FROM waiting ORDER BY serial")
        while let row = try rows.next() {
            let (entry, device) = (Entry(serial: row[0], name: row[2]), row[1] as String)
            state.withLock { $0.entries[device, default: []].append(entry) }
        }
    }

    /// A transaction begins: whatever another has changed that was not committed is taken back.
    func begin() {
        state.withLock { state in
            while let change = state.changes.popLast() {
                switch change {
                case .added(let serial, let device): _ = state.remove(serial, of: device)
                case .removed(let entry, let device): state.insert(entry, of: device)
                }
            }
        }
    }

    /// The transaction is on the disk.
    func committed() { state.withLock { $0.changes.removeAll(keepingCapacity: true) } }

    /// Adds a push.
    func add(_ serial: Int64, at place: WaitingBatch.Place) {
        state.withLock { state in
            state.insert(Entry(serial: serial, name: place.bundleID), of: place.device)
            state.changes.append(.added(serial, device: place.device))
        }
    }

    /// Takes a push away.
    ///
    /// - Returns: whether it was there.
    func remove(_ serial: Int64, of device: String) -> Bool {
        state.withLock { state in
            guard let entry = state.remove(serial, of: device) else { return false }
            state.changes.append(.removed(entry, device: device))
            return true
        }
    }

    /// What waits for an app on a device, oldest first.
    func serials(at place: WaitingBatch.Place) -> [Int64] {
        state.withLock { state in
            (state.entries[place.device] ?? []).compactMap { $0.name == place.bundleID ? $0.serial : nil }
        }
    }

    /// What waits for a device behind a push, oldest first.
    func serials(of device: String, after serial: Int64) -> [Int64] {
        state.withLock { state in
            guard let entries = state.entries[device] else { return [] }
            return entries[State.place(of: serial, behind: true, in: entries)...].map(\.serial)
        }
    }
}

extension WaitingIndex.State {
    /// Where a push is or would be; `behind`: where those begin that are newer.
    fileprivate static func place(
        of serial: Int64,
        behind: Bool = false,
        in entries: ArraySlice<WaitingIndex.Entry>
    ) -> Int {
        var (low, high) = (entries.startIndex, entries.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            let isBefore = entries[middle].serial < serial || (behind && entries[middle].serial == serial)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low
    }

    fileprivate mutating func insert(_ entry: WaitingIndex.Entry, of device: String) {
        let place = Self.place(of: entry.serial, in: entries[device] ?? [])
        entries[device, default: []].insert(entry, at: place)
    }

    fileprivate mutating func remove(_ serial: Int64, of device: String) -> WaitingIndex.Entry? {
        guard let those = entries[device] else { return nil }
        let place = Self.place(of: serial, in: those)
        guard place < those.endIndex, those[place].serial == serial else { return nil }
        let entry = those[place]
        if those.count == 1 {
            entries[device] = nil
        } else if place == those.startIndex {
            // The oldest is what goes most often; nothing is moved for it.
            _ = entries[device]?.popFirst()
        } else {
            entries[device]?.remove(at: place)
        }
        return entry
    }
}
