import NIOCore
import NIOPosix
import NIOSSL

/// The way to one server: requests that wait, the connection that takes them, and the next one when it has to go.
///
/// Confined to one event loop.
final class Line {
    /// How long an answer may take.
    private static let patience = TimeAmount.seconds(30)
    /// How long a connection may take until HTTP/2 is spoken on it.
    private static let greeting = TimeAmount.seconds(15)
    /// Connections in a row that may end before one of them has brought an answer.
    private static let attempts = 3

    private let endpoint: APNSEndpoint
    private let tls: TLSConfiguration
    private let loop: any EventLoop
    private var context: NIOSSLContext?
    private var waiting = CircularBuffer<Exchange>()
    /// How often requests were refused that nobody has done anything with.
    private var refusals: [ObjectIdentifier: Int] = [:]
    private var current: ClientHandler?
    /// Those that take nothing more, until their last answers are there.
    private var leaving: [ObjectIdentifier: ClientHandler] = [:]
    private var isConnecting = false
    /// Grows with each connection.
    private var attempt = 0
    private var isEnded = false
    private var fruitless = 0
    private var watch: RepeatedTask?
    private var whenEmpty: EventLoopPromise<Void>?

    init(_ endpoint: APNSEndpoint, _ tls: TLSConfiguration, _ loop: any EventLoop) {
        self.endpoint = endpoint
        self.tls = tls
        self.loop = loop
    }

    func add(_ exchanges: [Exchange]) {
        if isEnded {
            for exchange in exchanges { exchange.finish(.failure(error("the sender has ended"))) }
            return
        }
        waiting.append(contentsOf: exchanges)
        advance()
    }

    /// Closes the connections.
    func end() -> EventLoopFuture<Void> {
        isEnded = true
        watch?.cancel()
        fail(because: "the sender has ended")
        let promise = loop.makePromise(of: Void.self)
        whenEmpty = promise
        let all = [current].compactMap(\.self) + leaving.values
        for handler in all { handler.end() }
        tellWhenEmpty()
        return promise.futureResult
    }

    private func advance() {
        guard !waiting.isEmpty, !isEnded else { return }
        if let current { return current.fill() }
        if !isConnecting { connect() }
    }

    private func connect() {
        isConnecting = true
        let context: NIOSSLContext
        do {
            context = try self.context ?? NIOSSLContext(configuration: tls)
            self.context = context
        } catch {
            return failed(because: "\(error)")
        }
        let me = NIOLoopBound(self, eventLoop: loop)
        let authority = endpoint.port == 443 ? endpoint.host : endpoint.place
        // An address has no name that the server could be asked for; the certificate is held to the address then.
        let isAddress = (try? SocketAddress(ipAddress: endpoint.host, port: 0)) != nil
        let name = isAddress ? nil : endpoint.host
        attempt += 1
        let number = attempt
        let connected = ClientBootstrap(group: loop)
            .connectTimeout(.seconds(10))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let secure = try NIOSSLClientHandler(context: context, serverHostname: name)
                    try channel.pipeline.syncOperations.addHandler(secure)
                    try channel.pipeline.syncOperations.addHandler(
                        ClientHandler(line: me.value, authority: authority)
                    )
                }
            }
            .connect(host: endpoint.host, port: endpoint.port)
        connected.whenFailure { error in me.value.failed(because: ConnectionTrouble.words(of: error)) }
        loop.scheduleTask(in: Self.greeting) {
            guard me.value.isConnecting, me.value.attempt == number else { return }
            connected.whenSuccess { $0.close(promise: nil) }
            me.value.failed(
                because: "TLS was not agreed on within \(Self.greeting.nanoseconds / 1_000_000_000) seconds"
            )
        }
    }

    private func failed(because why: String) {
        isConnecting = false
        fail(because: why)
        tellWhenEmpty()
    }

    private func fail(because why: String) {
        while let exchange = waiting.popFirst() { exchange.finish(.failure(error(why))) }
        refusals.removeAll()
    }

    private func error(_ why: String) -> SenderError { .unreachable(endpoint.place, why) }

    private func tellWhenEmpty() {
        guard isEnded, current == nil, leaving.isEmpty, !isConnecting else { return }
        whenEmpty?.succeed()
        whenEmpty = nil
    }
}

// What its connections tell.
extension Line {
    /// The next request that somebody still waits for.
    func next() -> Exchange? {
        while let exchange = waiting.popFirst() { if !exchange.isOver { return exchange } }
        return nil
    }

    func opened(_ handler: ClientHandler) {
        isConnecting = false
        current = handler
        if isEnded { return handler.end() }
        if watch == nil {
            let me = NIOLoopBound(self, eventLoop: loop)
            watch = loop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { _ in me.value.look() }
        }
        handler.fill()
    }

    /// A connection takes nothing more.
    func leaves(_ handler: ClientHandler) {
        guard current === handler else { return }
        current = nil
        leaving[ObjectIdentifier(handler)] = handler
        advance()
    }

    func closed(_ handler: ClientHandler, wasReady: Bool, because why: String) {
        leaving[ObjectIdentifier(handler)] = nil
        if current === handler { current = nil }
        guard wasReady else { return failed(because: why) }
        fruitless += 1
        if fruitless >= Self.attempts { fail(because: why) }
        if current == nil { advance() }
        tellWhenEmpty()
    }

    func happened(_ event: ClientSession.Event) {
        switch event {
        case .answered(let exchange, let response):
            fruitless = 0
            if !refusals.isEmpty { refusals[ObjectIdentifier(exchange)] = nil }
            exchange.finish(.success(response))
        case .broken(let exchange, let why):
            exchange.finish(.failure(error(why)))
        case .refused(let exchange):
            let count = refusals[ObjectIdentifier(exchange), default: 0] + 1
            refusals[ObjectIdentifier(exchange)] = count
            if isEnded || count >= Self.attempts {
                refusals[ObjectIdentifier(exchange)] = nil
                exchange.finish(.failure(error("the server refused the stream \(count) times")))
            } else {
                waiting.prepend(exchange)
            }
        }
    }

    private func look() {
        let moment = NIODeadline.now() - Self.patience
        let all = [current].compactMap(\.self) + leaving.values
        for handler in all { handler.endLate(before: moment, saying: "no answer came within 30 seconds") }
    }
}
