import NIOCore
import NIOTLS

/// One connection: speaks ``ClientSession`` over TLS, for a ``Line``.
final class ClientHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let session: ClientSession
    private let line: Line
    private var context: ChannelHandlerContext?
    private var isReady = false
    private var why = "the connection was closed"

    init(line: Line, authority: String) throws(SessionError) {
        self.line = line
        session = try ClientSession(authority: authority)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted(let name)? = event as? TLSUserEvent {
            if name == "h2" {
                isReady = true
                line.opened(self)
            } else {
                why = "it does not speak HTTP/2 there"
                context.close(promise: nil)
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        do {
            try session.receive(unwrapInboundIn(data))
        } catch {
            why = "it broke HTTP/2: \(error)"
            context.close(promise: nil)
        }
        tell()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        fill()
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        why = "\(error)"
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        session.end(because: why)
        tell()
        line.closed(self, wasReady: isReady, because: why)
        context.fireChannelInactive()
    }

    /// Sends what there is room for, and whatever else the session has to say.
    func fill() {
        guard isReady, let context, context.channel.isActive else { return }
        if session.isLeaving { line.leaves(self) }
        do {
            let now = NIODeadline.now()
            while session.hasRoom, let next = line.next() { try session.submit(next, at: now) }
            var buffer = context.channel.allocator.buffer(capacity: 16_384)
            try session.write(into: &buffer)
            if buffer.readableBytes > 0 { context.writeAndFlush(wrapOutboundOut(buffer), promise: nil) }
        } catch {
            why = "\(error)"
            context.close(promise: nil)
            return
        }
        tell()
        if session.isLeaving, session.isEmpty { context.close(promise: nil) }
    }

    /// Gives up requests that have waited too long for their answer.
    func endLate(before moment: NIODeadline, saying why: String) {
        session.endStreams(begunBefore: moment, saying: why)
        tell()
        fill()
    }

    /// Ends the connection in order.
    func end() {
        session.sayGoodbye()
        fill()
        context?.close(promise: nil)
    }

    private func tell() {
        for event in session.takeEvents() { line.happened(event) }
    }
}
