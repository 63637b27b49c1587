import Foundation
package import ProviderAPI

/// What a test wants to go wrong with pushes that would have been accepted.
package struct Fault: Codable, Hashable, Sendable {
    /// Only for this device token, in hexadecimal; nil is for any.
    package var token: String?
    /// Rejected for this reason; nil lets the push go its way.
    package var reason: String?
    /// Seconds by which the answer is late.
    package var delay: Double?
    /// Whether the connection is told GOAWAY with the answer.
    package var goAway: Bool?
    /// For so many pushes; nil until it is taken away.
    package var count: Int?

    package init(
        token: String? = nil,
        reason: String? = nil,
        delay: Double? = nil,
        goAway: Bool? = nil,
        count: Int? = nil
    ) {
        self.token = token
        self.reason = reason
        self.delay = delay
        self.goAway = goAway
        self.count = count
    }

    /// The longest delay, in seconds.
    package static let delayLimit = 600.0

    /// The row of its reason.
    package var rejection: Rejection? { reason.flatMap(Rejection.named) }

    /// Why it cannot be; nil when it can.
    package var problem: String? {
        if let token, DeviceToken(token) == nil { return "token “\(token.brief)” is no device token" }
        if let reason, rejection == nil { return "reason “\(reason.brief)” is none of Apple's" }
        if let delay, !(0...Self.delayLimit).contains(delay) {
            return "delay is \(delay); it is 0 to \(Self.delayLimit) seconds"
        }
        if let count, count < 1 { return "count is \(count); it is 1 or more" }
        if reason == nil, delay == nil, goAway != true { return "it names no reason, no delay and no goAway" }
        return nil
    }
}

/// The faults that wait for their pushes, in the order in which they came.
package struct FaultTable: Sendable {
    /// The most that wait at once.
    package static let limit = 100

    package private(set) var faults: [Fault] = []

    package init() {}

    /// - Returns: why it is not taken; nil when it is.
    package mutating func add(_ fault: Fault) -> String? {
        if let problem = fault.problem { return problem }
        guard faults.count < Self.limit else { return "\(Self.limit) faults wait already" }
        faults.append(fault)
        return nil
    }

    package mutating func removeAll() { faults = [] }

    /// The first fault that is meant for a push to the token; used up by one.
    package mutating func take(for token: DeviceToken) -> Fault? {
        let first = faults.firstIndex { fault in
            fault.token.flatMap { DeviceToken($0) }.map { $0 == token } ?? true
        }
        guard let first else { return nil }
        let fault = faults[first]
        if let count = fault.count {
            if count > 1 { faults[first].count = count - 1 } else { faults.remove(at: first) }
        }
        return fault
    }
}
