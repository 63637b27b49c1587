import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Reads a pipe on a thread of its own and hands out its lines.
final class OutputReader: Sendable {
    /// Longer lines are cut here.
    private static let lineLimit = 16 * 1024
    /// Pieces that are read after the writer has ended: a pipe holds four of them; what comes beyond is of somebody who
    /// left the group and writes on.
    private static let lastPieces = 16

    private let descriptor: Int32
    private let onLine: @Sendable (String) -> Void
    private let isFinishing = Mutex(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(descriptor: Int32, onLine: @escaping @Sendable (String) -> Void) {
        self.descriptor = descriptor
        self.onLine = onLine
    }

    func start() {
        let thread = Thread { self.read() }
        thread.stackSize = 256 * 1024
        thread.start()
    }

    /// Waits until what was written is read.
    ///
    /// The writer has ended; a pipe that somebody else holds open is let go.
    func finish() {
        isFinishing.withLock { $0 = true }
        hasEnded.wait()
    }

    private func read() {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        var piecesLeft = Self.lastPieces
        while piecesLeft > 0 {
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let isLast = isFinishing.withLock { $0 }
            if isLast { piecesLeft -= 1 }
            let ready = Glibc.poll(&poll, 1, isLast ? 0 : 50)
            if ready == 0 {
                if isLast { break }
                continue
            }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            take(buffer[..<count], into: &line)
        }
        if !line.isEmpty { emit(line) }
        close(descriptor)
        hasEnded.signal()
    }

    private func take(_ bytes: ArraySlice<UInt8>, into line: inout [UInt8]) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                emit(line)
                line.removeAll(keepingCapacity: true)
            } else if line.count < Self.lineLimit {
                line.append(byte)
            }
        }
    }

    private func emit(_ line: [UInt8]) {
        onLine(String(decoding: line, as: UTF8.self))
    }
}
