import DeviceCore
import DeviceLink
import DeviceStore
import Foundation
import Logging
import NotificationModel

/// Brings a notification before the person: asks the app in the foreground, lets the rules decide, plays the sound.
struct Presenter: Sendable {
    let keeper: StateKeeper
    let journeys: JourneyLog
    let apps: AppSupervisor
    let sounds: SoundLibrary
    let limits: DeviceLimits
    let jobs: Jobs

    /// Tells of requests that fired, and asks the apps in the foreground.
    func finish(_ fired: [FiredRequest]) {
        for request in fired {
            let id = request.arrival.journeyID
            let trigger = request.arrival.notification.request.trigger.map(\.name) ?? "none"
            let content = request.arrival.notification.request.content
            let head = JourneyHead(id: id, bundleID: request.arrival.bundleID, title: content.headline)
            journeys.begin(head, [step(.fired, "It fires; its trigger: \(trigger)")])
            if let shown = request.presentation {
                tell(shown, request.arrival)
            } else {
                jobs.add { await present(request.arrival) }
            }
        }
    }

    /// Presents at once when nobody has to be asked, so that arrivals keep their order.
    func begin(_ arrival: Arrival) {
        if isForeground(arrival.bundleID) {
            jobs.add { await present(arrival) }
        } else {
            place(arrival, foreground: .notAsked)
        }
    }

    /// Presents, and returns once it is on the screen or not.
    ///
    /// `push`: the stored push that is done in the same transaction.
    func present(_ arrival: Arrival, finishing push: StoredPush.Number? = nil) async {
        place(arrival, foreground: await ask(arrival), finishing: push)
    }

    private func step(_ event: JourneyEvent, _ text: String) -> JourneyEntry {
        JourneyEntry(at: keeper.clock.now(), station: .device, event: event, text: text)
    }

    private func isForeground(_ bundleID: String) -> Bool { keeper.read { $0.isForeground(bundleID) } }

    private func ask(_ arrival: Arrival) async -> ForegroundAnswer {
        guard isForeground(arrival.bundleID), let app = apps.connection(arrival.bundleID) else { return .notAsked }
        guard keeper.read({ $0.apps[arrival.bundleID]?.settings.mayNotify ?? false }) else { return .notAsked }
        guard apps.hasDelegate(arrival.bundleID) else { return .noDelegate }
        apps.setJourney(arrival.journeyID, of: arrival.bundleID)
        let reply = try? await withDeadline(keeper.clock, seconds: limits.willPresent) {
            try await app.call(.willPresent(arrival.notification))
        }
        guard case .presentation(let options) = reply else {
            journeys.note(
                arrival.journeyID,
                .willPresent,
                "The app did not answer within \(limits.willPresent) s",
                station: .app
            )
            return .late
        }
        let names = options.map { $0.names } ?? "no delegate"
        journeys.note(
            arrival.journeyID,
            .willPresent,
            "The app in the foreground answers: \(names)",
            station: .app,
            rule: "userNotificationCenter(_:willPresent:withCompletionHandler:)"
        )
        return options.map(ForegroundAnswer.options) ?? .noDelegate
    }

    private func place(_ arrival: Arrival, foreground: ForegroundAnswer, finishing push: StoredPush.Number? = nil) {
        do {
            let now = keeper.clock.now()
            let shown = try keeper.change(finishing: push) { try $0.present(arrival, foreground: foreground, at: now) }
            tell(shown, arrival)
        } catch {
            journeys.note(arrival.journeyID, .suppressed, "It cannot be shown: \(error)")
        }
    }

    private func tell(_ shown: Presentation, _ arrival: Arrival) {
        journeys.add(shown.steps, to: arrival.journeyID)
        if let sound = shown.sound { jobs.add { await play(sound, shown.key, arrival) } }
    }

    private func play(_ sound: NotificationSound, _ key: String, _ arrival: Arrival) async {
        guard let app = keeper.read({ $0.apps[arrival.bundleID] }) else { return }
        let file = await sounds.file(for: sound, of: app)
        if let note = file.note { journeys.note(arrival.journeyID, .soundPlayed, note) }
        keeper.hub.publish(.sound(SoundCue(key: key, url: file.path.url, volume: sound.volume ?? 1)))
    }
}

extension PresentationOptions {
    /// As an author spells them.
    var names: String {
        let all: [(Self, String)] = [
            (.badge, ".badge"), (.sound, ".sound"), (.alert, ".alert"), (.list, ".list"), (.banner, ".banner"),
        ]
        return "[\(all.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension Trigger {
    var name: String {
        switch self {
        case .push: "push"
        case .timeInterval(let seconds, let repeats): "\(repeats ? "every" : "after") \(seconds) s"
        case .calendar(_, let repeats): repeats ? "calendar, repeating" : "calendar"
        case .location(let region, _): "region \(region.identifier)"
        }
    }
}
