import Foundation

/// What a connection does, on a queue of its own: nothing of it is touched elsewhere.
final class ConnectionWork: @unchecked Sendable {
    /// What the app asked for and has not got.
    struct Wish: Sendable {
        let least: Int
        let most: Int
        let completion: @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void
    }

    /// What the app handed over and is not sent.
    private struct Parcel {
        var bytes: Data
        /// Whether nothing follows on a stream.
        let isEnd: Bool
        let completion: NWConnection.SendCompletion
    }

    private struct Message {
        let content: Data
        let context: NWConnection.ContentContext
    }

    private enum Phase { case idle, dialling, greeting, ready, ended }

    /// Bytes that are read at once; a message of UDP has no more.
    static let datagramLimit = 65_507
    /// Bytes of a message of WebSocket, where the app says nothing.
    private static let messageLimit = 64 << 20

    private let queue = DispatchQueue(label: "Network.connection")
    private let endpoint: NWEndpoint
    private let parameters: NWParameters
    private let isAccepted: Bool
    private let webSocket: NWProtocolWebSocket.Options?
    private let handshake = WebSocketHandshake()

    private var answers: DispatchQueue?
    private var report: (@Sendable (NWConnection.State) -> Void)?
    private var phase = Phase.idle
    private var stream: (any ByteStream)?
    private var reading: Readiness?
    private var writing: Readiness?
    private var frames: WebSocketFrames
    private var inbox = Data()
    private var messages: [Message] = []
    private var hasEnded = false
    private var wishes: [Wish] = []
    private var parcels: [Parcel] = []
    private var pongs: [NWProtocolWebSocket.Metadata] = []
    private var isLeaving = false

    init(to endpoint: NWEndpoint, _ parameters: NWParameters, accepted: sending (any ByteStream)?) {
        self.endpoint = endpoint
        self.parameters = parameters
        webSocket = parameters.webSocket
        isAccepted = accepted != nil
        stream = accepted
        let limit = parameters.webSocket?.maximumMessageSize ?? 0
        frames = WebSocketFrames(isServer: accepted != nil, limit: limit > 0 ? limit : Self.messageLimit)
    }

    // MARK: Beginning

    func start(answeringOn answers: DispatchQueue, _ report: @escaping @Sendable (NWConnection.State) -> Void) {
        queue.async { [self] in
            self.answers = answers
            self.report = report
            begin()
        }
    }

    func restart() {
        queue.async { [self] in
            if phase == .idle, report != nil { begin() }
        }
    }

    private func begin() {
        guard phase == .idle else { return }
        phase = .dialling
        tell(.preparing)
        if let stream { return adopt(stream) }
        let path = NWPathMonitor().currentPath
        guard parameters.allows(path) else { return wait(.posix(.ENETDOWN)) }
        DispatchQueue.global().async { [self] in
            nonisolated(unsafe) let result = Result { () throws(NWError) in
                try Dialling.stream(to: endpoint, parameters)
            }
            queue.async { [self] in
                switch result {
                case .success(let stream) where phase == .dialling: adopt(stream)
                case .success(let stream): stream.close()
                case .failure(let error) where phase == .dialling: wait(error)
                case .failure: break
                }
            }
        }
    }

    private func wait(_ error: NWError) {
        phase = .idle
        tell(.waiting(error))
    }

