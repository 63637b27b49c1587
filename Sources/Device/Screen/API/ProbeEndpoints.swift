import DeviceCore
import Hummingbird

extension Endpoint {
    private struct Health: Encodable {
        let status: String
        let isConnected: Bool?
    }

    private static func health(connected: Schema.Property?) -> Schema {
        .object("How it is.", [.init("status", .string("`live` or `ready`."))] + (connected.map { [$0] } ?? []))
    }

    /// For scripts that wait.
    static func probes(_ phone: any Phone) -> [Endpoint] {
        [
            Endpoint(.get, "livez", "Whether the process answers.", answer: .json(health(connected: nil))) { _ in
                try .json(Health(status: "live", isConnected: nil))
            },
            Endpoint(
                .get,
                "readyz",
                "Whether the phone answers, and whether it reaches its gateway.",
                answer: .json(health(connected: .init("isConnected", .boolean)))
            ) { _ in
                try .json(Health(status: "ready", isConnected: await phone.render().phone.isConnected))
            },
        ]
    }
}
