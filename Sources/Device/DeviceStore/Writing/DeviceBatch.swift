import DeviceCore
import GRDB
import GroupCommit
import NotificationModel

/// What one commit of the device writes: changes of the phone, one after the other, and steps of journeys.
struct DeviceBatch: CommitBatch {
    /// What is on disk now.
    struct Committed: Sendable {
        /// The phone after the changes; nil when there were none.
        var phone: PhoneState?
        var writes: Int
        /// Whether something went to the disk at all.
        var hasWritten: Bool
        /// The lines of the feed that changed.
        var journeys: [JourneySummary]
    }

    /// The phone after the changes so far.
    var phone: PhoneState
    var journeys: JourneyWriter
    /// Writes so far, and how many of them changed the phone.
    var writes = 0
    var changes = 0
    /// Whether something was written that SQLite does not count.
    var hasWritten = false

    private let before: PhoneState
    private let space: String
    private let rowsBefore: Int
    /// Told after the commit, before those who wrote.
    var committed: (@Sendable (Committed) -> Void)?

    /// - Parameters:
    ///   - phone: the phone before the first change.
    ///   - space: whose apps those are.
    ///   - limits: how much is kept of journeys.
    ///   - database: where it is written.
    init(phone: PhoneState, space: String, limits: JourneyLimits, database: Database) {
        self.phone = phone
        self.before = phone
        self.space = space
        self.journeys = JourneyWriter(database: database, limits: limits)
        self.rowsBefore = database.totalChangesCount
    }

    mutating func finish(in database: Database) throws -> @Sendable () -> Void {
        if changes > 0 { try PhoneSaving.save(from: before, to: phone, space: space, in: database) }
        try journeys.prune()
        let done = Committed(
            phone: changes > 0 ? phone : nil,
            writes: writes,
            hasWritten: hasWritten || database.totalChangesCount != rowsBefore,
            journeys: try journeys.summaries()
        )
        return { [committed] in committed?(done) }
    }
}
