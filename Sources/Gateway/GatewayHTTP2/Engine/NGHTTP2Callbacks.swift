import CNGHTTP2

/// libnghttp2's callbacks, which hand on to the ``NGHTTP2Engine`` they belong to.
enum NGHTTP2Callbacks {
    /// Runs `body` with the table of callbacks.
    static func withCallbacks(_ body: (OpaquePointer?) -> Int32) -> Int32 {
        var callbacks: OpaquePointer?
        let status = nghttp2_session_callbacks_new(&callbacks)
        guard status == 0 else { return status }
        defer { nghttp2_session_callbacks_del(callbacks) }
        setHeaderCallbacks(callbacks)
        setDataCallbacks(callbacks)
        return body(callbacks)
    }

    /// Reads the body of a stream's answer out of the engine.
    static func bodyProvider() -> nghttp2_data_provider {
        var provider = nghttp2_data_provider()
        provider.read_callback = { _, stream, room, length, flags, _, user in
            guard let user, let room else { return 0 }
            let (count, isEnd) = withEngine(user) {
                $0.readBody(stream, into: UnsafeMutableBufferPointer(start: room, count: length))
            }
            if isEnd { flags?.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
            return count
        }
        return provider
    }

    private static func setHeaderCallbacks(_ callbacks: OpaquePointer?) {
        nghttp2_session_callbacks_set_on_begin_frame_callback(callbacks) { _, header, user in
            guard let user, let header, header.pointee.type == UInt8(NGHTTP2_HEADERS.rawValue) else { return 0 }
            withEngine(user) { $0.headersCome(header.pointee.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, user in
            guard let user, let frame, isRequest(frame) else { return 0 }
            withEngine(user) { $0.begin(frame.pointee.hd.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_header_callback(callbacks) {
            _,
            frame,
            name,
            nameSize,
            value,
            valueSize,
            _,
            user in
            guard let frame, let user else { return 0 }
            withEngine(user) { engine in
                engine.header(
                    frame.pointee.hd.stream_id,
                    UnsafeBufferPointer(start: name, count: nameSize),
                    UnsafeBufferPointer(start: value, count: valueSize),
                    isTrailer: !isRequest(frame)
                )
            }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, user in
            guard let frame, let user else { return 0 }
            withEngine(user) { received(frame, by: $0) }
            return 0
        }
        nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks) { _, _, _, user in
            if let user { withEngine(user) { $0.invalidFrame() } }
            return 0
        }
    }

    private static func setDataCallbacks(_ callbacks: OpaquePointer?) {
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, stream, bytes, count, user in
            guard let user else { return 0 }
            withEngine(user) { $0.data(stream, UnsafeBufferPointer(start: bytes, count: count)) }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { _, frame, user in
            guard let user, let frame, isStreamEnd(frame),
                frame.pointee.hd.type <= UInt8(NGHTTP2_HEADERS.rawValue)
            else { return 0 }
            withEngine(user) { $0.sentEnd(of: frame.pointee.hd.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, _, user in
            guard let user else { return 0 }
            withEngine(user) { $0.closed(stream) }
            return 0
        }
    }
}

// C function pointers reach nothing but functions of the file.

/// Hands out the engine, which owns the session that calls, and so is there until `body` returns.
@inline(__always) private func withEngine<Result>(
    _ user: UnsafeMutableRawPointer,
    _ body: (NGHTTP2Engine) -> Result
) -> Result {
    Unmanaged<NGHTTP2Engine>.fromOpaque(user)._withUnsafeGuaranteedRef(body)
}

private func received(_ frame: UnsafePointer<nghttp2_frame>, by engine: NGHTTP2Engine) {
    let header = frame.pointee.hd
    switch nghttp2_frame_type(UInt32(header.type)) {
    case NGHTTP2_HEADERS:
        engine.headersEnded(header.stream_id, isTrailer: !isRequest(frame), isLast: isStreamEnd(frame))
    case NGHTTP2_DATA:
        if !isStreamEnd(frame), header.length < HTTP2Limits.smallData { engine.idleFrame() }
    default:
        engine.idleFrame()
        return
    }
    if isStreamEnd(frame) { engine.ended(header.stream_id) }
}

/// Whether a frame ends its stream.
private func isStreamEnd(_ frame: UnsafePointer<nghttp2_frame>) -> Bool {
    frame.pointee.hd.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
}

/// Whether a frame's fields begin a request; trailers do not.
private func isRequest(_ frame: UnsafePointer<nghttp2_frame>) -> Bool {
    frame.pointee.hd.type == UInt8(NGHTTP2_HEADERS.rawValue) && frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST
}
