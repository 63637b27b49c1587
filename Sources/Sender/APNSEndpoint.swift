/// Where pushes are sent.
public struct APNSEndpoint: Hashable, Sendable {
    public var host: String
    public var port: Int
    /// A PEM file to trust in the place of the system's roots; nil trusts those.
    public var trustedCAPath: String?
    /// Through which it is reached (RFC 9110, 9.3.6: CONNECT); nil goes there directly.
    public var proxy: Proxy?

    public init(host: String, port: Int, trustedCAPath: String? = nil, proxy: Proxy? = nil) {
        self.host = host
        self.port = port
        self.trustedCAPath = trustedCAPath
        self.proxy = proxy
    }

    /// An HTTP proxy.
    public struct Proxy: Hashable, Sendable {
        public var host: String
        public var port: Int
        /// What it asks for, by the Basic scheme (RFC 7617); nil for one that asks for nothing.
        public var credentials: Credentials?

        public init(host: String, port: Int, credentials: Credentials? = nil) {
            self.host = host
            self.port = port
            self.credentials = credentials
        }

        /// A user's name and password at a proxy.
        public struct Credentials: Hashable, Sendable {
            public var user: String
            public var password: String

            public init(user: String, password: String) {
                self.user = user
                self.password = password
            }
        }
    }

    /// Apple's development environment (sending-notification-requests-to-apns).
    public static let sandbox = Self(host: "api.sandbox.push.apple.com", port: 443)
    /// Apple's production environment (sending-notification-requests-to-apns).
    public static let production = Self(host: "api.push.apple.com", port: 443)

    /// Where this environment's channels are managed; a gateway does it on the same port
    /// (sending-channel-management-requests-to-apns).
    public var channels: Self {
        var channels = self
        switch host {
        case Self.sandbox.host: (channels.host, channels.port) = ("api-manage-broadcast.sandbox.push.apple.com", 2195)
        case Self.production.host: (channels.host, channels.port) = ("api-manage-broadcast.push.apple.com", 2196)
        default: break
        }
        return channels
    }

    /// A gateway on this machine, with its provider port and the CA that it made.
    public static func local(port: Int, trustedCAPath: String) -> Self {
        Self(host: "localhost", port: port, trustedCAPath: trustedCAPath)
    }
}
