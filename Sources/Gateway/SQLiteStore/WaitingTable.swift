import GRDB
import GRDBSQLite
import GatewayCore
import GatewayStore
import ProviderAPI

/// The statements that every push needs: bound and read in place, where GRDB would make values of what is bound and read.
///
/// Within a transaction of the store.
struct WaitingTable {
    private let database: Database

    init(_ database: Database) { self.database = database }

    /// Adds a push.
    func insert(_ row: WaitingBatch.Row, at place: WaitingBatch.Place) throws {
        var (device, name, id) = (place.device, place.bundleID, (row.id.high.bigEndian, row.id.low.bigEndian))
        let statement = try statement(
            "INSERT INTO waiting (serial, device, bundle_id, id, until, body) VALUES (?, ?, ?, ?, ?, ?)"
        )
        try device.withUTF8 { device in
            try name.withUTF8 { name in
                try withUnsafeBytes(of: &id) { id in
                    try row.body.withUnsafeBytes { body in
                        sqlite3_bind_int64(statement, 1, row.serial)
                        Self.bind(text: device, 2, statement)
                        Self.bind(text: name, 3, statement)
                        Self.bind(blob: id, 4, statement)
                        sqlite3_bind_double(statement, 5, row.until)
                        Self.bind(blob: body, 6, statement)
                        try run(statement) { _ in }
                    }
                }
            }
        }
    }

    /// Takes a push away.
    ///
    /// - Returns: the push; nil when it is not there.
    func remove(_ serial: Int64) throws -> (id: MessageID, body: [UInt8])? {
        let statement = try statement("DELETE FROM waiting WHERE serial = ? RETURNING id, body")
        sqlite3_bind_int64(statement, 1, serial)
        var found: (id: MessageID, body: [UInt8])?
        try run(statement) { statement in
            guard let id = MessageID(bytes: Self.blob(0, statement)[...]) else { return }
            found = (id, Self.blob(1, statement))
        }
        return found
    }

    /// A push's body, unless its time is over by then.
    func body(of serial: Int64, at seconds: Double) throws -> [UInt8]? {
        let statement = try statement("SELECT body FROM waiting WHERE serial = ? AND until > ?")
        sqlite3_bind_int64(statement, 1, serial)
        sqlite3_bind_double(statement, 2, seconds)
        var found: [UInt8]?
        try run(statement) { found = Self.blob(0, $0) }
        return found
    }

    /// Made once for each connection to the database, and ended with it.
    private func statement(_ sql: String) throws -> OpaquePointer {
        try database.cachedStatement(sql: sql).sqliteStatement
    }

    /// Runs a statement to its end, and frees what was bound to it.
    private func run(_ statement: OpaquePointer, row: (OpaquePointer) -> Void) throws {
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: row(statement)
            case SQLITE_DONE: return
            case let code:
                let message = database.sqliteConnection.map { String(cString: sqlite3_errmsg($0)) }
                throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
            }
        }
    }

    private static func bind(text: UnsafeBufferPointer<UInt8>, _ place: Int32, _ statement: OpaquePointer) {
        text.withMemoryRebound(to: CChar.self) { text in
            _ = sqlite3_bind_text(statement, place, text.baseAddress, Int32(clamping: text.count), nil)
        }
    }

    private static func bind(blob: UnsafeRawBufferPointer, _ place: Int32, _ statement: OpaquePointer) {
        _ = sqlite3_bind_blob(statement, place, blob.baseAddress, Int32(clamping: blob.count), nil)
    }

    private static func blob(_ column: Int32, _ statement: OpaquePointer) -> [UInt8] {
        let bytes = sqlite3_column_blob(statement, column)
        return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))))
    }
}
