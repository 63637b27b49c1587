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
        // GRDB sets NORMAL for WAL files after `prepareDatabase`; a push is acknowledged once it is on disk.
        try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
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
