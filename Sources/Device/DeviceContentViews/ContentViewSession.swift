import AppLink
package import DeviceApps
import DeviceContext
package import DeviceCore
import DeviceLink
package import DeviceMedia
import Foundation
package import NotificationModel
import Synchronization
package import ViewLink
import WallClock
import WireCoding

/// One opening of a card with its content extension: a process of its own, from the opening to the closing.
package final class ContentViewSession: Sendable {
    package let expansion: UInt64
    package let key: String
    /// Of its app.
    package let bundleID: String
    package let journeyID: String
    let files: ContentFiles
    /// What it plays of other servers.
    package var remote: RemoteMedia { media.withLock { $0 } ?? makeRemote() }
    private let media = Mutex<RemoteMedia?>(nil)

    private struct State {
        var run = ContentViewRun()
        var demand: ContentViewDemand
        var process: ExtensionProcess?
        var link: LinkConnection?
        /// What of the thread it was told of, or was there before it.
        var seen: Set<DeliveredEntry>
    }

    private let state: Mutex<State>
    private let context: DeviceContext
    /// What the process is told, in order; one that does not keep up is told no more.
    private let orders: AsyncStream<ContentExtensionOrder>
    private let ordered: AsyncStream<ContentExtensionOrder>.Continuation
    private let epoch = ContinuousClock.now

    init(demand: ContentViewDemand, context: DeviceContext, files: ContentFiles) {
        expansion = demand.expansion
        key = demand.key
        bundleID = demand.bundleID
        journeyID = demand.journeyID
        state = Mutex(State(demand: demand, seen: Set(demand.thread)))
        self.context = context
        self.files = files
        (orders, ordered) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingOldest(context.limits.contentEventsWaiting)
        )
    }

    var isAlive: Bool { state.withLock { $0.run.isAlive } }

    func owns(_ connection: LinkConnection) -> Bool { state.withLock { $0.link === connection } }

    // MARK: The process

    /// Takes the process that was started beforehand, or starts one; a failure shows the default view.
    package func start(app: AppState, launcher: ExtensionLauncher, prewarmed: PrewarmedProcesses) {
        let profile = state.withLock { $0.demand.profile.process }
        let spare = prewarmed.take(profile.bundleID)
        let process: ExtensionProcess
        do {
            process = try spare?.process ?? launcher.start(profile, of: app, role: .contentExtension)
        } catch {
            return handle(.failed("it cannot be started: \(error)"))
        }
        process.begin(journeyID)
        state.withLock { $0.process = process }
        let number = process.processID
        let how = spare == nil ? "is started as process \(number)" : "has process \(number), started beforehand,"
        note(.extensionStarted, "\(profile.bundleID) \(how) for its view")
        context.jobs.add { [self] in
            for await event in process.events {
                switch event {
                case .connected(let connection): connected(connection)
                case .crashing: handle(.crashing)
                case .ended(let how): handle(.ended(how: how))
                }
            }
        }
        context.jobs.add { [self] in
            guard (try? await context.clock.sleep(for: context.limits.contentViews)) != nil else { return }
            handle(.firstViewsOverdue(context.limits.contentViews))
        }
        context.jobs.add { [self] in await tellInOrder() }
    }

    private func connected(_ connection: LinkConnection) {
        state.withLock { $0.link = connection }
        handle(.connected)
    }

    /// The card was closed: the process may leave by itself, for a second.
    package func close() {
        handle(.closed)
        ordered.finish()
        media.withLock { $0 }?.close()
        let (link, process) = state.withLock { ($0.link, $0.process) }
        link?.close()
        process?.letGo(within: 1, of: context.clock)
    }

    // MARK: What happens

    /// Takes in an event and does what follows; changes of the views leave in their order.
    package func handle(_ event: ContentViewRun.Event) {
        let actions = state.withLock { state in
            let actions = state.run.handle(event)
            for case .publish(let frame) in actions {
                context.phone.hub.publish(.content(ContentViewChange(expansion: expansion, frame: frame)))
            }
            return actions
        }
        for action in actions { perform(action) }
    }

    private func perform(_ action: ContentViewRun.Action) {
        switch action {
        case .present:
            ordered.yield(.present(state.withLock { $0.demand.scene }))
        case .awaitReport:
            context.jobs.add { [self] in
                guard (try? await context.clock.sleep(for: context.limits.crashReport)) != nil else { return }
                handle(.reportOverdue(context.limits.crashReport))
            }
        case .publish:
            break
        case .show:
            become(.alive)
            note(.extensionShown, "Its views are on the screen", rule: .contentExtension)
        case .fallBack(let failure):
            become(.failed(failure.sentence))
            note(failure.event, "\(failure.sentence): the default view is shown")
            ordered.finish()
            state.withLock { $0.process }?.kill()
        }
    }

    private func become(_ phase: ContentViewPhase) {
        context.phone.attempt("showing a content extension") { [expansion] in
            $0.contentView(of: expansion, became: phase)
        }
    }

    // MARK: What the process says

    package func take(_ update: ViewTreeUpdate) {
        // Real time: how much a process may ask of a page is a matter of machines.
        let age = epoch.duration(to: .now).components
        let seconds = Double(age.seconds) + Double(age.attoseconds) * 1e-18
        handle(.views(update.servingFiles(files.serve, streams: remote.serve), at: seconds))
    }

    private func makeRemote() -> RemoteMedia {
        let made = RemoteMedia(
            session: "\(expansion)",
            limits: context.limits.remoteMedia,
            network: { [context] in context.phone.read(\.preferences.network) ?? .on },
            note: { [weak self] in self?.note($0) },
            failed: { [weak self] in self?.cannotPlay($0, because: $1) }
        )
        return media.withLock { media in
            if let other = media { return other }
            media = made
            return made
        }
    }

    /// Tells the extension's players why: the page only learns that there is nothing.
    private func cannotPlay(_ path: String, because reason: String) {
        let players = state.withLock { $0.run.whole.update.panel.players }.filter { $0.source == path }
        for player in players { ordered.yield(.event(.mediaFailed(player: player.id, reason: reason))) }
    }

    package func views() -> ContentViewChange {
        state.withLock { ContentViewChange(expansion: expansion, frame: $0.run.whole) }
    }

    // MARK: What the process is told

    func isFor(_ demand: ContentViewDemand) -> Bool {
        state.withLock { $0.demand.expansion == demand.expansion && $0.demand.profile == demand.profile }
    }

    /// Tells of what is new in the thread, and of another look.
    package func follow(_ demand: ContentViewDemand) {
        let (news, traits) = state.withLock { state in
            let news = demand.thread.filter { !state.seen.contains($0) }
            state.seen.formUnion(news)
            defer { state.demand = demand }
            return (news, state.demand.scene.traits == demand.scene.traits ? nil : demand.scene.traits)
        }
        if let traits { ordered.yield(.traits(traits)) }
        for entry in news {
            ordered.yield(.receive(entry.notification))
            note("didReceive(_:) again: “\(entry.content.headline)” came in the same thread")
        }
    }

    /// - Throws: ``PhoneError``: too much waits already, there is no such view, or it takes no touches.
    package func deliver(_ event: ViewEvent) throws(PhoneError) {
        let isTaken = state.withLock { state in
            state.run.takes(event, touches: state.demand.profile.userInteractionEnabled)
        }
        guard isTaken else {
            throw .invalid(
                "the extension has no such view, or its views take no touches (UNNotificationExtensionUserInteractionEnabled)"
            )
        }
        if case .dropped = ordered.yield(.event(event)) {
            throw .unavailable(
                "the content extension has not taken the last \(context.limits.contentEventsWaiting) events yet"
            )
        }
    }

    private func tellInOrder() async {
        for await order in orders {
            do {
                guard let link = state.withLock({ $0.link }) else { return }
                let reply: Void? = try await withDeadline(context.clock, seconds: patience(order)) {
                    try await link.call(.contentExtension(order))
                }
                if reply == nil { handle(.orderOverdue(context.limits.contentEvent)) }
            } catch let failure as LinkFailure where failure != .processLeft {
                handle(.failed("it answered with an error: \(failure)"))
            } catch {
                // It left, which its exit tells, or the device ends.
                return
            }
        }
    }

    /// The first order has its own deadline, which counts from the start of the process.
    private func patience(_ order: ContentExtensionOrder) -> Double {
        if case .present = order { return context.limits.contentViews + context.limits.contentEvent }
        return context.limits.contentEvent
    }

    /// Asks what becomes of an action; the answer may take its time, other events go on.
    ///
    /// - Returns: nil when the extension failed over it, and the app gets the action.
    package func answer(_ response: NotificationResponse) async -> ContentResponseOption? {
        guard let link = state.withLock({ $0.link }) else { return nil }
        let action = response.actionIdentifier
        let answer: ContentResponseOption?
        do {
            answer = try await withDeadline(context.clock, seconds: context.limits.contentAnswer) {
                try await link.call(.answerInView(response))
            }
        } catch {
            note(.didReceive, "It failed over \(action), so the app gets it: \(error)")
            return nil
        }
        guard let option = answer else {
            note(.didReceive, "It did not answer \(action) in \(context.limits.contentAnswer) s, so the app gets it")
            return nil
        }
        let text = response.userText.map { " with “\($0)”" } ?? ""
        note(.didReceive, "It has handled \(action)\(text): \(option.sentence)", rule: .contentExtension)
        return option
    }

    // MARK: The journey

    package func note(_ text: String) { note(.extensionLog, text) }

    private func note(_ event: JourneyEvent, _ text: String, rule: JourneyRule? = nil) {
        context.journeys.note(journeyID, event, text, station: .contentExtension, rule: rule)
    }
}
