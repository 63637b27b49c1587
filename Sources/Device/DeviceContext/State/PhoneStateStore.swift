package import DeviceCore
package import DeviceStore
import Foundation
package import Logging
package import NotificationModel
package import WallClock

/// The phone's state as everything around it sees it: read, changed, drawn and watched here.
///
/// The decisions themselves are ``PhoneState``'s; ``DeviceWriter`` keeps them on disk before they show.
package final class PhoneStateStore: Sendable {
    /// Finds the text that an app's notification shows in a language, such as `en` or `zh-Hans`.
    package typealias TextResolver = @Sendable (DisplayText, AppState, _ language: String) -> String

    package let identity: DeviceIdentity
    package let hub: PhoneEventHub
    package let clock: any WallClock
    package let logger: Logger
    package let writer: DeviceWriter
    /// What is worked on, for the next start to know.
    package let work: WorkRecord
    /// Told when the next deadline has moved.
    package let deadlines: AsyncStream<Void>
    /// Told when the open card asks for another view of a content extension.
    package let contentDemands: AsyncStream<Void>
    /// Told when the screen asks for other windows of apps.
    package let windowDemands: AsyncStream<Void>
    /// Told when the screen is to be drawn again.
    package let changes: AsyncStream<Void>
    /// Attachments that nothing shows any more, and that are still there.
    package let unusedFiles: UnusedFiles

    private let resolve: TextResolver
    private let changed: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - state: the phone as the store has it.
    ///   - identity: who the device is.
    ///   - store: where the phone is kept.
    ///   - work: what is worked on.
    ///   - limits: how much is kept of journeys.
    ///   - discard: removes files that nothing on the phone shows any more; it may block.
    ///   - resolve: finds the texts of bundles, for drawing.
    ///   - clock: the phone's time.
    ///   - logger: where failures go that nobody waits for.
    package init(
        state: PhoneState,
        identity: DeviceIdentity,
        store: DeviceStore,
        work: WorkRecord,
        limits: JourneyLimits,
        discard: @escaping @Sendable (Set<String>) -> Void,
        resolve: @escaping TextResolver,
        clock: any WallClock,
        logger: Logger
    ) {
        self.identity = identity
        self.work = work
        self.resolve = resolve
        let hub = PhoneEventHub()
        self.hub = hub
        self.clock = clock
        self.logger = logger
        let deadlines = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let contentDemands = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let windowDemands = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let changes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let unusedFiles = UnusedFiles(discard: discard)
        self.deadlines = deadlines.stream
        self.contentDemands = contentDemands.stream
        self.windowDemands = windowDemands.stream
        self.changes = changes.stream
        self.changed = changes.continuation
        self.unusedFiles = unusedFiles
        let listeners = DeviceWriter.Listeners(
            phone: { publication in
                let (before, after) = (publication.before, publication.after)
                changes.continuation.yield()
                if after.nextDeadline != before.nextDeadline { deadlines.continuation.yield() }
                let isDemanded =
                    after.wantedContentView != before.wantedContentView
                    || after.expectedContentExtension != before.expectedContentExtension
                if isDemanded { contentDemands.continuation.yield() }
                if after.wantedWindow != before.wantedWindow { windowDemands.continuation.yield() }
                unusedFiles.add(publication.unusedFiles)
            },
            journey: { hub.publish(.journey($0)) },
            trouble: { trouble in
                if let trouble {
                    logger.error("\(trouble)")
                } else {
                    logger.notice("the phone's disk works again")
                }
            }
        )
        writer = DeviceWriter(
            store: store,
            phone: state,
            space: identity.space,
            limits: limits,
            listeners: listeners
        )
    }

    /// Draws what has changed, watches the disk, reads journeys into the index of words and removes files that nothing shows any more, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - patience: how many seconds the disk may give no answer.
    ///   - indexes: whether journeys are read into the index before somebody searches.
    package func run(patience: Double, indexes: Bool = true) async {
        await withDiscardingTaskGroup { group in
            group.addTask { [self] in await Redraw(phone: self).run() }
            group.addTask { [writer] in await writer.watch(patience: .seconds(patience)) }
            if indexes { group.addTask { [writer] in await writer.keepIndex() } }
            group.addTask { [unusedFiles] in await unusedFiles.remove() }
        }
    }

    /// Looks at the phone as it was last published.
    package func read<Value>(_ body: (PhoneState) throws -> Value) rethrows -> Value { try body(writer.phone) }

    /// Changes the state; returns once that is on disk and published. See ``DeviceWriter/change(finishing:isPatient:steps:_:)``.
    @discardableResult
    package func change<Value: Sendable>(_ body: @escaping @Sendable (inout PhoneState) throws -> Value) async throws
        -> Value
    {
        try await writer.change(body)
    }

    /// Runs what writes to the disk, again whenever the disk has failed over it and works again.
    ///
    /// - Throws: what `body` throws beside ``DiskTrouble``; `CancellationError`.
    package func whenDiskWorks<Value>(_ body: () async throws -> Value) async throws -> Value {
        while true {
            do {
                return try await body()
            } catch is DiskTrouble {
                try await writer.recovered()
            }
        }
    }

    /// Changes the state where nobody waits or can be told of a failure; it is logged.
    package func attempt(_ what: String, _ body: @escaping @Sendable (inout PhoneState) throws -> Void) {
        writer.submit(body) { [logger] result in
            if case .failure(let error) = result { logger.error("\(what) failed: \(error)") }
        }
    }

    /// A request as its app and its extensions read it: texts that name a string of the app's are in the phone's
    /// language. They keep the name, for when the notification is shown in another.
    package func localized(_ request: NotificationRequest, for bundleID: String) -> NotificationRequest {
        read { state in
            guard let app = state.apps[bundleID] else { return request }
            var request = request
            for text in [\NotificationContent.title, \.subtitle, \.body]
            where request.content[keyPath: text].localization != nil {
                request.content[keyPath: text].plain = resolve(
                    request.content[keyPath: text],
                    app,
                    state.preferences.language
                )
            }
            return request
        }
    }

    /// What is on the screen now.
    package func render() -> RenderModel { draw(read(\.self)) }

    /// The screen now, and every one from now on; without `seesScreen` only that there is another.
    package func watch(seesScreen: Bool) -> AsyncStream<PhoneEvent> {
        let first: PhoneEvent = seesScreen ? .render(render()) : .changed(revision: read(\.revision))
        let stream = hub.listen(first: first, seesScreen: seesScreen)
        // What changed between the drawing and the listening would be missed.
        changed.yield()
        return stream
    }

    private func draw(_ state: PhoneState) -> RenderModel {
        let language = state.preferences.language
        var projection = Projection(
            phoneID: identity.id,
            phoneName: identity.name,
            now: clock.now(),
            isClockManual: clock.manual != nil,
            resolve: { [resolve] in resolve($0, $1, language) }
        )
        let isCareful = work.ends(over: .drawing) > 0
        return work.work(on: .drawing) { place in
            if isCareful { projection.willDraw = { place.comeTo($0.map(WorkRecord.Subject.card) ?? .drawing) } }
            return projection.render(state)
        }
    }
}
