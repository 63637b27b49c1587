/// What one connection of a provider has shown so far, and what it needs for every request.
public struct ProviderConnection: Sendable {
    /// Of its provider tokens.
    public var authority = ConnectionAuthority()
    /// Where its identifiers come from.
    public var identifiers: IdentifierGenerator
    /// Of its last topic.
    var topics = TopicMemory()

    /// - Parameter seed: of its identifiers; another one for each connection.
    public init(seed: UInt64) {
        identifiers = IdentifierGenerator(seed: seed)
    }
}
