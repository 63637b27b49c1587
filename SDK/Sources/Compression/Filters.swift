public import Foundation

// Compression's filters for Swift (InputFilter, OutputFilter).

/// How bytes are made fewer; `zlib` alone is here.
public enum Algorithm: CaseIterable, Hashable, Sendable {
    case lzfse, zlib, lz4, lzma, lzbitmap, brotli

    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzbitmap: COMPRESSION_LZBITMAP
        case .brotli: COMPRESSION_BROTLI
        }
    }

    public init?(rawValue: compression_algorithm) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }
}

/// Which way bytes go through a filter.
public enum FilterOperation: Hashable, Sendable {
    case compress, decompress

    public var rawValue: compression_stream_operation {
        self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    }
}

/// What went wrong: bytes that are none of the algorithm's, or a filter that is over or cannot be begun.
public enum FilterError: Error, Hashable, Sendable { case invalidState, invalidData }

/// A stream that gives what it makes to a block.
private final class Filter {
    private var stream: compression_stream
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var isOver = false

    init(_ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int) throws {
        buffer = .allocate(capacity: max(1, min(bufferCapacity, 1 << 24)))
        let start = buffer.baseAddress ?? UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        stream = compression_stream(dst_ptr: start, dst_size: 0, src_ptr: start, src_size: 0, state: nil)
        guard compression_stream_init(&stream, operation.rawValue, algorithm.rawValue) == COMPRESSION_STATUS_OK else {
            throw FilterError.invalidState
        }
    }

    deinit {
        compression_stream_destroy(&stream)
        buffer.deallocate()
    }

    /// Goes through some bytes; the last of them where there are none.
    func process(_ bytes: Data?, giving: (Data) throws -> Void) throws {
        guard !isOver, let start = buffer.baseAddress else { throw FilterError.invalidState }
        let flags = bytes == nil ? Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue) : 0
        try [UInt8](bytes ?? Data()).withUnsafeBufferPointer { source in
            stream.src_ptr = source.baseAddress ?? UnsafePointer(start)
            stream.src_size = source.count
            var status = COMPRESSION_STATUS_OK
            repeat {
                (stream.dst_ptr, stream.dst_size) = (start, buffer.count)
                status = compression_stream_process(&stream, flags)
                guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
                let made = buffer.count - stream.dst_size
                if made > 0 { try giving(Data(buffer.prefix(made))) }
            } while status == COMPRESSION_STATUS_OK && (stream.dst_size == 0 || (bytes == nil && stream.src_size > 0))
            isOver = status == COMPRESSION_STATUS_END || bytes == nil
        }
    }
}

/// Bytes that are written through it.
public final class OutputFilter {
    private let filter: Filter
    private let write: (Data?) throws -> Void

    public init(
        _ operation: FilterOperation,
        using algorithm: Algorithm,
        bufferCapacity: Int = 65536,
        writingTo writeBlock: @escaping (Data?) throws -> Void
    ) throws {
        filter = try Filter(operation, using: algorithm, bufferCapacity: bufferCapacity)
        write = writeBlock
    }

    /// Writes some bytes; none are the end.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        try filter.process(Data(data)) { try write($0) }
    }

    public func finalize() throws {
        guard !filter.isOver else { return try write(nil) }
        try filter.process(nil) { try write($0) }
        try write(nil)
    }
}

/// Bytes that are read through it.
public final class InputFilter<D: DataProtocol> {
    private let filter: Filter
    private let capacity: Int
    private let read: (Int) throws -> D?
    private var made = Data()

    public init(
        _ operation: FilterOperation,
        using algorithm: Algorithm,
        bufferCapacity: Int = 65536,
        readingFrom readBlock: @escaping (Int) throws -> D?
    ) throws {
        filter = try Filter(operation, using: algorithm, bufferCapacity: bufferCapacity)
        capacity = bufferCapacity
        read = readBlock
    }

    /// Up to so many bytes; nil behind the last.
    public func readData(ofLength count: Int) throws -> Data? {
        while made.count < count, !filter.isOver {
            let bytes = try read(capacity)
            try filter.process(bytes.map { Data($0) }) { made += $0 }
        }
        guard !made.isEmpty else { return nil }
        defer { made = made.dropFirst(count) }
        return Data(made.prefix(count))
    }
}
