import Foundation
import FoundationAdditions
import Testing

@Suite("Foundation's delegates and streams")
struct DelegateAndStreamTests {
    private final class Mover: NSObject, FileManagerDelegate, NSCacheDelegate, NSKeyedArchiverDelegate {
        func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool { false }
    }

    @Test("A delegate may leave out what is optional on Apple's platforms, and a file goes where nobody objects")
    func delegates() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("moved-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (from, to) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
        try Data("1".utf8).write(to: from)
        let (manager, mover) = (FileManager(), Mover())
        manager.delegate = mover
        try? manager.moveItem(at: from, to: to)
        #expect(!manager.fileExists(atPath: to.path))
        try manager.copyItem(at: from, to: to)
        #expect(manager.fileExists(atPath: to.path))
    }

    @Test("What is written to one of two bound streams is read from the other, as far as there is room")
    func bound() throws {
        var (input, output): (InputStream?, OutputStream?) = (nil, nil)
        Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
        let (reader, writer) = (try #require(input), try #require(output))
        #expect(writer.write([1], maxLength: 1) == -1)
        reader.open()
        writer.open()
        #expect(writer.write([1, 2, 3, 4, 5], maxLength: 5) == 4 && !writer.hasSpaceAvailable)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(reader.hasBytesAvailable && reader.read(&bytes, maxLength: 8) == 4)
        #expect(Array(bytes.prefix(4)) == [1, 2, 3, 4])
        #expect(writer.write([6], maxLength: 1) == 1)
        writer.close()
        #expect(reader.read(&bytes, maxLength: 8) == 1 && bytes[0] == 6)
        #expect(reader.read(&bytes, maxLength: 8) == 0 && reader.streamStatus == .atEnd)
    }

    @Test("An object says which protocols it conforms to, and a mutex's kind is set by either of two numbers")
    func kinds() {
        let mover: NSObject = Mover()
        #expect(mover.conforms(to: (any FileManagerDelegate).self) && !mover.conforms(to: (any StreamDelegate).self))
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, .init(PTHREAD_MUTEX_ERRORCHECK)) == 0)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
    }
}
