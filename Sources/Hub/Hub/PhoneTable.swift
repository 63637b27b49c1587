import DeviceCore
import Foundation
import Screen

/// Which phones a hub has, and what becomes of each: value state.
struct PhoneTable {
    /// A phone and how it was asked for.
    struct Entry {
        var phone: KeptPhone
        var request: PhoneRequest
        /// Grows with each phone that is made.
        var number: UInt64
        var address: PhoneAddress?
        var process: PhoneProcess?
        /// Whether it is being made, made anew or taken away: nobody else then touches it.
        var isHeld = true
    }

    let limit: Int
    private(set) var entries: [String: Entry] = [:]
    private var last: UInt64 = 0

    init(limit: Int) { self.limit = limit }

    /// Takes a place for a phone that is being made.
    ///
    /// - Throws: `PhoneError` when there are as many as there may be.
    mutating func add(_ phone: KeptPhone, _ request: PhoneRequest) throws {
        guard entries.count < limit else {
            throw PhoneError.unavailable("there are \(limit) phones already; delete one, or raise --phones")
        }
        last += 1
        entries[phone.id] = Entry(phone: phone, request: request, number: last)
    }

    /// Lets others touch a phone.
    mutating func release(_ id: String) { entries[id]?.isHeld = false }

    /// It answers.
    ///
    /// - Parameters:
    ///   - apps: what it has, where that is news.
    ///   - isHeld: whether it was started by who holds it.
    /// - Returns: false when it was taken away meanwhile.
    mutating func runs(
        _ id: String,
        _ process: PhoneProcess,
        at address: PhoneAddress,
        _ apps: [KeptApp]?,
        isHeld: Bool
    ) -> Bool {
        guard entries[id]?.isHeld == isHeld else { return false }
        entries[id]?.process = process
        entries[id]?.address = address
        entries[id]?.phone.isRunning = true
        entries[id]?.isHeld = false
        if let apps { entries[id]?.phone.apps = apps }
        return true
    }

    /// Its process has ended.
    ///
    /// - Returns: whether it is to be started again: it was not taken away, and no other process is it by now.
    mutating func ended(_ id: String, _ process: PhoneProcess) -> Bool {
        guard entries[id]?.process === process else { return false }
        stops(id)
        return true
    }

    /// Takes hold of a phone.
    ///
    /// - Returns: nil for one that is not there, or that somebody else holds.
    mutating func take(_ id: String) -> Entry? {
        guard let entry = entries[id], !entry.isHeld else { return nil }
        entries[id]?.isHeld = true
        stops(id)
        return entry
    }

    private mutating func stops(_ id: String) {
        entries[id]?.process = nil
        entries[id]?.address = nil
        entries[id]?.phone.isRunning = false
    }

    mutating func remove(_ id: String) { entries[id] = nil }

    /// Those of a space, oldest first; nil for all.
    func phones(in space: String?) -> [KeptPhone] {
        entries.values.filter { space == nil || $0.phone.space == space }.sorted { $0.number < $1.number }.map(\.phone)
    }
}
