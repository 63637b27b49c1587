import Crypto
public import Foundation
import ProviderAPI

/// What one connection has shown of provider tokens (establishing-a-token-based-connection-to-apns).
///
/// The first valid token binds the connection to its team. Another token is an update, and updates of one
/// connection keep 20 minutes' distance; a new connection starts afresh, because many clients open one per push.
public struct ConnectionAuthority: Sendable {
    /// The token that was valid last.
    private struct Current {
        var text: String
        var token: ProviderToken
        var since: Date
    }

    private var current: Current?

    public init() {}

    /// Whether a valid token has been posted: until then a connection has one stream.
    public var isTrusted: Bool { current != nil }

    /// Checks a request's `authorization` field.
    ///
    /// - Throws: a ``Refusal`` with one of the reasons for provider tokens.
    public mutating func authorize(
        _ field: String?,
        by policy: CredentialPolicy,
        at now: Date
    ) throws(Refusal) {
        guard let field else { throw Refusal(.missingProviderToken, "there is no authorization field") }
        guard let text = Self.bearerToken(field) else {
            throw Refusal(.missingProviderToken, "authorization does not begin with “bearer ” and a token")
        }
        if let current, current.text == text {
            try Self.checkAge(current.token, at: now)
            return
        }
        let received: ReceivedProviderToken
        do throws(ProviderTokenError) {
            received = try ReceivedProviderToken(parsing: text)
        } catch {
            throw Refusal(.invalidProviderToken, error.description)
        }
        try Self.verify(received, by: policy)
        try Self.checkAge(received.token, at: now)
        try checkUpdate(to: received.token, at: now)
        current = Current(text: text, token: received.token, since: now)
    }

    private static func bearerToken(_ field: String) -> String? {
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        let token = parts[1].drop { $0 == " " }
        return token.isEmpty ? nil : String(token)
    }

    private static func verify(_ received: ReceivedProviderToken, by policy: CredentialPolicy) throws(Refusal) {
        guard case .verify(let keys) = policy else { return }
        let (keyID, teamID) = (received.token.keyID, received.token.teamID)
        guard let key = keys[keyID] else {
            let known = keys.keys.sorted().joined(separator: ", ")
            throw Refusal(.invalidProviderToken, "no key “\(keyID.brief)” is known here; known: \(known)")
        }
        guard key.teamID == teamID else {
            let detail = "key \(keyID) belongs to team \(key.teamID), but iss is “\(teamID.brief)”"
            throw Refusal(.invalidProviderToken, detail)
        }
        guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: received.signature),
            key.publicKey.isValidSignature(signature, for: received.signingInput)
        else { throw Refusal(.invalidProviderToken, "the signature is not of key \(keyID)") }
    }

    /// Clocks of two machines differ: a token may be from a little later.
    private static let skew: TimeInterval = 300

    private static func checkAge(_ token: ProviderToken, at now: Date) throws(Refusal) {
        let age = now.timeIntervalSince(token.issuedAt)
        guard age <= ProviderLimits.providerTokenAge else {
            let minutes = Int(min(age / 60, 1e9))
            throw Refusal(.expiredProviderToken, "the token was issued \(minutes) minutes ago; 60 are the limit")
        }
        guard age >= -skew else {
            throw Refusal(.invalidProviderToken, "the token's iat lies in the future, beyond 5 minutes of skew")
        }
    }

    private func checkUpdate(to token: ProviderToken, at now: Date) throws(Refusal) {
        guard let current else { return }
        guard current.token.teamID == token.teamID else {
            let detail = "the connection belongs to team \(current.token.teamID), the token to \(token.teamID)"
            throw Refusal(.invalidProviderToken, detail)
        }
        let distance = max(
            now.timeIntervalSince(current.since),
            token.issuedAt.timeIntervalSince(current.token.issuedAt)
        )
        guard distance >= ProviderLimits.providerTokenRefresh else {
            let minutes = Int(distance / 60)
            throw Refusal(
                .tooManyProviderTokenUpdates,
                "another token after \(minutes) minutes on the same connection"
            )
        }
    }
}
