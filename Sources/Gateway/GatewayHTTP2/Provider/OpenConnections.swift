import NIOCore
import Synchronization

/// The connections that are open, within a bound.
final class OpenConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var whenEmpty: [CheckedContinuation<Void, Never>] = []
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
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
        if isIn { channel.closeFuture.whenComplete { _ in self.remove(channel) } }
        return isIn
    }

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
