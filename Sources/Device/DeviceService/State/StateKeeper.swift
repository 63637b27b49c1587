import DeviceCore
import DeviceStore
import Foundation
import Logging
import NotificationModel
import Synchronization
import WallClock

/// Owns the phone's state: every change is saved, then shown.
///
/// The decisions themselves are ``PhoneState``'s.
final class StateKeeper: Sendable {
    let identity: DeviceIdentity
    let hub: EventHub
    let clock: any WallClock
    /// Told when the next deadline has moved.
    let deadlines: AsyncStream<Void>
    /// Told when the open card asks for another view of a content extension.
    let contentDemands: AsyncStream<Void>
    /// Told when the screen is to be drawn again.
    let changes: AsyncStream<Void>

    private let state: Mutex<PhoneState>
    private let store: DeviceStore
    private let discard: @Sendable (Set<String>) -> Void
    private let texts: StringTables
    private let logger: Logger
    private let deadlineMoved: AsyncStream<Void>.Continuation
    private let contentDemanded: AsyncStream<Void>.Continuation
    private let changed: AsyncStream<Void>.Continuation

    /// `discard`: removes files that nothing on the phone shows any more.
    init(
        state: PhoneState,
        identity: DeviceIdentity,
        store: DeviceStore,
        discard: @escaping @Sendable (Set<String>) -> Void,
        texts: StringTables,
        hub: EventHub,
        clock: any WallClock,
        logger: Logger
    ) {
        self.state = Mutex(state)
        self.identity = identity
        self.store = store
        self.discard = discard
        self.texts = texts
        self.hub = hub
        self.clock = clock
        self.logger = logger
        (deadlines, deadlineMoved) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        (contentDemands, contentDemanded) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        (changes, changed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Looks at the state.
    func read<Value: Sendable>(_ body: (PhoneState) throws -> Value) rethrows -> Value {
        try state.withLock { try body($0) }
    }

    /// Changes the state.
    ///
    /// When the change cannot be saved, it did not happen.
    ///
    /// - Parameters:
    ///   - push: the stored push that is done with this change.
    ///   - body: the change.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws, or what the store says.
    @discardableResult
    func change<Value: Sendable>(
        finishing push: StoredPush.Number? = nil,
        _ body: (inout PhoneState) throws -> Value
    ) throws -> Value {
        try state.withLock { state in
            var after = state
            after.apps.forgetTouched()
            let value = try body(&after)
            try store.save(from: state, to: after, space: identity.space, finishing: push)
            after.revision += 1
            let hasMoved = after.nextDeadline != state.nextDeadline
            let isDemanded =
                after.wantedContentView != state.wantedContentView
                || after.expectedContentExtension != state.expectedContentExtension
            let unused = after.pathsNoLongerShown(since: state)
            state = after
            changed.yield()
            if hasMoved { deadlineMoved.yield() }
            if isDemanded { contentDemanded.yield() }
            if !unused.isEmpty { discard(unused) }
            return value
        }
    }

    /// Changes the state where nobody can be told of a failure; it is logged.
    func attempt(_ what: String, _ body: (inout PhoneState) throws -> Void) {
        do {
            try change(body)
        } catch {
            logger.error("\(what) failed: \(error)")
        }
    }

    /// What is on the screen now.
    func render() -> RenderModel { draw(read(\.self)) }

    /// The screen now, and every one from now on; without `seesScreen` only that there is another.
    func watch(seesScreen: Bool) -> AsyncStream<PhoneEvent> {
        let first: PhoneEvent = seesScreen ? .render(render()) : .changed(revision: read(\.revision))
        let stream = hub.listen(first: first, seesScreen: seesScreen)
        // What changed between the drawing and the listening would be missed.
        changed.yield()
        return stream
    }

    private func draw(_ state: PhoneState) -> RenderModel {
        let language = state.preferences.language
        return Projection(
            phoneID: identity.id,
            phoneName: identity.name,
            now: clock.now(),
            isClockManual: clock is ManualWallClock,
            resolve: { [texts] in texts.resolve($0, for: $1, language: language) }
        ).render(state)
    }
}
