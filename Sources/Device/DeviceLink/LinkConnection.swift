package import AppLink
import Synchronization
import Waiting
package import WireCoding

/// One process on the link, as the device talks to it.
package final class LinkConnection: Sendable {
    private struct State {
        var lastCall: UInt64 = 0
        var isClosed = false
    }

    /// What waits to be written; ends when the connection is closed.
    package let outbound: AsyncStream<LinkFrame>

    private let writer: AsyncStream<LinkFrame>.Continuation
    private let answers = Waiters<UInt64, LinkReply>()
    private let state = Mutex(State())
    private let open = Mutex<Set<UInt64>>([])

    /// - Parameter frames: how many may wait to be written.
    package init(frames: Int) {
        (outbound, writer) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(frames))
    }

    /// Sends a frame; a process that does not read loses its connection, not our memory.
    package func send(_ frame: LinkFrame) {
        if case .dropped = writer.yield(frame) { close() }
    }

    /// Asks the process something.
    ///
    /// - Throws: ``LinkFailure`` when it failed or left; `UnexpectedReply`; `CancellationError`.
    package func call<Call: LinkCall>(_ call: Call) async throws -> Call.Answer where Call.Message == DeviceCall {
        let id = makeID()
        defer { open.withLock { _ = $0.remove(id) } }
        let reply = try await answers.value(for: id) {
            open.withLock { _ = $0.insert(id) }
            if state.withLock({ $0.isClosed }) {
                answers.resolve(id, .failure(LinkFailure.processLeft))
            } else {
                send(.deviceCall(id: id, call.message))
            }
        }
        return try call.answer(from: reply)
    }

    /// Tells the process something, before anything that is asked later; its answer is passed over.
    package func tell(_ call: DeviceCall) {
        let id = makeID()
        if !state.withLock({ $0.isClosed }) { send(.deviceCall(id: id, call)) }
    }

    private func makeID() -> UInt64 {
        state.withLock { state in
            state.lastCall += 1
            return state.lastCall
        }
    }

    /// Takes in an answer; one that nobody waits for is passed over.
    package func answer(_ id: UInt64, _ result: Result<LinkReply, LinkFailure>) {
        answers.resolve(id, result.mapError { $0 })
    }

    /// Whether the process was let go; it may still be about to leave.
    package var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Lets the process go: what it still has to be told is written, calls that wait fail.
    package func close() {
        let wasOpen = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        guard wasOpen else { return }
        writer.finish()
        for id in open.withLock({ $0 }) { answers.resolve(id, .failure(LinkFailure.processLeft)) }
    }
}

extension LinkFailure {
    package static let processLeft = LinkFailure(.processLeft, "the process left")

    /// It is not taken in, and why.
    package static func refused(_ why: String) -> LinkFailure { LinkFailure(.refused, why) }
    /// The device could not do it.
    package static func failed(_ why: String) -> LinkFailure { LinkFailure(.failed, why) }
}
