import Foundation
import GRDB

/// The device's database: the only opener of its file.
///
/// Every method is one whole transaction.
public final class DeviceStore: Sendable {
    let database: DatabasePool

    /// Opens the file, makes it if it is not there, and brings its schema up to date.
    ///
    /// - Parameter path: in a folder that exists.
    /// - Throws: what SQLite says of the file.
    public init(path: String) throws {
        var configuration = Configuration()
        configuration.label = "device"
        configuration.busyMode = .timeout(5)
        database = try DatabasePool(path: path, configuration: configuration)
        try Schema.migrator.migrate(database)
    }

    /// Writes so that a loss of power cannot take it back.
    ///
    /// GRDB opens WAL files with `synchronous = NORMAL`: what is written survives the end of this process, but perhaps
    /// not that of the machine. That is enough for what the phone can learn again, and a hundred times cheaper.
    func writeDurably<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            defer { try? database.execute(sql: "PRAGMA synchronous = NORMAL") }
            var value: Value?
            try database.inTransaction {
                value = try body(database)
                return .commit
            }
            guard let value else { throw DatabaseError(message: "the transaction did not run") }
            return value
        }
    }

    /// Closes the file; nothing may be asked afterwards.
    public func close() throws { try database.close() }
}

/// Values in JSON columns.
enum Column {
    static func encode(_ value: some Encodable) throws -> Data { try JSONEncoder().encode(value) }

    static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from bytes: Data) throws -> Value {
        try JSONDecoder().decode(type, from: bytes)
    }
}
