import DeviceCore
import Synchronization

/// The phone that readers see: the last one that is on disk, with whatever has changed since and needs no disk.
final class PublishedPhone: Sendable {
    /// A change that was published while a commit was on its way, which has not seen it.
    struct Unseen: Sendable {
        let body: @Sendable (inout PhoneState) throws -> Void
        /// The number of the first key that it makes.
        let number: UInt64
    }

    private struct State {
        var phone: PhoneState
        var isCommitting = false
        var unseen: [Unseen] = []
    }

    /// Keys that one commit may make while changes beside it make others.
    private static let keysPerCommit: UInt64 = 1_000_000

    private let state: Mutex<State>
    private let listener: @Sendable (DeviceWriter.Publication) -> Void

    /// - Parameter listener: told of every change, in order; it must not wait.
    init(_ phone: PhoneState, listener: @escaping @Sendable (DeviceWriter.Publication) -> Void) {
        state = Mutex(State(phone: phone))
        self.listener = listener
    }

    var phone: PhoneState { state.withLock { $0.phone } }

    /// Makes a change that concerns nothing on disk, and publishes it.
    ///
    /// - Parameter isIdle: whether nothing waits to be written: a change that fails now would not succeed after it.
    /// - Returns: nil when it has to be written, or to wait for what is being written.
    func change<Value: Sendable>(
        isIdle: Bool,
        _ body: @escaping @Sendable (inout PhoneState) throws -> Value
    ) -> Result<Value, any Error>? {
        state.withLock { state in
            let before = state.phone
            var after = before
            after.apps.forgetTouched()
            if state.isCommitting, state.unseen.isEmpty { after.nextKeyNumber += Self.keysPerCommit }
            let number = after.nextKeyNumber
            let value: Value
            do {
                value = try body(&after)
            } catch {
                return isIdle ? .failure(error) : nil
            }
            guard !after.needsSaving(since: before) else { return nil }
            after.revision += 1
            if state.isCommitting { state.unseen.append(Unseen(body: { _ = try body(&$0) }, number: number)) }
            publish(after, in: &state)
            return .success(value)
        }
    }

    /// A commit begins.
    ///
    /// - Returns: the phone that its changes start from.
    func beginCommit() -> PhoneState {
        state.withLock { state in
            state.isCommitting = true
            state.unseen = []
            var phone = state.phone
            phone.apps.forgetTouched()
            return phone
        }
    }

    /// A commit has ended: publishes what it made of the phone, with the changes that it has not seen.
    ///
    /// - Parameter committed: nil when it changed nothing.
    /// - Returns: the changes among those that have to be written now that they follow the commit.
    func endCommit(_ committed: PhoneState?) -> [Unseen] {
        state.withLock { state in
            defer {
                state.isCommitting = false
                state.unseen = []
            }
            guard var phone = committed else { return [] }
            var late: [Unseen] = []
            let nextKeyNumber = max(phone.nextKeyNumber, state.phone.nextKeyNumber)
            for change in state.unseen {
                var next = phone
                next.nextKeyNumber = change.number
                // What it was about may be gone by now.
                guard (try? change.body(&next)) != nil else { continue }
                if next.needsSaving(since: phone) { late.append(change) } else { phone = next }
            }
            phone.nextKeyNumber = nextKeyNumber
            phone.revision = max(phone.revision, state.phone.revision) + 1
            publish(phone, in: &state)
            return late
        }
    }

    /// A commit has failed: what it would have changed has not happened.
    func abandonCommit() {
        state.withLock { state in
            state.isCommitting = false
            state.unseen = []
        }
    }

    private func publish(_ after: PhoneState, in state: inout State) {
        let before = state.phone
        state.phone = after
        listener(
            DeviceWriter.Publication(
                before: before,
                after: after,
                unusedFiles: after.pathsNoLongerShown(since: before)
            )
        )
    }
}
