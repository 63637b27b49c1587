import Foundation
import ProviderAPI
import Testing

/// establishing-a-token-based-connection-to-apns, and what clients in the field send.
@Suite struct ProviderTokenTests {
    private static let signature = Data(repeating: 7, count: 64)

    private static func token(header: String, claims: String, signature: Data = signature) -> String {
        [Data(header.utf8), Data(claims.utf8), signature].map(base64URL).joined(separator: ".")
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    @Test(
        "iat is read as a whole number, a fraction, a text, and in milliseconds",
        arguments: ["1800000000", "1800000000.0", #""1800000000""#, #""1800000000000""#, "1800000000000"]
    )
    func issuedAt(text: String) throws {
        let token = Self.token(header: #"{"alg":"ES256","kid":"K"}"#, claims: #"{"iss":"T","iat":\#(text)}"#)
        #expect(try ReceivedProviderToken(parsing: token).token.issuedAt == Date(timeIntervalSince1970: 1_800_000_000))
    }

    @Test("A header without alg, with typ, and kid among the claims are read")
    func leniency() throws {
        let plain = Self.token(header: #"{"typ":"JWT","kid":"KEY1234567"}"#, claims: #"{"iss":"TEAM123456","iat":1}"#)
        let received = try ReceivedProviderToken(parsing: plain)
        #expect(received.token.keyID == "KEY1234567")
        #expect(received.token.teamID == "TEAM123456")
        let claims = Self.token(header: #"{"alg":"ES256"}"#, claims: #"{"iss":"T","iat":1,"kid":"K"}"#)
        #expect(try ReceivedProviderToken(parsing: claims).token.keyID == "K")
    }

    @Test("What is signed is header, dot and claims, as they came")
    func signingInput() throws {
        let text = Self.token(header: #"{"kid":"K"}"#, claims: #"{"iss":"T","iat":1}"#)
        let received = try ReceivedProviderToken(parsing: text)
        let dot = try #require(text.lastIndex(of: "."))
        #expect(received.signingInput == Data(text[..<dot].utf8))
        #expect(received.signature == Self.signature)
    }

    @Test("What it makes, it reads")
    func roundTrip() throws {
        let token = ProviderToken(
            keyID: "KEY1234567",
            teamID: "TEAM123456",
            issuedAt: Date(timeIntervalSince1970: 1_800_000_000)
        )
        #expect(try ReceivedProviderToken(parsing: token.signed(with: Self.signature)).token == token)
    }

    @Test(
        "What is wrong with a token is said",
        arguments: [
            ("abc", "parts"),
            (token(header: "{}", claims: #"{"iss":"T","iat":1}"#), "kid"),
            (token(header: #"{"kid":"K"}"#, claims: #"{"iat":1}"#), "iss"),
            (token(header: #"{"kid":"K"}"#, claims: #"{"iss":"T"}"#), "iat"),
            (token(header: #"{"kid":"K"}"#, claims: #"{"iss":"T","iat":"now"}"#), "iat"),
            (token(header: #"{"kid":"K","alg":"none"}"#, claims: #"{"iss":"T","iat":1}"#), "alg is none"),
            (token(header: "nonsense", claims: "{}"), "header"),
            (token(header: "{}", claims: "{}", signature: Data(count: 63)), "63 bytes"),
            (String(repeating: "a", count: 5000), "4096"),
        ]
    )
    func wrong(text: String, complaint: String) {
        #expect {
            try ReceivedProviderToken(parsing: text)
        } throws: { error in
            "\(error)".contains(complaint)
        }
    }
}
