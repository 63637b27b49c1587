import CourierLink
import NIOCore

/// What is to be written to a device, and when: a value.
///
/// At once, unless the device has yet to acknowledge what was written a moment ago. Then it gathers until the device has, until
/// there is enough of it, or until the moment is over: a device at work reads many pushes in one go, where a write for each
/// would cost both sides most of their time. A push by itself never waits.
struct LineOutbox {
    /// How long pushes gather for a device that does not acknowledge.
    static let moment = TimeAmount.milliseconds(50)
    /// How many gather.
    static let limit = 64

    /// What to do after an event was added.
    enum Turn {
        case write([CourierEvent])
        /// Ask ``due(at:)`` at that time.
        case wait(until: NIODeadline)
        /// Somebody will ask already.
        case gather
    }

    private var held: [CourierEvent] = []
    /// The last push that was written, until it is acknowledged.
    private var awaited: Int64?
    /// The end of the moment after it was written.
    private var end = NIODeadline.uptimeNanoseconds(0)
    private var isScheduled = false

    /// How much has gathered.
    var count: Int { held.count }

    /// Adds events.
    mutating func add(_ events: [CourierEvent], at now: NIODeadline) -> Turn {
        held += events
        let mayWait = awaited != nil && now < end && held.count < Self.limit && events.allSatisfy(\.mayWait)
        guard mayWait else { return .write(takeAll(at: now)) }
        return schedule()
    }

    /// The device has pushes.
    ///
    /// - Returns: what is to be written now.
    mutating func acknowledged(_ serials: [Int64], at now: NIODeadline) -> [CourierEvent] {
        guard let last = awaited, serials.contains(last) else { return [] }
        awaited = nil
        return takeAll(at: now)
    }

    /// It is the time that was asked for.
    mutating func due(at now: NIODeadline) -> Turn {
        isScheduled = false
        guard !held.isEmpty, awaited != nil, now < end else { return .write(takeAll(at: now)) }
        return schedule()
    }

    private mutating func schedule() -> Turn {
        guard !isScheduled else { return .gather }
        isScheduled = true
        return .wait(until: end)
    }

    private mutating func takeAll(at now: NIODeadline) -> [CourierEvent] {
        defer { held.removeAll() }
        for case .push(let push) in held.reversed() {
            (awaited, end) = (push.serial, now + Self.moment)
            break
        }
        return held
    }
}

extension CourierEvent {
    /// Whether nobody waits for it at the device.
    fileprivate var mayWait: Bool {
        switch self {
        case .push, .observed: true
        default: false
        }
    }
}
