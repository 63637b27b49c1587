import Crypto
import Foundation
import ProviderAPI
import Testing

@testable import GatewayCore

/// establishing-a-token-based-connection-to-apns.
@Suite struct ConnectionAuthorityTests {
    private let key = SampleKey()
    private let other = SampleKey(keyID: "KEY7654321", teamID: "TEAM654321")

    private var policy: CredentialPolicy { CredentialPolicy(.strict, keys: [key.publicKey, other.publicKey]) }
    private var permissive: CredentialPolicy { CredentialPolicy(.permissive, keys: [key.publicKey]) }

    private func expect(_ rejection: Rejection, _ body: () throws -> Void) {
        #expect {
            try body()
        } throws: { error in
            (error as? Refusal)?.rejection == rejection
        }
    }

    @Test("A valid token makes the connection trusted")
    func valid() throws {
        var authority = ConnectionAuthority()
        #expect(!authority.isTrusted)
        try authority.authorize(key.bearer(issuedAt: noon), by: policy, at: noon)
        #expect(authority.isTrusted)
    }

    @Test("Bearer is spelled as the client likes", arguments: ["Bearer", "BEARER", "bearer"])
    func spelling(word: String) throws {
        var authority = ConnectionAuthority()
        let field = try key.bearer(issuedAt: noon).replacingOccurrences(of: "bearer", with: word)
        try authority.authorize(field, by: policy, at: noon)
    }

    @Test("A token lives an hour, to the second, on a connection that has used it too")
    func age() throws {
        var authority = ConnectionAuthority()
        let field = try key.bearer(issuedAt: noon)
        try authority.authorize(field, by: policy, at: noon + 3600)
        expect(.expiredProviderToken) { try authority.authorize(field, by: policy, at: noon + 3601) }
    }

    @Test("A token of the future is refused, but for clocks that differ a little")
    func future() throws {
        var authority = ConnectionAuthority()
        expect(.invalidProviderToken) {
            try authority.authorize(key.bearer(issuedAt: noon + 301), by: policy, at: noon)
        }
        try authority.authorize(key.bearer(issuedAt: noon + 300), by: policy, at: noon)
    }

    @Test("An unknown key, another team, and a signature of another key are refused")
    func forged() throws {
        var authority = ConnectionAuthority()
        let stranger = SampleKey(keyID: "KEY0000000")
        let impostor = SampleKey()
        expect(.invalidProviderToken) {
            try authority.authorize(stranger.bearer(issuedAt: noon), by: policy, at: noon)
        }
        expect(.invalidProviderToken) {
            try authority.authorize(key.bearer(issuedAt: noon, teamID: "TEAM654321"), by: policy, at: noon)
        }
        expect(.invalidProviderToken) {
            try authority.authorize(impostor.bearer(issuedAt: noon), by: policy, at: noon)
        }
        #expect(!authority.isTrusted)
    }

    @Test("Another token within 20 minutes is one too many, and the one before stays good")
    func tooManyUpdates() throws {
        var authority = ConnectionAuthority()
        let first = try key.bearer(issuedAt: noon)
        try authority.authorize(first, by: policy, at: noon)
        expect(.tooManyProviderTokenUpdates) {
            try authority.authorize(key.bearer(issuedAt: noon + 1199), by: policy, at: noon + 1199)
        }
        try authority.authorize(first, by: policy, at: noon + 1199)
        try authority.authorize(key.bearer(issuedAt: noon + 1200), by: policy, at: noon + 1200)
    }

    @Test("A token that is 20 minutes younger may follow an old one at once")
    func oldTokenFirst() throws {
        var authority = ConnectionAuthority()
        try authority.authorize(key.bearer(issuedAt: noon - 3000), by: policy, at: noon)
        try authority.authorize(key.bearer(issuedAt: noon), by: policy, at: noon + 1)
    }

    @Test("A new connection may bring a new token at once")
    func newConnection() throws {
        for second in 0..<3 {
            var authority = ConnectionAuthority()
            let now = noon + Double(second)
            try authority.authorize(key.bearer(issuedAt: now), by: policy, at: now)
        }
    }

    @Test("A connection stays with the first token's team")
    func oneTeam() throws {
        var authority = ConnectionAuthority()
        try authority.authorize(key.bearer(issuedAt: noon), by: policy, at: noon)
        expect(.invalidProviderToken) {
            try authority.authorize(other.bearer(issuedAt: noon + 1800), by: policy, at: noon + 1800)
        }
    }

    @Test("The permissive profile takes every well-formed token that is not too old, and says what Apple would refuse")
    func permissiveProfile() throws {
        var authority = ConnectionAuthority()
        let stranger = SampleKey(keyID: "KEY0000000")
        expect(.expiredProviderToken) {
            try authority.authorize(stranger.bearer(issuedAt: noon - 3601), by: permissive, at: noon)
        }
        expect(.invalidProviderToken) { try authority.authorize("bearer nonsense", by: permissive, at: noon) }
        try authority.authorize(stranger.bearer(issuedAt: noon), by: permissive, at: noon)
        #expect(authority.warning?.rejection == .invalidProviderToken)
        #expect(authority.warning?.detail.contains("carillon key add") == true)
        for (field, why) in [
            (try SampleKey().bearer(issuedAt: noon), "signature"),
            (try key.bearer(issuedAt: noon, teamID: "TEAM654321"), "belongs to team TEAM123456"),
        ] {
            var authority = ConnectionAuthority()
            try authority.authorize(field, by: permissive, at: noon)
            #expect(authority.warning?.detail.contains(why) == true)
        }
        var known = ConnectionAuthority()
        try known.authorize(key.bearer(issuedAt: noon), by: permissive, at: noon)
        #expect(known.warning == nil)
    }

    @Test("A topic-specific key pushes to its topics, and a connection that began with it goes on with no other key")
    func topicKey() throws {
        let narrow = ProviderKey(
            keyID: key.keyID,
            teamID: key.teamID,
            topics: ["com.example.app"],
            publicKey: key.key.publicKey
        )
        let second = SampleKey(keyID: "KEY1111111")
        let keys = [narrow, second.publicKey]
        var authority = ConnectionAuthority()
        let strict = CredentialPolicy(.strict, keys: keys)
        try authority.authorize(key.bearer(issuedAt: noon), by: strict, at: noon)
        #expect(try authority.checkTopic("com.example.app", by: strict) == nil)
        expect(.topicDisallowed) { _ = try authority.checkTopic("com.example.other", by: strict) }
        expect(.unrelatedKeyIDInToken) {
            try authority.authorize(second.bearer(issuedAt: noon + 1800), by: strict, at: noon + 1800)
        }
        var lenient = ConnectionAuthority()
        let policy = CredentialPolicy(.permissive, keys: keys)
        try lenient.authorize(key.bearer(issuedAt: noon), by: policy, at: noon)
        #expect(try lenient.checkTopic("com.example.other", by: policy)?.rejection == .topicDisallowed)
    }
}
