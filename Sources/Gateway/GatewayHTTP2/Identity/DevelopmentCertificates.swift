import Crypto
import Foundation
import NIOSSL
import PrivateFiles
import ProviderAPI
import SwiftASN1
import X509

/// The development CA and the server's certificate, made at the first start and used again until they are near
/// their end.
///
/// Their dates are of the machine's clock, never of a clock moved by hand: it is other programs that check them.
struct DevelopmentCertificates {
    /// Where the CA is.
    let folder: String
    /// Names beside localhost that the server is reached by.
    let extraNames: [String]
    /// Where the server's certificate is; nil for beside the CA.
    var serverFolder: String?

    private static let lifetime: TimeInterval = 10 * 365 * 86_400
    /// Some clients refuse a server's certificate that is valid for longer.
    private static let serverLifetime: TimeInterval = 397 * 86_400
    private static let margin: TimeInterval = 86_400

    /// Names of Apple's servers, for clients that know no others and are led here (``ConnectProxy``).
    private static let appleNames = APNSHost.all.map(\.name)

    /// What the listeners for devices need.
    func serverContext(now: Date) throws -> NIOSSLContext {
        try NIOSSLContext(configuration: serverConfiguration(now: now))
    }

    /// What the listeners for providers need: clients may show a certificate, which is judged when they push.
    func providerContext(now: Date) throws -> NIOSSLContext {
        var configuration = try serverConfiguration(now: now)
        configuration.certificateVerification = .optionalVerification
        // ClientCertificates judges; the system's authorities are not asked, and not loaded.
        configuration.trustRoots = .certificates([])
        return try NIOSSLContext(configuration: configuration)
    }

    /// Reads the certificates that clients show.
    func clientCertificates(now: Date) throws -> ClientCertificates {
        ClientCertificates(authority: try authority(now: now).0)
    }

    func serverConfiguration(now: Date) throws -> TLSConfiguration {
        let (authority, authorityKey) = try authority(now: now)
        let (certificate, key) = try server(signedBy: authority, authorityKey, now: now)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [
                .certificate(try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem))
            ],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
        )
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2"]
        return configuration
    }

    /// The CA, made at the first call.
    func authority(now: Date) throws -> (Certificate, P256.Signing.PrivateKey) {
        let (path, keyPath) = (folder + "/ca.pem", folder + "/ca-key.pem")
        if let pem = try PrivateFile.read(path), let keyPEM = try PrivateFile.read(keyPath) {
            do {
                let certificate = try Certificate(pemEncoded: pem)
                let key = try P256.Signing.PrivateKey(pemRepresentation: keyPEM)
                if certificate.notValidAfter > now.addingTimeInterval(Self.margin) { return (certificate, key) }
            } catch {
                throw GatewayError.unreadableIdentity(path, "\(error)")
            }
        }
        let key = P256.Signing.PrivateKey()
        let name = try DistinguishedName {
            OrganizationName("Carillon")
            CommonName("Carillon Development CA \(Certificate.SerialNumber().description.suffix(8))")
        }
        let publicKey = Certificate.PublicKey(key.publicKey)
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: publicKey,
            notValidBefore: now.addingTimeInterval(-3600),
            notValidAfter: now.addingTimeInterval(Self.lifetime),
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                SubjectKeyIdentifier(hash: publicKey)
            },
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
        try PrivateFile.write(key.pemRepresentation + "\n", to: keyPath)
        try PrivateFile.write(try certificate.serializeAsPEM().pemString + "\n", to: path)
        return (certificate, key)
    }

    private func server(
        signedBy authority: Certificate,
        _ authorityKey: P256.Signing.PrivateKey,
        now: Date
    ) throws -> (certificate: String, key: String) {
        let folder = serverFolder ?? folder
        let (path, keyPath) = (folder + "/server.pem", folder + "/server-key.pem")
        if let pem = try PrivateFile.read(path), let key = try PrivateFile.read(keyPath),
            let certificate = try? Certificate(pemEncoded: pem), isUsable(certificate, of: authority, now: now)
        {
            return (pem, key)
        }
        let key = P256.Signing.PrivateKey()
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: now.addingTimeInterval(-3600),
            notValidAfter: now.addingTimeInterval(Self.serverLifetime),
            issuer: authority.subject,
            subject: try DistinguishedName {
                OrganizationName("Carillon")
                CommonName("localhost")
            },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try serverExtensions(of: authority),
            issuerPrivateKey: Certificate.PrivateKey(authorityKey)
        )
        let pem = try certificate.serializeAsPEM().pemString + "\n"
        try PrivateFile.write(key.pemRepresentation + "\n", to: keyPath)
        try PrivateFile.write(pem, to: path)
        return (pem, key.pemRepresentation)
    }

    private func isUsable(_ certificate: Certificate, of authority: Certificate, now: Date) -> Bool {
        let names = try? certificate.extensions.subjectAlternativeNames
        return certificate.notValidAfter > now.addingTimeInterval(Self.margin)
            && authority.publicKey.isValidSignature(certificate.signature, for: certificate)
            && names.map { Set($0) } == Set(alternativeNames)
    }

    private var alternativeNames: [GeneralName] {
        (ServerNames.own + Self.appleNames + extraNames).map(Self.name)
    }

    private static func name(_ text: String) -> GeneralName {
        for (family, size) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: size)
            if inet_pton(family, text, &bytes) == 1 { return .ipAddress(.init(contentBytes: bytes[...])) }
        }
        return .dnsName(text)
    }

    private func serverExtensions(of authority: Certificate) throws -> Certificate.Extensions {
        try Certificate.Extensions {
            Critical(BasicConstraints.notCertificateAuthority)
            Critical(KeyUsage(digitalSignature: true))
            try ExtendedKeyUsage([.serverAuth])
            SubjectAlternativeNames(alternativeNames)
            AuthorityKeyIdentifier(
                keyIdentifier: try authority.extensions.subjectKeyIdentifier?.keyIdentifier
            )
        }
    }
}
