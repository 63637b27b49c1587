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
        let status = SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &made)
        let trust = try #require(made)
        #expect(status == errSecSuccess)
        #expect(SecTrustGetCertificateCount(trust) == 1 && SecTrustGetCertificateAtIndex(trust, 0) == certificate)
        #expect(SecTrustGetCertificateAtIndex(trust, 1) == nil)
        let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
        #expect(chain == [certificate])
        let set = SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "shop.example" as CFString))
        #expect(set == errSecUnimplemented)
        var error: CFError?
        let isGood = SecTrustEvaluateWithError(trust, &error)
        #expect(!isGood && error?.localizedDescription.contains("judges none of an app's own") == true)
        var result = SecTrustResultType.invalid
        let judged = SecTrustEvaluate(trust, &result)
        #expect(judged == errSecSuccess && result == .recoverableTrustFailure)
        let empty = SecTrustCreateWithCertificates(NSArray(), nil, &made)
        #expect(empty == errSecParam)
    }
}
