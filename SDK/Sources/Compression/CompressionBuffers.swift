// A whole buffer at once (compression.h).

/// No memory is needed beside zlib's own.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// - Returns: how many bytes were written; 0 where they have no room, and for an algorithm that is not here.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>,
    _ dst_size: Int,
    _ src_buffer: UnsafePointer<UInt8>,
    _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?,
    _ algorithm: compression_algorithm
) -> Int {
    let (written, status) = process(dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_ENCODE, algorithm)
    return status == COMPRESSION_STATUS_END ? written : 0
}

/// - Returns: how many bytes were written: no more than there is room for; 0 for what cannot be read.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>,
    _ dst_size: Int,
    _ src_buffer: UnsafePointer<UInt8>,
    _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?,
    _ algorithm: compression_algorithm
) -> Int {
    let (written, status) = process(dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_DECODE, algorithm)
    return status == COMPRESSION_STATUS_ERROR ? 0 : written
}

private func process(
    _ target: UnsafeMutablePointer<UInt8>,
    _ room: Int,
    _ source: UnsafePointer<UInt8>,
    _ size: Int,
    _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> (written: Int, status: compression_status) {
    var stream = compression_stream(dst_ptr: target, dst_size: 0, src_ptr: source, src_size: 0, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
        return (0, COMPRESSION_STATUS_ERROR)
    }
    defer { compression_stream_destroy(&stream) }
    (stream.src_size, stream.dst_size) = (size, room)
    var status = COMPRESSION_STATUS_OK
    var left = -1
    // Until it is over, or a step changes nothing more.
    while status == COMPRESSION_STATUS_OK, left != stream.src_size &+ stream.dst_size {
        left = stream.src_size &+ stream.dst_size
        status = compression_stream_process(&stream, Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue))
    }
    return (room - stream.dst_size, status)
}
