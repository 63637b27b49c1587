/// What one connection of a provider has shown so far, and what it needs for every request.
package struct ProviderConnection: Sendable {
    /// Of its provider tokens.
    package var authority = ConnectionAuthority()
    /// Where its identifiers come from.
    package var identifiers: IdentifierGenerator
    /// Of its last topic.
    var topics = TopicMemory()

    /// - Parameter seed: of its identifiers; another one for each connection.
    package init(seed: UInt64) {
        identifiers = IdentifierGenerator(seed: seed)
    }
}
