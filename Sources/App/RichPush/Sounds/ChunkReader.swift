import Foundation

/// Reads numbers out of a file's bytes; every read past the end is nil.
struct ChunkReader {
    private let bytes: Data
    private(set) var position: Int

    init(_ bytes: Data) {
        self.bytes = bytes
        self.position = bytes.startIndex
    }

    var remaining: Int { bytes.endIndex - position }

    mutating func skip(_ count: Int) {
        position += Swift.min(Swift.max(0, count), remaining)
    }

    mutating func data(_ count: Int) -> Data? {
        guard count >= 0, count <= remaining else { return nil }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Four letters, such as a chunk's name.
    mutating func tag() -> String? {
        data(4).map { String(decoding: $0, as: UTF8.self) }
    }

    mutating func little<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
        data(MemoryLayout<T>.size)?.reversed().reduce(0) { $0 << 8 | T(truncatingIfNeeded: $1) }
    }

    mutating func big<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
        data(MemoryLayout<T>.size)?.reduce(0) { $0 << 8 | T(truncatingIfNeeded: $1) }
    }
}
