import Foundation
import NIOSSL
import PrivateFiles

/// A provider's certificate with its private key (establishing-a-certificate-based-connection-to-apns).
public struct ClientCertificate: Sendable {
    let chain: [NIOSSLCertificate]
    let key: NIOSSLPrivateKey

    /// Reads a file with both: PKCS #12 (`.p12`, `.pfx`), else PEM.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - keyPath: of the private key's PEM file; nil where it is in the same.
    ///   - passphrase: that it is locked with; nil for none.
    /// - Throws: ``SenderError`` that names the file and why.
    public init(path: String, keyPath: String? = nil, passphrase: String? = nil) throws(SenderError) {
        let secret = passphrase.map { Array($0.utf8) }
        let data: [UInt8]
        do {
            data = [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .unusableCertificate("the certificate \(path) cannot be read: \(error.systemReason)")
        }
        if path.hasSuffix(".p12") || path.hasSuffix(".pfx") {
            (chain, key) = try Self.bundle(data, path, secret)
        } else {
            chain = try Self.certificates(data, path)
            key = try Self.privateKey(keyPath ?? path, secret, isAlone: keyPath != nil)
        }
    }

    private static func bundle(
        _ data: [UInt8],
        _ path: String,
        _ secret: [UInt8]?
    ) throws(SenderError) -> ([NIOSSLCertificate], NIOSSLPrivateKey) {
        do {
            let bundle = try NIOSSLPKCS12Bundle(buffer: data, passphrase: secret)
            return (bundle.certificateChain, bundle.privateKey)
        } catch {
            // It is a DER sequence; PEM is text.
            guard data.first == 0x30 else {
                throw .unusableCertificate("\(path) is no PKCS #12 file, which .p12 and .pfx are")
            }
            throw .unusableCertificate(
                secret == nil
                    ? "\(path) is locked and its passphrase is missing (CARILLON_PASSPHRASE), or it is no PKCS #12 file"
                    : "\(path) does not open with this passphrase, or is no PKCS #12 file"
            )
        }
    }

    private static func certificates(_ data: [UInt8], _ path: String) throws(SenderError) -> [NIOSSLCertificate] {
        let found = (try? NIOSSLCertificate.fromPEMBytes(data)) ?? []
        guard !found.isEmpty else {
            throw .unusableCertificate("\(path) has no certificate in PEM, and is not named .p12 or .pfx")
        }
        return found
    }

    private static func privateKey(
        _ path: String,
        _ secret: [UInt8]?,
        isAlone: Bool
    ) throws(SenderError) -> NIOSSLPrivateKey {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .unusableCertificate("the private key \(path) cannot be read: \(error.systemReason)")
        }
        do {
            return try NIOSSLPrivateKey(bytes: [UInt8](data), format: .pem) { give in give(secret ?? []) }
        } catch {
            let text = String(decoding: data, as: UTF8.self)
            guard text.contains("PRIVATE KEY-----") else {
                let hint = isAlone ? "" : "; --certificate-key names its file"
                throw .unusableCertificate("\(path) has no private key in PEM\(hint)")
            }
            throw .unusableCertificate(
                secret == nil
                    ? "the private key in \(path) is locked and its passphrase is missing (CARILLON_PASSPHRASE), or damaged"
                    : "the private key in \(path) does not open with this passphrase, or is damaged"
            )
        }
    }
}

/// What a provider shows APNs.
public enum Credential: Sendable {
    /// Provider tokens that a key signs.
    case key(SigningKey)
    /// A certificate; no provider token is sent then.
    case certificate(ClientCertificate)
}
