import CNGHTTP2

/// libnghttp2's callbacks, which hand on to the ``ClientSession`` that they belong to.
enum ClientCallbacks {
    static func set(_ callbacks: OpaquePointer?) {
        nghttp2_session_callbacks_set_on_header_callback(callbacks) {
            _,
            frame,
            name,
            nameSize,
            value,
            valueSize,
            _,
            user in
            guard let frame else { return 0 }
            find(user)?
                .header(
                    frame.pointee.hd.stream_id,
                    UnsafeBufferPointer(start: name, count: nameSize),
                    UnsafeBufferPointer(start: value, count: valueSize)
                )
            return 0
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, stream, bytes, count, user in
            find(user)?.data(stream, UnsafeBufferPointer(start: bytes, count: count))
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, user in
            guard let frame, let session = find(user) else { return 0 }
            received(frame, by: session)
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, code, user in
            find(user)?.closed(stream, code)
            return 0
        }
    }

    /// Reads the body of a stream's request out of the session.
    static func bodyProvider() -> nghttp2_data_provider {
        var provider = nghttp2_data_provider()
        provider.read_callback = { _, stream, room, length, flags, _, user in
            guard let session = find(user), let room else { return 0 }
            let (count, isEnd) = session.readBody(stream, into: UnsafeMutableBufferPointer(start: room, count: length))
            if isEnd { flags?.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
            return count
        }
        return provider
    }
}

// C function pointers reach nothing but functions of the file.

private func find(_ user: UnsafeMutableRawPointer?) -> ClientSession? {
    user.map { Unmanaged<ClientSession>.fromOpaque($0).takeUnretainedValue() }
}

private func received(_ frame: UnsafePointer<nghttp2_frame>, by session: ClientSession) {
    let header = frame.pointee.hd
    switch nghttp2_frame_type(UInt32(header.type)) {
    case NGHTTP2_SETTINGS where header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) == 0: session.settingsCame()
    case NGHTTP2_GOAWAY: session.goAwayCame(last: frame.pointee.goaway.last_stream_id)
    case NGHTTP2_HEADERS, NGHTTP2_DATA:
        if header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0 { session.ended(header.stream_id) }
    default: break
    }
}
