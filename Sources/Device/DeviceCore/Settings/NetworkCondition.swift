/// What the phone's network is like for author code.
package enum NetworkCondition: String, Codable, Hashable, Sendable, CaseIterable {
    case on
    /// The person asked to save data: author code is told so, and nothing else changes.
    case metered
    /// Each URL load begins late and comes slowly.
    case slow
    /// No connection can be made.
    case off
}
