import Foundation
import GRDB
import GroupCommit
import Testing

/// A journal whose process was killed, and a page of it that is damaged before the next start.
@Suite(.timeLimit(.minutes(1)))
struct JournalLossTests {
    private static let frame = 24 + 4096
    private static let count = 6

    /// The files of a database as SIGKILL leaves them, in a folder of their own.
    private struct Killed {
        let folder: URL
        var database: String { folder.appending(path: "some.sqlite").path }
        var journal: URL { folder.appending(path: "some.sqlite-wal") }
        var index: URL { folder.appending(path: "some.sqlite-shm") }

        /// - Parameter checkpoint: whether all of the journal was copied to the database's file before.
        init(checkpoint: Bool = false) throws {
            folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            let living = folder.appending(path: "living")
            try FileManager.default.createDirectory(at: living, withIntermediateDirectories: true)
            let opened = try DurableDatabase.open(path: living.appending(path: "some.sqlite").path, label: "test")
            defer { try? opened.pool.close() }
            #expect(opened.loss == nil)
            try opened.pool.write { try $0.execute(sql: "CREATE TABLE number (value INTEGER, text TEXT)") }
            try opened.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            for value in 1...count {
                let text = String(repeating: "\(value)", count: 5000)
                try opened.pool.write {
                    try $0.execute(sql: "INSERT INTO number VALUES (?, ?)", arguments: [value, text])
                }
            }
            if checkpoint { try opened.pool.writeWithoutTransaction { _ = try $0.checkpoint(.passive) } }
            for name in try FileManager.default.contentsOfDirectory(atPath: living.path) {
                try FileManager.default.copyItem(at: living.appending(path: name), to: folder.appending(path: name))
            }
        }

        var frames: Int {
            get throws { (try Data(contentsOf: journal).count - 32) / frame }
        }

        func damage(at place: Int, in file: URL) throws {
            var bytes = try Data(contentsOf: file)
            bytes[place] ^= 0x5a
            try bytes.write(to: file)
        }

        /// What a start finds.
        func open() throws -> (loss: JournalLoss?, values: [Int]) {
            let opened = try DurableDatabase.open(path: database, label: "test")
            defer { try? opened.pool.close() }
            return (
                opened.loss,
                try opened.pool.read { try Int.fetchAll($0, sql: "SELECT value FROM number ORDER BY value") }
            )
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }
    }

    @Test("A process that was killed has lost nothing")
    func killed() throws {
        for checkpoint in [false, true] {
            let state = try Killed(checkpoint: checkpoint)
            defer { state.remove() }
            let found = try state.open()
            #expect(found.loss == nil)
            #expect(found.values == Array(1...Self.count))
        }
    }

    @Test(
        "Whatever page of the journal is damaged, the start says which, and keeps all before it",
        arguments: [0, 9, 20, 30, 4000]
    )
    func everyPage(place: Int) throws {
        var kept: Set<Int> = []
        for page in 1... {
            let state = try Killed()
            defer { state.remove() }
            let frames = try state.frames
            guard page <= frames else { break }
            try state.damage(at: 32 + (page - 1) * Self.frame + place, in: state.journal)
            let found = try state.open()
            let loss = try #require(found.loss)
            #expect(loss.page == page && loss.committed == frames)
            #expect("\(loss)".contains("some.sqlite-wal is damaged at its page \(page) of \(frames): "))
            #expect(found.values == Array(1...Self.count).prefix(found.values.count).map(\.self))
            kept.insert(found.values.count)
        }
        #expect(kept == Set(0..<Self.count))
    }

    @Test("Without the journal’s index its later pages tell that one is damaged")
    func withoutIndex() throws {
        for page in 1... {
            let state = try Killed()
            defer { state.remove() }
            let frames = try state.frames
            // The last may be torn as well: nothing was written after it.
            guard page < frames else { break }
            try FileManager.default.removeItem(at: state.index)
            try state.damage(at: 32 + (page - 1) * Self.frame + 100, in: state.journal)
            let loss = try #require(try state.open().loss)
            #expect(loss.page == page && loss.committed == nil)
        }
    }

    @Test("A journal whose first bytes are damaged is lost as a whole")
    func header() throws {
        for place in [0, 9, 17, 25] {
            let state = try Killed()
            defer { state.remove() }
            try state.damage(at: place, in: state.journal)
            let found = try state.open()
            #expect(found.loss?.page == 1)
            #expect(found.values.isEmpty)
        }
    }

    @Test("A page that was being written is no damage", arguments: [10, 24, 1000, 24 + 4096])
    func torn(length: Int) throws {
        let state = try Killed()
        defer { state.remove() }
        var bytes = try Data(contentsOf: state.journal)
        var page = bytes.suffix(Self.frame)
        page[page.startIndex + 30] ^= 0x5a
        bytes.append(page.prefix(length))
        try bytes.write(to: state.journal)
        let found = try state.open()
        #expect(found.loss == nil)
        #expect(found.values == Array(1...Self.count))
    }

    @Test("What is in the database’s file already is not lost with the journal")
    func checkpointed() throws {
        let state = try Killed(checkpoint: true)
        defer { state.remove() }
        try state.damage(at: 32 + Self.frame + 100, in: state.journal)
        let found = try state.open()
        #expect(found.loss == nil)
        #expect(found.values == Array(1...Self.count))
    }

    @Test("After a kill a damaged page of the database’s file is found at the start")
    func database() throws {
        let state = try Killed()
        defer { state.remove() }
        // Closed well, it has no journal; then one whose process was killed at its beginning.
        _ = try state.open()
        try Data([0]).write(to: state.journal)
        var bytes = try Data(contentsOf: URL(filePath: state.database))
        bytes.replaceSubrange(4096..<4196, with: [UInt8](repeating: 0x5a, count: 100))
        try bytes.write(to: URL(filePath: state.database))
        #expect {
            _ = try state.open()
        } throws: { error in
            let text = "\(error)"
            return error is DamagedDatabase && text.contains("some.sqlite is damaged (") && !text.contains("\n")
        }
    }
}
