#if canImport(Glibc)
import Glibc
#endif

/// Reads a pipe and hands out its lines; whoever has it says when there is something to read.
struct OutputReader: ~Copyable {
    /// Longer lines are cut here.
    private static let lineLimit = 16 * 1024
    /// Pieces that are read after the writer has ended: a pipe holds four of them; what comes beyond is of somebody who
    /// left the group and writes on.
    private static let lastPieces = 16

    let descriptor: Int32
    private let onLine: (String) -> Void
    private var line: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 16 * 1024)

    /// - Parameter descriptor: the pipe's; closed at the end of ``finish()``.
    init(descriptor: Int32, onLine: @escaping (String) -> Void) {
        self.descriptor = descriptor
        self.onLine = onLine
    }

    /// Reads a piece, waiting for one.
    ///
    /// - Returns: false when nobody can write any more.
    mutating func read() -> Bool {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0 { return errno == EINTR }
        for byte in buffer[..<max(0, count)] {
            if byte == UInt8(ascii: "\n") {
                emit()
            } else if line.count < Self.lineLimit {
                line.append(byte)
            }
        }
        return count > 0
    }

    /// Reads what the writer, which has ended, has left; a pipe that somebody else holds open is let go.
    consuming func finish() {
        var pipe = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var piecesLeft = Self.lastPieces
        while piecesLeft > 0, poll(&pipe, 1, 0) > 0, read() { piecesLeft -= 1 }
        if !line.isEmpty { emit() }
        close(descriptor)
    }

    private mutating func emit() {
        onLine(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
    }
}
