/// Which stored pushes one connected device is sent, and when: a value state machine.
///
/// A device that has just connected, or whose connection was full for a while, reads what waits from the store
/// page by page; one that keeps up is sent each push as it is stored. Nothing waits in memory.
package struct DeliveryWindow: Sendable {
    private enum State {
        case reading
        case live
        /// The connection is full: go on from the store when it is not.
        case blocked
    }

    /// Pushes read from the store at a time.
    package static let pageSize = 64

    private var state = State.reading
    private var lastSent: Int64 = 0
    /// Whether something came to the store while a page was read.
    private var isWokenAgain = false

    /// Begins with a page that is to be read after serial 0.
    package init() {}

    /// A push has been stored.
    ///
    /// - Returns: whether to send it now.
    package mutating func stored(_ serial: Int64, isWritable: Bool) -> Bool {
        guard case .live = state else { return false }
        guard isWritable else {
            state = .blocked
            return false
        }
        lastSent = max(lastSent, serial)
        return true
    }

    /// A page has been read and is being sent.
    ///
    /// - Parameters:
    ///   - serials: in their order.
    ///   - isWritable: whether the connection takes more.
    /// - Returns: the serial after which to read the next page; nil for none now.
    package mutating func sent(page serials: [Int64], isWritable: Bool) -> Int64? {
        lastSent = max(lastSent, serials.last ?? 0)
        guard serials.count >= Self.pageSize else {
            defer { isWokenAgain = false }
            guard !isWokenAgain else { return lastSent }
            state = .live
            return nil
        }
        guard isWritable else {
            state = .blocked
            return nil
        }
        return lastSent
    }

    /// The store has something that was not handed over here.
    ///
    /// - Returns: the serial after which to read a page; nil for none now.
    package mutating func woken(isWritable: Bool) -> Int64? {
        switch state {
        case .live where isWritable:
            state = .reading
            return lastSent
        case .live: state = .blocked
        case .reading: isWokenAgain = true
        case .blocked: break
        }
        return nil
    }

    /// The connection takes bytes again.
    ///
    /// - Returns: the serial after which to read a page; nil for none now.
    package mutating func becameWritable() -> Int64? {
        guard case .blocked = state else { return nil }
        state = .reading
        return lastSent
    }
}
