package import Foundation

/// What a damaged page of a database's journal (`-wal`) took along.
///
/// SQLite ends its journal at the first page whose sum is wrong, as it must: a process that was killed may have been writing it. So it
/// drops also what was committed behind a page that was damaged later, and tells nobody.
package struct JournalLoss: Hashable, Sendable, CustomStringConvertible {
    /// The journal's file.
    package var path: String
    /// The first page that cannot be read, counted from 1.
    package var page: Int
    /// How many pages were committed; nil when only later pages tell that there were more.
    package var committed: Int?
    /// When the journal was last written.
    package var until: Date

    /// One sentence: what is damaged, what is lost, what to do.
    package var description: String {
        let pages = committed.map { " of \($0)" } ?? ""
        return
            "the journal \(path) is damaged at its page \(page)\(pages): what was committed there and behind it, until "
            + "\(until.formatted(.iso8601)), is lost and all before it is kept; send again what was sent shortly before that "
            + "time, and look after the disk"
    }
}
