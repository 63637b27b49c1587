import NIOCore
import ProviderAPI

/// The first words with a client that has Apple's host names built in and takes a proxy: it asks for one of them, and the
/// rest of the connection is the gateway's, as if it had reached it there. Leads nowhere else.
final class ConnectProxy: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// How long a client may take to ask.
    static let patience = TimeAmount.seconds(10)

    private let serve: @Sendable (any Channel, ReachedAddress) throws -> Void
    private var received = ByteBuffer()
    private var deadline: Scheduled<Void>?

    /// - Parameter serve: makes the connection a provider's.
    init(serve: @escaping @Sendable (any Channel, ReachedAddress) throws -> Void) {
        self.serve = serve
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(mode: .all, promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        received.writeBuffer(&bytes)
        let end = received.readableBytesView.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
        guard (end ?? received.writerIndex) - received.readerIndex <= ConnectRequest.limit else {
            let why = "a request to a proxy has at most \(ConnectRequest.limit) bytes"
            return refuse(context, 431, "Request Header Fields Too Large", why)
        }
        guard let end else { return }
        let head = String(decoding: received.readableBytesView[..<end], as: UTF8.self)
        received.moveReaderIndex(to: end)
        do throws(ConnectRequest.Failure) {
            lead(try ConnectRequest(head), context)
        } catch {
            switch error {
            case .notConnect: refuse(context, 405, "Method Not Allowed", "this proxy takes CONNECT only")
            case .malformed: refuse(context, 400, "Bad Request", "this is no CONNECT host:port HTTP/1.1")
            }
        }
    }

    private func lead(_ request: ConnectRequest, _ context: ChannelHandlerContext) {
        guard let host = request.apple else {
            let known = APNSHost.all.map(\.description).joined(separator: ", ")
            let why = "this proxy leads to the gateway on this machine only, by Apple's names: \(known)"
            return refuse(context, 403, "Forbidden", why)
        }
        let answer = ByteBuffer(string: "HTTP/1.1 200 Connection Established\r\n\r\n")
        context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        do {
            try serve(context.channel, ReachedAddress(environment: host.environment, part: host.part))
        } catch {
            return context.close(promise: nil)
        }
        if received.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(received)) }
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    private func refuse(_ context: ChannelHandlerContext, _ status: Int, _ phrase: String, _ why: String) {
        let answer = "HTTP/1.1 \(status) \(phrase)\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n\(why)\r\n"
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer))).whenComplete { _ in
            channel.close(mode: .output, promise: nil)
        }
        received.clear()
    }
}
