import CNGHTTP2
import GatewayCore
import NIOCore

/// The engine on libnghttp2.
///
/// Confined to its connection's event loop, like the handler that owns it. libnghttp2 calls back while it is being
/// fed; the callbacks (``NGHTTP2Callbacks``) find this object by an unretained pointer, which is sound because the
/// session is deleted when this object is.
final class NGHTTP2Engine: HTTP2Engine {
    private var session: OpaquePointer?
    fileprivate(set) var streams: [Int32: InboundStream] = [:]
    fileprivate var bodies: [Int32: (bytes: [UInt8], sent: Int)] = [:]
    fileprivate var events: [HTTP2Event] = []
    /// What SETTINGS is to say of MAX_CONCURRENT_STREAMS.
    private var advertised = HTTP2Limits.streamsBeforeTrust
    private var block = HeaderBlock()

    init() throws(HTTP2EngineError) {
        var option: OpaquePointer?
        guard nghttp2_option_new(&option) == 0 else { throw .failed("no memory for HTTP/2 options") }
        defer { nghttp2_option_del(option) }
        let user = Unmanaged.passUnretained(self).toOpaque()
        let status = NGHTTP2Callbacks.withCallbacks { nghttp2_session_server_new2(&session, $0, user, option) }
        guard status == 0 else { throw .failed(Self.text(status)) }
        try submitSettings([
            (NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, HTTP2Limits.headerTableSize),
            (NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, HTTP2Limits.toleratedStreams),
            (NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, UInt32(HTTP2Limits.headerListSize)),
        ])
    }

    deinit {
        nghttp2_session_del(session)
    }

    var isFinished: Bool {
        nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
    }

    func receive(_ bytes: ByteBuffer) throws(HTTP2EngineError) -> [HTTP2Event] {
        let taken = bytes.withUnsafeReadableBytes { bytes in
            nghttp2_session_mem_recv(session, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        defer { events.removeAll(keepingCapacity: true) }
        guard taken >= 0 else {
            if taken == Int(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue) { throw .notHTTP2 }
            throw .failed(Self.text(Int32(taken)))
        }
        return events
    }

    func respond(to stream: Int32, with answer: HTTP2Answer) {
        guard streams[stream] != nil else { return }
        block.begin(status: answer.status)
        for field in answer.fields { block.append(field.name, field.value) }
        guard !answer.body.isEmpty else {
            _ = block.withFields { nghttp2_submit_response(session, stream, $0, $1, nil) }
            return
        }
        bodies[stream] = (answer.body, 0)
        var provider = NGHTTP2Callbacks.bodyProvider
        _ = block.withFields { nghttp2_submit_response(session, stream, $0, $1, &provider) }
    }

    func advertise(streams: UInt32) {
        advertised = streams
        // A failure to queue a frame is a lack of memory, which the next write reports.
        try? submitSettings([(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, HTTP2Limits.toleratedStreams)])
    }

    func goAway(_ debugData: [UInt8]) {
        let last = nghttp2_session_get_last_proc_stream_id(session)
        nghttp2_submit_goaway(session, 0, last, UInt32(NGHTTP2_NO_ERROR.rawValue), debugData, debugData.count)
    }

    func write(into buffer: inout ByteBuffer) throws(HTTP2EngineError) {
        while true {
            var bytes: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &bytes)
            guard count >= 0 else { throw .failed(Self.text(Int32(count))) }
            guard count > 0, let bytes else { return }
            let start = buffer.writerIndex
            buffer.writeBytes(UnsafeBufferPointer(start: bytes, count: count))
            SettingsFrame.rewriteStreamLimit(to: advertised, in: &buffer, at: start)
        }
    }

    fileprivate func reset(_ stream: Int32) {
        nghttp2_submit_rst_stream(session, 0, stream, UInt32(NGHTTP2_NO_ERROR.rawValue))
    }

    private func submitSettings(_ settings: [(nghttp2_settings_id, UInt32)]) throws(HTTP2EngineError) {
        let entries = settings.map { nghttp2_settings_entry(settings_id: Int32($0.0.rawValue), value: $0.1) }
        let status = nghttp2_submit_settings(session, 0, entries, entries.count)
        guard status == 0 else { throw .failed(Self.text(status)) }
    }

    private static func text(_ code: Int32) -> String {
        String(cString: nghttp2_strerror(code))
    }
}

// What libnghttp2 calls, through NGHTTP2Callbacks.
extension NGHTTP2Engine {
    func begin(_ stream: Int32) {
        streams[stream] = InboundStream()
    }

    func header(_ stream: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        streams[stream]?.append(name: name, value: value)
    }

    func headersEnded(_ stream: Int32) {
        guard let inbound = streams[stream], inbound.isHeaderListTooLarge, !inbound.isHandedOn else { return }
        streams[stream]?.isHandedOn = true
        events.append(.fieldsTooLarge(stream: stream))
    }

    func data(_ stream: Int32, _ piece: UnsafeBufferPointer<UInt8>) {
        guard streams[stream]?.append(piece) == true else { return reset(stream) }
        if streams[stream]?.isBodyTooLarge == true { handOn(stream) }
    }

    func ended(_ stream: Int32) {
        handOn(stream)
    }

    func closed(_ stream: Int32) {
        streams[stream] = nil
        bodies[stream] = nil
    }

    /// Copies as much of an answer's body as there is room for.
    ///
    /// - Returns: how much, and whether that was the end.
    func readBody(_ stream: Int32, into room: UnsafeMutableBufferPointer<UInt8>) -> (count: Int, isEnd: Bool) {
        guard let body = bodies[stream] else { return (0, true) }
        let count = min(room.count, body.bytes.count - body.sent)
        _ = room.update(fromContentsOf: body.bytes[body.sent..<(body.sent + count)])
        bodies[stream]?.sent += count
        return (count, body.sent + count == body.bytes.count)
    }

    private func handOn(_ stream: Int32) {
        guard let inbound = streams[stream], !inbound.isHandedOn else { return }
        streams[stream]?.isHandedOn = true
        events.append(.request(stream: stream, inbound.request))
    }
}
