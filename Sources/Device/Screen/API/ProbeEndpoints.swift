import DeviceCore
import Hummingbird

extension Endpoint {
    private struct Health: Codable {
        let status: String
        let isConnected: Bool?
    }

    /// For scripts that wait.
    static func probes(_ phone: any Phone) -> [Endpoint] {
        [
            Endpoint(.get, "livez", "Whether the process answers.", answer: .json(Health.self), isOpen: true) { _ in
                try .json(Health(status: "live", isConnected: nil))
            },
            Endpoint(
                .get,
                "readyz",
                "Whether the phone answers, and whether it reaches its gateway.",
                answer: .json(Health.self),
                isOpen: true
            ) { _ in
                try .json(Health(status: "ready", isConnected: await phone.render().phone.isConnected))
            },
        ]
    }
}
