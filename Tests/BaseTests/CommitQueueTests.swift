import CarillonTesting
import Foundation
import GRDB
import GroupCommit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CommitQueueTests {
    private struct Refusal: Error, Equatable {}
    private typealias Writes = CommitQueue<IndependentWrites>

    private static func insert(_ value: Int, _ database: Database) throws {
        try database.execute(sql: "INSERT INTO number (value) VALUES (?)", arguments: [value])
    }

    private func makeDisk() throws -> UnreliableDisk {
        let disk = try UnreliableDisk()
        try disk.database.write { try $0.execute(sql: "CREATE TABLE number (value INTEGER UNIQUE) STRICT") }
        return disk
    }

    private func numbers(_ disk: UnreliableDisk) async throws -> [Int] {
        try await disk.database.read { try Int.fetchAll($0, sql: "SELECT value FROM number ORDER BY rowid") }
    }

    @Test("What gathers while the disk is busy is committed in order, and answered only when it is on disk")
    func order() async throws {
        let disk = try makeDisk()
        let queue = Writes(disk.database, refusal: Refusal())
        await disk.stall()
        let (answers, answering) = AsyncStream.makeStream(of: Int.self)
        for value in 1...100 {
            queue.submit(
                Writes.Write { database in
                    try Self.insert(value, database)
                    return { answering.yield(value) }
                } fail: { _ in
                    answering.finish()
                }
            )
        }
        disk.recover()
        var answered: [Int] = []
        for await value in answers {
            if answered.isEmpty { #expect(try await numbers(disk) == Array(1...100)) }
            answered.append(value)
            if value == 100 { break }
        }
        #expect(answered == Array(1...100))
    }

    @Test("A read sees what the answers before it left in memory, together with what is on disk")
    func readsBehindAnswers() async throws {
        let disk = try makeDisk()
        let queue = Writes(disk.database, refusal: Refusal())
        let answered = Mutex<[Int]>([])
        await disk.stall()
        for value in 1...3 {
            queue.submit(
                Writes.Write { database in
                    try Self.insert(value, database)
                    return { answered.withLock { $0.append(value) } }
                } fail: { _ in
                }
            )
        }
        async let seen = queue.read { database in
            (try Int.fetchAll(database, sql: "SELECT value FROM number"), answered.withLock { $0 })
        }
        disk.recover()
        let (onDisk, inMemory) = try await seen
        #expect(onDisk == [1, 2, 3])
        #expect(inMemory == [1, 2, 3])
    }

    @Test("A write that fails takes no other with it")
    func failsAlone() async throws {
        let disk = try makeDisk()
        let queue = Writes(disk.database, refusal: Refusal())
        await disk.stall()
        let results = await withTaskGroup(of: (Int, Bool).self) { group in
            for value in 1...10 {
                group.addTask {
                    let isKept: Void? = try? await queue.commit { database in
                        if value == 5 { throw Refusal() }
                        try Self.insert(value, database)
                    }
                    return (value, isKept != nil)
                }
            }
            disk.recover()
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(results.filter { !$0.value }.map(\.key) == [5])
        #expect(try await Set(numbers(disk)) == Set(1...10).subtracting([5]))
    }

    @Test("More writes than may wait are refused at once; those before them are kept")
    func limit() async throws {
        let disk = try makeDisk()
        let queue = Writes(disk.database, limit: 2, refusal: Refusal())
        await disk.stall()
        let (kept, keeping) = AsyncStream.makeStream(of: Int.self)
        let refused = Mutex<[Int]>([])
        for value in 1...3 {
            queue.submit(
                Writes.Write { database in
                    try Self.insert(value, database)
                    return { keeping.yield(value) }
                } fail: { error in
                    #expect(error is Refusal)
                    refused.withLock { $0.append(value) }
                }
            )
        }
        #expect(refused.withLock { $0 } == [3])
        disk.recover()
        var iterator = kept.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
    }

    @Test("On a full disk a write fails with what SQLite says, and nothing of it is kept; with space again it works")
    func full() async throws {
        let disk = try makeDisk()
        let queue = Writes(disk.database, refusal: Refusal())
        disk.fillUp()
        let error = await #expect(throws: DatabaseError.self) {
            try await queue.commit { try Self.insert(1, $0) }
        }
        #expect(error?.resultCode == .SQLITE_FULL)
        #expect(try await numbers(disk) == [])
        disk.recover()
        try await queue.commit { try Self.insert(2, $0) }
        #expect(try await numbers(disk) == [2])
    }

    @Test("What the writes of a commit share begins anew when one of them fails")
    func batch() async throws {
        let disk = try makeDisk()
        let totals = Mutex<[Int]>([])
        let queue = CommitQueue(disk.database, refusal: Refusal()) { _ in
            Sum { total in totals.withLock { $0.append(total) } }
        }
        await disk.stall()
        await withTaskGroup(of: Void.self) { group in
            for value in [1, 2, 3] {
                group.addTask {
                    try? await queue.commit { batch, _ in
                        if value == 3 { throw Refusal() }
                        batch.total += value
                    }
                }
            }
            disk.recover()
        }
        // Together, or alone after the third has failed; never twice.
        #expect(totals.withLock { $0.reduce(0, +) } == 3)
    }

    private struct Sum: CommitBatch {
        var total = 0
        let report: @Sendable (Int) -> Void

        init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }

        func finish(in database: Database) -> @Sendable () -> Void {
            { [total, report] in report(total) }
        }
    }

    @Test("A file is opened with commits that are synced: synchronous is FULL")
    func synchronous() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pool = try DurableDatabase.open(path: folder.appending(path: "a.sqlite").path, label: "test").pool
        #expect(try await pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
        try pool.close()
    }
}
