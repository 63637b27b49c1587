import Foundation
package import GRDB
package import GroupCommit

/// The device's database: the only opener of its file.
///
/// What is written while the device runs, ``DeviceWriter`` writes.
package final class DeviceStore: Sendable {
    let database: any DatabaseWriter
    /// What a damaged page of the file's journal took along; nil when nothing is lost.
    package let loss: JournalLoss?

    /// Opens the file, makes it if it is not there, and brings its schema up to date.
    ///
    /// - Parameter path: in a folder that exists.
    /// - Throws: `DamagedDatabase`, or what SQLite says of the file.
    package convenience init(path: String) throws {
        let opened = try DurableDatabase.open(path: path, label: "device")
        try self.init(opened.pool, loss: opened.loss)
    }

    /// Takes a database and brings its schema up to date.
    ///
    /// - Parameters:
    ///   - database: what nobody else writes to; what its commits survive is its own matter.
    ///   - loss: what was lost of it before.
    /// - Throws: what SQLite says of it.
    package init(_ database: any DatabaseWriter, loss: JournalLoss? = nil) throws {
        self.database = database
        self.loss = loss
        try DeviceSchema.migrator.migrate(database)
    }

    /// Closes the file; nothing may be asked afterwards.
    package func close() throws { try database.close() }
}

/// Values in JSON columns.
enum Column {
    static func encode(_ value: some Encodable) throws -> Data { try JSONEncoder().encode(value) }

    static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from bytes: Data) throws -> Value {
        try JSONDecoder().decode(type, from: bytes)
    }
}
