/// What has happened, numbered, as far as a page that comes back still needs it: value state, no clock, no network.
///
/// A page that comes back wants the screen as it is, and the lines of the feed that it missed. It does not want the
/// frames between, nor sounds that are over; views of extensions and apps it fetches whole.
struct EventHistory: Sendable {
    /// An event as a page sees it.
    struct Entry: Hashable, Sendable {
        var number: UInt64
        var event: ServerSentEvent
    }

    /// Tells this process's numbers from an earlier one's.
    let epoch: String
    let journeyLimit: Int
    private var last: UInt64 = 0
    private var render: Entry?
    private var journeys: [Entry] = []

    /// The screen as it is; nil when nobody has looked for a while.
    var screen: ServerSentEvent? { render?.event }

    init(epoch: String, journeyLimit: Int = 256) {
        self.epoch = epoch
        self.journeyLimit = journeyLimit
    }

    /// Numbers an event and keeps it if a page that comes back will need it.
    mutating func append(_ name: EventName, data: String) -> ServerSentEvent {
        last += 1
        let entry = Entry(number: last, event: ServerSentEvent(name: name.rawValue, id: "\(epoch).\(last)", data: data))
        switch name {
        case .render: render = entry
        case .journey:
            if journeys.count >= journeyLimit { journeys.removeFirst() }
            journeys.append(entry)
        case .sound, .content, .window: break
        }
        return entry.event
    }

    /// The screen may change unseen from now on.
    mutating func forgetScreen() { render = nil }

    /// The journeys that a page missed.
    ///
    /// - Parameter lastEventID: what it heard last, as its browser tells.
    /// - Returns: those since then; none for nil or another process's id.
    func missed(after lastEventID: String?) -> [ServerSentEvent] {
        guard let known = number(of: lastEventID) else { return [] }
        return journeys.filter { $0.number > known }.map(\.event)
    }

    private func number(of id: String?) -> UInt64? {
        guard let parts = id?.split(separator: "."), parts.count == 2, parts[0] == epoch else { return nil }
        return UInt64(parts[1])
    }
}

/// The kinds of events that the stream carries.
enum EventName: String, Sendable {
    case render
    case sound
    case journey
    case content
    case window
}
