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

    /// The domain of failures of the link itself; their codes are those of ``Code``.
    public static let linkDomain = "CarillonLinkErrorDomain"

    /// Why a call over the link failed, whichever side says so.
    public enum Code: Int, Sendable {
        case processLeft = 1
        /// The process is not taken in, or may not call this.
        case refused = 2
        /// The device could not do it.
        case failed = 3
        /// A message could not be read.
        case unreadable = 4
        /// There is no device at the socket.
        case noDevice = 5
        /// The connection was lost before the answer.
        case lost = 6
        /// The answer is none to this call.
        case badAnswer = 7
        /// Too many calls wait already.
        case tooMany = 8
        /// The call cannot be encoded.
        case unencodable = 9
    }

    /// A failure of the link itself.
    public init(_ code: Code, _ message: String) {
        self.init(domain: Self.linkDomain, code: code.rawValue, message: message)
    }
}
