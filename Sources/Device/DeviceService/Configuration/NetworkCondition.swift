/// What the phone's network is like for author code.
public enum NetworkCondition: String, Sendable, CaseIterable {
    case on
    /// The person asked to save data: author code is told so, and nothing else changes.
    case metered
    /// 50 kB a second for each URL load.
    case slow
    /// No connection can be made.
    case off

    /// What a process finds in its environment.
    var environment: [String: String] {
        ["CARILLON_NETWORK": rawValue, "CARILLON_LOW_DATA": self == .metered ? "1" : "0"]
    }
}
