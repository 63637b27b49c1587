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

    /// What to do after frames were added.
    enum Turn {
        case write([CourierFrame])
        /// Ask ``due(at:)`` at that time.
        case wait(until: NIODeadline)
        /// Somebody will ask already.
        case gather
    }

    private var held: [CourierFrame] = []
    /// Whether something was added since the last look.
    private var hasNew = false
    /// Whether somebody waits for something of it at the device.
    private var isUrgent = false
    /// The last push that was written, until it is acknowledged.
    private var awaited: Int64?
    /// The end of the moment after it was written.
    private var end = NIODeadline.uptimeNanoseconds(0)
    private var isScheduled = false

    /// How much has gathered.
    var count: Int { held.count }

    /// Adds a frame; ask ``turn(at:)`` when all were added that have come together.
    mutating func hold(_ frame: CourierFrame) {
        held.append(frame)
        hasNew = true
        if !frame.mayWait { isUrgent = true }
    }

    /// What to do now that frames were added.
    mutating func turn(at now: NIODeadline) -> Turn {
        guard hasNew else { return .gather }
        hasNew = false
        let mayWait = awaited != nil && now < end && held.count < Self.limit && !isUrgent
        guard mayWait else { return .write(takeAll(at: now)) }
        return schedule()
    }

    /// The device has pushes.
    ///
    /// - Returns: what is to be written now.
    mutating func acknowledged(_ serials: [Int64], at now: NIODeadline) -> [CourierFrame] {
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

    private mutating func takeAll(at now: NIODeadline) -> [CourierFrame] {
        guard !held.isEmpty else { return [] }
        (hasNew, isUrgent) = (false, false)
        if let serial = held.last(where: { $0.serial != nil })?.serial { (awaited, end) = (serial, now + Self.moment) }
        var taken: [CourierFrame] = []
        swap(&taken, &held)
        return taken
    }
}
