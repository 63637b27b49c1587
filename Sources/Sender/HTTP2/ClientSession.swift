import CNGHTTP2
import NIOCore

/// A client's end of one HTTP/2 connection, by libnghttp2: requests and bytes in, answers and bytes out. Does no I/O.
///
/// Confined to its connection's event loop. libnghttp2 calls back while it is being fed; the callbacks find this object by an
/// unretained pointer, which is sound because the session is deleted when this object is.
final class ClientSession {
    /// What became of a request.
    enum Event {
        case answered(Exchange, APNSResponse)
        /// The server has done nothing with it (RFC 9113, 8.7): another connection may take it.
        case refused(Exchange)
        /// It may have been done or not.
        case broken(Exchange, String)
    }

    /// A request that is under way.
    private struct Stream {
        let exchange: Exchange
        let begun: NIODeadline
        var response = APNSResponse()
        var sent = 0
        var isWhole = false
    }

    private var session: OpaquePointer?
    private var streams: [Int32: Stream] = [:]
    /// Streams in the order in which they began; those that have ended may be among them.
    private var order = CircularBuffer<Int32>()
    private var events: [Event] = []
    private var block = FieldBlock()
    private let authority: String
    /// How many streams the server takes at once; one until it says so, as Apple's does before a provider token.
    private(set) var limit = 1
    /// The server has said that it answers no stream beyond this one.
    private var last: Int32?

    /// - Throws: ``SessionError`` when memory is short.
    init(authority: String) throws(SessionError) {
        self.authority = authority
        var callbacks: OpaquePointer?
        guard nghttp2_session_callbacks_new(&callbacks) == 0 else { throw SessionError("no memory for HTTP/2") }
        defer { nghttp2_session_callbacks_del(callbacks) }
        ClientCallbacks.set(callbacks)
        let user = Unmanaged.passUnretained(self).toOpaque()
        try check(nghttp2_session_client_new(&session, callbacks, user))
        let settings = [
            nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_ENABLE_PUSH.rawValue), value: 0),
            nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue), value: 65_536),
        ]
        try check(nghttp2_submit_settings(session, 0, settings, settings.count))
    }

    deinit { nghttp2_session_del(session) }

    /// Whether another request may go out now.
    var hasRoom: Bool { !isLeaving && streams.count < limit }
    /// Whether no more requests can go out, ever: the server has said so, or its stream numbers are used up.
    var isLeaving: Bool { last != nil || nghttp2_session_check_request_allowed(session) == 0 }
    var isEmpty: Bool { streams.isEmpty }

    /// Begins a request.
    func submit(_ exchange: Exchange, at now: NIODeadline) throws(SessionError) {
        block.fill(exchange.request, authority: authority)
        var provider = ClientCallbacks.bodyProvider()
        let hasBody = exchange.request.body?.isEmpty == false
        let id = block.withFields { fields, count in
            withUnsafePointer(to: &provider) {
                nghttp2_submit_request(session, nil, fields, count, hasBody ? $0 : nil, nil)
            }
        }
        try check(id)
        streams[id] = Stream(exchange: exchange, begun: now)
        order.append(id)
    }

    /// Takes in bytes as they came.
    ///
    /// - Throws: ``SessionError`` when the server breaks the protocol.
    func receive(_ bytes: ByteBuffer) throws(SessionError) {
        let taken = bytes.withUnsafeReadableBytes { bytes in
            nghttp2_session_mem_recv(session, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        guard taken >= 0 else { throw SessionError(String(cString: nghttp2_strerror(Int32(taken)))) }
    }

    /// Appends the bytes that are to be sent.
    func write(into buffer: inout ByteBuffer) throws(SessionError) {
        while true {
            var bytes: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &bytes)
            guard count >= 0 else { throw SessionError(String(cString: nghttp2_strerror(Int32(count)))) }
            guard count > 0, let bytes else { return }
            buffer.writeBytes(UnsafeBufferPointer(start: bytes, count: count))
        }
    }

    /// What happened since it was asked last.
    func takeEvents() -> [Event] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    /// Gives up requests that began before a moment.
    func endStreams(begunBefore moment: NIODeadline, saying why: String) {
        while let id = order.first {
            guard let stream = streams[id] else {
                order.removeFirst()
                continue
            }
            guard stream.begun < moment else { return }
            order.removeFirst()
            streams[id] = nil
            events.append(.broken(stream.exchange, why))
            nghttp2_submit_rst_stream(session, 0, id, UInt32(NGHTTP2_CANCEL.rawValue))
        }
    }

    /// The connection has ended: what is under way had no answer.
    func end(because why: String) {
        for (id, stream) in streams {
            let isUntouched = last.map { id > $0 } ?? false
            events.append(isUntouched ? .refused(stream.exchange) : .broken(stream.exchange, why))
        }
        streams.removeAll()
    }

    /// Tells the server that the connection ends.
    func sayGoodbye() { nghttp2_session_terminate_session(session, UInt32(NGHTTP2_NO_ERROR.rawValue)) }

    private func check(_ status: Int32) throws(SessionError) {
        guard status >= 0 else { throw SessionError(String(cString: nghttp2_strerror(status))) }
    }
}

/// Why a connection cannot go on.
struct SessionError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

// What libnghttp2 calls, through ClientCallbacks.
extension ClientSession {
    private static let status = Array(":status".utf8)

    func header(_ id: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        if name.elementsEqual(Self.status) {
            streams[id]?.response.status = Int(String(decoding: value, as: UTF8.self)) ?? 0
        } else {
            streams[id]?.response.fields.append(
                (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
            )
        }
    }

    func data(_ id: Int32, _ piece: UnsafeBufferPointer<UInt8>) {
        guard let count = streams[id]?.response.body.count else { return }
        guard count + piece.count <= DirectTransport.bodyLimit else {
            nghttp2_submit_rst_stream(session, 0, id, UInt32(NGHTTP2_CANCEL.rawValue))
            return
        }
        streams[id]?.response.body.append(contentsOf: piece)
    }

    /// The server has sent all of an answer.
    func ended(_ id: Int32) { streams[id]?.isWhole = true }

    func closed(_ id: Int32, _ code: UInt32) {
        guard let stream = streams.removeValue(forKey: id) else { return }
        while let first = order.first, streams[first] == nil { order.removeFirst() }
        if stream.isWhole {
            events.append(.answered(stream.exchange, stream.response))
        } else if code == UInt32(NGHTTP2_REFUSED_STREAM.rawValue) || (last.map { id > $0 } ?? false) {
            events.append(.refused(stream.exchange))
        } else {
            let name = String(cString: nghttp2_http2_strerror(code))
            events.append(.broken(stream.exchange, "the stream was ended without an answer (\(name))"))
        }
    }

    func settingsCame() {
        let told = nghttp2_session_get_remote_settings(session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS)
        // Without a limit in its SETTINGS a server takes any number (RFC 9113, 6.5.2).
        limit = Int(min(told, 1000))
    }

    func goAwayCame(last: Int32) { self.last = last }

    /// Copies as much of a request's body as there is room for.
    ///
    /// - Returns: how much, and whether that was the end.
    func readBody(_ id: Int32, into room: UnsafeMutableBufferPointer<UInt8>) -> (count: Int, isEnd: Bool) {
        guard let stream = streams[id], let body = stream.exchange.request.body else { return (0, true) }
        let count = min(room.count, body.count - stream.sent)
        _ = room.update(fromContentsOf: body[stream.sent..<(stream.sent + count)])
        streams[id]?.sent += count
        return (count, stream.sent + count == body.count)
    }
}
