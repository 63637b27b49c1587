import zlib

// The streams of Apple's Compression (compression.h): DEFLATE is done by zlib. Of the other algorithms nothing is here, so
// that a stream of one cannot be begun, and a buffer of one has no bytes.

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE without zlib's header (RFC 1951).
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// No more bytes come.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// What is read, what is written, and what the stream remembers.
public struct compression_stream {
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    public var dst_size: Int
    public var src_ptr: UnsafePointer<UInt8>
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>,
        dst_size: Int,
        src_ptr: UnsafePointer<UInt8>,
        src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// What a stream remembers between two calls.
private struct Memory {
    var engine = z_stream()
    let isEncoding: Bool
}

/// DEFLATE without a header, with the window that both sides can have.
private let windowBits: Int32 = -15

public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>,
    _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB else {
        stream.pointee.state = nil
        return COMPRESSION_STATUS_ERROR
    }
    var memory = Memory(isEncoding: operation == COMPRESSION_STREAM_ENCODE)
    let size = Int32(MemoryLayout<z_stream>.size)
    // zlib keeps the address of its stream: it is begun where it stays.
    let place = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.engine.next_in = nil
    place.initialize(to: memory)
    let status =
        memory.isEncoding
        // The level that Apple names: 5.
        ? deflateInit2_(&place.pointee.engine, 5, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        : inflateInit2_(&place.pointee.engine, windowBits, ZLIB_VERSION, size)
    guard status == Z_OK else {
        place.deallocate()
        stream.pointee.state = nil
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = UnsafeMutableRawPointer(place)
    stream.pointee.src_size = 0
    stream.pointee.dst_size = 0
    return COMPRESSION_STATUS_OK
}

public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>,
    _ flags: Int32
) -> compression_status {
    guard let memory = stream.pointee.state?.assumingMemoryBound(to: Memory.self), stream.pointee.src_size >= 0,
        stream.pointee.dst_size >= 0
    else { return COMPRESSION_STATUS_ERROR }
    let isLast = flags & Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue) != 0
    let given = UInt32(clamping: stream.pointee.src_size)
    let room = UInt32(clamping: stream.pointee.dst_size)
    memory.pointee.engine.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
    memory.pointee.engine.avail_in = given
    memory.pointee.engine.next_out = stream.pointee.dst_ptr
    memory.pointee.engine.avail_out = room
    let isWhole = isLast && Int(given) == stream.pointee.src_size
    let status =
        memory.pointee.isEncoding
        ? deflate(&memory.pointee.engine, isWhole ? Z_FINISH : Z_NO_FLUSH)
        : inflate(&memory.pointee.engine, Z_NO_FLUSH)
    let read = Int(given - memory.pointee.engine.avail_in)
    let written = Int(room - memory.pointee.engine.avail_out)
    stream.pointee.src_ptr += read
    stream.pointee.src_size -= read
    stream.pointee.dst_ptr += written
    stream.pointee.dst_size -= written
    switch status {
    case Z_STREAM_END: return COMPRESSION_STATUS_END
    case Z_OK: return COMPRESSION_STATUS_OK
    case Z_BUF_ERROR:
        // No step could be made: what should be the whole ends in its middle, or there is no room yet.
        let isCut = isLast && stream.pointee.src_size == 0 && stream.pointee.dst_size > 0
        return isCut ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
}

@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let memory = stream.pointee.state?.assumingMemoryBound(to: Memory.self) else {
        return COMPRESSION_STATUS_ERROR
    }
    _ = memory.pointee.isEncoding ? deflateEnd(&memory.pointee.engine) : inflateEnd(&memory.pointee.engine)
    memory.deallocate()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
