public import Foundation
import FoundationNetworking

extension URL {
    /// The bytes at an address, loaded or read when they are first asked for (URL.AsyncBytes).
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let url: URL

        /// Goes through them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            private var isOpen = false
            private var file: FileHandle?
            private var loaded: URLSession.AsyncBytes.AsyncIterator?
            private var chunk = Data().makeIterator()

            init(url: URL) { self.url = url }

            public mutating func next() async throws -> UInt8? {
                if let byte = chunk.next() { return byte }
                if !isOpen {
                    isOpen = true
                    if url.isFileURL {
                        file = try FileHandle(forReadingFrom: url)
                    } else {
                        loaded = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
                    }
                }
                if loaded != nil { return try await loaded?.next() }
                guard let more = try file?.read(upToCount: 1 << 16) else { return nil }
                chunk = more.makeIterator()
                return chunk.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// The bytes of the file or of the answer.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// Their lines, read as UTF-8; empty ones are passed over.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
