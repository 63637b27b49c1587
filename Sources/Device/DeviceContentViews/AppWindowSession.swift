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
    /// Grows from stay to stay.
    let stay: UInt64
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
    /// An order, and who waits until the app has taken it.
    private struct Told: Sendable {
        var order: AppWindowOrder
        var taken: AsyncStream<Never>.Continuation?
    }

    private let orders: AsyncStream<Told>
    private let ordered: AsyncStream<Told>.Continuation
    private let epoch = ContinuousClock.now

    init(
        demand: AppWindowDemand,
        stay: UInt64,
        connection: LinkConnection,
        files: ContentFiles,
        context: DeviceContext
    ) {
        bundleID = demand.bundleID
        self.stay = stay
        self.connection = connection
        self.files = files
        self.context = context
        state = Mutex(State(traits: demand.traits))
        (orders, ordered) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingOldest(context.limits.contentEventsWaiting)
        )
    }

    func start() {
        become(.loading)
        handle(.connected)
        context.jobs.add { [self] in await tellInOrder() }
    }

    /// The app is not in front any more.
    func close() {
        handle(.closed)
        tell(.hide)
        ordered.finish()
    }

    func follow(_ traits: AppWindowTraits) {
        let isNew = state.withLock { state in
            defer { state.traits = traits }
            return state.traits != traits
        }
        if isNew { tell(.show(traits)) }
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
        let actions = state.withLock { state in
            let actions = state.run.handle(event)
            // Within the lock, so that changes leave in their order.
            for case .publish(let frame) in actions {
                context.phone.hub.publish(.window(AppWindowViews(bundleID: bundleID, stay: stay, frame: frame)))
            }
            return actions
        }
        for action in actions {
            switch action {
            case .present: tell(.show(state.withLock { $0.traits }))
            case .fallBack(let failure): fail(failure.windowSentence)
            case .show: become(.alive)
            case .awaitReport, .publish: break
            }
        }
    }

    private func become(_ phase: ContentViewPhase) {
        context.phone.attempt("showing an app's windows") { [stay, bundleID] in
            $0.window(stay: stay, of: bundleID, became: phase)
        }
    }

    private func fail(_ why: String) {
        context.logger.warning("what the app shows is not drawn: \(why)", metadata: ["app": "\(bundleID)"])
        state.withLock { $0.trouble = why }
        become(.failed(why))
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
        return AppWindowViews(bundleID: bundleID, stay: stay, frame: frame)
    }

    /// Tells the app what the person did.
    ///
    /// - Returns: what ends once the app has taken it, or has gone.
    /// - Throws: ``PhoneError``: there is no such view, or too much waits already.
    @discardableResult
    func deliver(_ event: ViewEvent) throws(PhoneError) -> AsyncStream<Never> {
        _ = try views()
        guard state.withLock({ $0.run.takes(event, touches: true) }) else {
            throw .invalid("“\(bundleID)” has no such view")
        }
        let (end, taken) = AsyncStream.makeStream(of: Never.self)
        guard tell(.event(event), taken) else {
            throw .unavailable(
                "“\(bundleID)” has not taken the last \(context.limits.contentEventsWaiting) events yet"
            )
        }
        return end
    }

    /// - Returns: whether there is room for one more.
    @discardableResult
    private func tell(_ order: AppWindowOrder, _ taken: AsyncStream<Never>.Continuation? = nil) -> Bool {
        switch ordered.yield(Told(order: order, taken: taken)) {
        case .enqueued: return true
        case .dropped: return false
        case .terminated:
            taken?.finish()
            return true
        @unknown default: return true
        }
    }

    private func tellInOrder() async {
        for await told in orders {
            let isThere = await give(told.order)
            told.taken?.finish()
            guard isThere else { break }
        }
        // Nobody waits for what is not told any more.
        ordered.finish()
        for await told in orders { told.taken?.finish() }
    }

    /// - Returns: false when it left, or the device ends.
    private func give(_ order: AppWindowOrder) async -> Bool {
        do {
            let reply: Void? = try await withDeadline(context.clock, seconds: context.limits.contentViews) {
                [connection] in try await connection.call(.window(order))
            }
            if reply == nil { handle(.orderOverdue(context.limits.contentViews)) }
        } catch let failure as LinkFailure where failure != .processLeft {
            handle(.failed(failure.message))
        } catch {
            return false
        }
        return true
    }
}

extension ContentViewRun.Failure {
    fileprivate var windowSentence: String {
        switch self {
        case .crashed(let why), .hung(let why), .refused(let why): why
        }
    }
}
