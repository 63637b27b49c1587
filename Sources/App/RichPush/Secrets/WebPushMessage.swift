import Foundation

#if os(Linux)
import Crypto
#else
import CryptoKit
#endif

/// A message encrypted to a receiver's P-256 key, as Web Push does (RFC 8291).
struct WebPushMessage {
    private let records: EncryptedRecords

    init(_ body: Data) throws(SecretError) {
        records = try EncryptedRecords(body)
    }

    /// The plain bytes, for the receiver's private key of 32 bytes and the authentication secret of 16.
    func open(privateKey: Data, secret: Data) throws(SecretError) -> Data {
        guard let receiver = try? P256.KeyAgreement.PrivateKey(rawRepresentation: privateKey)
        else { throw SecretError("the private key is not one of P-256 (\(privateKey.count) bytes)") }
        guard let sender = try? P256.KeyAgreement.PublicKey(x963Representation: records.keyID),
            let shared = try? receiver.sharedSecretFromKeyAgreement(with: sender)
        else { throw SecretError("the encrypted content names no P-256 public key of its sender") }

        // RFC 8291, 3.3: the shared secret is bound to both keys and to the authentication secret.
        var info = Data("WebPush: info\0".utf8)
        info.append(receiver.publicKey.x963Representation)
        info.append(records.keyID)
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: secret,
            sharedInfo: info,
            outputByteCount: 32
        )
        return try records.open(keyingMaterial: material.withUnsafeBytes { Data($0) })
    }
}
