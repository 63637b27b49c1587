import GatewayCore
import GatewayStore
import Synchronization

/// What whoever runs the gateway is told of it.
final class Operations: Sendable {
    /// Connections that ask at once.
    private static let connectionLimit = 64

    private let health: GatewayHealth
    private let metrics: GatewayMetrics
    private let gauges = Mutex<@Sendable () -> [MetricsText.Gauge]>({ [] })

    init(health: GatewayHealth, metrics: GatewayMetrics) {
        self.health = health
        self.metrics = metrics
    }

    var server: OperationsServer {
        OperationsServer(
            health: health,
            metrics: { self.metrics.text(self.gauges.withLock { $0 }() + ProcessFacts.gauges) },
            connections: OpenConnections(limit: Self.connectionLimit) { [metrics] in
                metrics.reached(.metricsConnections)
            }
        )
    }

    /// Tells of these parts from now on.
    func watch(_ provider: ProviderServer, _ courier: CourierServer, _ dispatcher: PushDispatcher) {
        gauges.withLock { gauges in
            gauges = { [health] in
                [
                    MetricsText.Gauge(
                        "carillon_gateway_connections",
                        help: "Connections that are open, by their kind.",
                        [
                            ([("kind", "provider_tls")], Double(provider.connections.secure.count)),
                            ([("kind", "provider_plain")], Double(provider.connections.plain.count)),
                            ([("kind", "device")], Double(courier.connections.count)),
                        ]
                    ),
                    MetricsText.Gauge(
                        "carillon_gateway_devices_connected",
                        help: "Devices that are connected and known.",
                        Double(dispatcher.connectedDevices)
                    ),
                    MetricsText.Gauge(
                        "carillon_gateway_ready",
                        help: "1 while pushes are taken, else 0.",
                        health.problem == nil ? 1 : 0
                    ),
                    dispatcher.store.deliveries.metric,
                ]
            }
        }
    }
}