    private func adopt(_ stream: any ByteStream) {
        self.stream = stream
        let descriptor = stream.descriptor
        reading = Readiness(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)) { [weak self] in
            self?.reading?.pause()
            self?.read()
        }
        writing = Readiness(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)) { [weak self] in
            self?.writing?.pause()
            self?.write()
        }
        guard let webSocket, !webSocket.skipHandshake else { return becomeReady() }
        phase = .greeting
        if !isAccepted {
            let request = handshake.request(to: endpoint, webSocket)
            parcels.insert(Parcel(bytes: request, isEnd: false, completion: .idempotent), at: 0)
            write()
        }
        read()
    }

    private func becomeReady() {
        phase = .ready
        tell(.ready)
        write()
        read()
    }

    private func tell(_ state: NWConnection.State) {
        guard let report else { return }
        answers?.async { report(state) }
    }

    // MARK: Reading

    func receive(_ wish: Wish) {
        queue.async { [self] in
            wishes.append(wish)
            if phase == .ended {
                refuseWishes(.cancelled)
            } else if phase == .ready {
                read()
            }
        }
    }

    /// Gives what is asked for, and reads until it is there.
    private func read() {
        while phase == .greeting || phase == .ready && !wishes.isEmpty {
            if phase == .ready, grant() { continue }
            guard !hasEnded else { return }
            switch stream?.read(Self.datagramLimit) {
            case .done(let bytes): take(bytes)
            case .later: return reading?.wait() ?? ()
            case .end: end()
            case .failed(let error): return fail(error)
            case nil: return
            }
        }
    }

    private func end() {
        hasEnded = true
        if phase == .greeting { fail(.posix(.ECONNRESET)) }
    }

    private func take(_ bytes: Data) {
        if phase == .greeting { return greet(with: bytes) }
        if webSocket != nil {
            frames.take(bytes)
            return takeMessages()
        }
        if parameters.isDatagram {
            messages.append(Message(content: bytes, context: .defaultMessage))
        } else {
            inbox += bytes
        }
    }

    private func greet(with bytes: Data) {
        inbox += bytes
        guard inbox.count <= WebSocketHandshake.limit else { return fail(.posix(.EMSGSIZE)) }
        guard let (head, rest) = WebSocketHandshake.split(inbox) else { return }
        inbox = Data()
        if isAccepted {
            guard let answer = WebSocketHandshake.answer(toHead: head) else { return fail(.posix(.EPROTO)) }
            parcels.insert(Parcel(bytes: answer, isEnd: false, completion: .idempotent), at: 0)
        } else if !handshake.isTaken(by: head) {
            return fail(.posix(.ECONNABORTED))
        }
        frames.take(rest)
        takeMessages()
        if phase == .greeting { becomeReady() }
    }

    private func takeMessages() {
        do {
            while let message = try frames.next() { take(message) }
        } catch {
            post(.close, code(error.code.rawValue))
            fail(.posix(.EPROTO))
        }
    }

    private func take(_ message: WebSocketFrames.Message) {
        let metadata = NWProtocolWebSocket.Metadata(opcode: message.opcode)
        switch message.opcode {
        case .ping where webSocket?.autoReplyPing == true: return post(.pong, message.payload)
        case .pong where !pongs.isEmpty:
            let pong = pongs.removeFirst().pong
            pong?.queue.async { pong?.handler(nil) }
            return
        case .close:
            let code = message.payload.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
            metadata.closeCode = message.payload.count < 2 ? .protocolCode(.noStatusReceived) : .init(code)
        default: break
        }
        let context = NWConnection.ContentContext(identifier: "WebSocket message", metadata: [metadata])
        messages.append(Message(content: message.payload, context: context))
    }

    /// Gives the first wish what is there.
    ///
    /// - Returns: whether that was enough.
    private func grant() -> Bool {
        guard let wish = wishes.first else { return false }
        if parameters.isDatagram || webSocket != nil {
            guard !messages.isEmpty || hasEnded else { return false }
            let message = messages.isEmpty ? nil : messages.removeFirst()
            complete(wish, message?.content, message?.context ?? .finalMessage, isComplete: true)
        } else {
            guard hasEnded || !inbox.isEmpty && inbox.count >= wish.least else { return false }
            let content = Data(inbox.prefix(max(wish.most, 0)))
            inbox = Data(inbox.dropFirst(content.count))
            let isEnd = hasEnded && inbox.isEmpty
            complete(wish, content.isEmpty ? nil : content, isEnd ? .finalMessage : .defaultMessage, isComplete: isEnd)
        }
        wishes.removeFirst()
        return true
    }

    private func complete(
        _ wish: Wish,
        _ content: Data?,
        _ context: NWConnection.ContentContext?,
        isComplete: Bool,
        _ error: NWError? = nil
    ) {
        (answers ?? queue).async { wish.completion(content, context, isComplete, error) }
    }

    private func refuseWishes(_ error: NWError) {
        for wish in wishes { complete(wish, nil, nil, isComplete: false, error) }
        wishes = []
    }

    // MARK: Writing

    func send(
        _ content: Data?,
        _ context: NWConnection.ContentContext,
        isComplete: Bool,
        _ completion: NWConnection.SendCompletion
    ) {
        queue.async { [self] in
            guard phase != .ended, !isLeaving else { return finish(completion, .cancelled) }
            var bytes = content ?? Data()
            if webSocket != nil {
                let metadata = context.protocolMetadata(definition: NWProtocolWebSocket.definition)
                let message = metadata as? NWProtocolWebSocket.Metadata ?? .init(opcode: .binary)
                if message.opcode == .ping, message.pong != nil { pongs.append(message) }
                if message.opcode == .close { bytes = code(message.closeCode.code) + bytes }
                bytes = frames.frame(message.opcode, bytes)
            }
            let isEnd = isComplete && context.isFinal && !parameters.isDatagram && webSocket == nil
            parcels.append(Parcel(bytes: bytes, isEnd: isEnd, completion: completion))
            if phase == .ready { write() }
        }
    }

    private func post(_ opcode: NWProtocolWebSocket.Opcode, _ payload: Data) {
        parcels.append(Parcel(bytes: frames.frame(opcode, payload), isEnd: false, completion: .idempotent))
        write()
    }

    private func code(_ code: UInt16) -> Data {
        Data([UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)])
    }

    private func write() {
        while let parcel = parcels.first, let stream {
            if !parcel.bytes.isEmpty || parameters.isDatagram && !parcel.isEnd {
                switch stream.write(parcel.bytes) {
                case .done(let count) where count < parcel.bytes.count:
                    parcels[0].bytes = Data(parcel.bytes.dropFirst(count))
                    continue
                case .done: break
                case .later, .end: return writing?.wait() ?? ()
                case .failed(let error): return fail(error)
                }
            }
            parcels.removeFirst()
            if parcel.isEnd { stream.finishWriting() }
            finish(parcel.completion, nil)
            // A greeting goes before what the app hands over.
            if phase == .greeting { return }
        }
        if isLeaving { leave(.cancelled) }
    }

    private func finish(_ completion: NWConnection.SendCompletion, _ error: NWError?) {
        guard case .contentProcessed(let body) = completion else { return }
        (answers ?? queue).async { body(error) }
    }

    // MARK: Ending

    func cancel(isForced: Bool = false) {
        queue.async { [self] in
            guard phase != .ended else { return }
            if isForced || parcels.isEmpty || phase != .ready { return leave(.cancelled) }
            isLeaving = true
            write()
        }
    }

    private func fail(_ error: NWError) { leave(.failed(error)) }

    private func leave(_ state: NWConnection.State) {
        guard phase != .ended else { return }
        phase = .ended
        let error = if case .failed(let error) = state { error } else { NWError.cancelled }
        for parcel in parcels { finish(parcel.completion, error) }
        parcels = []
        refuseWishes(error)
        close()
        tell(state)
        report = nil
    }

    /// The stream is closed when neither source holds it.
    private func close() {
        guard let open = stream else { return }
        stream = nil
        nonisolated(unsafe) let stream = open
        guard let reading, let writing else { return stream.close() }
        reading.stop { writing.stop { stream.close() } }
        self.reading = nil
        self.writing = nil
    }
}
