import Foundation

#if os(Linux)
import Crypto
#else
import CryptoKit
#endif

/// How a payload's content is encrypted.
public enum ContentCipher: Hashable, Sendable {
    /// AES-GCM: nonce, cipher text and tag in one; 128, 192 or 256-bit keys. The keys are tried in order.
    case aesGCM([KeySource])
    /// ChaCha20-Poly1305: nonce, cipher text and tag in one; 256-bit keys. The keys are tried in order.
    case chaChaPoly([KeySource])
    /// A Web Push message (RFC 8291): the receiver's P-256 private key, and the authentication secret of 16 bytes.
    case webPush(privateKey: KeySource, authenticationSecret: KeySource)

    /// The plain bytes.
    ///
    /// - Throws: ``SecretError`` that names the cause, never the content.
    func open(_ sealed: Data) throws(SecretError) -> Data {
        switch self {
        case .aesGCM(let sources):
            try Self.tryKeys(sources, sizes: [16, 24, 32]) { key in
                try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: key)
            }
        case .chaChaPoly(let sources):
            try Self.tryKeys(sources, sizes: [32]) { key in
                try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: sealed), using: key)
            }
        case .webPush(let privateKey, let secret):
            try WebPushMessage(sealed).open(privateKey: privateKey.load(), secret: secret.load())
        }
    }

    private static func tryKeys(
        _ sources: [KeySource],
        sizes: [Int],
        _ open: (SymmetricKey) throws -> Data
    ) throws(SecretError) -> Data {
        var missing: SecretError?
        for source in sources {
            let key: Data
            do throws(SecretError) {
                key = try source.load()
            } catch {
                missing = error
                continue
            }
            guard sizes.contains(key.count) else {
                missing = SecretError("a key has \(key.count) bytes; \(sizes) are possible")
                continue
            }
            if let plain = try? open(SymmetricKey(data: key)) { return plain }
        }
        throw missing ?? SecretError("no key opens the content: the key is another one, or the content was changed")
    }
}
