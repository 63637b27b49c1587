/// Why a test does not go on; its description is what the test's failure says.
public struct PhoneError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    public enum Kind: String, Sendable {
        /// What was expected did not come: the description tells what came instead, what differs, and by which rule.
        case missing
        /// What should not have come did.
        case present
        /// The phone or the hub refused a call.
        case refused
        /// There is no hub, or it does not answer.
        case unavailable
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// What the phone says.
    public let description: String
    /// The HTTP status of the answer; nil without one.
    public let status: Int?

    init(_ kind: Kind, _ description: String, status: Int? = nil) {
        self.kind = kind
        self.description = description
        self.status = status
    }
}
