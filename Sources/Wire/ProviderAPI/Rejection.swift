/// Why APNs refuses a request: a reason, its status and what to do about it, in one row of one table
/// (handling-notification-responses-from-apns).
///
/// One reference to its row, so that a value with one in it stays small.
public struct Rejection: Error, Hashable, Sendable {
    /// What the table says of a reason.
    private final class Row: Sendable {
        let reason: String
        let status: Int
        let retry: Retry
        let explanation: String
        let body: [UInt8]
        let isByFaultOnly: Bool

        init(_ reason: String, _ status: Int, _ retry: Retry, _ explanation: String, isByFaultOnly: Bool) {
            self.reason = reason
            self.status = status
            self.retry = retry
            self.explanation = explanation
            self.isByFaultOnly = isByFaultOnly
            self.body = RejectionBody(reason: reason).json
        }
    }

    private let row: Row

    /// The `reason` of the answer's body.
    public var reason: String { row.reason }
    /// The `:status`.
    public var status: Int { row.status }
    /// Whether sending the same again can help.
    public var retry: Retry { row.retry }
    /// One sentence for the person who reads the answer.
    public var explanation: String { row.explanation }
    /// The answer's body when it needs no time.
    public var body: [UInt8] { row.body }

    /// Whether no request earns it here, since what decides it at Apple is not in a request: a fault or the token of its name
    /// gives it.
    public var isByFaultOnly: Bool { row.isByFaultOnly }

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
        row = Row(reason, status, retry, explanation, isByFaultOnly: isByFaultOnly)
    }

    /// Whether both are the same row: a reason has one.
    public static func == (left: Self, right: Self) -> Bool { left.row === right.row }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(row)) }

    /// Every reason, in the documentation's order.
    public static let all: [Rejection] = badRequests + authorizations + others + channels

    private static let index = Dictionary(uniqueKeysWithValues: all.map { ($0.reason, $0) })

    /// The row of a reason that an answer named; nil for one that is not in the table.
    public static func named(_ reason: String) -> Rejection? { index[reason] }
}

extension Rejection: CustomStringConvertible {
    public var description: String { "\(status) \(reason): \(explanation)" }
}
