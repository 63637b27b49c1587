import ViewLink

/// How often views may change: an honest extension sends at most 60 changes in a second.
struct ViewRate: Sendable {
    /// Changes in a second, twice what an honest process sends.
    static let updates = 120
    /// Views described in a second.
    static let nodes = 40_000

    private var began = -Double.infinity
    private var updates = 0
    private var nodes = 0

    /// Takes in a change.
    ///
    /// - Returns: why it is too much; nil when it is not.
    mutating func take(_ update: ViewTreeUpdate, at time: Double) -> String? {
        if time - began >= 1 {
            began = time
            updates = 0
            nodes = 0
        }
        updates += 1
        nodes += update.changed.count
        if updates > Self.updates { return "it changed its views more than \(Self.updates) times in a second" }
        if nodes > Self.nodes { return "it sent more than \(Self.nodes) views in a second" }
        return nil
    }
}
