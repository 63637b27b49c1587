package import GatewayCore

/// Why the store did not do what it was asked.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Code: String { case overloaded, wrongSecret, notEnrolled, tooMany, disk, away }
    private let code: Code
    package let description: String

    private init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// A name from a closed set, safe as a metric label.
    package var label: String { code.rawValue }

    /// More writes wait than the store takes.
    package static let overloaded = Self(.overloaded, "more writes wait for the disk than the gateway takes")

    /// The disk does not take what has to be kept.
    package static func disk(_ description: String) -> Self { Self(.disk, description) }

    /// Whether the database does not answer.
    package var isAway: Bool { code == .away }

    /// The database does not answer.
    package static func away(_ description: String) -> Self { Self(.away, description) }

    /// A device brought another secret than the one it came with first.
    package static func wrongSecret(deviceID: String) -> Self {
        Self(.wrongSecret, "device \(deviceID) is known here by another secret")
    }

    /// A device is not known, and showed no secret that would let it in.
    package static func notEnrolled(deviceID: String, showed: EnrolmentProof) -> Self {
        let secret = "the enrolment secret, which the gateway's owner finds in <state>/gateway/enrolment"
        let what = showed == .wrong ? "what it showed is not \(secret)" : "it has to show \(secret)"
        return Self(.notEnrolled, "device \(deviceID) is new here: \(what)")
    }

    /// Whether a bound was reached.
    package var isTooMany: Bool { code == .tooMany }

    /// A bound was reached.
    package static func tooMany(_ what: String, limit: Int) -> Self {
        Self(.tooMany, "there are \(limit) \(what) already, which is the limit")
    }
}
