package import Foundation
package import NotificationModel

/// A notification whose moment has come.
package struct Arrival: Hashable, Sendable {
    package var bundleID: String
    package var notification: DeliveredNotification
    package var journeyID: String

    package init(bundleID: String, notification: DeliveredNotification, journeyID: String) {
        self.bundleID = bundleID
        self.notification = notification
        self.journeyID = journeyID
    }
}

/// What became of an arrival.
package struct Presentation: Hashable, Sendable {
    /// The card's key.
    package var key: String
    package var placement: Placement
    package var steps: [JourneyEntry]
    /// To be played now; nil for silence.
    package var sound: NotificationSound?
}

extension PhoneState {
    /// How long a temporary banner stays, in seconds (presentation.md: about five).
    package static let bannerSeconds = 5.0

    /// Presents an arrival as the rules say.
    ///
    /// `foreground`: what the app said, if it was asked.
    /// - Throws: ``PhoneError/notFound(_:)`` when the app is gone.
    package mutating func present(
        _ arrival: Arrival,
        foreground: ForegroundAnswer,
        at now: Date
    ) throws(PhoneError) -> Presentation {
        var app = try app(arrival.bundleID)
        asking[arrival.journeyID] = nil
        let content = arrival.notification.request.content
        let placement = DeliveryRules.place(
            content,
            settings: app.settings,
            in: circumstances(app, foreground, arrival, now)
        )
        var steps: [JourneyEntry] = []
        func note(_ event: JourneyEvent, _ text: String, _ rule: JourneyRule?) {
            steps.append(JourneyEntry(at: now, station: .device, event: event, text: text, rule: rule?.text))
        }
        let old = app.delivered.entry(identifier: arrival.notification.request.identifier)
        let key = old?.key ?? "n\(makeNumber())"
        let entry = DeliveredEntry(
            key: key,
            notification: arrival.notification,
            journeyID: arrival.journeyID,
            placement: placement,
            isProvisional: app.settings.isQuiet
        )
        let stays = placement.isListed || placement.heldUntil != nil
        if let old, placement.banner || stays {
            note(.replaced, "It takes the place of the one of \(old.notification.date)", .sameIdentifier)
        }
        if placement.badge, let badge = content.badge {
            note(.badgeChanged, "The badge goes from \(app.badge) to \(badge)", .badge)
            set(badge: badge, of: &app)
        }
        if stays, app.delivered.add(entry) != nil {
            note(.removed, "The app's oldest notification left the centre", .deliveredLimit)
        } else if old != nil, !stays, placement.banner {
            app.delivered.remove(key: key)
        }
        apps[arrival.bundleID] = app
        if placement.banner { show(banner: entry, of: app, at: now) }
        let event = placement.event(isLocked: isLocked)
        note(event, placement.sentence(event), placement.rule)
        if placement.sound { note(.soundPlayed, "A sound is played", .sound) }
        return Presentation(
            key: key,
            placement: placement,
            steps: steps,
            sound: placement.sound ? content.audibleSound(app.settings) : nil
        )
    }

    private func circumstances(
        _ app: AppState,
        _ foreground: ForegroundAnswer,
        _ arrival: Arrival,
        _ now: Date
    ) -> Circumstances {
        Circumstances(
            isLocked: isLocked,
            focus: preferences.focus,
            focusFilter: preferences.focusFilters?[app.bundleID],
            isSilent: preferences.isSilent,
            isMuted: app.profile.mutedUntil.map { now < $0 } ?? false,
            summaryTime: summaryTime(of: app, at: arrival.notification.date),
            foreground: foreground,
            choices: choices
        )
    }

    private mutating func show(banner entry: DeliveredEntry, of app: AppState, at now: Date) {
        let stays = app.settings.alertStyle == .alert
        banner = Banner(
            bundleID: app.bundleID,
            entry: entry,
            leavesAt: stays ? nil : now.addingTimeInterval(Self.bannerSeconds),
            isPersistent: stays
        )
    }

    /// Lets a banner go that is over at `now`.
    package mutating func dropBanner(at now: Date) {
        if let leavesAt = banner?.leavesAt, leavesAt <= now { banner = nil }
    }

    /// Lets the banner go to the centre.
    package mutating func dismissBanner() { banner = nil }

    /// Sets an app's badge, as a notification or the app does.
    package mutating func set(badge: Int, bundleID: String) throws(PhoneError) {
        var app = try app(bundleID)
        guard app.settings.badge == .enabled else { return }
        set(badge: badge, of: &app)
        apps[bundleID] = app
    }

    private mutating func set(badge: Int, of app: inout AppState) {
        app.badge = max(badge, 0)
        guard badge == 0, choices.zeroBadgeClearsCenter else { return }
        app.delivered.removeAll()
        if banner?.bundleID == app.bundleID { banner = nil }
    }
}

extension Placement {
    fileprivate func event(isLocked: Bool) -> JourneyEvent {
        if heldUntil != nil { return .held }
        if banner || (lockScreen && isLocked) { return .shown }
        return isVisible ? .listed : .suppressed
    }

    fileprivate func sentence(_ event: JourneyEvent) -> String {
        var places: [String] = []
        if banner { places.append("banner") }
        if lockScreen { places.append("lock screen") }
        if center { places.append("notification centre") }
        if let heldUntil { return "Held until \(heldUntil); \(why)" }
        let where_ = places.isEmpty ? "Not shown" : "Shown: " + places.joined(separator: ", ")
        let quiet = silence.map { "; silent (\($0.text))" } ?? ""
        return "\(where_); \(why)\(quiet)"
    }
}
