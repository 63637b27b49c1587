/// Why the store did not do what it was asked.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Code: String { case overloaded, wrongSecret, tooMany }
    private let code: Code
    public let description: String

    private init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// A name from a closed set, safe as a metric label.
    public var label: String { code.rawValue }

    /// More writes wait than the store takes.
    public static let overloaded = Self(.overloaded, "more writes wait for the disk than the gateway takes")

    /// A device brought another secret than the one it came with first.
    public static func wrongSecret(deviceID: String) -> Self {
        Self(.wrongSecret, "device \(deviceID) is known here by another secret")
    }

    /// A bound was reached.
    public static func tooMany(_ what: String, limit: Int) -> Self {
        Self(.tooMany, "there are \(limit) \(what) already, which is the limit")
    }
}
