import CourierLink
import NIOCore
import Synchronization

/// Takes acknowledgements out of what a device sends: they are most of it, and cost no task on the event loop.
///
/// Hands on everything else as it came, in the same order; of what is too long for an acknowledgement it keeps nothing.
final class AcknowledgementReader: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// Bytes of the longest frame that may be an acknowledgement.
    fileprivate static let longest = 128

    fileprivate struct State {
        var take: (@Sendable ([Int64]) -> Void)?
        /// The begin of a frame that may be one.
        var begun = ByteBuffer()
        /// Bytes of a longer frame that are still to come.
        var passing = 0
        var serials: [Int64] = []
    }

    private let state = Mutex(State())

    /// Calls `take` from now on, on the event loop, once for all acknowledgements that are read together; until then they are
    /// handed on.
    func watch(_ take: @escaping @Sendable ([Int64]) -> Void) {
        state.withLock { $0.take = take }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        let others = state.withLock { $0.read(bytes) }
        if others.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(others)) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        let (take, serials) = state.withLock { state in
            defer { state.serials.removeAll() }
            return (state.take, state.serials)
        }
        if !serials.isEmpty { take?(serials) }
        context.fireChannelReadComplete()
    }

    func channelInactive(context: ChannelHandlerContext) {
        state.withLock { $0 = State() }
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
