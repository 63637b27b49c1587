package import Foundation
package import NotificationModel

/// A request that waits for its trigger.
package struct PendingRequest: Codable, Hashable, Sendable {
    @Shared package var request: NotificationRequest
    /// nil for a region, and for a date that never comes.
    package var fireDate: Date?
    /// Whether the phone was inside the trigger's region when it was last looked at; nil while its place is unknown.
    package var isInside: Bool?

    package init(request: NotificationRequest, fireDate: Date?, isInside: Bool? = nil) {
        self.request = request
        self.fireDate = fireDate
        self.isInside = isInside
    }
}

/// A request whose time has come.
package struct DueRequest: Hashable, Sendable {
    package var request: NotificationRequest
    /// When it was due.
    package var date: Date
}

/// An app's pending requests, in the order in which they were added.
package struct PendingRequests: Hashable, Sendable {
    /// The most that an app may have; no error tells of those that fall out.
    package static let limit = 64

    package private(set) var items: [PendingRequest] {
        didSet { nextFireDate = Self.nextFireDate(items) }
    }

    /// When the next one fires.
    package private(set) var nextFireDate: Date?

    package init(_ items: [PendingRequest] = []) {
        self.items = items
        self.nextFireDate = Self.nextFireDate(items)
    }

    private static func nextFireDate(_ items: [PendingRequest]) -> Date? {
        items.reduce(nil) { next, item in
            guard let date = item.fireDate else { return next }
            return next.map { min($0, date) } ?? date
        }
    }

    /// Takes in a request; one with the same identifier goes.
    ///
    /// - Returns: the identifiers that fell out because there are more than ``limit``.
    package mutating func add(_ item: PendingRequest, overflow: DeviceChoices.PendingOverflow) -> [String] {
        var items = items
        defer { self.items = items }
        items.removeAll { $0.request.identifier == item.request.identifier }
        items.append(item)
        var dropped: [String] = []
        while items.count > Self.limit {
            let index: Int
            switch overflow {
            case .keepsNewest: index = 0
            case .keepsSoonest: index = Self.latestIndex(of: items)
            }
            dropped.append(items.remove(at: index).request.identifier)
        }
        return dropped
    }

    /// The one that fires last; of several the newest.
    ///
    /// A region, which may fire any time, stays before a date that never comes.
    private static func latestIndex(of items: [PendingRequest]) -> Int {
        func rank(_ item: PendingRequest) -> Date {
            if case .location = item.request.trigger { return .distantPast }
            return item.fireDate ?? .distantFuture
        }
        var latest = 0
        for index in items.indices where rank(items[index]) >= rank(items[latest]) { latest = index }
        return latest
    }

    /// Removes those identifiers; unknown ones are passed over.
    package mutating func remove(_ identifiers: Set<String>) {
        guard items.contains(where: { identifiers.contains($0.request.identifier) }) else { return }
        items.removeAll { identifiers.contains($0.request.identifier) }
    }

    /// Removes all.
    package mutating func removeAll() { items.removeAll() }

    /// Takes out what is due at `now`, in the order in which it fell due; repeating requests stay, for their next date.
    ///
    /// `missed`: the phone was off: what fell due more than once fires once.
    package mutating func takeDue(at now: Date, calendar: Calendar, missed: Bool) -> [DueRequest] {
        var due: [DueRequest] = []
        var items = items
        defer { self.items = items }
        for index in items.indices {
            due += Self.occurrences(of: &items[index], until: now, calendar: calendar, missed: missed)
        }
        items.removeAll { item in
            guard let trigger = item.request.trigger, !trigger.repeats else { return false }
            return item.fireDate.map { $0 <= now } ?? false
        }
        return due.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// A bound on what one look at the clock can fire of one request, should the clock be moved by years.
    private static let occurrenceLimit = 100

    private static func occurrences(
        of item: inout PendingRequest,
        until now: Date,
        calendar: Calendar,
        missed: Bool
    ) -> [DueRequest] {
        guard let first = item.fireDate, first <= now else { return [] }
        let request = item.request
        guard let trigger = request.trigger, trigger.repeats else { return [DueRequest(request: request, date: first)] }
        var due = [DueRequest(request: request, date: first)]
        var next = trigger.fireDate(after: first, calendar: calendar)
        while let date = next, date <= now, !missed, due.count < occurrenceLimit {
            due.append(DueRequest(request: request, date: date))
            next = trigger.fireDate(after: date, calendar: calendar)
        }
        if let date = next, date <= now { next = trigger.fireDate(after: now, calendar: calendar) }
        item.fireDate = next
        return due
    }

    /// Looks at the regions again, now that the phone is elsewhere.
    ///
    /// - Parameter fires: false notes only whether the phone is within them.
    /// - Returns: what fires, because its border was crossed in a direction that it listens to.
    package mutating func moved(to place: PhonePreferences.Location, at now: Date, fires: Bool = true) -> [DueRequest] {
        var fired: [DueRequest] = []
        var finished: Set<String> = []
        for index in items.indices {
            guard case .location(let region, let repeats) = items[index].request.trigger else { continue }
            let isInside = region.contains(place)
            defer { items[index].isInside = isInside }
            guard fires, let wasInside = items[index].isInside, wasInside != isInside else { continue }
            guard isInside ? region.notifiesOnEntry : region.notifiesOnExit else { continue }
            fired.append(DueRequest(request: items[index].request, date: now))
            if !repeats { finished.insert(items[index].request.identifier) }
        }
        remove(finished)
        return fired
    }
}
