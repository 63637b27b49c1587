/// Where pushes are sent.
public struct APNSEndpoint: Hashable, Sendable {
    public var host: String
    public var port: Int
    /// A PEM file to trust in the place of the system's roots; nil trusts those.
    public var trustedCAPath: String?

    public init(host: String, port: Int, trustedCAPath: String? = nil) {
        self.host = host
        self.port = port
        self.trustedCAPath = trustedCAPath
    }

    /// Apple's development environment (sending-notification-requests-to-apns).
    public static let sandbox = Self(host: "api.sandbox.push.apple.com", port: 443)
    /// Apple's production environment (sending-notification-requests-to-apns).
    public static let production = Self(host: "api.push.apple.com", port: 443)

    /// A gateway on this machine, with its provider port and the CA that it made.
    public static func local(port: Int, trustedCAPath: String) -> Self {
        Self(host: "localhost", port: port, trustedCAPath: trustedCAPath)
    }
}
