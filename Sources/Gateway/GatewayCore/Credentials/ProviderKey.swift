package import Crypto
package import ProviderAPI

/// The public half of a provider's signing key.
package struct ProviderKey: Sendable {
    /// `kid`: ten characters.
    package let keyID: String
    package let teamID: String
    /// The bundle ids of a topic-specific key; nil for a team's key, which may push to any.
    package let topics: Set<String>?
    /// Where it may be used; nil for both.
    package let environment: PushEnvironment?
    package let publicKey: P256.Signing.PublicKey

    package init(
        keyID: String,
        teamID: String,
        topics: Set<String>? = nil,
        environment: PushEnvironment? = nil,
        publicKey: P256.Signing.PublicKey
    ) {
        self.keyID = keyID
        self.teamID = teamID
        self.topics = topics
        self.environment = environment
        self.publicKey = publicKey
    }

    /// Reads a key from its PEM text.
    ///
    /// - Throws: what Crypto says of a text that is not a P-256 public key.
    package init(
        keyID: String,
        teamID: String,
        topics: Set<String>? = nil,
        environment: PushEnvironment? = nil,
        pem: String
    ) throws {
        let publicKey = try P256.Signing.PublicKey(pemRepresentation: pem)
        self.init(keyID: keyID, teamID: teamID, topics: topics, environment: environment, publicKey: publicKey)
    }
}
