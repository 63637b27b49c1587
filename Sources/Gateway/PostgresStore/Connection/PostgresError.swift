/// What the server says against a statement.
struct PostgresError: Error, CustomStringConvertible {
    /// Five characters (https://www.postgresql.org/docs/15/errcodes-appendix.html).
    let code: String
    let message: String

    /// Whether a row of that key is there already.
    var isDuplicate: Bool { code == "23505" }

    /// Whether it waited for somebody who waited for it, and can be tried again: nothing of it was done.
    var isDeadlock: Bool { code == "40P01" }

    var description: String { "PostgreSQL says \(code): \(message)" }
}

/// There is no connection to the database.
struct DatabaseAway: Error, Hashable, CustomStringConvertible {
    /// libpq's words, or ours; never a password.
    let why: String

    var description: String { "the database is not reached: \(why)" }
}
