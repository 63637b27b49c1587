public import Foundation
public import ProviderAPI

/// A rejection, and what in this very request led to it.
public struct Refusal: Error, Hashable, Sendable {
    public let rejection: Rejection
    /// One sentence for a person: what, where and why.
    public let detail: String
    /// With status 410: when the token stopped being valid.
    public let timestamp: Date?

    public init(_ rejection: Rejection, _ detail: String, timestamp: Date? = nil) {
        self.rejection = rejection
        self.detail = detail
        self.timestamp = timestamp
    }

    /// The answer's body.
    public var body: [UInt8] {
        guard let timestamp else { return rejection.body }
        return RejectionBody(reason: rejection.reason, timestamp: timestamp).json
    }
}
