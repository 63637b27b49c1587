import DeviceCore
import DeviceLink
import DeviceStore
import Foundation
import Logging
import NotificationModel
import Synchronization

/// Takes pushes from the courier: on disk first, then to the extension, then before the person.
final class PushReceiver: Sendable {
    private let keeper: StateKeeper
    private let store: DeviceStore
    private let attachments: AttachmentIntake
    private let journeys: JourneyLog
    private let presenter: Presenter
    private let extensions: ExtensionSupervisor
    private let background: BackgroundPushes
    private let registration: RemoteRegistration
    private let jobs: Jobs
    private let logger: Logger
    private let places: Places

    init(
        keeper: StateKeeper,
        store: DeviceStore,
        attachments: AttachmentIntake,
        presenter: Presenter,
        extensions: ExtensionSupervisor,
        background: BackgroundPushes,
        registration: RemoteRegistration,
        logger: Logger
    ) {
        self.keeper = keeper
        self.store = store
        self.attachments = attachments
        self.journeys = presenter.journeys
        self.presenter = presenter
        self.extensions = extensions
        self.background = background
        self.registration = registration
        self.jobs = presenter.jobs
        self.logger = logger
        self.places = Places(presenter.limits.serviceExtensionsAtOnce)
    }

    /// Takes in what was stored before the device ended, oldest first.
    func resume() {
        do {
            for stored in try store.openPushes() {
                let push = try JSONDecoder().decode(CourierPush.self, from: stored.body)
                jobs.add { await self.handle(push) }
            }
        } catch {
            logger.error("stored pushes cannot be read: \(error)")
        }
    }

    /// Stores a push; it is handled after that, whatever happens to the device.
    ///
    /// - Throws: when it cannot be stored: then it must not be acknowledged.
    func take(_ push: CourierPush) throws {
        expect(push)
        let body = try JSONEncoder().encode(push)
        let stored = StoredPush(serial: push.serial, id: push.id, body: body, receivedAt: keeper.clock.now())
        guard try store.take(stored) else {
            journeys.note(
                push.id,
                .duplicate,
                "It came again and is passed over",
                rule: "courier: nothing is shown twice"
            )
            return
        }
        journeys.begin(JourneyHead(push), push.journey + [step(.received, "The device has it on disk")])
        jobs.add { await self.handle(push) }
    }

    /// Lets the service extension's process start meanwhile, when it will run for this push and a place is free.
    private func expect(_ push: CourierPush) {
        guard places.hasFree, let app = keeper.read({ $0.apps[push.bundleID] }) else { return }
        guard let profile = app.profile.serviceExtension, push.pushType != "liveactivity" else { return }
        guard let payload = try? RemotePayload(decoding: push.payload), !payload.isSilent else { return }
        if case .run = ServiceExtensionRule.decide(payload, settings: app.settings, hasExtension: true) {
            extensions.expect(profile, of: app)
        }
    }

    private func handle(_ push: CourierPush) async {
        await show(push)
        guard !Task.isCancelled else { return }
        do {
            try store.finish(StoredPush.Number(serial: push.serial, id: push.id))
        } catch {
            logger.error("push \(push.id) cannot be finished: \(error)")
        }
    }

    private func show(_ push: CourierPush) async {
        guard let app = keeper.read({ $0.apps[push.bundleID] }) else {
            journeys.note(push.id, .discarded, "“\(push.bundleID)” is not installed: its token is void")
            registration.retire(push.token)
            return
        }
        if push.pushType == "liveactivity" { return changeActivity(push) }
        let payload: RemotePayload
        do {
            payload = try RemotePayload(decoding: push.payload)
        } catch {
            journeys.note(push.id, .discarded, "\(error)")
            return
        }
        if payload.isContentAvailable || push.pushType == "background" {
            jobs.add { await self.background.deliver(payload, to: push.bundleID, journeyID: push.id) }
            if payload.isSilent { return }
        }
        guard !payload.isSilent else {
            journeys.note(
                push.id,
                .suppressed,
                "It has no alert, sound or badge",
                rule: "generating-a-remote-notification"
            )
            return
        }
        let content = await enrich(payload, of: push, app)
        guard let content, !Task.isCancelled else { return }
        let request = NotificationRequest(
            identifier: push.collapseID ?? push.id,
            content: content,
            trigger: .push
        )
        let notification = DeliveredNotification(request: request, date: keeper.clock.now())
        let arrival = Arrival(bundleID: push.bundleID, notification: notification, journeyID: push.id)
        await presenter.present(arrival, finishing: StoredPush.Number(serial: push.serial, id: push.id))
    }

