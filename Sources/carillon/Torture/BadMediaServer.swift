import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A local server of media that misbehaves as the path says: `/truncated/7/picture.png`.
final class BadMediaServer: Sendable {
    private let channel: any Channel
    private let seen: Seen

    /// The addresses that were asked for.
    private final class Seen: Sendable {
        let paths = Mutex<[String]>([])
    }

    let port: Int

    /// Listens on a free port of this machine.
    ///
    /// - Parameters:
    ///   - file: what is served where nothing is wrong.
    ///   - type: its media type.
    init(file: Data, type: String) async throws {
        let seen = Seen()
        self.seen = seen
        channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        BadMediaHandler(file: file, type: type) { path in seen.paths.withLock { $0.append(path) } }
                    )
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    /// Whether something was asked for whose path begins so.
    func wasAsked(_ prefix: String) -> Bool { seen.paths.withLock { $0.contains { $0.hasPrefix(prefix) } } }

    func close() async { try? await channel.close() }
}

/// One connection: reads the head of one request and answers it, well or not.
private final class BadMediaHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private static let headLimit = 16_384
    private static let piece = 64 << 10

    private let file: Data
    private let type: String
    private let note: @Sendable (String) -> Void
    private var head = ""
    private var isAnswered = false

    init(file: Data, type: String, note: @escaping @Sendable (String) -> Void) {
        self.file = file
        self.type = type
        self.note = note
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered else { return }
        head += String(buffer: unwrapInboundIn(data))
        guard head.utf8.count <= Self.headLimit else { return context.close(promise: nil) }
        guard head.contains("\r\n\r\n") else { return }
        isAnswered = true
        let words = head.prefix { !$0.isNewline }.split(separator: " ")
        guard words.count > 1 else { return context.close(promise: nil) }
        answer(String(words[1]), context)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answer(_ path: String, _ context: ChannelHandlerContext) {
        note(path)
        let kind = path.split(separator: "/").first.flatMap { BadMedia(rawValue: String($0)) } ?? .missing
        guard let answer = kind.answer(to: path, file: file, type: type) else { return }
        var buffer = ByteBuffer(string: answer.head)
        buffer.writeBytes(answer.body)
        let written = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(buffer), promise: written)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        written.futureResult.whenComplete { _ in
            let (handler, context) = bound.value
            handler.go(on: answer, context)
        }
    }

    /// Writes what follows, a piece at a time, so that the reader sets the pace.
    private func go(on answer: BadMedia.Answer, _ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        if answer.filler > 0 {
            var rest = answer
            let count = min(rest.filler, Self.piece)
            rest.filler -= count
            let next = rest
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(repeating: 0, count: count))).whenComplete { _ in
                let (handler, context) = bound.value
                handler.go(on: next, context)
            }
            return
        }
        switch answer.ending {
        case .close: context.close(promise: nil)
        case .stayOpen: break
        case .reset:
            // Closing with nothing to linger for is a reset.
            _ = (context.channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
            context.eventLoop.scheduleTask(in: .milliseconds(100)) { bound.value.1.close(promise: nil) }
        case .drip:
            context.eventLoop.scheduleTask(in: .milliseconds(500)) {
                let (handler, context) = bound.value
                context.writeAndFlush(handler.wrapOutboundOut(ByteBuffer(repeating: 0, count: 1)), promise: nil)
                handler.go(on: answer, context)
            }
        }
    }
}
