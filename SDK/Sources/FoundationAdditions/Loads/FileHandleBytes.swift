public import Foundation

extension FileHandle {
    /// What is still to be read of a file or a pipe, byte by byte (FileHandle.AsyncBytes).
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let handle: FileHandle

        /// Goes through them; what waits for a pipe waits on a thread of its own.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private static let queue = DispatchQueue(label: "FileHandle.AsyncBytes", attributes: .concurrent)
            let handle: FileHandle
            private var chunk = Data().makeIterator()

            init(handle: FileHandle) { self.handle = handle }

            public mutating func next() async throws -> UInt8? {
                if let byte = chunk.next() { return byte }
                let handle = handle
                let more: Data = try await withCheckedThrowingContinuation { continuation in
                    Self.queue.async { continuation.resume(with: Result { try someBytes(of: handle.fileDescriptor) }) }
                }
                chunk = more.makeIterator()
                return chunk.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
    }

    /// The bytes from where the file is read now.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}

/// What is there to be read, at the least a byte; nothing at the end.
private func someBytes(of descriptor: Int32) throws -> Data {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count >= 0 { return Data(buffer.prefix(count)) }
        guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
