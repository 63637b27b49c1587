import Crypto
package import Foundation
import GatewayCore
import PrivateFiles
package import ProviderAPI
import SwiftASN1
import X509

/// Reads the certificates that providers show.
struct ClientCertificates: Sendable {
    /// Who signs those that are believed.
    let authority: Certificate

    /// What a certificate says, and what speaks against it.
    ///
    /// - Parameters:
    ///   - der: as the client showed it.
    ///   - now: the machine's time.
    func read(_ der: [UInt8], at now: Date) -> ProviderCertificate {
        guard let certificate = try? Certificate(derEncoded: der) else {
            return ProviderCertificate(topics: [], doubt: Refusal(.badCertificate, "the certificate cannot be read"))
        }
        return ProviderCertificate(
            topics: Self.topics(of: certificate),
            environment: Self.environment(of: certificate),
            doubt: doubt(of: certificate, at: now).map { Refusal(.badCertificate, $0) }
        )
    }

    private func doubt(of certificate: Certificate, at now: Date) -> String? {
        guard authority.publicKey.isValidSignature(certificate.signature, for: certificate) else {
            return "the certificate is not of this gateway's CA; 'carillon certificate' makes one"
        }
        guard certificate.notValidBefore <= now else { return "the certificate is not valid yet" }
        guard certificate.notValidAfter > now else {
            return "the certificate has expired at \(certificate.notValidAfter.formatted(.iso8601))"
        }
        return nil
    }

    private static func topics(of certificate: Certificate) -> [String] {
        if let value = certificate.extensions[oid: Mark.topics.oid]?.value, let named = CertificateTopics(der: value) {
            return named.topics.map(\.name)
        }
        guard let subject = subject(of: certificate), !subject.isEmpty else { return [] }
        let isVoIP = certificate.extensions[oid: Mark.voip.oid] != nil
        return isVoIP ? [subject, PushType.voip.facts?.topic(ofBundleID: subject) ?? subject] : [subject]
    }

    private static func environment(of certificate: Certificate) -> PushEnvironment? {
        let isSandbox = certificate.extensions[oid: Mark.sandbox.oid] != nil
        let isProduction = certificate.extensions[oid: Mark.production.oid] != nil
        return isSandbox == isProduction ? nil : isSandbox ? .sandbox : .production
    }

    /// The subject's UID: the bundle id, or an MDM certificate's topic.
    private static func subject(of certificate: Certificate) -> String? {
        for name in certificate.subject {
            for attribute in name where attribute.type == Mark.userID.type { return String(attribute.value) }
        }
        return nil
    }
}

/// Makes certificates for providers, signed by a gateway's development CA.
package struct ClientCertificateIssuer {
    /// What a provider needs.
    package struct Issued: Sendable {
        /// The certificate and the CA's, PEM.
        package let certificate: String
        /// Its key, PKCS #8 PEM.
        package let key: String
    }

    /// A year, as Apple's.
    package static let lifetime: TimeInterval = 365 * 86_400

    private let authority: Certificate
    private let authorityKey: P256.Signing.PrivateKey

    /// Reads the CA of a gateway's state.
    ///
    /// - Throws: why it cannot be read, ``GatewayError`` or `PrivateFileError`.
    package init(stateDirectory: String) throws {
        let folder = GatewayIdentity.folder(in: stateDirectory)
        (authority, authorityKey) = try DevelopmentCertificates(folder: folder, extraNames: []).authority(now: Date())
    }

    /// Makes a certificate.
    ///
    /// - Parameters:
    ///   - bundleID: whose app.
    ///   - types: what it may push beside alerts and background pushes, each by its own topic.
    ///   - environment: where it may be used; nil for both.
    ///   - now: the machine's time.
    /// - Throws: what X509 says of names that no certificate can have.
    package func issue(
        bundleID: String,
        types: [PushType],
        environment: PushEnvironment?,
        at now: Date
    ) throws -> Issued {
        let key = P256.Signing.PrivateKey()
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: now.addingTimeInterval(-3600),
            notValidAfter: now.addingTimeInterval(Self.lifetime),
            issuer: authority.subject,
            subject: DistinguishedName([
                RelativeDistinguishedName(.init(type: Mark.userID.type, utf8String: bundleID)),
                RelativeDistinguishedName(
                    .init(type: Mark.commonName.type, utf8String: "Apple Push Services: \(bundleID)")
                ),
            ]),
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try extensions(bundleID, types, environment),
            issuerPrivateKey: Certificate.PrivateKey(authorityKey)
        )
        let chain = try [certificate, authority].map { try $0.serializeAsPEM().pemString }
        return Issued(certificate: chain.joined(separator: "\n") + "\n", key: key.pemRepresentation + "\n")
    }

    private func extensions(
        _ bundleID: String,
        _ types: [PushType],
        _ environment: PushEnvironment?
    ) throws -> Certificate.Extensions {
        let own = types.compactMap { type in
            type.facts.map { CertificateTopics.Topic($0.topic(ofBundleID: bundleID), type.rawValue) }
        }
        let topics = CertificateTopics([.init(bundleID, "app")] + own)
        var extensions = try Certificate.Extensions {
            Critical(BasicConstraints.notCertificateAuthority)
            Critical(KeyUsage(digitalSignature: true))
            try ExtendedKeyUsage([.clientAuth])
            AuthorityKeyIdentifier(keyIdentifier: try authority.extensions.subjectKeyIdentifier?.keyIdentifier)
        }
        if environment != .production { try extensions.append(Mark.sandbox) }
        if environment != .sandbox { try extensions.append(Mark.production) }
        try extensions.append(Certificate.Extension(oid: Mark.topics.oid, critical: false, value: topics.der[...]))
        return extensions
    }
}

/// What Apple's push certificates have beside the usual.
private enum Mark {
    /// May be used with the sandbox.
    static let sandbox = Certificate.Extension(oid: [1, 2, 840, 113635, 100, 6, 3, 1], critical: false, value: null)
    /// May be used with production.
    static let production = Certificate.Extension(oid: [1, 2, 840, 113635, 100, 6, 3, 2], critical: false, value: null)
    /// Is for VoIP pushes.
    static let voip = Certificate.Extension(oid: [1, 2, 840, 113635, 100, 6, 3, 4], critical: false, value: null)
    /// Its value is the topics.
    static let topics = Certificate.Extension(oid: [1, 2, 840, 113635, 100, 6, 3, 6], critical: false, value: null)
    /// RFC 4519 §2.39.
    static let userID = RelativeDistinguishedName.Attribute(type: [0, 9, 2342, 19_200_300, 100, 1, 1], utf8String: "")
    /// RFC 4519 §2.3.
    static let commonName = RelativeDistinguishedName.Attribute(type: [2, 5, 4, 3], utf8String: "")

    /// An extension that says all by being there.
    private static let null: ArraySlice<UInt8> = [5, 0]
}
