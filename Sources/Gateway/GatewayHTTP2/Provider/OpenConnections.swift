import NIOCore
import Synchronization

/// The connections that are open, within a bound.
final class OpenConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var whenEmpty: [CheckedContinuation<Void, Never>] = []
    }

    private let limit: Int
    private let onFull: @Sendable () -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limit: how many may be open.
    ///   - onFull: hears of each connection beyond it.
    init(limit: Int, onFull: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.onFull = onFull
    }

    /// Takes a connection in until it closes.
    ///
    /// - Returns: false when there are as many as may be.
    func insert(_ channel: any Channel) -> Bool {
        let isIn = state.withLock { state in
            guard state.channels.count < limit else { return false }
            state.channels[ObjectIdentifier(channel)] = channel
            return true
        }
        guard isIn else {
            onFull()
            return false
        }
        channel.closeFuture.whenComplete { _ in self.remove(channel) }
        return true
    }

    var count: Int { state.withLock { $0.channels.count } }

    var all: [any Channel] { state.withLock { Array($0.channels.values) } }

    /// Returns once none is open.
    func waitUntilEmpty() async {
        await withCheckedContinuation { continuation in
            let isEmpty = state.withLock { state in
                guard !state.channels.isEmpty else { return true }
                state.whenEmpty.append(continuation)
                return false
            }
            if isEmpty { continuation.resume() }
        }
    }

    /// Counts a connection no more.
    func remove(_ channel: any Channel) {
        let waiting = state.withLock { state in
            state.channels[ObjectIdentifier(channel)] = nil
            guard state.channels.isEmpty else { return [CheckedContinuation<Void, Never>]() }
            defer { state.whenEmpty = [] }
            return state.whenEmpty
        }
        for continuation in waiting { continuation.resume() }
    }
}
