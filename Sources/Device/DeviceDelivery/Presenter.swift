import AppLink
package import DeviceApps
package import DeviceContext
package import DeviceCore
import DeviceLink
package import DeviceMedia
package import DeviceStore
import Foundation
import Logging
import NotificationModel
import WallClock

/// Brings a notification before the person: asks the app in the foreground, lets the rules decide, plays the sound.
package struct Presenter: Sendable {
    package let context: DeviceContext
    package let apps: AppSupervisor
    package let sounds: SoundLibrary

    /// Lets requests that fired be heard, and asks the apps in the foreground.
    package func finish(_ fired: [FiredRequest]) {
        for request in fired {
            if let shown = request.presentation {
                hear(shown, request.arrival)
            } else {
                presentLater(request.arrival)
            }
        }
    }

    /// Presents at once when nobody has to be asked, so that arrivals keep their order.
    ///
    /// - Throws: ``DiskTrouble`` when it cannot be kept, and so is not shown.
    package func begin(_ arrival: Arrival) async throws {
        if isForeground(arrival.bundleID) {
            presentLater(arrival)
        } else {
            try await place(arrival, foreground: .notAsked)
        }
    }

    /// Presents, and returns once it is on the screen or not; what the disk does not take is shown as soon as it does.
    ///
    /// - Parameters:
    ///   - arrival: what has come.
    ///   - push: the stored push that is done in the same commit.
    /// - Returns: false when it cannot be shown, so that the push is not done by that.
    @discardableResult
    package func present(_ arrival: Arrival, finishing push: StoredPush.Number? = nil) async throws -> Bool {
        let foreground = await ask(arrival)
        return try await context.phone.whenDiskWorks {
            try await place(arrival, foreground: foreground, finishing: push, isPatient: true)
        }
    }

    /// Presents what nobody waits for.
    private func presentLater(_ arrival: Arrival) {
        context.jobs.add {
            do {
                try await present(arrival)
            } catch {
                // The device ends.
            }
        }
    }

    private func isForeground(_ bundleID: String) -> Bool { context.phone.read { $0.isForeground(bundleID) } }

    private func ask(_ arrival: Arrival) async -> ForegroundAnswer {
        guard isForeground(arrival.bundleID), let app = apps.connection(arrival.bundleID) else { return .notAsked }
        guard context.phone.read({ $0.apps[arrival.bundleID]?.settings.mayNotify ?? false }) else { return .notAsked }
        // An app that adds a request without a trigger may set its delegate where it hears of that.
        guard apps.hasDelegate(arrival.bundleID) || arrival.notification.request.trigger == nil else {
            return .noDelegate
        }
        apps.setJourney(arrival.journeyID, of: arrival.bundleID)
        let reply: PresentationOptions??
        do {
            reply = try await withDeadline(context.clock, seconds: context.limits.willPresent) {
                try await app.call(.willPresent(arrival.notification))
            }
        } catch {
            context.journeys.note(arrival.journeyID, .willPresent, "The app failed over it: \(error)", station: .app)
            return .late
        }
        guard let options = reply else {
            context.journeys.note(
                arrival.journeyID,
                .willPresent,
                "The app did not answer within \(context.limits.willPresent) s",
                station: .app
            )
            return .late
        }
        guard let options else { return .noDelegate }
        context.journeys.note(
            arrival.journeyID,
            .willPresent,
            "The app in the foreground answers: \(options.names)",
            station: .app,
            rule: .willPresent
        )
        return .options(options)
    }

    /// Shows it, and writes so in the same commit.
    ///
    /// - Returns: false when there is nowhere to show it.
    /// - Throws: ``DiskTrouble``; `CancellationError`.
    @discardableResult
    private func place(
        _ arrival: Arrival,
        foreground: ForegroundAnswer,
        finishing push: StoredPush.Number? = nil,
        isPatient: Bool = false
    ) async throws -> Bool {
        do {
            let now = context.clock.now()
            let shown = try await context.phone.writer.change(
                finishing: push,
                isPatient: isPatient,
                steps: { [.append($0.steps, to: arrival.journeyID)] },
                { [work = context.phone.work] phone in
                    try work.work(on: .push(arrival.journeyID)) {
                        try phone.present(arrival, foreground: foreground, at: now)
                    }
                }
            )
            hear(shown, arrival)
            return true
        } catch let error as PhoneError {
            context.journeys.note(arrival.journeyID, .suppressed, "It cannot be shown: \(error)")
            context.phone.attempt("forgetting what cannot be shown") { $0.abandon(arrival) }
            return false
        }
    }

    private func hear(_ shown: Presentation, _ arrival: Arrival) {
        if let sound = shown.sound { context.jobs.add { await play(sound, shown.key, arrival) } }
    }

    private func play(_ sound: NotificationSound, _ key: String, _ arrival: Arrival) async {
        guard let app = context.phone.read({ $0.apps[arrival.bundleID] }) else { return }
        let file = await sounds.file(for: sound, of: app)
        if let note = file.note { context.journeys.note(arrival.journeyID, .soundPlayed, note) }
        context.phone.hub.publish(.sound(SoundCue(key: key, url: file.path.url, volume: sound.volume ?? 1)))
    }
}

extension PresentationOptions {
    /// As an author spells them.
    package var names: String {
        let all: [(Self, String)] = [
            (.badge, ".badge"), (.sound, ".sound"), (.alert, ".alert"), (.list, ".list"), (.banner, ".banner"),
        ]
        return "[\(all.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension Trigger {
    package var name: String {
        switch self {
        case .push: "push"
        case .timeInterval(let seconds, let repeats): "\(repeats ? "every" : "after") \(seconds) s"
        case .calendar(_, let repeats): repeats ? "calendar, repeating" : "calendar"
        case .location(let region, _): "region \(region.identifier)"
        }
    }
}
