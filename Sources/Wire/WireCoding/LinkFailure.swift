/// Why a call failed: an `NSError` on the wire.
public struct LinkFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    public var domain: String
    public var code: Int
    public var message: String

    public init(domain: String, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    public var description: String { "\(message) (\(domain) \(code))" }

    /// The domain of failures of the link itself. Its codes: 1 the process left, 2 it is not taken in, 3 the device could
    /// not do it, 4 a message could not be read.
    public static let linkDomain = "CarillonLinkErrorDomain"
}
