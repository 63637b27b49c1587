import Foundation
package import GRDB
import PrivateFiles

/// A database whose commits survive a loss of power.
package struct DurableDatabase {
    /// Writes and reads it.
    package let pool: DatabasePool
    /// What a damaged page of its journal took along; nil when nothing is lost.
    package let loss: JournalLoss?

    /// Opens a file for one process: WAL, each commit synced.
    ///
    /// One whose last process was killed is checked first: what is damaged is said here, not met later.
    ///
    /// - Parameters:
    ///   - path: the database's file; its folder must be there.
    ///   - label: what its queues are called.
    /// - Throws: ``DamagedDatabase``, or what SQLite says.
    package static func open(path: String, label: String) throws -> Self {
        var configuration = Configuration()
        configuration.label = label
        configuration.busyMode = .timeout(5)
        // Its log and index get the file's mode.
        try PrivateFile.hold(path)
        let log = WriteAheadLog(of: path)
        let loss = log.flatMap { Self.loss($0, of: path) }
        do {
            // What is older than the database's own pages would hide them.
            if log?.isStale == true { try Data().write(to: URL(filePath: path + "-wal")) }
            let pool = try DatabasePool(path: path, configuration: configuration)
            // Setting up WAL, the pool sets synchronous to NORMAL after its configuration has run: ours comes last.
            try pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
                guard log != nil else { return }
                let found = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
                // The line after the one that says which database it is in.
                if let found, found != "ok" {
                    throw DamagedDatabase(
                        path: path,
                        reason: found.split(separator: "\n").last.map(String.init) ?? found
                    )
                }
            }
            return Self(pool: pool, loss: loss)
        } catch let error as DatabaseError where error.isDamage {
            throw DamagedDatabase(path: path, reason: error.message ?? "\(error.resultCode)")
        }
    }

    private static func loss(_ log: WriteAheadLog, of path: String) -> JournalLoss? {
        guard let lost = log.lost else { return nil }
        let journal = path + "-wal"
        let until = (try? FileManager.default.attributesOfItem(atPath: journal)[.modificationDate]) as? Date
        return JournalLoss(path: journal, page: lost.page, committed: lost.committed, until: until ?? .distantPast)
    }
}

extension DatabaseError {
    /// Whether SQLite finds a file that is damaged, or that is no database.
    fileprivate var isDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
}
