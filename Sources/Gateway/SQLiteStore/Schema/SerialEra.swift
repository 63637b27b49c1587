import GRDB

/// Numbers pushes so that no number is ever given twice, not even to a push that was never stored, and not even
/// when somebody deletes the gateway's state: devices know a push they have by its number.
///
/// Every opening of the store begins an era, numbered by the seconds since 1970; an era has room for a million
/// pushes a second. Below 2⁵³, so that every reader of JSON can hold it.
struct SerialEra {
    private var next: Int64

    /// Begins an era and writes that down.
    init(beginningAt seconds: Int64, in database: Database) throws {
        let last = try Int64.fetchOne(database, sql: "SELECT number FROM era") ?? 0
        let newest = (try Int64.fetchOne(database, sql: "SELECT max(serial) FROM waiting") ?? 0) >> Self.shift
        let number = max(seconds, last &+ 1, newest &+ 1)
        try database.execute(sql: "INSERT OR REPLACE INTO era (only, number) VALUES (1, ?)", arguments: [number])
        self.next = number << Self.shift
    }

    private static let shift: Int64 = 20

    mutating func take() -> Int64 {
        defer { next += 1 }
        return next
    }
}
