import GatewayCore
import Logging
import NIOCore
import ProviderAPI

/// One connection of a provider: feeds the engine, asks the desk, writes what the engine has to say.
///
/// Writes at most once for all that was read in a turn of the loop, and nothing before the client's first bytes: only
/// they tell whether it speaks HTTP/2, whatever was negotiated.
final class ProviderHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let engine: any HTTP2Engine
    private let desk: ProviderDesk
    private let logger: Logger
    private let answers: LoopMailbox<(stream: Int32, answer: HTTP2Answer)>
    private var authority = ConnectionAuthority()
    private var isTrusted = false
    private var isClosing = false

    init(engine: any HTTP2Engine, desk: ProviderDesk, loop: any EventLoop, logger: Logger) {
        self.engine = engine
        self.desk = desk
        self.logger = logger
        self.answers = LoopMailbox(loop)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isClosing else { return }
        do throws(HTTP2EngineError) {
            for event in try engine.receive(unwrapInboundIn(data)) { handle(event, context) }
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
        case let farewell as ProviderFarewell:
            engine.goAway(RejectionBody(reason: farewell.rejection.reason).json)
            flush(context)
            if farewell.isFinal { context.close(promise: nil) }
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        logger.debug("a provider's connection failed", metadata: ["error": "\(error)"])
        context.close(promise: nil)
    }

    private func handle(_ event: HTTP2Event, _ context: ChannelHandlerContext) {
        switch event {
        case .fieldsTooLarge(let stream):
            engine.respond(to: stream, with: .fieldsTooLarge)
        case .request(let stream, let request):
            let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let answers = answers
            let answer = desk.take(request, authority: &authority) { answer in
                answers.post((stream, answer)) { gathered in
                    let (handler, context) = handler.value
                    handler.respond(gathered, context)
                }
            }
            if let answer { respond(stream, answer) }
            if authority.isTrusted, !isTrusted {
                isTrusted = true
                engine.advertise(streams: HTTP2Limits.streams)
            }
        }
    }

    private func respond(_ gathered: [(stream: Int32, answer: HTTP2Answer)], _ context: ChannelHandlerContext) {
        guard !isClosing else { return }
        for (stream, answer) in gathered { respond(stream, answer) }
        flush(context)
    }

    private func respond(_ stream: Int32, _ answer: HTTP2Answer) {
        engine.respond(to: stream, with: answer)
        if let farewell = answer.farewell { engine.goAway(RejectionBody(reason: farewell.reason).json) }
    }

    private func flush(_ context: ChannelHandlerContext) {
        guard !isClosing, context.channel.isActive else { return }
        var buffer = context.channel.allocator.buffer(capacity: 4096)
        do throws(HTTP2EngineError) {
            try engine.write(into: &buffer)
        } catch {
            logger.debug("a provider's connection failed", metadata: ["error": "\(error)"])
            isClosing = true
        }
        if engine.isFinished { isClosing = true }
        if buffer.readableBytes > 0 { context.writeAndFlush(wrapOutboundOut(buffer), promise: nil) }
        if isClosing { context.close(promise: nil) }
    }

    private func fail(_ error: HTTP2EngineError, _ context: ChannelHandlerContext) {
        logger.debug("a provider's connection failed", metadata: ["error": "\(error)"])
        if case .notHTTP2 = error {
            isClosing = true
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.versionNotSupported)), promise: nil)
            context.close(promise: nil)
        } else {
            flush(context)
            isClosing = true
            context.close(promise: nil)
        }
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

/// Sent down a provider's connection to end it: GOAWAY says why.
struct ProviderFarewell: Sendable {
    let rejection: Rejection
    /// Whether to close at once, without waiting for the requests that are under way.
    let isFinal: Bool
}
