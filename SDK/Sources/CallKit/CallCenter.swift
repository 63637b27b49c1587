import Foundation
import Synchronization

/// The calls of this process, as a phone keeps them. Nobody calls a simulated phone, and nobody answers.
final class CallCenter: Sendable {
    static let shared = CallCenter()

    private struct Known {
        let call: CXCall
        /// Those that are joined have the same.
        var group: UUID
        /// Calls end with it.
        let provider: ObjectIdentifier
    }

    /// `@unchecked`: the lock of the list guards it; each object sees to its own threads.
    private struct Weak<Object: AnyObject>: @unchecked Sendable {
        weak var object: Object?
    }

    private struct State {
        var known: [Known] = []
        var providers: [Weak<CXProvider>] = []
        var observers: [Weak<CXCallObserver>] = []

        func index(of call: UUID) -> Int? { known.firstIndex { $0.call.uuid == call } }
    }

    // The lock guards the lists; providers and observers are asked outside of it.
    private let state = Mutex(State())

    var calls: [CXCall] { state.withLock { $0.known.map(\.call) } }

    func add(_ observer: CXCallObserver) {
        let entry = Weak(object: observer)
        state.withLock { state in
            state.observers.removeAll { $0.object == nil }
            state.observers.append(entry)
        }
    }

    func add(_ provider: CXProvider) {
        let entry = Weak(object: provider)
        state.withLock { state in
            state.providers.removeAll { $0.object == nil }
            state.providers.append(entry)
        }
    }

    /// Ends a provider's calls.
    func remove(_ provider: CXProvider) {
        let id = ObjectIdentifier(provider)
        let ended = state.withLock { state in
            state.providers.removeAll { $0.object.map { ObjectIdentifier($0) == id } ?? true }
            return state.known.filter { $0.provider == id }.map(\.call.uuid)
        }
        for call in ended { end(call) }
    }

    /// A call comes in.
    ///
    /// - Returns: False when there is one of that name.
    func add(incoming uuid: UUID, of provider: CXProvider) -> Bool {
        add(CXCall(uuid: uuid, isOutgoing: false), ObjectIdentifier(provider))
    }

    private func add(_ call: CXCall, _ provider: ObjectIdentifier) -> Bool {
        let isNew = state.withLock { state in
            guard state.index(of: call.uuid) == nil else { return false }
            state.known.append(Known(call: call, group: call.uuid, provider: provider))
            return true
        }
        if isNew { tell(of: call) }
        return isNew
    }

    func connect(_ uuid: UUID) { change(uuid) { $0.hasConnected = true } }

    /// - Returns: Whether there was such a call, and no other is left.
    @discardableResult
    func end(_ uuid: UUID) -> Bool {
        change(uuid) { $0.hasEnded = true }
        return state.withLock { state in
            guard let index = state.index(of: uuid) else { return false }
            state.known.remove(at: index)
            return state.known.isEmpty
        }
    }

    private func change(_ uuid: UUID, _ body: (inout CXCall.State) -> Void) {
        let call = state.withLock { state in state.index(of: uuid).map { state.known[$0].call } }
        guard let call else { return }
        call.change(body)
        tell(of: call)
    }

    private func tell(of call: CXCall) {
        for observer in state.withLock({ $0.observers }) { observer.object?.tell(of: call) }
    }

    // MARK: Transactions

    /// Takes a transaction, and has the app's provider perform it.
    ///
    /// - Returns: Why it is refused; nil when it was taken.
    func begin(_ transaction: CXTransaction) -> CXErrorCodeRequestTransactionError.Code? {
        guard !transaction.actions.isEmpty else { return .emptyTransaction }
        let providers = state.withLock { $0.providers }
        guard let provider = providers.lazy.compactMap(\.object).first else { return .unknownCallProvider }
        let maximum = provider.configuration.maximumCallGroups
        nonisolated(unsafe) let actions = transaction.actions
        let refusal = state.withLock { state -> CXErrorCodeRequestTransactionError.Code? in
            var calls = Set(state.known.map(\.call.uuid))
            var groups = Set(state.known.map(\.group))
            for action in actions {
                guard let action = action as? CXCallAction else { return .invalidAction }
                if action is CXStartCallAction {
                    guard calls.insert(action.callUUID).inserted else { return .callUUIDAlreadyExists }
                    groups.insert(action.callUUID)
                    guard groups.count <= maximum else { return .maximumCallGroupsReached }
                } else {
                    guard calls.contains(action.callUUID) else { return .unknownCallUUID }
                }
                if let other = (action as? CXSetGroupCallAction)?.callUUIDToGroupWith, !calls.contains(other) {
                    return .unknownCallUUID
                }
            }
            return nil
        }
        if let refusal { return refusal }
        for action in transaction.actions {
            if let start = action as? CXStartCallAction {
                _ = add(CXCall(uuid: start.callUUID, isOutgoing: true), ObjectIdentifier(provider))
            }
        }
        provider.perform(transaction)
        return nil
    }

    /// What becomes of calls when an action is complete.
    ///
    /// - Returns: Whether the sound of calls begins (true) or ends (false); nil when it stays as it is.
    func complete(_ action: CXAction, isFulfilled: Bool) -> Bool? {
        guard let action = action as? CXCallAction else { return nil }
        let uuid = action.callUUID
        switch action {
        case is CXStartCallAction:
            if isFulfilled { return true }
            return end(uuid) ? false : nil
        case is CXAnswerCallAction where isFulfilled:
            connect(uuid)
            return true
        case is CXEndCallAction where isFulfilled: return end(uuid) ? false : nil
        case let held as CXSetHeldCallAction where isFulfilled:
            let isOnHold = held.isOnHold
            change(uuid) { $0.isOnHold = isOnHold }
        case let group as CXSetGroupCallAction where isFulfilled: join(uuid, with: group.callUUIDToGroupWith)
        default: break
        }
        return nil
    }

    private func join(_ call: UUID, with other: UUID?) {
        state.withLock { state in
            guard let index = state.index(of: call) else { return }
            state.known[index].group = other.flatMap(state.index).map { state.known[$0].group } ?? call
        }
    }
}
