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
    private typealias Stream = UnsafeMutablePointer<InboundStream>

    /// Streams, in use and not; libnghttp2 has each one's address, which is sound because they are there until the session
    /// is deleted.
    private var streams: [Stream] = []
    /// Streams that are not in use.
    private var free: [Stream] = []
    /// Empty requests, for their memory. A request is handed on before the next one begins, as a rule: so few are needed, and the
    /// next one finds its memory in the processor's cache.
    private var spares: [ProviderRequest] = []
    /// Who takes requests while bytes are read.
    private var take: Taker?
    /// What SETTINGS is to say of MAX_CONCURRENT_STREAMS.
    private var advertised = HTTP2Limits.streamsBeforeTrust
    private var block = HeaderBlock()
    private var budget: FrameBudget
    private var now: NIODeadline
    /// What the client did that ends its connection.
    private var flood: (limit: GatewayLimit, what: String)?
    private let metrics: GatewayMetrics
    /// Requests whose answer has not been sent whole.
    private var owed = 0
    /// Requests that were handed on while their body still comes.
    private var cutOff = 0
    /// Requests whose body is awaited.
    private var unfinished = 0
    private var closing: [UInt8]?
    private var passedOver = PassedOverStreams()
    /// The stream that was looked up last.
    private var latest: (id: Int32, stream: Stream)?

    /// - Parameters:
    ///   - now: the time it is.
    ///   - metrics: count the bounds that do not end the connection.
    init(at now: NIODeadline = .now(), metrics: GatewayMetrics = GatewayMetrics()) throws(HTTP2EngineError) {
        self.now = now
        self.metrics = metrics
        self.budget = FrameBudget(at: now)
        var option: OpaquePointer?
        guard nghttp2_option_new(&option) == 0 else { throw .failed("no memory for HTTP/2 options") }
        defer { nghttp2_option_del(option) }
        // InboundStream looks at what came.
        nghttp2_option_set_no_http_messaging(option, 1)
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
        for stream in streams {
            stream.deinitialize(count: 1)
            stream.deallocate()
        }
    }

    var isFinished: Bool {
        nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
    }

    var hasUnfinished: Bool { unfinished > 0 }

    var hasSurplus: Bool { cutOff > 0 }

    func endSurplus() {
        for stream in streams
        where stream.pointee.isOpen && stream.pointee.isCutOff && stream.pointee.isAnswered {
            metrics.reached(.discardedBody)
            reset(stream.pointee.id, NGHTTP2_NO_ERROR)
        }
    }

    func receive(
        _ bytes: ByteBuffer,
        at now: NIODeadline,
        _ take: Taker
    ) throws(HTTP2EngineError) {
        self.now = now
        budget.refill(at: now)
        let taken = bytes.withUnsafeReadableBytes { bytes in
            handingOn(to: take) {
                nghttp2_session_mem_recv(session, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
            }
        }
        guard taken >= 0 else {
            if taken == Int(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue) {
                guard !HTTP1Request.begins(bytes) else { throw .notHTTP2 }
                nghttp2_session_terminate_session(session, UInt32(NGHTTP2_PROTOCOL_ERROR.rawValue))
                throw .failed("the client's preface is not HTTP/2's")
            }
            // More PING and SETTINGS at once than libnghttp2 keeps answers for.
            if taken == Int(NGHTTP2_ERR_FLOODED.rawValue) { throw .flood(.idleFrames, Self.text(Int32(taken))) }
            throw .failed(Self.text(Int32(taken)))
        }
        if budget.isSpent { flood = (.idleFrames, "frames that bring no request further") }
        if let flood { throw .flood(flood.limit, flood.what) }
    }

    /// Hands requests on to `take` until `body` returns.
    private func handingOn<Result>(to take: Taker, _ body: () -> Result) -> Result {
        withoutActuallyEscaping(take) { take in
            self.take = take
            defer { self.take = nil }
            return body()
        }
    }

    func respond(to stream: Int32, with answer: HTTP2Answer) {
        guard let inbound = inbound(stream) else { return }
        block.fill(with: answer)
        guard !answer.body.isEmpty, !inbound.pointee.isHead else {
            _ = block.withFields { nghttp2_submit_response(session, stream, $0, $1, nil) }
            return
        }
        inbound.pointee.answer = (answer.body, 0)
        var provider = NGHTTP2Callbacks.bodyProvider()
        _ = block.withFields { nghttp2_submit_response(session, stream, $0, $1, &provider) }
    }

    func reset(_ stream: Int32, isRefused: Bool) {
        reset(stream, isRefused ? NGHTTP2_REFUSED_STREAM : NGHTTP2_INTERNAL_ERROR)
    }

    func takeUnfinished(begunBefore moment: NIODeadline, _ take: Taker) {
        handingOn(to: take) {
            for stream in streams where stream.pointee.isUnfinished && stream.pointee.begun < moment {
                handOn(stream, isLate: true)
            }
        }
    }

    func advertise(streams: UInt32) {
        advertised = streams
        // A failure to queue a frame is a lack of memory, which the next write reports.
        try? submitSettings([(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, HTTP2Limits.toleratedStreams)])
    }

    func goAway(_ debugData: [UInt8], _ closing: HTTP2Closing) {
        self.closing = nil
        switch closing {
        case .afterAnswers: self.closing = debugData
        case .atOnce: submitGoAway(debugData, NGHTTP2_NO_ERROR)
        case .punishment: submitGoAway(debugData, NGHTTP2_ENHANCE_YOUR_CALM)
        }
    }

    func write(into buffer: inout ByteBuffer) throws(HTTP2EngineError) {
        try drain(into: &buffer)
        guard owed == 0, let debugData = closing else { return }
        closing = nil
        submitGoAway(debugData, NGHTTP2_NO_ERROR)
        try drain(into: &buffer)
    }

    private func drain(into buffer: inout ByteBuffer) throws(HTTP2EngineError) {
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

    private func submitGoAway(_ debugData: [UInt8], _ code: nghttp2_error_code) {
        let last = nghttp2_session_get_last_proc_stream_id(session)
        nghttp2_submit_goaway(session, 0, last, UInt32(code.rawValue), debugData, debugData.count)
    }

    private func reset(_ stream: Int32, _ code: nghttp2_error_code) {
        nghttp2_submit_rst_stream(session, 0, stream, UInt32(code.rawValue))
    }

    private func submitSettings(_ settings: [(nghttp2_settings_id, UInt32)]) throws(HTTP2EngineError) {
        let entries = settings.map { nghttp2_settings_entry(settings_id: Int32($0.0.rawValue), value: $0.1) }
        let status = nghttp2_submit_settings(session, 0, entries, entries.count)
        guard status == 0 else { throw .failed(Self.text(status)) }
    }

    /// Ours of a stream, whose address libnghttp2 keeps as the stream's user data.
    private func inbound(_ id: Int32) -> Stream? {
        // Frames of one stream come one after another.
        if let latest, latest.id == id { return latest.stream }
        guard let address = nghttp2_session_get_stream_user_data(session, id) else { return nil }
        let stream = address.assumingMemoryBound(to: InboundStream.self)
        latest = (id, stream)
        return stream
    }

    private static func text(_ code: Int32) -> String {
        String(cString: nghttp2_strerror(code))
    }
}

// What libnghttp2 calls, through NGHTTP2Callbacks.
extension NGHTTP2Engine {
    /// HEADERS come on a stream, new or not.
    func headersCome(_ stream: Int32) {
        // libnghttp2 passes over them, as if they came late on a stream that is closed.
        guard passedOver.contains(stream) else { return }
        nghttp2_session_terminate_session(session, UInt32(NGHTTP2_PROTOCOL_ERROR.rawValue))
    }

    func begin(_ stream: Int32) {
        passedOver.begin(stream)
        let inbound: Stream
        if let last = free.popLast() {
            inbound = last
        } else {
            inbound = Stream.allocate(capacity: 1)
            inbound.initialize(to: InboundStream())
            streams.append(inbound)
        }
        inbound.pointee.open(stream, spares.popLast() ?? ProviderRequest(), at: now)
        nghttp2_session_set_stream_user_data(session, stream, inbound)
        latest = (stream, inbound)
        owed += 1
        unfinished += 1
        budget.request()
    }

    func header(
        _ stream: Int32,
        _ name: UnsafeBufferPointer<UInt8>,
        _ value: UnsafeBufferPointer<UInt8>,
        isTrailer: Bool
    ) {
        guard let inbound = inbound(stream) else { return }
        if isTrailer { return inbound.pointee.trailer(name: name) }
        inbound.pointee.append(name: name, value: value)
    }

    func headersEnded(_ stream: Int32, isTrailer: Bool, isLast: Bool) {
        guard let inbound = inbound(stream) else { return }
        if isTrailer { inbound.pointee.trailersEnded(isLast: isLast) } else { inbound.pointee.headersEnded() }
        if inbound.pointee.isBomb {
            flood = (.headerBomb, "over \(HTTP2Limits.bombSize) bytes of header fields in a request")
        }
        if inbound.pointee.isMalformed { return resetMalformed(inbound) }
        if inbound.pointee.request.isHeaderListTooLarge { handOn(inbound) }
    }

    func data(_ stream: Int32, _ piece: UnsafeBufferPointer<UInt8>) {
        guard let inbound = inbound(stream) else { return }
        guard inbound.pointee.append(piece) else {
            metrics.reached(.discardedBody)
            return reset(stream, NGHTTP2_NO_ERROR)
        }
        guard inbound.pointee.isBodyTooLarge, !inbound.pointee.isHandedOn else { return }
        inbound.pointee.isCutOff = true
        cutOff += 1
        handOn(inbound)
    }

    func ended(_ stream: Int32) {
        guard let inbound = inbound(stream) else { return }
        inbound.pointee.ended()
        if inbound.pointee.isMalformed { return resetMalformed(inbound) }
        handOn(inbound)
    }

    func closed(_ stream: Int32) {
        guard let inbound = inbound(stream) else { return }
        if inbound.pointee.isUnfinished { unfinished -= 1 }
        if inbound.pointee.isCutOff {
            cutOff -= 1
            // curl 7.88 has ended the stream itself, after the answer, and looks at neither before something more comes.
            nghttp2_submit_ping(session, 0, nil)
        }
        sentEnd(of: stream)
        if !inbound.pointee.isHandedOn { spare(inbound.pointee.takeRequest()) }
        inbound.pointee.close()
        free.append(inbound)
        latest = nil
    }

    /// The last frame of an answer was sent.
    func sentEnd(of stream: Int32) {
        guard let inbound = inbound(stream), !inbound.pointee.isAnswered else { return }
        inbound.pointee.isAnswered = true
        owed -= 1
    }

    /// A frame came that breaks the protocol, after which libnghttp2 ends the connection or the stream.
    func invalidFrame() {
        if streams.count - free.count >= HTTP2Limits.toleratedStreams { metrics.reached(.streams) }
    }

    /// A frame came that brings no request further.
    func idleFrame() {
        budget.idleFrame()
    }

    /// Copies as much of an answer's body as there is room for.
    ///
    /// - Returns: how much, and whether that was the end.
    func readBody(_ stream: Int32, into room: UnsafeMutableBufferPointer<UInt8>) -> (count: Int, isEnd: Bool) {
        guard let inbound = inbound(stream) else { return (0, true) }
        let (body, sent) = inbound.pointee.answer
        let count = min(room.count, body.count - sent)
        _ = room.update(fromContentsOf: body[sent..<(sent + count)])
        inbound.pointee.answer.sent += count
        return (count, sent + count == body.count)
    }

    private func resetMalformed(_ stream: Stream) {
        guard !stream.pointee.isHandedOn else { return }
        spare(stream.pointee.takeRequest())
        unfinished -= 1
        reset(stream.pointee.id, NGHTTP2_PROTOCOL_ERROR)
    }

    private func handOn(_ stream: Stream, isLate: Bool = false) {
        guard !stream.pointee.isHandedOn else { return }
        let request = stream.pointee.takeRequest()
        unfinished -= 1
        take?(stream.pointee.id, request, isLate)
        spare(request)
    }

    /// Keeps a request's memory for the next.
    private func spare(_ request: consuming ProviderRequest) {
        request.removeAll()
        spares.append(request)
    }
}
