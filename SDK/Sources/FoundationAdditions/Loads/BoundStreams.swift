public import Foundation

extension Stream {
    /// Two streams: what is written to one can be read from the other (Foundation: Stream).
    ///
    /// A write takes no more than there is room for and is 0 where there is none; reading waits until there are bytes or the
    /// other end is closed. Neither tells a delegate.
    ///
    /// - Parameter bufferSize: how many bytes lie between them at most.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int,
        inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let pipe = BytePipe(limit: max(1, bufferSize))
        inputStream?.pointee = BoundInputStream(pipe)
        outputStream?.pointee = BoundOutputStream(pipe)
    }
}

/// Bytes on their way from one stream to another.
private final class BytePipe: @unchecked Sendable {
    // @unchecked: everything is behind the condition's lock.
    private let condition = NSCondition()
    private let limit: Int
    private var bytes: [UInt8] = []
    private var isWritten = false, isRead = false

    init(limit: Int) { self.limit = limit }

    var hasBytes: Bool {
        condition.lock()
        defer { condition.unlock() }
        return !bytes.isEmpty
    }
    /// Whether nothing more comes.
    var isAtEnd: Bool {
        condition.lock()
        defer { condition.unlock() }
        return bytes.isEmpty && isWritten
    }
    var hasSpace: Bool {
        condition.lock()
        defer { condition.unlock() }
        return !isRead && bytes.count < limit
    }

    func write(_ buffer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        condition.lock()
        defer { condition.unlock() }
        guard !isWritten, !isRead, count >= 0 else { return -1 }
        let taken = min(count, limit - bytes.count)
        bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: taken))
        condition.broadcast()
        return taken
    }

    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        condition.lock()
        defer { condition.unlock() }
        while bytes.isEmpty, !isWritten, !isRead { condition.wait() }
        let given = max(0, min(count, bytes.count))
        for place in 0..<given { buffer[place] = bytes[place] }
        bytes.removeFirst(given)
        return given
    }

    func endWriting() { end { isWritten = true } }
    func endReading() { end { isRead = true } }

    private func end(_ mark: () -> Void) {
        condition.lock()
        mark()
        condition.broadcast()
        condition.unlock()
    }
}

private final class BoundInputStream: InputStream {
    private let pipe: BytePipe
    private var status = Status.notOpen

    init(_ pipe: BytePipe) {
        self.pipe = pipe
        super.init(data: Data())
    }

    override func open() { status = .open }
    override func close() {
        status = .closed
        pipe.endReading()
    }
    override var streamStatus: Status { status == .open && pipe.isAtEnd ? .atEnd : status }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { status == .open && !pipe.isAtEnd }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        status == .open ? pipe.read(buffer, len) : -1
    }
}

private final class BoundOutputStream: OutputStream {
    private let pipe: BytePipe
    private var status = Status.notOpen

    init(_ pipe: BytePipe) {
        self.pipe = pipe
        super.init(toMemory: ())
    }

    required init(toMemory: ()) {
        pipe = BytePipe(limit: 1)
        super.init(toMemory: ())
    }

    override func open() { status = .open }
    override func close() {
        status = .closed
        pipe.endWriting()
    }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { nil }
    override var hasSpaceAvailable: Bool { status == .open && pipe.hasSpace }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        status == .open ? pipe.write(buffer, len) : -1
    }
}
