import NIOCore
import Synchronization

/// Tells whoever waits for it that a connection takes bytes again.
final class WritabilityWatcher: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    private let callback = Mutex<(@Sendable () -> Void)?>(nil)

    /// Calls `callback` from now on.
    func watch(_ callback: @escaping @Sendable () -> Void) {
        self.callback.withLock { $0 = callback }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { callback.withLock { $0 }?() }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        callback.withLock { $0 = nil }
        context.fireChannelInactive()
    }
}
