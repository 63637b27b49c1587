package import GRDB
import PrivateFiles

/// Opens databases whose commits survive a loss of power.
package enum DurableDatabase {
    /// Opens a file for one process: WAL, each commit synced.
    ///
    /// - Parameters:
    ///   - path: the database's file; its folder must be there.
    ///   - label: what its queues are called.
    /// - Throws: what SQLite says.
    package static func open(path: String, label: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.label = label
        configuration.busyMode = .timeout(5)
        // Its log and index get the file's mode.
        try PrivateFile.hold(path)
        let pool = try DatabasePool(path: path, configuration: configuration)
        // Setting up WAL, the pool sets synchronous to NORMAL after its configuration has run: ours comes last.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return pool
    }
}
