import Foundation
import NotificationModel
import ViewLink

@testable import DeviceCore

/// A phone of paper: keeps what a test puts on it, does what a person asks, and writes down what it was asked.
actor FixturePhone: Phone {
    private(set) var model: RenderModel
    private(set) var log: [String] = []
    private var journeyLog: [Journey]
    private var appSettings: [String: NotificationSettings] = [:]
    private var listeners: [AsyncStream<PhoneEvent>.Continuation] = []
    private let media: [String: MediaFile]
    /// What the next move of the clock brings.
    private var arrivals: [RenderModel.Card]

    init(
        model: RenderModel = Samples.model,
        journeys: [Journey] = Samples.journeys,
        media: [String: MediaFile] = [:],
        arrivals: [RenderModel.Card] = []
    ) {
        self.model = model
        self.journeyLog = journeys
        self.media = media
        self.arrivals = arrivals
    }

    /// Whether somebody listens.
    var isHeard: Bool { !listeners.isEmpty }

    /// How often it was asked for its picture.
    private(set) var pictures = 0

    func render() -> RenderModel {
        pictures += 1
        return model
    }

    func events() -> AsyncStream<PhoneEvent> { listen(first: .render(model)) }

    func changes() -> AsyncStream<PhoneEvent> { listen(first: .changed(revision: model.revision)) }

    private func listen(first: PhoneEvent) -> AsyncStream<PhoneEvent> {
        let (stream, listener) = AsyncStream.makeStream(of: PhoneEvent.self, bufferingPolicy: .bufferingNewest(256))
        listener.yield(first)
        listeners.append(listener)
        return stream
    }

    /// Makes the phone say something that a test wants to see on the page.
    func emit(_ event: PhoneEvent) {
        for listener in listeners { listener.yield(event) }
    }

    private func change(_ body: (inout RenderModel) -> Void) {
        body(&model)
        model.revision += 1
        emit(.changed(revision: model.revision))
    }

    private func card(_ key: String) throws -> RenderModel.Card {
        let inFront = [model.banner, model.expanded].compactMap(\.self)
        guard let card = (model.center.flatMap(\.cards) + inFront).first(where: { $0.key == key }) else {
            throw PhoneError.notFound("no card “\(key)”")
        }
        return card
    }

    private func known(_ app: String) throws {
        guard model.apps.contains(where: { $0.bundleID == app }) else {
            throw PhoneError.notFound("no app “\(app)” is installed")
        }
    }

    /// Shows a card as a banner, in the centre, with its sound and its journey.
    func arrive(_ card: RenderModel.Card) {
        change { model in
            model.banner = card
            if let index = model.center.firstIndex(where: { $0.key == card.bundleID }) {
                var group = model.center.remove(at: index)
                group.cards.insert(card, at: 0)
                model.center.insert(group, at: 0)
            } else {
                model.center.insert(.init(key: card.bundleID, cards: [card]), at: 0)
            }
        }
        emit(.sound(SoundCue(key: card.key, url: "/api/v1/media/chime.wav", volume: 1)))
        if let journey = journeyLog.first(where: { $0.id == card.journeyID }), let summary = Samples.summary(journey) {
            emit(.journey(summary))
        }
    }

    /// Asks the person for authorization.
    func ask() { change { $0.prompts = [Samples.prompt] } }

    func expand(card key: String) throws {
        let card = try card(key)
        change {
            $0.expanded = card
            $0.banner = nil
        }
    }

    func collapse() { change { $0.expanded = nil } }

    func respond(to key: String, action: String, userText: String?) throws {
        let card = try card(key)
        log.append("respond \(key) \(action) \(userText ?? "-")")
        remove(key)
        if action == NotificationResponse.defaultActionIdentifier {
            change { $0.phone.surface = .app(bundleID: card.bundleID) }
        }
    }

    /// What the open card's extension shows.
    private var views: ContentViewChange?
    private(set) var contentEvents: [ViewEvent] = []

    /// Opens a card with an extension's views in it.
    func show(_ view: RenderModel.ContentView, _ update: ViewTreeUpdate, in card: RenderModel.Card) {
        let first = ContentViewChange(expansion: view.expansion, frame: ContentViewFrame(serial: 1, update: update))
        views = first
        change { model in
            model.expanded = card
            model.contentView = view
        }
        emit(.content(first))
    }

    func contentViews() throws -> ContentViewChange {
        guard let views else { throw PhoneError.notFound("no views") }
        return views
    }

    func windowViews() throws -> AppWindowViews {
        AppWindowViews(bundleID: "dev.carillon.Harbor", stay: 1, frame: try contentViews().frame)
    }

    func contentEvent(_ event: ViewEvent) throws {
        guard views != nil else { throw PhoneError.notFound("no views") }
        contentEvents.append(event)
    }

    func clear(card key: String) throws {
        _ = try card(key)
        log.append("clear \(key)")
        remove(key)
    }

    private func remove(_ key: String) {
        change { model in
            for index in model.center.indices { model.center[index].cards.removeAll { $0.key == key } }
            model.center.removeAll(where: \.cards.isEmpty)
            if model.expanded?.key == key { model.expanded = nil }
            if model.banner?.key == key { model.banner = nil }
        }
    }

    /// Puts a Live Activity on the lock screen.
    func start(activity id: String) {
        let activity = RenderModel.Activity(
            journeyID: id,
            bundleID: "dev.carillon.ride",
            appName: "Ride",
            type: "Ride",
            rows: [],
            startedAt: Samples.now,
            isEnded: false
        )
        change { $0.activities.append(activity) }
    }

    func dismissActivity(_ journeyID: String) throws {
        guard model.activities.contains(where: { $0.journeyID == journeyID }) else {
            throw PhoneError.notFound("no Live Activity of “\(journeyID)”")
        }
        log.append("dismiss activity \(journeyID)")
        change { $0.activities.removeAll { $0.journeyID == journeyID } }
    }

    func clearAll() { change { $0.center = [] } }
    func clearFaults() { change { $0.phone.faults = nil } }
    func dismissBanner() { change { $0.banner = nil } }

    func allowOnce(prompt id: String) throws { try answer(prompt: id, allow: true) }
    func setLocation(_ access: LocationAccess, of bundleID: String) throws {}
    func answer(prompt id: String, allow: Bool) throws {
        guard model.prompts.contains(where: { $0.id == id }) else { throw PhoneError.notFound("no question “\(id)”") }
        log.append("answer \(id) \(allow)")
        change { $0.prompts.removeAll { $0.id == id } }
    }

    func install(bundle path: String) throws -> String {
        guard path.hasSuffix(".app") else { throw PhoneError.invalid("“\(path)” is no bundle") }
        return "dev.carillon.installed"
    }

    func uninstall(app bundleID: String) throws {
        try known(bundleID)
        change { $0.apps.removeAll { $0.bundleID == bundleID } }
    }

    func open(app bundleID: String) throws {
        try known(bundleID)
        change { $0.phone.surface = .app(bundleID: bundleID) }
    }

    func terminate(app bundleID: String) throws { try known(bundleID) }
    func goHome() { change { $0.phone.surface = .homeScreen } }
    func setLocked(_ isLocked: Bool) { change { $0.phone.surface = isLocked ? .lockScreen : .homeScreen } }

    func settings(app bundleID: String) throws -> NotificationSettings {
        try known(bundleID)
        return appSettings[bundleID] ?? Samples.settings
    }

    func setSettings(_ settings: NotificationSettings, app bundleID: String) throws {
        try known(bundleID)
        appSettings[bundleID] = settings
    }

    func token(app bundleID: String) throws -> String {
        try known(bundleID)
        change { model in
            for index in model.apps.indices where model.apps[index].bundleID == bundleID {
                model.apps[index].deviceToken = model.apps[index].deviceToken ?? "00ff"
            }
        }
        return model.apps.first { $0.bundleID == bundleID }?.deviceToken ?? ""
    }

    func setDebugged(app bundleID: String, _ isDebugged: Bool) throws {
        try known(bundleID)
        log.append("\(isDebugged ? "debug" : "no longer debug") \(bundleID)")
    }

    func mute(app bundleID: String, until: Date?) throws {
        try known(bundleID)
        change { model in
            for index in model.apps.indices where model.apps[index].bundleID == bundleID {
                model.apps[index].mutedUntil = until
            }
        }
    }

    func openSettings(app bundleID: String, card key: String?) throws {
        try known(bundleID)
        log.append("open settings \(bundleID) \(key ?? "-")")
    }

    func settleProvisional(app bundleID: String, keep: Bool) throws {
        try known(bundleID)
        log.append("settle \(bundleID) \(keep)")
    }

    func setPreferences(_ preferences: PhonePreferences) { change { $0.phone.preferences = preferences } }

    func journeys(_ search: JourneySearch, limit: Int) -> [JourneySummary] {
        let found = journeyLog.compactMap { journey in
            Samples.summary(journey).flatMap { search.finds(journey, $0, device: "Fixture") ? $0 : nil }
        }
        return Array(found.prefix(limit))
    }

    func find(_ search: JourneySearch, limit: Int, before: Int?) -> JourneyFindings {
        let all = journeys(search, limit: journeyLog.count)
        let start = before ?? 0
        let page = all.dropFirst(start).prefix(limit)
        let end = start + page.count
        return JourneyFindings(found: Array(page), total: all.count, next: end < all.count ? end : nil)
    }

    /// Which journeys were read with their steps, in order.
    private(set) var readJourneys: [String] = []

    /// Begins a journey, or adds a step to one, and says so.
    func add(_ step: JourneyEntry, to id: String, title: String) {
        let known = journeyLog.firstIndex { $0.id == id }
        var journey =
            known.map { journeyLog.remove(at: $0) }
            ?? Journey(id: id, bundleID: "com.example", title: title, entries: [])
        journey.entries.append(step)
        journeyLog.insert(journey, at: known ?? 0)
        if let summary = Samples.summary(journey) { emit(.journey(summary)) }
    }

    /// A step that only whoever reads the journey hears of: it stands before the newest one.
    func addQuietly(_ step: JourneyEntry, to id: String) {
        guard let index = journeyLog.firstIndex(where: { $0.id == id }) else { return }
        journeyLog[index].entries.insert(step, at: 0)
    }

    func journey(id: String) throws -> Journey {
        readJourneys.append(id)
        guard let journey = journeyLog.first(where: { $0.id == id }) else {
            throw PhoneError.notFound("no journey “\(id)”")
        }
        return journey
    }

    func hasStep(among steps: Set<JourneyEvent>, inJourney id: String) -> Bool {
        journeyLog.first { $0.id == id }?.entries.contains { steps.contains($0.event) } ?? false
    }

    func media(_ path: String) throws -> MediaFile {
        guard let file = media[path] else { throw PhoneError.notFound("no file “\(path)”") }
        return file
    }

    func advanceClock(by seconds: Double) throws {
        if seconds == 60 { return ask() }
        guard !arrivals.isEmpty else { throw PhoneError.unavailable("this phone's clock runs by itself") }
        arrive(arrivals.removeFirst())
    }
}
