import NIOCore
import NIOSSL

/// Below TLS: gives what is to be sent memory of its own, since the buffer that it was encrypted into is everybody's.
final class OwnWrites: ChannelOutboundHandler, Sendable {
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// It has no state, so one does for all connections.
    fileprivate static let shared = OwnWrites()

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let bytes = unwrapOutboundIn(data)
        let own = bytes.withUnsafeReadableBytes { place in
            guard let start = place.baseAddress, TurnMemory.isShared(start) else { return bytes }
            return ByteBuffer(bytes: place)
        }
        context.write(wrapOutboundOut(own), promise: promise)
    }
}

extension Channel {
    /// Adds TLS whose buffers are the event loop's; run on it. Handlers above it keep nothing of what they read beyond their turn.
    func addTLS(_ tls: NIOSSLServerHandler) throws {
        // What this thread lends is its loop's.
        eventLoop.preconditionInEventLoop()
        try pipeline.syncOperations.addHandler(OwnWrites.shared)
        let usual = try syncOptions?.getOption(ChannelOptions.allocator)
        try syncOptions?.setOption(ChannelOptions.allocator, value: TurnMemory.allocator)
        // A channel that takes an option takes it back.
        defer { if let usual { try? syncOptions?.setOption(ChannelOptions.allocator, value: usual) } }
        try TurnMemory.lend { try pipeline.syncOperations.addHandler(tls) }
    }
}
