import GatewayCore
import NIOCore
import ProviderAPI

/// Closes, with a GOAWAY, a connection on which nothing was read for long, or on which nothing came at first.
final class IdleConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let limits: Limits
    private let metrics: GatewayMetrics
    private var deadline: Scheduled<Void>?
    private var lastRead = NIODeadline.now()
    private var hasRead = false

    /// How long a connection may be silent.
    struct Limits: Sendable {
        /// Until the first bytes within TLS.
        var first: TimeAmount
        /// Between bytes; providers may wait an hour before they ping (sending-notification-requests-to-apns).
        var between: TimeAmount
    }

    init(_ limits: Limits, metrics: GatewayMetrics) {
        self.limits = limits
        self.metrics = metrics
    }

    func handlerAdded(context: ChannelHandlerContext) {
        schedule(context, in: limits.first)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        lastRead = .now()
        if !hasRead {
            hasRead = true
            deadline?.cancel()
            schedule(context, in: limits.between)
        }
        context.fireChannelRead(data)
    }

    private func schedule(_ context: ChannelHandlerContext, in time: TimeAmount) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: time) {
            let (handler, context) = bound.value
            handler.check(context)
        }
    }

    private func check(_ context: ChannelHandlerContext) {
        guard hasRead else {
            metrics.reached(.firstBytes)
            return context.close(promise: nil)
        }
        let idle = NIODeadline.now() - lastRead
        guard idle < limits.between else {
            metrics.reached(.idle)
            context.fireUserInboundEventTriggered(ProviderClosing(rejection: .idleTimeout, isFinal: true))
            return
        }
        schedule(context, in: limits.between - idle)
    }
}