    private func changeActivity(_ push: CourierPush) {
        do {
            let activity = try LiveActivityPush(decoding: push.payload)
            let now = keeper.clock.now()
            let step = try keeper.change { state in
                try state.take(activity, bundleID: push.bundleID, journeyID: push.id, at: now)
            }
            journeys.add([step], to: push.id)
        } catch {
            journeys.note(push.id, .discarded, "It changes no Live Activity: \(error)")
        }
    }

    // MARK: The service extension

    /// What is to be shown, after the service extension when it runs; nil when it suppressed the push.
    private func enrich(_ payload: RemotePayload, of push: CourierPush, _ app: AppState) async -> NotificationContent? {
        let original = payload.content
        let profile = app.profile.serviceExtension
        let decision = ServiceExtensionRule.decide(payload, settings: app.settings, hasExtension: profile != nil)
        guard case .run = decision, let profile else {
            if case .skip(let why) = decision {
                journeys.note(
                    push.id,
                    .extensionSkipped,
                    "The service extension does not run: \(why)",
                    rule: ServiceExtensionRule.rule
                )
            }
            return original
        }
        await places.take()
        defer { places.giveBack() }
        guard !Task.isCancelled else { return nil }
        let request = NotificationRequest(
            identifier: push.collapseID ?? push.id,
            content: original,
            trigger: .push
        )
        let outcome = await extensions.run(profile, of: app, request: request, journeyID: push.id)
        guard !Task.isCancelled else { return nil }
        return await conclude(outcome, original, push, app)
    }

    private func conclude(
        _ outcome: ServiceRun.Outcome,
        _ original: NotificationContent,
        _ push: CourierPush,
        _ app: AppState
    ) async -> NotificationContent? {
        func fallBack(_ event: JourneyEvent, _ why: String) -> NotificationContent {
            journeys.note(
                push.id,
                event,
                "\(why); the original is shown",
                station: .serviceExtension,
                rule: "UNNotificationServiceExtension: without a result the original is shown"
            )
            return original
        }
        switch outcome {
        case .expired:
            return fallBack(.extensionExpired, "The content handler was not called")
        case .crashed(let how):
            return fallBack(.extensionCrashed, "The extension ended before it delivered: \(how)")
        case .hung(let how):
            return fallBack(.extensionHung, "The extension hung: \(how)")
        case .failed(let why):
            return fallBack(.extensionCrashed, "The extension could not serve: \(why)")
        case .delivered(let content, let afterWarning):
            return await judge(content, original, push, app, afterWarning)
        }
    }

    private func judge(
        _ result: NotificationContent,
        _ original: NotificationContent,
        _ push: CourierPush,
        _ app: AppState,
        _ afterWarning: Bool
    ) async -> NotificationContent? {
        let moment = afterWarning ? "its best attempt, after the warning" : "its content"
        switch ServiceExtensionRule.judge(result, pushType: push.pushType, entitlements: app.profile.entitlements) {
        case .show(let content):
            journeys.note(
                push.id,
                .extensionDelivered,
                "The extension delivers \(moment)",
                station: .serviceExtension,
                rule: "UNNotificationServiceExtension: the content handler was called",
                changes: original.changes(to: content)
            )
            return await attachments.takeAfterExtension(content, of: app, journeyID: push.id)
        case .original(let why):
            journeys.note(
                push.id,
                .extensionDelivered,
                "The extension delivers \(moment), but \(why)",
                station: .serviceExtension,
                rule: ServiceExtensionRule.emptyRule
            )
            return original
        case .suppress(let badge):
            journeys.note(
                push.id,
                .suppressed,
                "The extension handed back empty content: nothing is shown",
                station: .serviceExtension,
                rule: ServiceExtensionRule.filteringRule
            )
            if let badge {
                keeper.attempt("setting a badge") { try $0.set(badge: badge, bundleID: app.bundleID) }
            }
            return nil
        }
    }

    private func step(_ event: JourneyEvent, _ text: String) -> JourneyEntry {
        JourneyEntry(
            at: keeper.clock.now(),
            station: .device,
            event: event,
            text: text,
            rule: "courier: stored before it is acknowledged"
        )
    }
}
