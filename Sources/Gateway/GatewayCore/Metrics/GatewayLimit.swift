import ProviderAPI

/// A bound of the gateway that a provider or a device has reached: the label `limit` of its counter.
package enum GatewayLimit: String, CaseIterable, Sendable {
    // connections
    case providerConnections = "provider_connections"
    case deviceConnections = "device_connections"
    /// Of devices that have not said hello.
    case newcomers
    case metricsConnections = "metrics_connections"
    // times
    case firstBytes = "first_bytes_time"
    case idle = "idle_time"
    case body = "body_time"
    case hello = "hello_time"
    case closing = "closing_time"
    /// Of a device that does not answer whether it is there.
    case silence = "silence_time"
    // one provider's connection
    case headerFields = "header_fields"
    /// Header fields that HPACK has made of few bytes.
    case headerBomb = "header_bomb"
    case idleFrames = "idle_frames"
    case streams
    /// What comes of a body after its answer.
    case discardedBody = "discarded_body"
    // one request
    case payload
    case collapseID = "collapse_id"
    case providerTokenUpdates = "provider_token_updates"
    case pushesPerMinute = "pushes_per_minute"
    case faults
    // one device's connection
    /// Bytes of a message, or of a hello.
    case courierMessage = "courier_message"
    /// Pushes that are not kept and that the device has not acknowledged.
    case attempts
    /// Requests that an observer was not shown, since it is slow to read.
    case observed
    // the store
    case devices
    case appsPerDevice = "apps_per_device"
    case writes
    case records

    /// The bound that a refused request reached; nil when it was refused for something else.
    package init?(_ refusal: Refusal, hasTooManyFields: Bool) {
        let rejection = refusal.rejection
        // By their status first: there are floods of requests that are refused.
        switch rejection.status {
        case 400 where rejection == .badCollapseID: self = .collapseID
        case 413: self = hasTooManyFields ? .headerFields : .payload
        case 429 where rejection == .tooManyProviderTokenUpdates: self = .providerTokenUpdates
        case 429 where rejection == .tooManyRequests: self = .pushesPerMinute
        default: return nil
        }
    }
}
