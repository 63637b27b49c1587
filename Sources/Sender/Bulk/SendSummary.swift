import ProviderAPI

/// What came of a sending, counted.
public struct SendSummary: Hashable, Sendable, Encodable {
    /// Refusals of one reason.
    public struct Refusals: Hashable, Sendable, Encodable {
        /// Apple's word, or the status where the answer has none.
        public var reason: String
        /// How many.
        public var count: Int
        /// What the reason means, and what to do.
        public var explanation: String?
        /// What it usually is, the likeliest first.
        public var causes: [String]
    }

    public private(set) var accepted = 0
    public private(set) var unreachable = 0
    /// By reason, the most frequent first.
    public var refused: [Refusals] {
        reasons.map { reason, count in
            let rejection = Rejection.named(reason)
            return Refusals(
                reason: reason,
                count: count,
                explanation: rejection?.explanation,
                causes: rejection?.causes ?? []
            )
        }
        .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
    }
    /// Answers in each second since the beginning.
    public private(set) var perSecond: [Int] = []
    /// Milliseconds to each answer, in no order.
    public private(set) var latencies: [Double] = []

    private var reasons: [String: Int] = [:]

    public init() {}

    /// Counts one push's end.
    ///
    /// - Parameters:
    ///   - report: how it ended.
    ///   - elapsed: since the beginning.
    public mutating func count(_ report: BulkSend.Report, at elapsed: Duration) {
        switch report.outcome {
        case .unreachable: unreachable += 1
        case .answered(let answer):
            if answer.isAccepted {
                accepted += 1
            } else {
                reasons[answer.reason ?? "\(answer.status)", default: 0] += 1
            }
            latencies.append(report.latency.milliseconds)
        }
        let second = Int(max(0, min(elapsed.components.seconds, 1_000_000)))
        while perSecond.count <= second { perSecond.append(0) }
        perSecond[second] += 1
    }

    /// How many pushes have ended.
    public var ended: Int { accepted + unreachable + reasons.values.reduce(0, +) }

    /// The latencies that half, 95 % and 99 % of the answers did not exceed, in milliseconds; nil without answers.
    public var percentiles: (p50: Double, p95: Double, p99: Double)? {
        guard !latencies.isEmpty else { return nil }
        let sorted = latencies.sorted()
        func latency(atShare share: Double) -> Double {
            sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
        }
        return (latency(atShare: 0.5), latency(atShare: 0.95), latency(atShare: 0.99))
    }

    private enum Key: String, CodingKey { case accepted, unreachable, refused, perSecond, p50, p95, p99 }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(accepted, forKey: .accepted)
        try members.encode(unreachable, forKey: .unreachable)
        try members.encode(refused, forKey: .refused)
        try members.encode(perSecond, forKey: .perSecond)
        guard let percentiles else { return }
        try members.encode(percentiles.p50, forKey: .p50)
        try members.encode(percentiles.p95, forKey: .p95)
        try members.encode(percentiles.p99, forKey: .p99)
    }
}
