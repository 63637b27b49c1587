package import Foundation
package import NotificationModel

/// Why a request of an app is refused: a `UNError.Code` with its words.
package struct RequestRefusal: Error, Hashable, Sendable {
    package let code: NotificationErrorCode
    package let message: String

    static func noDate(_ why: String) -> Self { Self(code: .notificationInvalidNoDate, message: why) }
    static func noContent(_ why: String) -> Self { Self(code: .notificationInvalidNoContent, message: why) }
    static func notAllowed(_ why: String) -> Self { Self(code: .notificationsNotAllowed, message: why) }
}

/// What became of a request to notify.
package enum Scheduling: Hashable, Sendable {
    /// It has no trigger: it is to be presented at once.
    case now
    /// It waits; those identifiers fell out because there are too many.
    case pending(fireDate: Date?, dropped: [String])
}

extension PhoneState {
    /// The longest identifier that an app may give a request, in UTF-8 bytes.
    static let identifierLimit = 4096

    /// Takes in a local request.
    ///
    /// - Throws: ``RequestRefusal``
    package mutating func add(
        _ request: NotificationRequest,
        bundleID: String,
        at now: Date,
        calendar: Calendar
    ) throws(RequestRefusal) -> Scheduling {
        guard var app = apps[bundleID] else { throw .notAllowed("no app “\(bundleID)” on this phone") }
        try Self.check(request)
        guard let trigger = request.trigger else {
            app.pending.remove([request.identifier])
            apps[bundleID] = app
            return .now
        }
        var item = PendingRequest(request: request, fireDate: trigger.fireDate(after: now, calendar: calendar))
        if case .location(let region, _) = trigger { item.isInside = preferences.location.map(region.contains) }
        let dropped = app.pending.add(item, overflow: choices.pendingOverflow)
        apps[bundleID] = app
        return .pending(fireDate: item.fireDate, dropped: dropped)
    }

    /// Whether a request can be taken in at all.
    ///
    /// - Throws: ``RequestRefusal``
    package static func check(_ request: NotificationRequest) throws(RequestRefusal) {
        let content = request.content
        guard !request.identifier.isEmpty, request.identifier.utf8.count <= identifierLimit else {
            throw .noContent("the identifier has \(request.identifier.utf8.count) bytes; 1 to 4096 are allowed")
        }
        guard content.hasAlertText || content.sound != nil || content.badge != nil || !content.attachments.isEmpty
        else { throw .noContent("the content has no title, subtitle, body, sound or badge") }
        if let problem = request.trigger?.problem { throw .noDate(problem) }
    }

    /// Removes pending requests; nil removes all.
    package mutating func removePending(_ identifiers: [String]?, bundleID: String) {
        if let identifiers {
            apps[bundleID]?.pending.remove(Set(identifiers))
        } else {
            apps[bundleID]?.pending.removeAll()
        }
    }

    /// When the clock is to be looked at again: a trigger, a summary, a held push, or a banner or Live Activity that
    /// leaves.
    package var nextDeadline: Date? {
        var next: Date?
        func look(_ date: Date?) {
            if let date, next.map({ date < $0 }) ?? true { next = date }
        }
        for app in apps.values {
            look(app.pending.nextFireDate)
            look(app.delivered.nextSummary)
            look(app.profile.heldPush?.heldUntil)
            for activity in app.profile.activities ?? [] {
                look(activity.leavesAt)
                // Its token is void when the system ends it.
                if app.profile.activityToken(of: activity) != nil { look(activity.endsAt) }
            }
        }
        look(banner?.leavesAt)
        return next
    }

    /// Fires what is due on the whole phone, in the order in which it fell due, and presents it in the same change, so
    /// that a phone that dies in between has done both or neither.
    ///
    /// `missed`: the phone was off meanwhile: what fell due several times fires once.
    package mutating func fireDue(at now: Date, calendar: Calendar, missed: Bool) -> [FiredRequest] {
        var all: [(bundleID: String, due: DueRequest)] = []
        for bundleID in apps.keys.sorted() {
            guard let next = apps[bundleID]?.pending.nextFireDate, next <= now else { continue }
            let due = apps[bundleID]?.pending.takeDue(at: now, calendar: calendar, missed: missed) ?? []
            all += due.map { (bundleID, $0) }
        }
        return all.enumerated().sorted { ($0.element.due.date, $0.offset) < ($1.element.due.date, $1.offset) }
            .map { fire($0.element.due, bundleID: $0.element.bundleID, at: now) }
    }

    private mutating func fire(_ due: DueRequest, bundleID: String, at now: Date) -> FiredRequest {
        let arrival = Arrival(
            bundleID: bundleID,
            notification: DeliveredNotification(request: due.request, date: due.date),
            journeyID: Journey.id(ofLocal: due.request.identifier, app: bundleID)
        )
        let presentation =
            isForeground(bundleID) ? nil : try? present(arrival, foreground: .notAsked, at: now)
        if presentation == nil { asking[arrival.journeyID] = due.request.content }
        return FiredRequest(arrival: arrival, presentation: presentation)
    }

    /// What fired cannot be shown: its files are nobody's.
    package mutating func abandon(_ arrival: Arrival) { asking[arrival.journeyID] = nil }

    /// Moves the phone. Nothing fires of an app that the person does not let know the place (Apple:
    /// UNLocationNotificationTrigger); one that never asked for it is not asked here.
    ///
    /// - Returns: what fires, because its region was entered or left.
    package mutating func move(to place: PhonePreferences.Location, at now: Date) -> [FiredRequest] {
        preferences.location = place
        let due = apps.keys.sorted().flatMap { bundleID in
            let isDenied = apps[bundleID]?.profile.location?.access == .denied
            return (apps[bundleID]?.pending.moved(to: place, at: now, fires: !isDenied) ?? []).map { (bundleID, $0) }
        }
        return due.map { fire($0.1, bundleID: $0.0, at: now) }
    }
}

/// A local request whose time has come.
package struct FiredRequest: Hashable, Sendable {
    package var arrival: Arrival
    /// nil: the app is in the foreground and has to be asked first.
    package var presentation: Presentation?
}
