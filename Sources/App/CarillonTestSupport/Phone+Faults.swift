/// What goes wrong at the gateway with pushes to one phone; other tests' phones notice nothing.
public struct Fault: Sendable, Hashable, Encodable {
    /// How an answer is lost.
    public enum Loss: String, Sendable, Hashable, Encodable {
        /// The push is taken, and its stream reset: the client does not know what became of it.
        case reset
        /// The push is not taken: its stream is refused.
        case refused
        /// The push is taken, and the connection closed without a word.
        case dropped
    }

    /// Apple's reason, such as `Unregistered`; nil lets the push go its way.
    public var reason: String?
    /// Seconds by which the answer is late.
    public var delay: Double?
    /// For so many pushes; nil until it is taken away.
    public var count: Int?
    /// For such a share of the pushes, 0 to 1.
    public var rate: Double?
    /// For every so many-th of the pushes.
    public var nth: Int?
    /// Whether the connection is told GOAWAY with the answer.
    public var goAway: Bool?
    /// How the answer is lost; nil when it is not.
    public var loss: Loss?
    /// Whether the device gets the push twice.
    public var duplicate: Bool?
    /// Whether the device gets the push behind the next one.
    public var reorder: Bool?

    /// - Parameters:
    ///   - reason: Apple's reason; nil lets the push go its way.
    ///   - delay: seconds by which the answer is late.
    ///   - count: for so many pushes; nil until it is taken away.
    ///   - rate: for such a share of the pushes, 0 to 1.
    ///   - nth: for every so many-th of the pushes.
    ///   - goAway: whether the connection is told GOAWAY with the answer.
    ///   - loss: how the answer is lost.
    ///   - duplicate: whether the device gets the push twice.
    ///   - reorder: whether the device gets the push behind the next one.
    public init(
        reason: String? = nil,
        delay: Double? = nil,
        count: Int? = nil,
        rate: Double? = nil,
        nth: Int? = nil,
        goAway: Bool? = nil,
        loss: Loss? = nil,
        duplicate: Bool? = nil,
        reorder: Bool? = nil
    ) {
        self.reason = reason
        self.delay = delay
        self.count = count
        self.rate = rate
        self.nth = nth
        self.goAway = goAway
        self.loss = loss
        self.duplicate = duplicate
        self.reorder = reorder
    }
}

extension Phone {
    /// Lets pushes to an app go wrong that would have been accepted.
    ///
    /// - Parameters:
    ///   - fault: what goes wrong.
    ///   - app: the app's bundle id.
    /// - Throws: ``PhoneError`` with what of it cannot be, or that the gateway was started without `--faults`.
    public func add(_ fault: Fault, for app: String) async throws(PhoneError) {
        try await api.call("POST", "apps/\(app)/faults", fault)
    }

    /// Takes away what goes wrong with pushes to an app.
    public func clearFaults(for app: String) async throws(PhoneError) {
        try await api.call("DELETE", "apps/\(app)/faults")
    }
}
