import NIOSSL

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
        do {
            if path.hasSuffix(".p12") || path.hasSuffix(".pfx") {
                let bundle = try NIOSSLPKCS12Bundle(file: path, passphrase: secret)
                (chain, key) = (bundle.certificateChain, bundle.privateKey)
            } else {
                chain = try NIOSSLCertificate.fromPEMFile(path)
                key = try NIOSSLPrivateKey(file: keyPath ?? path, format: .pem) { give in give(secret ?? []) }
            }
        } catch {
            let hint = passphrase == nil ? "; if it is locked, its passphrase is missing" : ""
            throw .unusableKey("\(path) is no certificate with its key, or its passphrase is another (\(error))\(hint)")
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
