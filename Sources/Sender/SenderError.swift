/// Why nothing could be sent; an answer that rejects a push is not an error but a ``PushAnswer``.
public struct SenderError: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Code: String {
        case unusableKey, unreachable, unusableMessage, unusableRequest, unusableRecipients, unusableLog
    }
    private let code: Code
    public let description: String

    private init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// A name from a closed set, safe as a metric label.
    public var label: String { code.rawValue }

    static func unusableKey(_ why: String) -> Self { Self(.unusableKey, "the signing key is unusable: \(why)") }
    static func unusableCertificate(_ why: String) -> Self { Self(.unusableKey, why) }
    static func unreachable(_ host: String, _ why: String) -> Self {
        Self(.unreachable, "\(host) does not answer: \(why)")
    }
    static func unusableMessage(_ why: String) -> Self { Self(.unusableMessage, why) }
    static func unusableRequest(_ why: String) -> Self { Self(.unusableRequest, why) }
    static func unusableRecipients(_ why: String) -> Self { Self(.unusableRecipients, why) }
    static func unusableLog(_ why: String) -> Self { Self(.unusableLog, why) }
}
