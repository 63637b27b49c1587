package import ProviderAPI

/// What a gateway counts for whoever watches it. Nothing here changes an answer.
package final class GatewayMetrics: Sendable {
    /// Requests that were answered 200.
    private let accepted = Counter()
    /// By their reasons.
    private let refused = Dictionary(uniqueKeysWithValues: Rejection.all.map { ($0, Counter()) })
    private let limits = Dictionary(uniqueKeysWithValues: GatewayLimit.allCases.map { ($0, Counter()) })
    /// Pushes written to devices' connections.
    private let forwarded = Counter()
    private let acknowledged = Counter()
    private let faults = Counter()
    /// From a request to its push on disk.
    private let commit = DurationHistogram()

    package init() {}

    package func wasAccepted() { accepted.add() }
    package func wasRefused(_ rejection: Rejection) { refused[rejection]?.add() }
    package func wasForwarded(_ pushes: Int = 1) { forwarded.add(pushes) }
    package func wasAcknowledged(_ pushes: Int) { acknowledged.add(pushes) }
    package func metFault() { faults.add() }
    package func wasCommitted(after nanoseconds: Int64) { commit.record(nanoseconds: nanoseconds) }

    /// A bound was reached.
    package func reached(_ limit: GatewayLimit) {
        limits[limit]?.add()
    }

    /// Everything that is counted, as Prometheus reads it.
    ///
    /// - Parameter gauges: what is so at this moment.
    package func text(_ gauges: [MetricsText.Gauge]) -> String {
        var text = MetricsText()
        text.begin("carillon_gateway_requests_total", .counter, "Requests of providers, by status and Apple's reason.")
        text.add([("status", "200"), ("reason", "")], accepted.count)
        for rejection in Rejection.all {
            let count = refused[rejection]?.count ?? 0
            text.add([("status", "\(rejection.status)"), ("reason", rejection.reason)], count)
        }
        text.begin("carillon_gateway_limit_reached_total", .counter, "How often a bound was reached, by its name.")
        for limit in GatewayLimit.allCases {
            text.add([("limit", limit.rawValue)], limits[limit]?.count ?? 0)
        }
        text.begin("carillon_gateway_forwarded_total", .counter, "Pushes written to the connections of devices.")
        text.add([], forwarded.count)
        text.begin("carillon_gateway_acknowledged_total", .counter, "Pushes that devices have.")
        text.add([], acknowledged.count)
        text.begin("carillon_gateway_faults_total", .counter, "Pushes that met a fault which a test asked for.")
        text.add([], faults.count)
        text.add(
            "carillon_gateway_commit_seconds",
            "From a request to its push on disk, for pushes that are kept.",
            commit
        )
        for gauge in gauges {
            text.begin(gauge.name, gauge.kind, gauge.help)
            for sample in gauge.samples { text.add(sample.labels, sample.value) }
        }
        return text.text
    }
}
