public import GatewayCore
public import GatewayStore

/// How a gateway is set up.
public struct GatewayConfiguration: Sendable {
    /// The folder under which it keeps `gateway/`.
    public var stateDirectory: String
    /// Where providers connect with TLS; port 0 takes a free one.
    public var provider: Address
    /// Where providers connect without TLS (h2c with prior knowledge); nil for nowhere.
    public var plainProvider: Address?
    /// Where devices connect.
    public var courier: Address
    /// Names beside localhost that go into the server's certificate.
    public var serverNames: [String]
    /// Whether provider tokens are verified or believed.
    public var credentials: Credentials
    /// How much is kept.
    public var store: StoreLimits
    public var connections: ConnectionLimits
    /// Whether tests may ask for faults, on the provider's port at `/carillon/faults`.
    public var takesFaults = false
    /// Pushes to one device token in a minute, then TooManyRequests; nil for no bound.
    public var pushesPerMinute: Int?

    /// A host and a port.
    public struct Address: Hashable, Sendable {
        /// `localhost` listens on 127.0.0.1 and, where there is one, on ::1.
        public var host: String
        public var port: Int

        public init(host: String = "localhost", port: Int) {
            self.host = host
            self.port = port
        }
    }

    /// Which provider tokens are believed.
    public enum Credentials: Sendable {
        /// Those of the key that the first start made, and of these.
        case verified(also: [ProviderKey])
        /// Every well-formed one that is not too old.
        case wellFormed
    }

    /// The bounds of connections; times in seconds of the machine's clock.
    public struct ConnectionLimits: Sendable {
        public var providers: Int
        public var devices: Int
        /// Until a connection's first bytes; until a device's hello.
        public var firstBytes: Double
        /// Until a provider's silent connection is closed with IdleTimeout.
        public var idle: Double
        /// For requests that are under way when the gateway ends.
        public var farewell: Double

        public init(
            providers: Int = 4096,
            devices: Int = 4096,
            firstBytes: Double = 10,
            idle: Double = 2 * 3600,
            farewell: Double = 5
        ) {
            self.providers = providers
            self.devices = devices
            self.firstBytes = firstBytes
            self.idle = idle
            self.farewell = farewell
        }
    }

    /// Apple's ports, on this machine only.
    public init(
        stateDirectory: String,
        provider: Address = Address(port: 2197),
        plainProvider: Address? = nil,
        courier: Address = Address(port: 5223),
        serverNames: [String] = [],
        credentials: Credentials = .verified(also: []),
        store: StoreLimits = StoreLimits(),
        connections: ConnectionLimits = ConnectionLimits()
    ) {
        self.stateDirectory = stateDirectory
        self.provider = provider
        self.plainProvider = plainProvider
        self.courier = courier
        self.serverNames = serverNames
        self.credentials = credentials
        self.store = store
        self.connections = connections
    }
}
