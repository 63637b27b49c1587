import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers whoever runs the gateway, over HTTP/1 on a port of its own:
///
///     GET /livez     200 while the process answers
///     GET /readyz    200 while pushes are taken, else 503 and why not
///     GET /metrics   numbers for Prometheus
struct OperationsServer: Sendable {
    let health: GatewayHealth
    let metrics: @Sendable () -> String
    let connections: OpenConnections

    /// A request takes no longer.
    private static let time = TimeAmount.seconds(10)

    func listen(_ address: SocketAddress) async throws -> any Channel {
        try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.insert(channel) else { return channel.close(mode: .all, promise: nil) }
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline(withPipeliningAssistance: false)
                    try channel.pipeline.syncOperations.addHandler(OperationsHandler(answer: answer(to:_:)))
                    channel.eventLoop.scheduleTask(in: Self.time) { channel.close(mode: .all, promise: nil) }
                }
            }
            .bind(to: address).get()
    }

    private func answer(to method: HTTPMethod, _ path: String) -> (HTTPResponseStatus, String) {
        guard method == .GET || method == .HEAD else { return (.methodNotAllowed, "GET is answered here\n") }
        switch path {
        case "/livez": return (.ok, "live\n")
        case "/readyz": return health.problem.map { (.serviceUnavailable, "not ready: \($0)\n") } ?? (.ok, "ready\n")
        case "/metrics": return (.ok, metrics())
        default: return (.notFound, "here are /livez, /readyz and /metrics\n")
        }
    }
}

/// Answers one request, then closes.
private final class OperationsHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let answer: (HTTPMethod, String) -> (HTTPResponseStatus, String)

    init(answer: @escaping (HTTPMethod, String) -> (HTTPResponseStatus, String)) {
        self.answer = answer
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let request) = unwrapInboundIn(data) else { return }
        let (status, text) = answer(request.method, String(request.uri.prefix { $0 != "?" }))
        let body = context.channel.allocator.buffer(string: text)
        let headers: HTTPHeaders = [
            "content-type": "text/plain; version=0.0.4; charset=utf-8", "content-length": "\(body.readableBytes)",
            "cache-control": "no-store", "connection": "close",
        ]
        context.write(wrapOutboundOut(.head(.init(version: .http1_1, status: status, headers: headers))), promise: nil)
        if request.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(mode: .all, promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
