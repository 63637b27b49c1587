import Foundation
import NotificationModel
package import ProviderAPI

/// What a test wants to go wrong with pushes that would have been accepted.
package struct PushFault: Codable, Hashable, Sendable {
    /// How an answer is lost.
    package enum Loss: String, Codable, Hashable, Sendable, CaseIterable {
        /// The push is taken, and its stream reset: the client does not know what became of it.
        case reset
        /// The push is not taken: its stream is refused, and SETTINGS allow one stream (RFC 9113 §8.7).
        case refused
        /// The push is taken, and the connection closed without a word.
        case dropped
    }

    /// Only for this device token, in hexadecimal; nil is for any.
    package var token: String?
    /// Only for this `apns-topic`; nil is for any.
    package var topic: String?
    /// Only for such a share of these pushes, 0 to 1; nil is for all.
    package var rate: Double?
    /// Only for every so many-th of these pushes; nil is for all.
    package var nth: Int?
    /// Rejected for this reason; nil lets the push go its way.
    package var reason: String?
    /// Seconds by which the answer is late.
    package var delay: Double?
    /// Whether the connection is told GOAWAY with the answer.
    package var goAway: Bool?
    /// How the answer is lost; nil when it is not.
    package var loss: Loss?
    /// Whether the device gets the push twice.
    package var duplicate: Bool?
    /// Whether the device gets the push behind the one that comes after it; after a second if none comes.
    package var reorder: Bool?
    /// For so many pushes; nil until it is taken away.
    package var count: Int?

    package init(
        token: String? = nil,
        topic: String? = nil,
        rate: Double? = nil,
        nth: Int? = nil,
        reason: String? = nil,
        delay: Double? = nil,
        goAway: Bool? = nil,
        loss: Loss? = nil,
        duplicate: Bool? = nil,
        reorder: Bool? = nil,
        count: Int? = nil
    ) {
        self.token = token
        self.topic = topic
        self.rate = rate
        self.nth = nth
        self.reason = reason
        self.delay = delay
        self.goAway = goAway
        self.loss = loss
        self.duplicate = duplicate
        self.reorder = reorder
        self.count = count
    }

    /// The longest delay, in seconds.
    package static let delayLimit = 600.0

    /// The row of its reason.
    package var rejection: Rejection? { reason.flatMap(Rejection.named) }

    /// Why it cannot be; nil when it can.
    package var problem: String? {
        if let token, DeviceToken(token) == nil { return "token “\(token.brief)” is no device token" }
        if let topic, let problem = PushType.problem(ofTopic: topic) {
            return "topic “\(topic.brief)” is no topic: \(problem)"
        }
        if let rate, !(0...1).contains(rate) { return "rate is \(rate); it is 0 to 1" }
        if let nth, nth < 1 { return "nth is \(nth); it is 1 or more" }
        if let reason, rejection == nil {
            let hint = Spelling.hint(for: String(reason.brief), in: Rejection.all.map(\.reason))
            return "reason “\(reason.brief)” is none of Apple's\(hint)"
        }
        if let delay, !(0...Self.delayLimit).contains(delay) {
            return "delay is \(delay); it is 0 to \(Self.delayLimit) seconds"
        }
        if let count, count < 1 { return "count is \(count); it is 1 or more" }
        if reason == nil, delay == nil, goAway != true, loss == nil, duplicate != true, reorder != true {
            return "it names no reason, no delay, no goAway, no loss, no duplicate and no reorder"
        }
        return nil
    }

    /// As it is typed for `carillon faults add`.
    package var words: String {
        let values: [(String, String?)] = [
            ("token", token), ("topic", topic), ("rate", rate?.description), ("nth", nth?.description),
            ("reason", reason), ("delay", delay?.description), ("loss", loss?.rawValue),
            ("count", count?.description),
        ]
        let flags = [("goAway", goAway), ("duplicate", duplicate), ("reorder", reorder)].filter { $0.1 == true }
        return (values.compactMap { name, value in value.map { "\(name)=\($0)" } } + flags.map(\.0))
            .joined(separator: ",")
    }

    /// Whether it is for pushes like this.
    func concerns(_ token: DeviceToken, _ topic: String) -> Bool {
        (self.token.flatMap { DeviceToken($0) }.map { $0 == token } ?? true) && (self.topic.map { $0 == topic } ?? true)
    }
}

/// The faults that wait for their pushes, in the order in which they came.
package struct FaultTable: Sendable {
    /// The most that wait at once.
    package static let limit = 100

    package private(set) var faults: [PushFault] = []
    /// How many pushes each has met, whether it was their turn or not.
    private var met: [Int] = []
    private var generator: IdentifierGenerator

    /// - Parameter seed: decides which pushes a fault with a rate meets.
    package init(seed: UInt64 = 0) { generator = IdentifierGenerator(seed: seed) }

    /// - Returns: why it is not taken; nil when it is.
    package mutating func add(_ fault: PushFault) -> String? {
        if let problem = fault.problem { return problem }
        guard faults.count < Self.limit else { return "\(Self.limit) faults wait already" }
        faults.append(fault)
        met.append(0)
        return nil
    }

    package mutating func removeAll() { (faults, met) = ([], []) }

    /// Takes those away that are for one device token.
    package mutating func removeAll(for token: DeviceToken) {
        let kept = faults.indices.filter { faults[$0].token.flatMap { DeviceToken($0) } != token }
        (faults, met) = (kept.map { faults[$0] }, kept.map { met[$0] })
    }

    /// The first fault whose turn it is with a push; used up by one.
    package mutating func take(for token: DeviceToken, topic: String) -> PushFault? {
        for place in faults.indices where faults[place].concerns(token, topic) && isTurn(of: place) {
            let fault = faults[place]
            if let count = fault.count {
                faults[place].count = count - 1
                if count == 1 {
                    faults.remove(at: place)
                    met.remove(at: place)
                }
            }
            return fault
        }
        return nil
    }

    private mutating func isTurn(of place: Int) -> Bool {
        met[place] += 1
        if let nth = faults[place].nth, !met[place].isMultiple(of: nth) { return false }
        if let rate = faults[place].rate { return Double.random(in: 0..<1, using: &generator) < rate }
        return true
    }
}
