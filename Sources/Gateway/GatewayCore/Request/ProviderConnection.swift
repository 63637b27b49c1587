package import ProviderAPI

/// What one connection of a provider has shown so far, and what it needs for every request.
package struct ProviderConnection: Sendable {
    /// Of its provider tokens.
    package var authority = ConnectionAuthority()
    /// What it showed in place of provider tokens; nil for nothing.
    package var certificate: ProviderCertificate?
    /// Which of Apple's services it reached; nil where one address is both.
    package let environment: PushEnvironment?
    /// Which of Apple's APIs it reached; nil where one address has both.
    package let part: APNSHost.Part?
    /// Where its identifiers come from.
    package var identifiers: IdentifierGenerator
    /// For the ledger of clients.
    package var trace = ClientTrace()
    /// Of its last topic.
    var topics = TopicMemory()

    /// Whether it has shown who it is: until then it has one stream.
    package var isTrusted: Bool { certificate != nil || authority.isTrusted }

    /// - Parameters:
    ///   - seed: of its identifiers; another one for each connection.
    ///   - environment: which of Apple's services it reached; nil where one address is both.
    ///   - part: which of Apple's APIs it reached; nil where one address has both.
    package init(seed: UInt64, environment: PushEnvironment? = nil, part: APNSHost.Part? = nil) {
        identifiers = IdentifierGenerator(seed: seed)
        self.environment = environment
        self.part = part
    }
}
