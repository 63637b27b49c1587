import Foundation

/// A database's journal as a process left it: how much of it can be read, and how much was committed (sqlite.org/walformat.html).
struct WriteAheadLog {
    /// Pages in a row from the first whose sums are right, up to the end of the last transaction among them.
    private(set) var readable = 0
    /// The first page whose sum is wrong; nil when there is none.
    private(set) var damaged: Int?
    /// Whether pages behind the damaged one were written after it.
    private(set) var goesOn = false
    /// What the database's index of the journal (`-shm`) knows of it; nil when it is of another journal, or not there.
    private(set) var index: Index?

    /// The part of the index that counts.
    struct Index: Equatable {
        /// How many pages were committed, and synced before this was written.
        var committed: Int
        /// How many of them are in the database's file as well.
        var inDatabase: Int
    }

    /// Reads the journal of a database that nobody has open.
    ///
    /// - Returns: nil when there is nothing in it.
    init?(of database: String) {
        guard let log = FileManager.default.contents(atPath: database + "-wal"), !log.isEmpty else { return nil }
        let memory = FileManager.default.contents(atPath: database + "-shm") ?? Data()
        log.withUnsafeBytes { log in
            memory.withUnsafeBytes { memory in read(Words(bytes: log), Words(bytes: memory)) }
        }
    }

    /// What was committed and cannot be read.
    ///
    /// A process that is killed leaves a torn page only behind what the index counts. Where there is no index, a page is taken for torn
    /// unless others follow that were written after it.
    var lost: (page: Int, committed: Int?)? {
        guard let index else { return goesOn ? (damaged ?? 1, nil) : nil }
        guard readable < index.committed, index.inDatabase < index.committed else { return nil }
        return (damaged ?? readable &+ 1, index.committed)
    }

    /// Whether what can be read of it is older than what is in the database's file: it would hide newer pages.
    var isStale: Bool { index.map { readable < $0.inDatabase } ?? false }

    private mutating func read(_ log: Words, _ memory: Words) {
        let headerSize = 32
        guard let magic = log.big(0), magic & ~1 == 0x377f_0682, let pageSize = log.big(8), pageSize >= 512,
            pageSize <= 65_536, pageSize & (pageSize &- 1) == 0, let salt = log.raw(16),
            let sum = log.sum(Sum(), 0..<24, isBig: magic & 1 == 1), sum == log.storedSum(24)
        else {
            damaged = 1
            goesOn = log.bytes.count > headerSize
            index = Index(memory, salt: nil)
            return
        }
        index = Index(memory, salt: salt)
        let frame = 24 &+ Int(pageSize)
        let count = (log.bytes.count &- headerSize) / frame
        var before = sum
        for number in 0..<max(count, 0) {
            let start = headerSize &+ number &* frame
            guard log.raw(start &+ 8) == salt, let stored = log.storedSum(start &+ 16) else {
                if damaged != nil || !isCommitted(number) { break }
                damaged = number &+ 1
                continue
            }
            // A page behind a damaged one is checked against the sum that the damaged one should have.
            let isRight = log.sum(before, start, pageSize: Int(pageSize), isBig: magic & 1 == 1) == stored
            before = stored
            switch (isRight, damaged) {
            case (true, nil): if log.big(start &+ 4) != 0 { readable = number &+ 1 }
            case (true, _): goesOn = true
            case (false, nil): damaged = number &+ 1
            case (false, _): break
            }
        }
    }

    private func isCommitted(_ number: Int) -> Bool { index.map { number < $0.committed } ?? false }
}

extension WriteAheadLog.Index {
    /// Reads the first of the index's two headers, the one that is written last.
    ///
    /// - Parameter salt: of the journal that it must be the index of; nil for any.
    fileprivate init?(_ memory: Words, salt: UInt64?) {
        guard let committed = memory.native(16), let inDatabase = memory.native(96), let own = memory.raw(32),
            salt ?? own == own, memory.sum(Sum(), 0..<40, isBig: UInt16(1).bigEndian == 1) == memory.nativeSum(40)
        else { return nil }
        self.init(committed: Int(committed), inDatabase: Int(inDatabase))
    }
}

/// SQLite's sum of a journal's bytes.
private struct Sum: Equatable {
    var first: UInt32 = 0
    var second: UInt32 = 0

    mutating func add(_ one: UInt32, _ other: UInt32) {
        first = first &+ one &+ second
        second = second &+ other &+ first
    }
}

/// Numbers in a file's bytes; nil beyond its end.
private struct Words {
    let bytes: UnsafeRawBufferPointer

    func big(_ place: Int) -> UInt32? { native(place).map(UInt32.init(bigEndian:)) }

    func native(_ place: Int) -> UInt32? {
        guard place >= 0, place <= bytes.count &- 4 else { return nil }
        return bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    }

    /// Eight bytes, to be compared.
    func raw(_ place: Int) -> UInt64? {
        guard place >= 0, place <= bytes.count &- 8 else { return nil }
        return bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }

    func storedSum(_ place: Int) -> Sum? {
        guard let first = big(place), let second = big(place &+ 4) else { return nil }
        return Sum(first: first, second: second)
    }

    func nativeSum(_ place: Int) -> Sum? {
        guard let first = native(place), let second = native(place &+ 4) else { return nil }
        return Sum(first: first, second: second)
    }

    /// The sum of a page with its number and its transaction's mark, after that of the page before.
    func sum(_ before: Sum, _ start: Int, pageSize: Int, isBig: Bool) -> Sum? {
        sum(before, start..<start &+ 8, isBig: isBig)
            .flatMap { sum($0, start &+ 24..<start &+ 24 &+ pageSize, isBig: isBig) }
    }

    func sum(_ before: Sum, _ range: Range<Int>, isBig: Bool) -> Sum? {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
        var sum = before
        var place = range.lowerBound
        while place < range.upperBound {
            let one = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            let other = bytes.loadUnaligned(fromByteOffset: place &+ 4, as: UInt32.self)
            if isBig {
                sum.add(UInt32(bigEndian: one), UInt32(bigEndian: other))
            } else {
                sum.add(UInt32(littleEndian: one), UInt32(littleEndian: other))
            }
            place &+= 8
        }
        return sum
    }
}
