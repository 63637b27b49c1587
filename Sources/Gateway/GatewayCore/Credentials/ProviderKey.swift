public import Crypto

/// The public half of a provider's signing key.
public struct ProviderKey: Sendable {
    /// `kid`: ten characters.
    public let keyID: String
    public let teamID: String
    public let publicKey: P256.Signing.PublicKey

    public init(keyID: String, teamID: String, publicKey: P256.Signing.PublicKey) {
        self.keyID = keyID
        self.teamID = teamID
        self.publicKey = publicKey
    }

    /// Reads a key from its PEM text.
    ///
    /// - Throws: what Crypto says of a text that is not a P-256 public key.
    public init(keyID: String, teamID: String, pem: String) throws {
        self.init(keyID: keyID, teamID: teamID, publicKey: try P256.Signing.PublicKey(pemRepresentation: pem))
    }
}

/// Which provider tokens a gateway believes.
public enum CredentialPolicy: Sendable {
    /// Those signed with one of these keys, by their ids.
    case verify([String: ProviderKey])
    /// Every well-formed token: for a test suite whose keys the gateway has not been told.
    case trust

    /// The policy that verifies with `keys`.
    public static func verify(_ keys: [ProviderKey]) -> Self {
        .verify(Dictionary(keys.map { ($0.keyID, $0) }) { _, later in later })
    }
}
