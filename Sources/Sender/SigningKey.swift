import Crypto
public import Foundation
import PrivateFiles
import ProviderAPI

/// A provider's key, as Apple hands one out: an `AuthKey_<KEYID>.p8` file (establishing-a-token-based-connection-to-apns).
public struct SigningKey: Sendable {
    /// Ten characters.
    public let keyID: String
    /// Ten characters.
    public let teamID: String
    private let key: P256.Signing.PrivateKey

    /// Reads a key from its PEM text.
    ///
    /// - Throws: ``SenderError`` when the text is no such key.
    public init(pem: String, keyID: String, teamID: String) throws(SenderError) {
        do {
            self.key = try P256.Signing.PrivateKey(pemRepresentation: pem)
        } catch {
            throw .unusableKey("it is not the PEM text of a P-256 private key, as Apple's .p8 files are")
        }
        self.keyID = keyID
        self.teamID = teamID
    }

    /// Reads a key's file.
    ///
    /// - Parameters:
    ///   - path: of the `.p8` file.
    ///   - keyID: nil takes it from the file's name, `AuthKey_<KEYID>.p8`.
    ///   - teamID: whose key it is.
    /// - Throws: ``SenderError`` that names the file and why.
    public init(path: String, keyID: String? = nil, teamID: String) throws(SenderError) {
        let pem: String
        do {
            pem = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .unusableKey("\(path) cannot be read: \(error.systemReason)")
        }
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        let key: P256.Signing.PrivateKey
        do {
            key = try P256.Signing.PrivateKey(pemRepresentation: pem)
        } catch {
            throw .unusableKey("\(path) is not the PEM text of a P-256 private key, as Apple's .p8 files are")
        }
        guard let keyID = keyID ?? Self.keyID(inName: name) else {
            throw .unusableKey("\(path) is not named AuthKey_<KEYID>.p8, so its key id must be given (--key-id)")
        }
        self.key = key
        self.keyID = keyID
        self.teamID = teamID
    }

    /// Makes a provider token, which is good for an hour.
    ///
    /// - Parameter now: its `iat`.
    /// - Returns: the text after `bearer`.
    /// - Throws: ``SenderError`` when signing fails.
    public func token(issuedAt now: Date) throws(SenderError) -> String {
        let token = ProviderToken(keyID: keyID, teamID: teamID, issuedAt: now)
        do {
            let signature = try key.signature(for: Data(token.signingInput.utf8))
            return token.signed(with: signature.rawRepresentation)
        } catch {
            throw .unusableKey("it does not sign: \(error)")
        }
    }

    private static func keyID(inName name: String) -> String? {
        let parts = name.split(separator: "_")
        guard parts.count == 2, parts[0] == "AuthKey", parts[1].count == ProviderLimits.identifierLength else {
            return nil
        }
        return String(parts[1])
    }
}
