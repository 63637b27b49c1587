import CourierLink
import NIOCore
import Synchronization

/// Next to TLS on a device's connection: takes acknowledgements out of what the device sends, which are most of it and cost no task
/// on the event loop; writes, without a way through the rest of the pipeline; says when the connection takes bytes again.
///
/// Hands on everything else as it came, in the same order; of what is too long for an acknowledgement it keeps nothing.
final class AcknowledgementReader: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Bytes of the longest frame that may be an acknowledgement.
    fileprivate static let longest = 128

    fileprivate struct State {
        var take: (@Sendable ([Int64]) -> Void)?
        var writable: (@Sendable () -> Void)?
        var context: NIOLoopBound<ChannelHandlerContext>?
        /// The begin of a frame that may be one.
        var begun = ByteBuffer()
        /// Bytes of a longer frame that are still to come.
        var passing = 0
        var serials: [Int64] = []
    }

    private let state = Mutex(State())

    /// From now on calls `take` for acknowledgements, which until then are handed on, and `writable` when the connection takes
    /// bytes again.
    ///
    /// - Parameters:
    ///   - take: called on the event loop, once for all acknowledgements that are read together.
    ///   - writable: called on the event loop.
    func watch(take: @escaping @Sendable ([Int64]) -> Void, writable: @escaping @Sendable () -> Void) {
        state.withLock { state in
            // A connection that has ended keeps nobody.
            guard state.context != nil else { return }
            (state.take, state.writable) = (take, writable)
        }
    }

    /// Writes to the device, from any thread.
    func write(_ bytes: ByteBuffer, on loop: any EventLoop) {
        // An acknowledgement that was not read here, since it is written in a way of its own, comes from a task.
        guard loop.inEventLoop else { return loop.execute { self.write(bytes, on: loop) } }
        let context = state.withLock { $0.context }
        context?.value.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        state.withLock { $0.context = bound }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        state.withLock { $0 = State() }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { state.withLock { $0.writable }?() }
        context.fireChannelWritabilityChanged()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        let others = state.withLock { $0.read(bytes) }
        if others.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(others)) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        let (take, serials) = state.withLock { state in
            guard !state.serials.isEmpty else { return (nil as (@Sendable ([Int64]) -> Void)?, [Int64]()) }
            var serials: [Int64] = []
            swap(&serials, &state.serials)
            return (state.take, serials)
        }
        take?(serials)
        context.fireChannelReadComplete()
    }

    func channelInactive(context: ChannelHandlerContext) {
        state.withLock { state in
            let context = state.context
            state = State()
            state.context = context
        }
        context.fireChannelInactive()
    }
}

extension AcknowledgementReader.State {
    /// Takes the acknowledgements out of what came.
    ///
    /// - Returns: everything else.
    fileprivate mutating func read(_ came: ByteBuffer) -> ByteBuffer {
        var bytes = came
        if begun.readableBytes > 0 {
            begun.writeBuffer(&bytes)
            (bytes, begun) = (begun, ByteBuffer())
        }
        var others = ByteBuffer()
        while bytes.readableBytes > 0 {
            if passing > 0 {
                let count = min(passing, bytes.readableBytes)
                passing -= count
                hand(&bytes, count, to: &others)
                continue
            }
            guard let length = bytes.getInteger(at: bytes.readerIndex, as: UInt32.self) else {
                begun = bytes
                break
            }
            let size = 4 + Int(length)
            guard size <= AcknowledgementReader.longest else {
                passing = size
                continue
            }
            guard bytes.readableBytes >= size else {
                begun = bytes
                break
            }
            if take != nil, let serial = Self.serial(bytes, size) {
                bytes.moveReaderIndex(forwardBy: size)
                serials.append(serial)
            } else {
                hand(&bytes, size, to: &others)
            }
        }
        return others
    }

    private func hand(_ bytes: inout ByteBuffer, _ count: Int, to others: inout ByteBuffer) {
        if var piece = bytes.readSlice(length: count) { others.writeBuffer(&piece) }
    }

    private static func serial(_ bytes: ByteBuffer, _ size: Int) -> Int64? {
        bytes.withUnsafeReadableBytes { bytes in
            let message = UnsafeRawBufferPointer(rebasing: bytes[4..<size])
            guard case .acknowledge(let serial) = CourierRequest.acknowledgement(message) else { return nil }
            return serial
        }
    }
}
