/// A database that cannot be read.
package struct DamagedDatabase: Error, CustomStringConvertible {
    /// Its file.
    package var path: String
    /// What SQLite says of it.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String {
        "the database \(path) is damaged (\(reason)); to start anew without what is in it, move it and what begins with its "
            + "name away"
    }
}
