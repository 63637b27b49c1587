package import GatewayCore
package import GatewayStore
package import ProviderAPI

/// How a gateway is set up.
package struct GatewayConfiguration: Sendable {
    /// The folder under which it keeps `gateway/`.
    package var stateDirectory: String
    /// Where providers connect with TLS; port 0 takes a free one.
    package var provider: Address
    /// Where providers connect without TLS (h2c with prior knowledge); nil for nowhere.
    package var plainProvider: Address?
    /// Where providers connect that mean one of Apple's services: its tokens, keys and certificates only.
    package var environments: [PushEnvironment: Address] = [:]
    /// Where providers manage the broadcast channels of one of Apple's services, and do nothing else.
    package var channelManagement: [PushEnvironment: Address] = [:]
    /// Where clients connect that have Apple's host names built in and take a proxy; nil for nowhere.
    package var proxy: Address?
    /// Where devices connect.
    package var courier: Address
    /// Where whoever runs it asks for `/livez`, `/readyz` and `/metrics`; nil for nowhere.
    package var operations: Address?
    /// Names beside localhost that go into the server's certificate.
    package var serverNames: [String]
    /// How much is asked of a provider; nil for permissive on the loopback interface, strict beyond it.
    package var profile: CredentialPolicy.Profile?
    /// Whether a key for the other environment is answered BadEnvironmentKeyInToken, which Apple's server is reported to send, in
    /// the place of the documented BadEnvironmentKeyIdInToken.
    package var spellsAsObserved = false
    /// Keys that are known beside the one that the first start made and those in `keys/`.
    package var keys: [ProviderKey]
    /// How much is kept.
    package var store: StoreLimits
    package var connections: ConnectionLimits
    /// Whether several pushes wait for an app on a device that is away; by default one does, the latest. Apple says both.
    package var storesSeveral = false
    /// Whether tests may ask for faults, on the provider's port at `/carillon/faults`.
    package var takesFaults = false
    /// Faults that wait from the start; they need no leave.
    package var faults: [PushFault] = []
    /// Whether it notes what its clients do; benchmarks measure what that costs.
    package var notesClients = true
    /// Decides which pushes a fault with a rate meets; nil for another each time.
    package var faultSeed: UInt64?
    /// The database that it shares with other gateways; nil for a file of its own.
    package var database: Database?
    /// Pushes to one device token in a minute, then TooManyRequests; nil for no bound.
    package var pushesPerMinute: Int?

    /// A PostgreSQL database of several gateways.
    package struct Database: Sendable {
        /// As libpq takes it, `postgresql://…`. A secret: it may have a password in it.
        package var url: String
        /// What people call this gateway, on journeys and in logs.
        package var gatewayName: String

        package init(url: String, gatewayName: String) {
            self.url = url
            self.gatewayName = gatewayName
        }
    }

    /// A host and a port.
    package struct Address: Hashable, Sendable {
        /// `localhost` listens on 127.0.0.1 and, where there is one, on ::1.
        package var host: String
        package var port: Int

        package init(host: String = "localhost", port: Int) {
            self.host = host
            self.port = port
        }

        /// Whether only this machine reaches it.
        package var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }
    }

    /// The bounds of connections; times in seconds of the machine's clock.
    package struct ConnectionLimits: Sendable {
        /// Of providers with TLS, and as many without.
        package var providers: Int
        package var devices: Int
        /// Of devices that have not said hello.
        package var newcomers: Int
        /// Until a connection's first bytes; until a device's hello.
        package var firstBytes: Double
        /// For a request's body, from its header fields on.
        package var body: Double
        /// Until a provider's silent connection is closed with IdleTimeout.
        package var idle: Double
        /// For requests that are under way when the gateway ends.
        package var closing: Double
        /// Until a device that says nothing is asked whether it is there.
        package var deviceQuiet = 30.0
        /// For its answer; then its connection is closed.
        package var deviceAnswer = 15.0

        package init(
            providers: Int = 4096,
            devices: Int = 4096,
            newcomers: Int = 256,
            firstBytes: Double = 10,
            body: Double = 30,
            idle: Double = 2 * 3600,
            closing: Double = 5
        ) {
            self.providers = providers
            self.devices = devices
            self.newcomers = newcomers
            self.firstBytes = firstBytes
            self.body = body
            self.idle = idle
            self.closing = closing
        }
    }

    /// How much is asked of a provider.
    package var effectiveProfile: CredentialPolicy.Profile {
        let addresses =
            [provider] + [plainProvider, proxy].compactMap(\.self) + environments.values + channelManagement.values
        return profile ?? (addresses.allSatisfy(\.isLoopback) ? .permissive : .strict)
    }

    /// Apple's ports, on this machine only.
    package init(
        stateDirectory: String,
        provider: Address = Address(port: 2197),
        plainProvider: Address? = nil,
        courier: Address = Address(port: 5223),
        serverNames: [String] = [],
        profile: CredentialPolicy.Profile? = nil,
        keys: [ProviderKey] = [],
        store: StoreLimits = StoreLimits(),
        connections: ConnectionLimits = ConnectionLimits()
    ) {
        self.stateDirectory = stateDirectory
        self.provider = provider
        self.plainProvider = plainProvider
        self.courier = courier
        self.serverNames = serverNames
        self.profile = profile
        self.keys = keys
        self.store = store
        self.connections = connections
    }
}
