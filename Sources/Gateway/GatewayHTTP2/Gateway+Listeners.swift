import GatewayCore
import NIOCore
import NIOSSL
import ProviderAPI

extension Gateway {
    /// Whatever a gateway listens on.
    struct Listeners {
        var providers: [any Channel]
        var couriers: [CourierServer.Listener]
        var ports: BoundPorts
    }

    /// Listens for providers and devices; on nothing, when one of the ports is not to be had.
    func openListeners(
        _ configuration: GatewayConfiguration,
        provider: ProviderServer,
        courier: CourierServer,
        tls: (provider: NIOSSLContext, courier: NIOSSLContext),
        operations: Int?
    ) async throws -> Listeners {
        var providers: [any Channel] = []
        do {
            providers = try await listeners(configuration.provider, port: port(of:)) {
                try await provider.listen($0, tls: tls.provider)
            }
            let securePort = providers.first.flatMap(port(of:))
            var plainPort: Int?
            if let address = configuration.plainProvider {
                let plain = try await listeners(address, port: port(of:)) { try await provider.listen($0, tls: nil) }
                plainPort = plain.first.flatMap(port(of:))
                providers += plain
            }
            func listen(
                _ addresses: [PushEnvironment: GatewayConfiguration.Address],
                _ part: APNSHost.Part
            ) async throws -> [PushEnvironment: Int] {
                var ports: [PushEnvironment: Int] = [:]
                for (environment, address) in addresses {
                    let own = try await listeners(address, port: port(of:)) {
                        try await provider.listen(
                            $0,
                            tls: tls.provider,
                            as: ReachedAddress(environment: environment, part: part)
                        )
                    }
                    ports[environment] = own.first.flatMap(port(of:))
                    providers += own
                }
                return ports
            }
            let environments = try await listen(configuration.environments, .sending)
            let channelManagement = try await listen(configuration.channelManagement, .channelManagement)
            var proxyPort: Int?
            if let address = configuration.proxy {
                let proxies = try await listeners(address, port: port(of:)) {
                    try await provider.listenAsProxy($0, tls: tls.provider)
                }
                proxyPort = proxies.first.flatMap(port(of:))
                providers += proxies
            }
            let couriers = try await listeners(configuration.courier, port: { port(of: $0.channel) }) {
                try await courier.listen($0, tls: tls.courier)
            }
            let ports = BoundPorts(
                provider: securePort ?? 0,
                plainProvider: plainPort,
                environments: environments,
                channelManagement: channelManagement,
                proxy: proxyPort,
                courier: couriers.first.flatMap { port(of: $0.channel) } ?? 0,
                operations: operations
            )
            return Listeners(providers: providers, couriers: couriers, ports: ports)
        } catch {
            for listener in providers { try? await listener.close() }
            throw error
        }
    }

    private func port(of channel: any Channel) -> Int? {
        channel.localAddress?.port
    }

    /// Listens on an address; `localhost` is 127.0.0.1 and, where there is one, ::1 with the same port.
    func listeners<Listener>(
        _ address: GatewayConfiguration.Address,
        port boundPort: (Listener) -> Int?,
        listen: (SocketAddress) async throws -> Listener
    ) async throws -> [Listener] {
        guard address.host == "localhost" else {
            return [try await bind(address.host, address.port, listen)]
        }
        let four = try await bind("127.0.0.1", address.port, listen)
        let port = boundPort(four) ?? address.port
        // A machine without IPv6 has no ::1 to listen on.
        let six = try? await bind("::1", port, listen)
        return [four] + [six].compactMap { $0 }
    }

    private func bind<Listener>(
        _ host: String,
        _ port: Int,
        _ listen: (SocketAddress) async throws -> Listener
    ) async throws(GatewayError) -> Listener {
        do {
            // An address needs no resolver, which knows no ::1 where all other interfaces are IPv4.
            let literal = try? SocketAddress(ipAddress: host, port: port)
            return try await listen(try literal ?? SocketAddress.makeAddressResolvingHost(host, port: port))
        } catch {
            throw .cannotBind(host, port, "\(error)")
        }
    }
}
