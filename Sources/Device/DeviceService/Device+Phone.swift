import AppLink
import DeviceApps
import DeviceBundles
import DeviceContentViews
import DeviceContext
package import DeviceCore
import DeviceDelivery
import DeviceLink
import DeviceMedia
import DeviceStore
package import Foundation
import Logging
package import NotificationModel
package import ViewLink
import WallClock

extension Device: Phone {
    // MARK: Seeing

    package func render() async -> RenderModel { context.phone.render() }

    package func events() async -> AsyncStream<PhoneEvent> { context.phone.watch(seesScreen: true) }

    package func changes() async -> AsyncStream<PhoneEvent> { context.phone.watch(seesScreen: false) }

    package func media(_ path: String) async throws -> MediaFile { try await media.file(path) }

    package func stream(_ path: String, range: String?) async throws -> MediaStream {
        try await media.stream(path, range: range)
    }

    // MARK: Cards

    package func expand(card key: String) async throws {
        let journeyID = try await context.phone.change { state in
            try state.expand(key)
            return try state.card(key).entry.journeyID
        }
        context.journeys.note(journeyID, .expanded, "The person opens it", station: .screen)
    }

    package func collapse() async throws { try await context.phone.change { $0.collapse() } }

    package func contentViews() async throws -> ContentViewChange { try contentViews.views() }

    package func contentEvent(_ event: ViewEvent) async throws { try contentViews.deliver(event) }

    package func windowViews() async throws -> AppWindowViews { try windows.views() }

    package func windowEvent(_ event: ViewEvent) async throws { try windows.deliver(event) }

    package func press(windowElement words: String) async throws {
        try await windows.use(words) { [.touch(node: $0.node, sense: .tap, at: nil)] }
    }

    package func type(_ text: String, intoWindowElement words: String) async throws {
        try await windows.use(words, kinds: [.field]) { field in
            [
                .focus(node: field.node, isFocused: true), .text(node: field.node, text: text),
                .returnKey(node: field.node), .focus(node: field.node, isFocused: false),
            ]
        }
    }

    package func respond(to key: String, action: String, userText: String?) async throws {
        try await answers.respond(to: key, action: action, userText: userText)
    }

    package func clear(card key: String) async throws {
        let journeyID = try await context.phone.change { state in
            let journeyID = try state.card(key).entry.journeyID
            try state.remove(card: key)
            return journeyID
        }
        context.journeys.note(
            journeyID,
            .removed,
            "The person clears it; the app does not hear of it",
            station: .screen,
            rule: .explicitDismissal
        )
    }

    package func clearAll() async throws { try await context.phone.change { $0.removeAllCards() } }

    package func dismissActivity(_ journeyID: String) async throws {
        let now = context.clock.now()
        let step = try await context.phone.change { try $0.dismissActivity(journeyID, at: now) }
        context.journeys.add([step], to: journeyID)
        delivery.channels.update()
        delivery.activityTokens.update()
    }

    package func clearFaults() async throws {
        guard context.phone.read(\.isConnected) else { throw PhoneError.notFound("the gateway is not reached") }
        delivery.clearFaults()
    }

    package func dismissBanner() async throws { try await context.phone.change { $0.dismissBanner() } }

    package func answer(prompt id: String, allow: Bool) async throws {
        try await answer(prompt: id, allow: allow, once: false)
    }

    package func allowOnce(prompt id: String) async throws { try await answer(prompt: id, allow: true, once: true) }

    private func answer(prompt id: String, allow: Bool, once: Bool) async throws {
        try await prompts.answer(id, allow: allow) { prompt, state in
            switch prompt.kind {
            case .authorization: state.answerAuthorization(allow: allow, bundleID: prompt.bundleID)
            case .unlock: if allow, state.isLocked { state.surface = .homeScreen }
            case .location, .locationAlways:
                state.answerLocation(prompt.kind, allow: allow, once: once, bundleID: prompt.bundleID)
            }
        }
        locations.update()
    }

    package func setLocation(_ access: LocationAccess, of bundleID: String) async throws {
        try await context.phone.change { try $0.setLocation(access, bundleID: bundleID) }
        locations.update()
    }

    // MARK: Apps

    package func install(bundle path: String) async throws -> String {
        let bundleID = try await installer.install(URL(filePath: path))
        delivery.activityTokens.update()
        return bundleID
    }

    package func uninstall(app bundleID: String) async throws {
        let app = try await installer.uninstall(bundleID)
        prompts.abandon(bundleID: bundleID)
        let tokens = [app.profile.deviceToken].compactMap(\.self) + (app.profile.activityTokens ?? [:]).values.sorted()
        for token in tokens { delivery.registration.retire(token) }
        try await installer.removeFiles(of: app)
    }

    package func open(app bundleID: String) async throws { _ = try await foreground.bring(bundleID) }

    package func terminate(app bundleID: String) async throws {
        let held = try await context.phone.change { state in
            _ = try state.app(bundleID)
            state.apps[bundleID]?.profile.isForceQuit = true
            return state.takeHeldPush(of: bundleID)
        }
        if let held { delivery.background.discard(held, "the person ended the app") }
        await processes.apps.end(bundleID)
    }

    package func goHome() async throws {
        guard !context.phone.read({ $0.isLocked }) else { throw PhoneError.unavailable("the phone is locked") }
        try await foreground.show(.homeScreen)
    }

    package func setLocked(_ isLocked: Bool) async throws {
        guard isLocked != context.phone.read({ $0.isLocked }) else { return }
        try await foreground.show(isLocked ? .lockScreen : .homeScreen)
    }

