import Crypto
package import Foundation
package import ProviderAPI

/// What one connection has shown of provider tokens (establishing-a-token-based-connection-to-apns).
///
/// The first valid token binds the connection to its team. Another token is an update, and updates of one
/// connection keep 20 minutes' distance; a new connection starts afresh, because many clients open one per push.
/// With the permissive profile a token's key, team and signature are looked at, too, and what is wrong with them is kept as
/// a warning.
package struct ConnectionAuthority: Sendable {
    /// The token that was valid last.
    private struct Current {
        /// The field that it came in.
        var field: [UInt8]
        /// The bytes after `bearer `.
        var bytes: [UInt8]
        var token: ProviderToken
        var topics: Set<String>?
        var since: Date
        /// What Apple would have refused it for.
        var warning: Refusal?
    }

    private var current: Current?

    package init() {}

    /// What Apple would have refused the token for, which was taken all the same.
    package var warning: Refusal? { current?.warning }

    /// The bundle ids of a topic-specific key; nil for a team's.
    var topics: Set<String>? { current?.topics }

    /// Whether a valid token has been posted: until then a connection has one stream.
    package var isTrusted: Bool { current != nil }

    /// Whether a request shows the token that was valid last, in the same words.
    ///
    /// - Throws: a ``Refusal`` with ExpiredProviderToken when it is too old by now.
    func isCurrent(_ request: borrowing ProviderRequest, at now: Date) throws(Refusal) -> Bool {
        guard let current, request.has(.authorization, equalTo: current.field) else { return false }
        try Self.checkAge(current.token, at: now)
        return true
    }

    /// Checks a request's `authorization` field.
    ///
    /// - Throws: a ``Refusal`` with one of the reasons for provider tokens.
    package mutating func authorize(
        _ field: ArraySlice<UInt8>?,
        by policy: CredentialPolicy,
        in environment: PushEnvironment? = nil,
        at now: Date
    ) throws(Refusal) {
        guard let field else { throw Refusal(.missingProviderToken, "there is no authorization field") }
        guard let bytes = Self.bearerToken(field) else {
            throw Refusal(.missingProviderToken, "authorization does not begin with “bearer ” and a token")
        }
        if let current, bytes.isEqual(to: current.bytes) {
            try Self.checkAge(current.token, at: now)
            return
        }
        let received: ReceivedProviderToken
        do throws(ProviderTokenError) {
            received = try ReceivedProviderToken(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw Refusal(.invalidProviderToken, error.description)
        }
        try Self.checkAge(received.token, at: now)
        let key = policy.key(received.token.keyID)
        let doubt =
            Self.doubt(of: received, key) ?? Self.doubt(of: key, in: environment, by: policy)
            ?? doubtOfRelation(to: received.token, key)
        if let doubt, policy.profile == .strict { throw doubt }
        try checkUpdate(to: received.token, at: now)
        current = Current(
            field: Array(field),
            bytes: Array(bytes),
            token: received.token,
            topics: key?.topics,
            since: now,
            warning: doubt
        )
    }

    /// Checks that the token's key may push to an app.
    ///
    /// - Returns: what Apple would refuse the push for; thrown with the strict profile.
    func checkTopic(_ bundleID: String, by policy: CredentialPolicy) throws(Refusal) -> Refusal? {
        guard let current, let topics = current.topics, !topics.contains(bundleID) else { return nil }
        let known = topics.sorted().joined(separator: ", ")
        let detail = "key \(current.token.keyID) may push to \(known) only, not to \(bundleID.brief)"
        let refusal = Refusal(.topicDisallowed, detail)
        if policy.profile == .strict { throw refusal }
        return refusal
    }

    private static func bearerToken(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let word: StaticString = "bearer"
        let count = word.utf8CodeUnitCount
        guard field.count > count, field[field.startIndex + count] == UInt8(ascii: " ") else { return nil }
        for (byte, letter) in zip(field, UnsafeBufferPointer(start: word.utf8Start, count: count))
        where byte | 0x20 != letter { return nil }
        let token = field.dropFirst(count).drop { $0 == UInt8(ascii: " ") }
        return token.isEmpty ? nil : token
    }

    /// What is wrong with a token's key, team or signature.
    private static func doubt(of received: ReceivedProviderToken, _ key: ProviderKey?) -> Refusal? {
        let (keyID, teamID) = (received.token.keyID, received.token.teamID)
        guard let key else {
            let detail =
                "no key \(keyID.brief) is known here; add it with 'carillon key add AuthKey_\(keyID.brief).p8 --team …'"
            return Refusal(.invalidProviderToken, detail)
        }
        guard key.teamID == teamID else {
            let detail = "key \(keyID) belongs to team \(key.teamID), but iss is “\(teamID.brief)”"
            return Refusal(.invalidProviderToken, detail)
        }
        guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: received.signature),
            key.publicKey.isValidSignature(signature, for: received.signingInput)
        else { return Refusal(.invalidProviderToken, "the signature is not of key \(keyID)") }
        return nil
    }

    private static func doubt(
        of key: ProviderKey?,
        in environment: PushEnvironment?,
        by policy: CredentialPolicy
    ) -> Refusal? {
        guard let key, let own = key.environment, let environment, own != environment else { return nil }
        let detail = "key \(key.keyID) is for \(own.rawValue), this is \(environment.rawValue)"
        return Refusal(policy.environmentRejection, detail)
    }

    /// A connection that began with one topic-specific key goes on with no other, nor with a team's; one that began with a
    /// team's key does not go on with a topic-specific one.
    private func doubtOfRelation(to token: ProviderToken, _ key: ProviderKey?) -> Refusal? {
        guard let current, current.token.keyID != token.keyID, current.topics != nil || key?.topics != nil else {
            return nil
        }
        let detail = "the connection began with key \(current.token.keyID); key \(token.keyID) is not related to it"
        return Refusal(.unrelatedKeyIDInToken, detail)
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
