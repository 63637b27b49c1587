package import NotificationModel

/// How many accepted pushes have come to each of the states of Apple's delivery log.
///
/// A push that waits is counted where it waits and again where it ends.
package final class DeliveryCounts: Sendable {
    private let counters = DeliveryState.allCases.map { _ in Counter() }

    package init() {}

    /// Pushes have come to a state.
    package func add(_ state: DeliveryState, _ pushes: Int = 1) {
        if pushes > 0 { counters[Self.place(of: state)].add(pushes) }
    }

    package func count(of state: DeliveryState) -> UInt64 { counters[Self.place(of: state)].count }

    private static func place(of state: DeliveryState) -> Int {
        switch state {
        case .delivered: 0
        case .deliveredFromStorage: 1
        case .storedDeviceOffline: 2
        case .discardedTokenUnregisteredFromStorage: 3
        case .discardedExpired: 4
        case .discardedReplaced: 5
        }
    }

    /// As Prometheus reads it.
    package var metric: MetricsText.Gauge {
        MetricsText.Gauge(
            "carillon_gateway_deliveries_total",
            .counter,
            help: "Accepted pushes, by the states of Apple's delivery log that they came to.",
            DeliveryState.allCases.map { ([("state", $0.rawValue)], Double(count(of: $0))) }
        )
    }
}
