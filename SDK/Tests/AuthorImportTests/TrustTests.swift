import Foundation
import Security
import Testing

/// Certificates and chains, as libraries that pin a server's certificate ask for them.
@Suite("Trust", .timeLimit(.minutes(2))) struct TrustTests {
    private let der = Data([0x30, 0x03, 0x02, 0x01, 0x05])

    @Test("A certificate is whole DER and keeps its bytes")
    func certificates() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, der as CFData))
        #expect(SecCertificateCopyData(certificate) as Data == der)
        for broken in [
            Data(), Data([0x30]), der.dropLast(), der + [0], Data([0x30, 0x85, 1, 1, 1, 1, 1]), Data("-----".utf8),
        ] {
            #expect(SecCertificateCreateWithData(nil, broken as CFData) == nil)
        }
        let long = Data([0x30, 0x82, 0x01, 0x00] + [UInt8](repeating: 0, count: 256))
        #expect(SecCertificateCreateWithData(nil, long as CFData) != nil)
    }

    @Test("A chain of an app's own is never found good, and says why")
    func chains() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, der as CFData))
        var made: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &made) == errSecSuccess)
        let trust = try #require(made)
        #expect(SecTrustGetCertificateCount(trust) == 1 && SecTrustGetCertificateAtIndex(trust, 0) == certificate)
        #expect(SecTrustGetCertificateAtIndex(trust, 1) == nil)
        #expect(SecTrustCopyCertificateChain(trust) as? [SecCertificate] == [certificate])
        #expect(SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "shop.example" as CFString)) == errSecUnimplemented)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(trust, &error))
        #expect(error?.localizedDescription.contains("judges no chains") == true)
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .recoverableTrustFailure)
        #expect(SecTrustCreateWithCertificates(NSArray(), nil, &made) == errSecParam)
    }
}
