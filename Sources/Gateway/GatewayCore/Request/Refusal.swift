package import Foundation
package import ProviderAPI

/// A rejection, and what in this very request led to it.
package struct Refusal: Error, Hashable, Sendable {
    package let rejection: Rejection
    /// One sentence for a person: what, where and why.
    package let detail: String
    /// With status 410: when the token stopped being valid.
    package let timestamp: Date?

    package init(_ rejection: Rejection, _ detail: String, timestamp: Date? = nil) {
        self.rejection = rejection
        self.detail = detail
        self.timestamp = timestamp
    }

    /// The answer's body.
    package var body: [UInt8] {
        guard let timestamp else { return rejection.body }
        return RejectionBody(reason: rejection.reason, timestamp: timestamp).json
    }
}
