package import ProviderAPI

/// Which provider tokens a gateway believes.
package struct CredentialPolicy: Sendable {
    /// How much is asked of a provider.
    package enum Profile: String, Hashable, Sendable {
        /// Every well-formed token is taken, whoever signed it; what Apple would have refused is a warning on the journey.
        case permissive
        /// Apple's answers: the key has to be known, of the team that the token names, and have signed it.
        case strict
    }

    package let profile: Profile
    /// What a key for the other environment is answered: the documented spelling, or the one that Apple's server is reported to
    /// send.
    package var environmentRejection = Rejection.badEnvironmentKeyIDInToken
    /// The key of an id; nil when it is not known.
    let key: @Sendable (String) -> ProviderKey?

    /// - Parameters:
    ///   - profile: how much is asked of a provider.
    ///   - key: the key of an id; nil when it is not known. Called from any thread.
    package init(_ profile: Profile, key: @escaping @Sendable (String) -> ProviderKey?) {
        self.profile = profile
        self.key = key
    }

    /// The policy that knows `keys`.
    package init(_ profile: Profile, keys: [ProviderKey]) {
        let table = Dictionary(keys.map { ($0.keyID, $0) }) { _, later in later }
        self.init(profile) { table[$0] }
    }
}
