import GatewayCore
import NIOCore

extension Gateway {
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
            return try await listen(try SocketAddress.makeAddressResolvingHost(host, port: port))
        } catch {
            throw .cannotBind(host, port, "\(error)")
        }
    }
}
