import AppLink
import DeviceContext
import DeviceCore
import DeviceLink
import Foundation
import Logging
import Synchronization
import ViewLink
import WallClock
import WireCoding

/// One stay of an app in front: its views, and what the person does in them.
final class AppWindowSession: Sendable {
    let bundleID: String
    let connection: LinkConnection
    private let files: ContentFiles
    private let context: DeviceContext

    private struct State {
        var run = ContentViewRun()
        var traits: AppWindowTraits
        /// Why nothing is shown.
        var trouble: String?
    }

    private let state: Mutex<State>
    private let orders: AsyncStream<AppWindowOrder>
    private let ordered: AsyncStream<AppWindowOrder>.Continuation
    private let epoch = ContinuousClock.now

    init(demand: AppWindowDemand, connection: LinkConnection, files: ContentFiles, context: DeviceContext) {
        bundleID = demand.bundleID
        self.connection = connection
        self.files = files
        self.context = context
        state = Mutex(State(traits: demand.traits))
        (orders, ordered) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingOldest(context.limits.contentEventsWaiting)
        )
    }

    func start() {
        handle(.connected)
        context.jobs.add { [self] in await tellInOrder() }
    }

    /// The app is not in front any more.
    func close() {
        handle(.closed)
        ordered.yield(.hide)
        ordered.finish()
    }

    func follow(_ traits: AppWindowTraits) {
        let isNew = state.withLock { state in
            defer { state.traits = traits }
            return state.traits != traits
        }
        if isNew { ordered.yield(.show(traits)) }
    }

    // MARK: What the process says

    func take(_ report: AppWindowReport) {
        switch report {
        case .views(let update):
            // Real time: how much a process may ask of a reader is a matter of machines.
            let age = epoch.duration(to: .now).components
            let seconds = Double(age.seconds) + Double(age.attoseconds) * 1e-18
            handle(.views(update.servingFiles(files.serve), at: seconds))
        case .failed(let reason):
            handle(.failed(String(reason.prefix(1_000))))
        }
    }

    private func handle(_ event: ContentViewRun.Event) {
        for action in state.withLock({ $0.run.handle(event) }) {
            switch action {
            case .present: ordered.yield(.show(state.withLock { $0.traits }))
            case .fallBack(let failure): fail(failure.windowSentence)
            case .awaitReport, .publish, .show: break
            }
        }
    }

    private func fail(_ why: String) {
        context.logger.warning("what the app shows is not drawn: \(why)", metadata: ["app": "\(bundleID)"])
        state.withLock { $0.trouble = why }
        ordered.finish()
    }

    // MARK: What others ask

    func file(_ name: String) -> MediaFile? { files.file(name) }

    /// - Throws: ``PhoneError/unavailable(_:)``
    func views() throws(PhoneError) -> AppWindowViews {
        let (frame, isAlive, trouble) = state.withLock { ($0.run.whole, $0.run.isAlive, $0.trouble) }
        guard isAlive else {
            throw .unavailable("“\(bundleID)” shows nothing: \(trouble ?? "it has sent no views yet")")
        }
        return AppWindowViews(bundleID: bundleID, frame: frame)
    }

    /// - Throws: ``PhoneError``: there is no such view, or too much waits already.
    func deliver(_ event: ViewEvent) throws(PhoneError) {
        _ = try views()
        guard state.withLock({ $0.run.takes(event, touches: true) }) else {
            throw .invalid("“\(bundleID)” has no such view")
        }
        if case .dropped = ordered.yield(.event(event)) {
            throw .unavailable(
                "“\(bundleID)” has not taken the last \(context.limits.contentEventsWaiting) events yet"
            )
        }
    }

    private func tellInOrder() async {
        for await order in orders {
            do {
                let reply: Void? = try await withDeadline(context.clock, seconds: context.limits.contentViews) {
                    [connection] in try await connection.call(.window(order))
                }
                if reply == nil { handle(.orderOverdue(context.limits.contentViews)) }
            } catch let failure as LinkFailure where failure != .processLeft {
                handle(.failed(failure.message))
            } catch {
                // It left, or the device ends.
                return
            }
        }
    }
}

extension ContentViewRun.Failure {
    fileprivate var windowSentence: String {
        switch self {
        case .crashed(let why), .hung(let why), .refused(let why): why
        }
    }
}
