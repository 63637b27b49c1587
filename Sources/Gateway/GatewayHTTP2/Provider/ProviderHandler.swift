import GatewayCore
import GatewayStore
import Logging
import NIOCore
import ProviderAPI

/// One connection of a provider: feeds the engine, asks the service, writes what the engine has to say.
///
/// Writes at most once for all that was read in a turn of the loop, and nothing before the client's first bytes: only
/// they tell whether it speaks HTTP/2, whatever was negotiated.
final class ProviderHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// How long a client has to read the last that it is told, before the connection is closed under it.
    private static let lingering = TimeAmount.milliseconds(500)

    private let engine: any HTTP2Engine
    private let service: ProviderService
    private let bodyTime: TimeAmount
    private let logger: Logger
    private let loop: any EventLoop
    /// Whether memory has every device token there is.
    private let knowsEveryToken: Bool
    /// Where answers go that come later.
    private var answers: AnswerQueue?
    private var connection: ProviderConnection
    private var bound: NIOLoopBound<(ProviderHandler, ChannelHandlerContext)>?
    private var bodyDeadline: Scheduled<Void>?
    private var surplusDeadline: Scheduled<Void>?
    private var isTrusted = false
    /// Whether the client is about to be told that no more requests are taken.
    private var isLeaving = false
    private var isClosing = false

    init(
        engine: any HTTP2Engine,
        service: ProviderService,
        address: ReachedAddress = .any,
        bodyTime: TimeAmount,
        loop: any EventLoop,
        logger: Logger
    ) {
        self.engine = engine
        self.service = service
        self.connection = service.connection(to: address)
        self.bodyTime = bodyTime
        self.logger = logger
        self.loop = loop
        self.knowsEveryToken = service.dispatcher.store.knowsEveryToken
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        self.bound = bound
        answers = AnswerQueue(to: bound, on: context.eventLoop)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        bodyDeadline?.cancel()
        surplusDeadline?.cancel()
        (bound, answers) = (nil, nil)
        service.ended(connection)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isClosing else { return }
        do throws(HTTP2EngineError) {
            try engine.receive(unwrapInboundIn(data), at: .now()) { handle($0, $1, isLate: $2) }
            watchBodies(context)
            watchSurplus(context)
        } catch {
            fail(error, context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        flush(context)
        context.fireChannelReadComplete()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case let closing as ProviderClosing:
            leave()
            engine.goAway(closing.rejection.body, closing.isFinal ? .atOnce : .afterAnswers)
            flush(context)
            if closing.isFinal { end(context) }
        case let certificate as ProviderCertificate:
            connection.certificate = certificate
            greetTrusted()
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        logger.debug("a provider's connection failed", metadata: ["error": "\(error)"])
        context.close(promise: nil)
    }

    /// Answers a request, now or later.
    ///
    /// - Parameters:
    ///   - stream: where it came.
    ///   - request: what came.
    ///   - isLate: whether its body did not come whole in time.
    ///   - isPrepared: whether memory has all that there is of its device token.
    private func handle(_ stream: Int32, _ request: ProviderRequest, isLate: Bool, isPrepared: Bool = false) {
        guard isPrepared || knowsEveryToken || isReady(stream, request, isLate: isLate) else {
            return
        }
        if isLeaving {
            let refusal = Refusal(.shutdown, "the connection is about to end; send the push on another")
            return respond(stream, service.refuse(request, refusal, on: &connection))
        }
        if isLate {
            service.metrics.reached(.body)
            let refusal = Refusal(.idleTimeout, "the body did not come whole within \(bodyTime.seconds) seconds")
            return respond(stream, service.refuse(request, refusal, on: &connection))
        }
        guard let answers else { return }
        let answer = service.take(
            request,
            on: &connection,
            answers: AnswerAddress(answers: answers, stream: stream)
        )
        if let answer { respond(stream, answer) }
        if !isTrusted { greetTrusted() }
    }

    /// Whether memory has the device token of a request; else the request is handled when it does.
    private func isReady(_ stream: Int32, _ request: ProviderRequest, isLate: Bool) -> Bool {
        guard let bound else { return true }
        let loop = loop
        return service.prepare(request) { result in
            loop.execute {
                let (handler, context) = bound.value
                guard handler.bound != nil, !handler.isClosing else { return }
                switch result {
                case .success: handler.handle(stream, request, isLate: isLate, isPrepared: true)
                case .failure(let error):
                    let refusal = Refusal(storing: error)
                    var answer = handler.service.refuse(request, refusal, on: &handler.connection)
                    if answer.status == 503 { answer.fields = [("retry-after", "1")] }
                    handler.respond(stream, answer)
                }
                handler.flush(context)
            }
        }
    }

    /// Tells a client that has shown who it is how many streams it may have.
    private func greetTrusted() {
        guard !isTrusted, connection.isTrusted else { return }
        isTrusted = true
        engine.advertise(streams: HTTP2Limits.streams)
    }

    /// Answers that come later, several at once.
    fileprivate func respond(_ gathered: [(stream: Int32, answer: HTTP2Answer)], _ context: ChannelHandlerContext) {
        guard !isClosing else { return }
        for (stream, answer) in gathered { respond(stream, answer) }
        flush(context)
    }

    private func respond(_ stream: Int32, _ answer: HTTP2Answer) {
        if let loss = answer.loss { return lose(stream, loss) }
        engine.respond(to: stream, with: answer)
        if let closing = answer.closing {
            leave()
            engine.goAway(closing.body, .afterAnswers)
        }
    }

    private func leave() {
        isLeaving = true
        service.isLeaving(&connection)
    }

    /// A test wants the client to be without an answer.
    private func lose(_ stream: Int32, _ loss: PushFault.Loss) {
        switch loss {
        case .reset: engine.reset(stream, isRefused: false)
        case .refused:
            isTrusted = false
            engine.advertise(streams: HTTP2Limits.streamsBeforeTrust)
            engine.reset(stream, isRefused: true)
        case .dropped: bound?.value.1.close(promise: nil)
        }
    }

    /// Looks again later while a body is awaited.
    private func watchBodies(_ context: ChannelHandlerContext) {
        guard bodyDeadline == nil, engine.hasUnfinished, let bound else { return }
        bodyDeadline = context.eventLoop.scheduleTask(in: bodyTime) {
            let (handler, context) = bound.value
            handler.bodyDeadline = nil
            let moment = .now() - handler.bodyTime + .milliseconds(1)
            handler.engine.takeUnfinished(begunBefore: moment) { handler.handle($0, $1, isLate: $2) }
            handler.flush(context)
            handler.watchBodies(context)
        }
    }

    /// Ends what is still sent some time after its answer.
    private func watchSurplus(_ context: ChannelHandlerContext) {
        guard surplusDeadline == nil, engine.hasSurplus, let bound else { return }
        surplusDeadline = context.eventLoop.scheduleTask(in: .seconds(HTTP2Limits.surplusSeconds)) {
            let (handler, context) = bound.value
            handler.surplusDeadline = nil
            handler.engine.endSurplus()
            handler.flush(context)
            handler.watchSurplus(context)
        }
    }

    private func flush(_ context: ChannelHandlerContext) {
        service.settle(&connection)
        guard !isClosing, context.channel.isActive else { return }
        var buffer = context.channel.allocator.buffer(capacity: 8192)
        do throws(HTTP2EngineError) {
            try engine.write(into: &buffer)
        } catch {
            logger.debug("a provider's connection failed", metadata: ["error": "\(error)"])
            return end(context)
        }
        if buffer.readableBytes > 0 { context.writeAndFlush(wrapOutboundOut(buffer), promise: nil) }
        if engine.isFinished { end(context) }
    }

    private func fail(_ error: HTTP2EngineError, _ context: ChannelHandlerContext) {
        logger.debug("a provider's connection failed", metadata: ["error": "\(error)"])
        switch error {
        case .notHTTP2:
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.versionNotSupported)), promise: nil)
        case .flood(let limit, _):
            service.metrics.reached(limit)
            engine.goAway(Rejection.tooManyRequests.body, .punishment)
            flush(context)
        case .failed:
            flush(context)
        }
        end(context)
    }

    /// Closes the connection when the client has had time to read: what it still sends would else destroy what it has not read.
    private func end(_ context: ChannelHandlerContext) {
        guard !isClosing, let bound else { return }
        isClosing = true
        bodyDeadline?.cancel()
        bodyDeadline = context.eventLoop.scheduleTask(in: Self.lingering) { bound.value.1.close(promise: nil) }
    }

    /// What a client that speaks HTTP/1 reads.
    private static let versionNotSupported = """
        HTTP/1.1 505 HTTP Version Not Supported\r
        content-type: text/plain\r
        connection: close\r
        \r
        APNs speaks HTTP/2 only. With curl, add --http2-prior-knowledge for a port without TLS, --http2 otherwise.\r\n
        """
}

/// Where the answer to a request goes that comes later, from any thread.
struct AnswerAddress: Sendable {
    let answers: AnswerQueue
    let stream: Int32

    func send(_ answer: HTTP2Answer) { answers.send(answer, to: stream) }
}

/// The way of answers from any thread to their connection.
final class AnswerQueue: Sendable {
    private let queue: EventLoopQueue<(stream: Int32, answer: HTTP2Answer)>
    private let handler: NIOLoopBound<(ProviderHandler, ChannelHandlerContext)>

    init(to handler: NIOLoopBound<(ProviderHandler, ChannelHandlerContext)>, on loop: any EventLoop) {
        self.handler = handler
        queue = EventLoopQueue(loop)
    }

    func send(_ answer: HTTP2Answer, to stream: Int32) {
        queue.post((stream, answer)) { [handler] gathered in
            let (handler, context) = handler.value
            handler.respond(gathered, context)
        }
    }
}

/// Sent down a provider's connection to end it: GOAWAY says why.
struct ProviderClosing: Sendable {
    let rejection: Rejection
    /// Whether to close at once, without waiting for the requests that are under way.
    let isFinal: Bool
}

extension TimeAmount {
    fileprivate var seconds: Double { Double(nanoseconds) / 1e9 }
}
