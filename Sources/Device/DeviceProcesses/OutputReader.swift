import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Reads a pipe and hands out its lines, in order, to whoever asks for them: the thread that waits for them, and who must
/// know what was written so far.
final class OutputReader: Sendable {
    private struct State {
        var isOpen = true
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    }

    /// Longer lines are cut here.
    private static let lineLimit = 16 * 1024
    /// Pieces that are read at once: a pipe holds four of them; what comes beyond is of somebody who writes on and on.
    private static let pieceLimit = 16

    let descriptor: Int32
    private let onLine: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - descriptor: the pipe's; closed at the end of ``finish()``.
    ///   - onLine: called for each line; it must not come back to the reader.
    init(descriptor: Int32, onLine: @escaping @Sendable (String) -> Void) {
        self.descriptor = descriptor
        self.onLine = onLine
    }

    /// Reads what is there, without waiting for more.
    ///
    /// - Returns: false when nobody can write any more.
    @discardableResult
    func readWhatIsThere() -> Bool { state.withLock { readWhatIsThere(&$0) } }

    /// Reads what the writer, which has ended, has left; a pipe that somebody else holds open is let go.
    func finish() {
        state.withLock { state in
            readWhatIsThere(&state)
            if !state.line.isEmpty { emit(&state) }
            state.isOpen = false
            close(descriptor)
        }
    }

    @discardableResult
    private func readWhatIsThere(_ state: inout State) -> Bool {
        guard state.isOpen else { return false }
        var pipe = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        for _ in 0..<Self.pieceLimit {
            guard poll(&pipe, 1, 0) > 0 else { return true }
            let count = Glibc.read(descriptor, &state.buffer, state.buffer.count)
            guard count > 0 else { return count < 0 && errno == EINTR }
            for byte in state.buffer[..<count] {
                if byte == UInt8(ascii: "\n") {
                    emit(&state)
                } else if state.line.count < Self.lineLimit {
                    state.line.append(byte)
                }
            }
        }
        return true
    }

    private func emit(_ state: inout State) {
        onLine(String(decoding: state.line, as: UTF8.self))
        state.line.removeAll(keepingCapacity: true)
    }
}
