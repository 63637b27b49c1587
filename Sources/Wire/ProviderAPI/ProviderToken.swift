public import Foundation
import NotificationModel

/// A provider token: the JSON Web Token of the `authorization` field
/// (establishing-a-token-based-connection-to-apns).
///
/// Reads what clients in the field really send: `iat` as an integer, a fraction, a text or in milliseconds, as
/// Apple's own sample has it, and a header without `alg`.
public struct ProviderToken: Hashable, Sendable {
    /// The key that signed it: `kid`.
    public var keyID: String
    /// Whose key it is: `iss`.
    public var teamID: String
    /// `iat`.
    public var issuedAt: Date

    public init(keyID: String, teamID: String, issuedAt: Date) {
        self.keyID = keyID
        self.teamID = teamID
        self.issuedAt = issuedAt
    }

    /// The most characters that are believed.
    public static let lengthLimit = 4096

    /// Header and claims, ready to be signed with ES256: the token is this, a dot, and the signature's
    /// 64 bytes (R and S) in base64url.
    public var signingInput: String {
        let header = #"{"alg":"ES256","kid":"\#(keyID)"}"#
        let claims = #"{"iss":"\#(teamID)","iat":\#(Int64(clamping: issuedAt.timeIntervalSince1970))}"#
        return Base64URL.encode(Data(header.utf8)) + "." + Base64URL.encode(Data(claims.utf8))
    }

    /// The whole token, with a signature of 64 bytes: R and S.
    public func signed(with signature: some DataProtocol) -> String {
        signingInput + "." + Base64URL.encode(signature)
    }
}

/// A provider token as it came: claims that nobody has verified yet, and what verifies them.
public struct ReceivedProviderToken: Hashable, Sendable {
    public let token: ProviderToken
    /// The bytes that the signature is of.
    public let signingInput: Data
    /// R and S.
    public let signature: Data

    /// Reads the text after `bearer `.
    ///
    /// - Throws: ``ProviderTokenError``, which says what is wrong with it.
    public init(parsing text: String) throws(ProviderTokenError) {
        guard text.utf8.count <= ProviderToken.lengthLimit else { throw .malformed("it is over 4096 characters long") }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed("it has \(parts.count) parts between dots, not 3") }
        guard let signature = Base64URL.decode(parts[2]) else { throw .malformed("its signature is not base64url") }
        guard signature.count == 64 else {
            throw .malformed("its signature has \(signature.count) bytes, not the 64 of ES256's R and S")
        }
        let header: Header = try Self.decode(parts[0], "header")
        let claims: Claims = try Self.decode(parts[1], "claims")
        if let algorithm = header.alg, algorithm != "ES256" { throw .malformed("its alg is \(algorithm), not ES256") }
        guard let keyID = header.kid ?? claims.kid else { throw .malformed("its header has no kid") }
        guard let teamID = claims.iss else { throw .malformed("its claims have no iss") }
        guard let issuedAt = claims.iat?.date else { throw .malformed("its claims have no readable iat") }
        self.token = ProviderToken(keyID: keyID, teamID: teamID, issuedAt: issuedAt)
        self.signingInput = Data(text.utf8.prefix(parts[0].utf8.count + 1 + parts[1].utf8.count))
        self.signature = signature
    }

    private struct Header: Decodable {
        var alg: String?
        var kid: String?
    }

    private struct Claims: Decodable {
        var iss: String?
        var iat: Moment?
        var kid: String?
    }

    private static func decode<Value: Decodable>(
        _ part: some StringProtocol,
        _ name: String
    ) throws(ProviderTokenError) -> Value {
        guard let json = Base64URL.decode(part) else { throw .malformed("its \(name) is not base64url") }
        guard let value = try? JSONDecoder().decode(Value.self, from: json) else {
            throw .malformed("its \(name) is not the JSON object that was expected")
        }
        return value
    }
}

/// A time as clients write it: seconds or milliseconds, a number or a text.
private struct Moment: Decodable {
    let date: Date?

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let number =
            if let number = try? value.decode(Double.self) { number } else { Double(try value.decode(String.self)) }
        guard let number, number.isFinite, number >= 0 else {
            self.date = nil
            return
        }
        // Beyond the year 5138 in seconds: somebody counts milliseconds.
        self.date = Date(timeIntervalSince1970: number > 1e11 ? number / 1000 : number)
    }
}

/// Why a text is not a provider token.
public enum ProviderTokenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, to follow "the provider token is unusable:".
    case malformed(String)

    public var description: String {
        switch self {
        case .malformed(let why): "the provider token is unusable: \(why)"
        }
    }
}
