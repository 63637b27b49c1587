import Foundation
import FoundationAdditions
import Testing

/// What packages of many years call of Foundation and Darwin.
@Suite(.timeLimit(.minutes(1))) struct PackageNameTests {
    @Test func `a date that is later is an NSDate where one is wanted, and a Date elsewhere`() {
        let start = NSDate(timeIntervalSinceReferenceDate: 10)
        var kept: NSDate? = start
        kept = kept?.addingTimeInterval(5)
        #expect(kept == NSDate(timeIntervalSinceReferenceDate: 15))
        let plain = start.addingTimeInterval(2)
        #expect(plain.timeIntervalSinceReferenceDate == 12)
        #expect(start.addingTimeInterval(1).copy() as? NSDate == NSDate(timeIntervalSinceReferenceDate: 11))
    }

    @Test func `numbers of 64 bits are changed one after another`() async {
        let place = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
        place.initialize(to: 0)
        defer { place.deallocate() }
        nonisolated(unsafe) let number = place
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in OSAtomicIncrement64(number) }
        #expect(OSAtomicAdd64(-1, place) == 999 && OSAtomicDecrement64Barrier(place) == 998)
        #expect(OSAtomicCompareAndSwap64(998, 5, place) && !OSAtomicCompareAndSwap64(998, 6, place))
        OSMemoryBarrier()
        #expect(place.pointee == 5)
    }

    @Test func `a dictionary's value is found by Core Foundation, where there is a dictionary`() {
        let key = "delay" as NSString
        let properties: CFDictionary? = ["delay": 0.1] as NSDictionary
        var value: UnsafeRawPointer?
        #expect(CFDictionaryGetValueIfPresent(properties, Unmanaged.passUnretained(key).toOpaque(), &value))
        let found = unsafeBitCast(value, to: AnyObject.self)
        #expect(found as? Double == 0.1)
    }

    @Test func `the bytes of a file and of a pipe come one by one, and as lines`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("a\nbc\n".utf8).write(to: file)
        let handle = try FileHandle(forReadingFrom: file)
        try handle.seek(toOffset: 2)
        var bytes: [UInt8] = []
        for try await byte in handle.bytes { bytes.append(byte) }
        #expect(bytes == Array("bc\n".utf8))
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo".utf8))
        try pipe.fileHandleForWriting.close()
        var lines: [String] = []
        for try await line in pipe.fileHandleForReading.bytes.lines { lines.append(line) }
        #expect(lines == ["one", "two"])
    }
}
