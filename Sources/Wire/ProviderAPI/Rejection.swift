/// Why APNs refuses a request: a reason, its status and what to do about it, in one row of one table
/// (handling-notification-responses-from-apns).
public struct Rejection: Error, Hashable, Sendable {
    /// The `reason` of the answer's body.
    public let reason: String
    /// The `:status`.
    public let status: Int
    /// Whether sending the same again can help.
    public let retry: Retry
    /// One sentence for the person who reads the answer.
    public let explanation: String
    /// The answer's body when it needs no time.
    public let body: [UInt8]

    /// Whether no request earns it here, since what decides it at Apple is not in a request: a fault or the token of its name
    /// gives it.
    public let isByFaultOnly: Bool

    /// What Apple advises a provider to do.
    public enum Retry: String, Hashable, Sendable {
        /// Not as it is: correct the request first.
        case afterCorrection
        /// Never to this token with this request.
        case never
        /// With a new provider token.
        case withNewProviderToken
        /// More slowly.
        case slower
        /// After fifteen minutes.
        case later
    }

    init(_ reason: String, _ status: Int, _ retry: Retry, _ explanation: String, isByFaultOnly: Bool = false) {
        self.reason = reason
        self.status = status
        self.retry = retry
        self.explanation = explanation
        self.isByFaultOnly = isByFaultOnly
        self.body = RejectionBody(reason: reason).json
    }

    /// Every reason, in the documentation's order.
    public static let all: [Rejection] = badRequests + authorizations + others + channels

    private static let index = Dictionary(uniqueKeysWithValues: all.map { ($0.reason, $0) })

    /// The row of a reason that an answer named; nil for one that is not in the table.
    public static func named(_ reason: String) -> Rejection? { index[reason] }
}

extension Rejection: CustomStringConvertible {
    public var description: String { "\(status) \(reason): \(explanation)" }
}
