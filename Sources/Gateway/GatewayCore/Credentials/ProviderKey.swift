public import Crypto

/// The public half of a provider's signing key.
public struct ProviderKey: Sendable {
    /// `kid`: ten characters.
    public let keyID: String
    public let teamID: String
    /// The bundle ids of a topic-specific key; nil for a team's key, which may push to any.
    public let topics: Set<String>?
    public let publicKey: P256.Signing.PublicKey

    public init(keyID: String, teamID: String, topics: Set<String>? = nil, publicKey: P256.Signing.PublicKey) {
        self.keyID = keyID
        self.teamID = teamID
        self.topics = topics
        self.publicKey = publicKey
    }

    /// Reads a key from its PEM text.
    ///
    /// - Throws: what Crypto says of a text that is not a P-256 public key.
    public init(keyID: String, teamID: String, topics: Set<String>? = nil, pem: String) throws {
        let publicKey = try P256.Signing.PublicKey(pemRepresentation: pem)
        self.init(keyID: keyID, teamID: teamID, topics: topics, publicKey: publicKey)
    }
}
