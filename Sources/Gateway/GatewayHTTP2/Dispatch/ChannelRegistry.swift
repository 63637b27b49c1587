import GatewayCore
import GatewayStore
import ProviderAPI
import Synchronization

/// The channels and who takes them, in memory; each change is kept before it counts.
final class ChannelRegistry: Sendable {
    private let store: any GatewayStore
    private let state: Mutex<ChannelBook>

    /// Reads what was kept.
    init(_ store: any GatewayStore) async throws {
        self.store = store
        state = Mutex(try await store.channels())
    }

    /// Takes in what other gateways have changed.
    ///
    /// - Parameter done: run when memory has it, or with the reason why that cannot be told.
    /// - Returns: true when there is nothing to wait for; `done` is not run then.
    func refresh(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) -> Bool {
        store.findChannels { [self] result in
            if case .success(let book?) = result { state.withLock { $0 = book } }
            done(result.map { _ in })
        }
    }

    /// As it is now.
    var book: ChannelBook { state.withLock { $0 } }

    /// - Throws: ``Refusal`` with ChannelNotRegistered.
    func channel(
        _ id: ChannelID,
        of bundleID: String,
        in environment: PushEnvironment?
    ) throws(Refusal) -> BroadcastChannel {
        guard let channel = state.withLock({ $0.channel(id, of: bundleID, in: environment) }) else {
            throw Refusal(.channelNotRegistered, "\(bundleID) has no channel \(id) here")
        }
        return channel
    }

    /// Keeps a change, then lets it count.
    ///
    /// - Parameter answer: run when it is kept, or with why it is not.
    func change(_ change: ChannelChange, answer: @escaping @Sendable ((any Error)?) -> Void) {
        store.keep(change) { [self] error in
            if error == nil { state.withLock { $0.apply(change) } }
            answer(error)
        }
    }

    /// A device takes these channels from now on.
    ///
    /// - Returns: those that it asked for and that are not there.
    func subscribe(_ device: DeviceAddress, to wanted: [(bundleID: String, channel: String)]) async throws -> [Int] {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            if refresh({ continuation.resume(with: $0) }) { continuation.resume() }
        }
        let asked = wanted.map { ($0.bundleID, ChannelID($0.channel)) }
        let readable = asked.compactMap { bundleID, channel in channel.map { (bundleID: bundleID, channel: $0) } }
        let (taken, isSame) = state.withLock { book in
            let taken = book.taking(readable)
            return (taken, book.takes(device, taken))
        }
        if !isSame {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                change(.subscribed(device, taken)) { error in
                    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                }
            }
        }
        return asked.indices.filter { place in asked[place].1.map { !taken.contains($0) } ?? true }
    }
}
