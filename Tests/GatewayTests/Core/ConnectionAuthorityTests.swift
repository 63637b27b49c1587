import Foundation
import GatewayCore
import ProviderAPI
import Testing

/// establishing-a-token-based-connection-to-apns.
@Suite struct ConnectionAuthorityTests {
    private let key = SampleKey()
    private let other = SampleKey(keyID: "KEY7654321", teamID: "TEAM654321")

    private var policy: CredentialPolicy { .verify([key.publicKey, other.publicKey]) }

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

    @Test("A gateway that trusts believes every well-formed token that is not too old")
    func trust() throws {
        var authority = ConnectionAuthority()
        let stranger = SampleKey(keyID: "KEY0000000")
        expect(.expiredProviderToken) {
            try authority.authorize(stranger.bearer(issuedAt: noon - 3601), by: .trust, at: noon)
        }
        expect(.invalidProviderToken) { try authority.authorize("bearer nonsense", by: .trust, at: noon) }
        try authority.authorize(stranger.bearer(issuedAt: noon), by: .trust, at: noon)
    }
}
