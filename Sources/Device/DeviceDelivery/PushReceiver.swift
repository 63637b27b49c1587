package import CourierLink
import DeviceApps
import DeviceContext
import DeviceCore
import DeviceMedia
import DeviceStore
import Foundation
import Logging
import NotificationModel
import ProviderAPI
import Waiting
import WallClock

/// Takes pushes from the courier: on disk first, then what ``PushRun`` says.
package struct PushReceiver: Sendable {
    let context: DeviceContext
    let store: DeviceStore
    let attachments: AttachmentIntake
    let presenter: Presenter
    let extensions: ServiceExtensionSupervisor
    let background: BackgroundPushes
    let power: PowerGate
    let registration: RemoteRegistration
    let channels: ChannelSubscriptions
    let activityTokens: ActivityTokens
    /// How many service extensions run at once.
    let extensionSlots: AsyncSemaphore

    private var work: WorkRecord { context.phone.work }

    /// Takes in what was stored before the device ended, oldest first.
    package func resume() async {
        do {
            for stored in try await store.openPushes() { resume(stored) }
        } catch is CancellationError {
            // The device ends before it has begun.
        } catch {
            context.logger.error("stored pushes cannot be read: \(error)")
        }
    }

    private func resume(_ stored: StoredPush) {
        guard !work.isSetAside(.push(stored.id)) else { return setAside(stored, because: Self.endedTwice) }
        do {
            let (push, run) = try work.work(on: .push(stored.id)) {
                let push = try JSONDecoder().decode(CourierPush.self, from: stored.body)
                return (push, PushRun(push))
            }
            context.jobs.add { await handle(push, run) }
        } catch {
            setAside(stored, because: "What is on disk of it cannot be read: \(error)")
        }
    }

    private static let endedTwice = "The phone’s process ended twice over it: it is set aside"

    private func setAside(_ stored: StoredPush, because reason: String) {
        context.logger.error("push \(stored.id) is set aside", metadata: ["why": "\(reason)"])
        context.journeys.note(stored.id, .setAside, reason, rule: .setAside)
        finish(StoredPush.Number(serial: stored.serial, id: stored.id))
    }

    /// Stores a push; it is handled after that, whatever happens to the device.
    ///
    /// - Parameters:
    ///   - push: what the courier brought.
    ///   - answer: told once it is on disk, with its journey's first steps, or why it is not: then it must not be
    ///     acknowledged. It must not wait.
    package func take(_ push: CourierPush, answer: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        guard !work.isSetAside(.push(push.id)) else {
            // Nothing of it is read, also not again at the next start.
            return store(push, Data(), headline: nil, answer) { setAside($0, because: Self.endedTwice) }
        }
        do {
            let (run, isExpected, body) = try work.work(on: .push(push.id)) {
                let run = PushRun(push)
                return (run, power.lets(push) && expect(run), try JSONEncoder().encode(push))
            }
            guard isExpected else {
                return store(push, body, headline: run.contents.headline, answer) { _ in
                    context.jobs.add { await handle(push, run) }
                }
            }
            // Its extension works while the push goes to the disk; all else waits for that.
            let disk = Promise<Bool>()
            let isFirst = AsyncSemaphore(1)
            let begin: @Sendable () -> Void = {
                if isFirst.tryWait() { context.jobs.add { await handle(push, run, disk) } }
            }
            let kept: @Sendable (Result<Void, any Error>) -> Void = { result in
                disk.settle(result.map { true })
                answer(result)
            }
            store(push, body, headline: run.contents.headline, isNew: begin, kept) { _ in }
        } catch {
            answer(.failure(error))
        }
    }

    /// - Parameters:
    ///   - isNew: called when it has not come before, while it goes to the disk; more than once where a commit is tried again.
    ///   - goOn: called once it is on disk, unless it came before.
    private func store(
        _ push: CourierPush,
        _ body: Data,
        headline: String?,
        isNew: @escaping @Sendable () -> Void = {},
        _ answer: @escaping @Sendable (Result<Void, any Error>) -> Void,
        goOn: @escaping @Sendable (StoredPush) -> Void
    ) {
        let stored = StoredPush(serial: push.serial, id: push.id, body: body, receivedAt: context.clock.now())
        let received = context.journeys.step(.received, "The device has it on disk", rule: .storedBeforeAcknowledged)
        let repeated = context.journeys.step(.duplicate, "It came again and is passed over", rule: .nothingTwice)
        context.phone.writer.take(
            stored,
            journey: .begin(JourneyHead(push, headline: headline), push.journey + [received]),
            repeated: .append([repeated], to: push.id),
            isNew: isNew
        ) { result in
            switch result {
            case .success(let isNew):
                if isNew { goOn(stored) }
                answer(.success(()))
            case .failure(let error):
                answer(.failure(error))
            }
        }
    }

    /// Lets the service extension's process start, when it will run for this push and a place is free.
    ///
    /// - Returns: whether it may be asked before the push is on disk. A disk in trouble may take no push, and the gateway sends
    ///   each again: an extension must not run for every try.
    private func expect(_ run: PushRun) -> Bool {
        guard extensionSlots.isFree, let app = context.phone.read({ $0.apps[run.head.bundleID] }),
            let profile = run.expectedExtension(of: app)
        else { return false }
        extensions.expect(profile, of: app)
        return context.phone.writer.trouble == nil
    }

    /// Does what the push's run says, until it is done; what is left when the device ends is taken up at its next start.
    ///
    /// - Parameter disk: settled once the push is on disk, which all that changes the phone waits for; nil when it is.
    private func handle(_ push: CourierPush, _ run: PushRun, _ disk: Promise<Bool>? = nil) async {
        var run = run
        do {
            guard try await power.pass(push) else {
                finish(StoredPush.Number(serial: push.serial, id: push.id))
                return try work.forget(.push(push.id))
            }
            var event: PushRun.Event? = .stored(context.phone.read { $0.apps[push.bundleID] })
            while let current = event {
                event = nil
                for action in work.work(on: .push(push.id), { run.handle(current) }) {
                    try Task.checkCancellation()
                    if action.needsDisk { _ = try await disk?.value() }
                    event = try await perform(action, for: push) ?? event
                }
            }
            try work.forget(.push(push.id))
        } catch is CancellationError {
            // The device ends: the push is on disk, or at the gateway.
        } catch is DiskTrouble where disk != nil {
            // It is not on disk, and comes again: whoever took it has been told why.
        } catch {
            context.logger.error("push \(push.id) cannot be handled: \(error)")
        }
    }

    /// - Returns: what has happened in consequence, for the run.
    private func perform(_ action: PushRun.Action, for push: CourierPush) async throws -> PushRun.Event? {
        let number = StoredPush.Number(serial: push.serial, id: push.id)
        switch action {
        case .note(let step):
            context.journeys.note(
                push.id,
                step.event,
                step.text,
                station: step.station,
                rule: step.rule,
                changes: step.changes
            )
        case .retireToken:
            registration.retire(push.token)
        case .wake(let payload):
            context.jobs.add { await background.deliver(payload, to: push.bundleID, journeyID: push.id) }
        case .changeActivity(let activity):
            try await change(activity, push, number)
        case .runExtension(let profile, let app, let request):
            try await extensionSlots.wait()
            defer { extensionSlots.signal() }
            let outcome = await extensions.run(
                profile,
                of: app,
                request: context.phone.localized(request, for: push.bundleID),
                journeyID: push.id
            )
            return .enriched(outcome)
        case .takeFiles(let content, let app):
            return .filesTaken(await attachments.takeAfterExtension(content, of: app, journeyID: push.id))
        case .setBadge(let badge):
            context.phone.attempt("setting a badge") { try $0.set(badge: badge, bundleID: push.bundleID) }
        case .present(let request):
            let request = context.phone.localized(request, for: push.bundleID)
            let notification = DeliveredNotification(request: request, date: context.clock.now())
            let arrival = Arrival(bundleID: push.bundleID, notification: notification, journeyID: push.id)
            if try await !presenter.present(arrival, finishing: number) { finish(number) }
        case .finish:
            finish(number)
        }
        return nil
    }

    private func finish(_ push: StoredPush.Number) {
        context.phone.writer.finish(push) { [context] error in
            context.logger.error("push \(push.id) cannot be finished, and comes again at the next start: \(error)")
        }
    }

    private func change(_ activity: LiveActivityPush, _ push: CourierPush, _ number: StoredPush.Number) async throws {
        do {
            try await context.phone.whenDiskWorks {
                let now = context.clock.now()
                try await context.phone.writer.change(
                    finishing: number,
                    isPatient: true,
                    steps: { [.append([$0], to: push.id)] },
                    { phone in
                        try work.work(on: .push(push.id)) {
                            try phone.take(
                                activity,
                                bundleID: push.bundleID,
                                channel: push.channel,
                                token: push.token,
                                journeyID: push.id,
                                at: now
                            )
                        }
                    }
                )
            }
            channels.update()
            activityTokens.update()
        } catch let error as PhoneError {
            context.journeys.note(push.id, .discarded, "It changes no Live Activity: \(error)")
            finish(number)
        }
    }
}

extension PushRun.Action {
    /// Whether it changes something on the phone; what asks the extension or tells of it does not.
    fileprivate var needsDisk: Bool {
        switch self {
        case .runExtension, .note: false
        default: true
        }
    }
}

extension PushRun {
    /// Reads what the courier brought.
    package init(_ push: CourierPush) {
        let type = PushType(rawValue: push.pushType)
        self.init(
            Head(id: push.id, bundleID: push.bundleID, type: type, collapseID: push.collapseID),
            contents: PushContents(decoding: push.payload, type: type)
        )
    }
}
