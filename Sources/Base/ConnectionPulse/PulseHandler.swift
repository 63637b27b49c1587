package import NIOCore
import Synchronization

/// Asks the other side of a connection whether it is there, and closes the connection when it is not.
///
/// First in its pipeline: every byte is a sign, and nobody is waited for at the end.
package final class PulseHandler: ChannelDuplexHandler, Sendable {
    package typealias InboundIn = ByteBuffer
    package typealias OutboundIn = ByteBuffer

    private struct State {
        var pulse: Pulse?
        /// Whether the rest of the pipeline wants more.
        var isReading = false
        var timer: Scheduled<Void>?
        var question = ByteBuffer()
        var silent: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    /// Begins.
    ///
    /// - Parameters:
    ///   - channel: the connection whose pipeline this is first in.
    ///   - quiet: how long the other side may say nothing until it is asked.
    ///   - patience: how long it may take for an answer.
    ///   - question: what it is asked, as the rest of the pipeline takes it.
    ///   - silent: called before the connection is closed for want of an answer.
    package func start(
        on channel: any Channel,
        quiet: Duration,
        patience: Duration,
        asking question: ByteBuffer,
        silent: @escaping @Sendable () -> Void
    ) {
        channel.eventLoop.execute { [self] in
            guard channel.isActive else { return }
            state.withLock { state in
                state.pulse = Pulse(quiet: quiet, patience: patience, now: channel.eventLoop.moment)
                (state.question, state.silent) = (question, silent)
            }
            look(channel)
        }
    }

    private func look(_ channel: any Channel) {
        let now = channel.eventLoop.moment
        let (action, question, silent) = state.withLock { state in
            (state.pulse?.due(at: now, isListening: state.isReading), state.question, state.silent)
        }
        switch action {
        case .wait(let time): lookAgain(channel, in: time - now)
        case .ask(let time):
            if channel.isWritable { channel.writeAndFlush(question, promise: nil) }
            lookAgain(channel, in: time - now)
        case .giveUp:
            silent?()
            // From here, past TLS, which would wait for the other side's last word.
            let context = try? channel.pipeline.syncOperations.context(handler: self)
            context?.close(mode: .all, promise: nil)
        case nil: break
        }
    }

    private func lookAgain(_ channel: any Channel, in time: Duration) {
        let timer = channel.eventLoop.scheduleTask(in: TimeAmount(time)) { self.look(channel) }
        state.withLock { $0.timer = timer }
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        state.withLock { $0.pulse?.heard(at: context.eventLoop.moment) }
        context.fireChannelRead(data)
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
        state.withLock { $0.isReading = false }
        context.fireChannelReadComplete()
    }

    package func read(context: ChannelHandlerContext) {
        state.withLock { $0.isReading = true }
        context.read()
    }

    package func channelInactive(context: ChannelHandlerContext) {
        let timer = state.withLock { state in
            defer { state = State() }
            return state.timer
        }
        timer?.cancel()
        context.fireChannelInactive()
    }
}

extension EventLoop {
    /// Since any moment, by a clock that nobody sets.
    fileprivate var moment: Duration { .nanoseconds(Int64(clamping: now.uptimeNanoseconds)) }
}