    package func settings(app bundleID: String) async throws -> NotificationSettings {
        try context.phone.read { try $0.app(bundleID) }.settings
    }

    package func soundProblem(named name: String, app bundleID: String) async throws -> String? {
        await sounds.problem(named: name, of: try context.phone.read { try $0.app(bundleID) })
    }

    package func setSettings(_ settings: NotificationSettings, app bundleID: String) async throws {
        let now = context.clock.now()
        // A badge that is switched off goes; one that is switched on comes with the next notification.
        try await context.phone.change { state in
            _ = try state.app(bundleID)
            state.apps[bundleID]?.settings = settings
            if settings.badge != .enabled { state.apps[bundleID]?.badge = 0 }
            state.rescheduleSummaries(at: now)
        }
    }

    package func settleProvisional(app bundleID: String, keep: Bool) async throws {
        try await context.phone.change { state in
            var app = try state.app(bundleID)
            guard app.settings.authorizationStatus == .provisional else {
                throw PhoneError.unavailable("“\(bundleID)” does not notify provisionally: there is nothing to keep")
            }
            Authorization.settleProvisional(keep: keep, settings: &app.settings)
            state.apps[bundleID] = app
        }
    }

    package func openSettings(app bundleID: String, card key: String?) async throws {
        let notification = try context.phone.read { state in
            guard try state.app(bundleID).settings.providesAppNotificationSettings else {
                throw PhoneError.unavailable("“\(bundleID)” did not say that it has settings of its own")
            }
            return try key.map { try state.card($0).entry.notification }
        }
        let app = try await foreground.bring(bundleID)
        _ = try await withDeadline(context.clock, seconds: context.limits.response) {
            try await app.call(.openSettings(notification))
        }
    }

    package func setDebugged(app bundleID: String, _ isDebugged: Bool) async throws {
        _ = try context.phone.read { try $0.app(bundleID) }
        processes.extensions.setDebugged(bundleID, isDebugged)
    }

    package func mute(app bundleID: String, until: Date?) async throws {
        try await context.phone.change { state in
            _ = try state.app(bundleID)
            state.apps[bundleID]?.profile.mutedUntil = until
        }
    }

    // MARK: Journeys

    package func journeys(_ search: JourneySearch, limit: Int) async -> [JourneySummary] {
        await context.journeys.settle()
        do {
            let limit = min(max(limit, 0), context.limits.journeys.count)
            guard !search.isEmpty else { return try await store.journeys(limit: limit) }
            return try await find(search, limit: limit, before: nil).found
        } catch {
            context.logger.error("journeys cannot be read: \(error)")
            return []
        }
    }

    package func find(_ search: JourneySearch, limit: Int, before: Int?) async throws -> JourneyFindings {
        await context.journeys.writer.catchUp(within: .seconds(context.limits.searchPatience))
        return try await store.find(search, onDevice: configuration.name, limit: limit, before: before)
    }

    package func journey(id: String) async throws -> Journey {
        await context.journeys.settle()
        let known = try await store.journey(id: id)
        let remote = known.map { !Journey.isLocal($0.id) } ?? true ? await delivery.outbox.journey(id) : nil
        guard let journey = Self.merge(known, remote, byTime: context.clock.manual == nil) else {
            throw PhoneError.notFound("no journey “\(id)” is known")
        }
        return journey
    }

    package func hasStep(among steps: Set<JourneyEvent>, inJourney id: String) async -> Bool {
        do {
            return try await store.journey(id: id)?.entries.contains { steps.contains($0.event) } ?? false
        } catch {
            context.logger.error("a journey cannot be read: \(error)")
            return false
        }
    }

    /// The gateway's steps beside the device's own.
    ///
    /// A device whose clock is moved by hand has times of its own, so there the gateway's come first.
    private static func merge(_ known: Journey?, _ remote: Journey?, byTime: Bool) -> Journey? {
        guard let remote, !remote.entries.isEmpty else { return known }
        guard var journey = known else { return remote }
        let all = remote.entries + journey.entries.filter { $0.station != .gateway }
        journey.entries =
            byTime
            ? all.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element) : all
        journey.payload = journey.payload ?? remote.payload
        journey.headers = journey.headers ?? remote.headers
        return journey
    }

    // MARK: The phone's own settings

    package func setPreferences(_ preferences: PhonePreferences) async throws {
        if let problem = preferences.problem { throw PhoneError.invalid(problem) }
        let now = context.clock.now()
        let before = context.phone.read(\.preferences)
        let fired = try await context.phone.writer.change(steps: { $0.map { $0.journey(at: now) } }) { state in
            let before = state.preferences.location
            state.preferences = preferences
            state.preferences.location = before
            state.rescheduleSummaries(at: now)
            guard let place = preferences.location, place != before else { return [FiredRequest]() }
            return state.move(to: place, at: now)
        }
        // What waits was started under other conditions.
        let isOther =
            preferences.network != before.network || preferences.storage != before.storage
            || preferences.extensionMemory != before.extensionMemory || preferences.language != before.language
        if isOther { processes.prewarmed.discardAll() }
        delivery.presenter.finish(fired)
        delivery.power.update()
        locations.update()
    }

    package func advanceClock(by seconds: Double) async throws {
        guard let manual = context.clock.manual else {
            throw PhoneError.unavailable("this device runs on the machine's context.clock, which nobody moves by hand")
        }
        guard seconds >= 0, seconds.isFinite else {
            throw PhoneError.invalid("a clock cannot be moved by \(seconds) seconds")
        }
        manual.advance(by: seconds)
        // Also where nothing fell due: pages show the time.
        context.phone.attempt("telling the time") { _ in }
    }
}
