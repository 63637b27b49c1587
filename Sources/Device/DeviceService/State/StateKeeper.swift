import DeviceCore
import DeviceStore
import Foundation
import Logging
import NotificationModel
import Synchronization
import WallClock

/// Owns the phone's state: every change is saved, then shown. The decisions themselves are ``PhoneState``'s.
final class StateKeeper: Sendable {
    let identity: DeviceIdentity
    let hub: EventHub
    let clock: any WallClock
    /// Told when the next deadline has moved.
    let deadlines: AsyncStream<Void>

    private let state: Mutex<PhoneState>
    private let store: DeviceStore
    private let attachments: AttachmentStore
    private let texts: StringTables
    private let logger: Logger
    private let deadlineMoved: AsyncStream<Void>.Continuation

    init(
        state: PhoneState,
        identity: DeviceIdentity,
        store: DeviceStore,
        attachments: AttachmentStore,
        texts: StringTables,
        hub: EventHub,
        clock: any WallClock,
        logger: Logger
    ) {
        self.state = Mutex(state)
        self.identity = identity
        self.store = store
        self.attachments = attachments
        self.texts = texts
        self.hub = hub
        self.clock = clock
        self.logger = logger
        (deadlines, deadlineMoved) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Looks at the state.
    func read<Value: Sendable>(_ body: (PhoneState) throws -> Value) rethrows -> Value {
        try state.withLock { try body($0) }
    }

    /// Changes the state. When the change cannot be saved, it did not happen.
    ///
    /// - Parameter push: the stored push that is done with this change.
    /// - Throws: what `body` throws, or what the store says.
    @discardableResult
    func change<Value: Sendable>(
        finishing push: StoredPush.Number? = nil,
        _ body: (inout PhoneState) throws -> Value
    ) throws -> Value {
        try state.withLock { state in
            var after = state
            let value = try body(&after)
            try store.save(from: state, to: after, space: identity.space, finishing: push)
            after.revision += 1
            let hasMoved = after.nextDeadline != state.nextDeadline
            let unused = state.attachmentPaths.subtracting(after.attachmentPaths)
            state = after
            if hub.isWatched { hub.publish(.render(draw(after))) }
            if hasMoved { deadlineMoved.yield() }
            attachments.remove(unused)
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
    func render() -> RenderModel { read(draw) }

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
