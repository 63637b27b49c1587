import CoreData
import Foundation
import Synchronization

/// An object as a store has it.
struct StoredRow: Hashable, Sendable {
    let number: String
    let entity: String
    var values: [String: StoredValue]
}

/// What a save changes.
struct RowChanges: Sendable {
    var inserted: [StoredRow] = []
    /// The values that were changed, nil for nothing.
    var updated: [(number: String, values: [String: StoredValue?])] = []
    var deleted: Set<String> = []
}

/// The objects of one file, or of memory alone, as they were saved.
///
/// The file is shared with other processes: what they saved is taken in before each reading and each save.
final class RowStore: Sendable {
    fileprivate struct Content: Sendable {
        /// In the order in which they were made.
        var order: [String] = []
        var rows: [String: StoredRow] = [:]
        var stamp: ObjectFile.Stamp?
        /// The schema that they were saved by.
        var version: Schema.Version?
    }

    let file: ObjectFile?
    let allowsSave: Bool
    private let content = Mutex(Content())
    private let turn = NSLock()

    init(file: ObjectFile?, allowsSave: Bool) {
        self.file = file
        self.allowsSave = allowsSave
    }

    func row(_ number: String) -> StoredRow? { content.withLock { $0.rows[number] } }
    func rows(of entity: String) -> [StoredRow] {
        content.withLock { content in content.order.compactMap { content.rows[$0] }.filter { $0.entity == entity } }
    }

    /// Takes in what other processes saved.
    ///
    /// - Returns: what has changed by it.
    /// - Throws: an error of Cocoa's for a file that is damaged.
    func catchUp() throws -> Set<String> {
        guard let file else { return [] }
        return try content.withLock { try $0.catchUp(file) }
    }

    /// Does something that nobody else does meanwhile to this store, in whichever thread or process.
    func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let file else { return try turn.withLock(body) }
        return try file.locked(body)
    }

    /// Writes changes, within ``exclusively(_:)`` and after ``catchUp()``.
    ///
    /// - Throws: errors of files; nothing is saved then.
    func save(_ changes: RowChanges) throws {
        try content.withLock { content in
            var next = content
            next.apply(changes)
            if let file { try next.write(to: file) }
            content = next
        }
    }

    /// The version of the schema that the objects were saved by.
    var version: Schema.Version? { content.withLock { $0.version } }

    /// From now on the objects are of this version; the file is made where there is none.
    func keep(_ version: Schema.Version) throws {
        guard allowsSave, self.version != version else { return }
        try exclusively {
            _ = try catchUp()
            content.withLock { $0.version = version }
            try save(RowChanges())
        }
    }

    /// Forgets all objects.
    func erase() throws {
        try exclusively {
            _ = try catchUp()
            var all = RowChanges()
            all.deleted = Set(content.withLock { $0.order })
            try save(all)
        }
    }
}

fileprivate extension RowStore.Content {
    mutating func catchUp(_ file: ObjectFile) throws -> Set<String> {
        let current = file.stamp
        guard current != stamp else { return [] }
        let saved = try file.read()
        let read = saved.objects.compactMap(StoredRow.init(propertyList:))
        let news = Dictionary(read.map { ($0.number, $0) }, uniquingKeysWith: { $1 })
        let changed = Set(news.filter { rows[$0.key] != $0.value }.keys).union(rows.keys.filter { news[$0] == nil })
        (order, rows, stamp) = (read.map(\.number), news, current)
        version = saved.schema.flatMap(Schema.Version.init(text:)) ?? version
        return changed
    }

    mutating func write(to file: ObjectFile) throws {
        let objects = order.compactMap { rows[$0]?.propertyList }
        try file.write(ObjectFile.Content(objects: objects, schema: version?.text))
        stamp = file.stamp
    }

    mutating func apply(_ changes: RowChanges) {
        if !changes.deleted.isEmpty {
            order.removeAll(where: changes.deleted.contains)
            for number in changes.deleted { rows[number] = nil }
        }
        for row in changes.inserted {
            if rows[row.number] == nil { order.append(row.number) }
            rows[row.number] = row
        }
        for (number, values) in changes.updated {
            for (name, value) in values { rows[number]?.values[name] = value }
        }
    }
}

extension StoredRow {
    fileprivate var propertyList: [String: Any] {
        ["id": number, "entity": entity, "values": values.mapValues(\.propertyList)]
    }

    fileprivate init?(propertyList: [String: Any]) {
        guard let number = propertyList["id"] as? String, let entity = propertyList["entity"] as? String else {
            return nil
        }
        let values = propertyList["values"] as? [String: Any] ?? [:]
        self.init(number: number, entity: entity, values: values.compactMapValues(StoredValue.init(propertyList:)))
    }
}

extension Schema.Version {
    fileprivate var text: String { "\(major).\(minor).\(patch)" }

    fileprivate init?(text: String) {
        let numbers = text.split(separator: ".").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(numbers[0], numbers[1], numbers[2])
    }
}
