public import Foundation
public import FoundationAdditions
public import OpenSecurity

// Certificates and trust, as libraries that pin a server's certificate have them. Loads are checked by curl, against the
// CAs that the phone trusts, and no delegate is challenged for it: of these functions none is called then. Blocks of
// connections (`sec_protocol_options_set_verify_block`) are asked, and their chain is judged by these CAs. A chain that an
// author brings is never found good.

/// A certificate.
public final class SecCertificate: Hashable, Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }

    public static func == (one: SecCertificate, other: SecCertificate) -> Bool { one.data == other.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A key; there are none here.
public final class SecKey: Hashable, Sendable {
    private init() {}

    public static func == (one: SecKey, other: SecKey) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a chain is held to.
public final class SecPolicy: Sendable {
    init() {}
}

/// What became of a judgement.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// How revocation would be asked for.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// A chain is not found good.
public let errSecNotTrusted: OSStatus = -67843

/// A certificate of its DER; nil for what does not begin as one.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let data = Data(referencing: data)
    return DERLength.isWhole(data) ? SecCertificate(data) : nil
}

/// The certificate's DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

/// Nil: keys are not read of certificates here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Nil: keys are not read of certificates here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// Nil: keys are not read of certificates here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// A chain of a certificate, or of an array of them.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: AnyObject,
    _ policies: AnyObject?,
    _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let chain = (certificates as? SecCertificate).map { [$0] } ?? (certificates as? [SecCertificate])
    guard let chain, !chain.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(chain.map(\.data))
    return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? SecCertificate(trust.certificates[ix]) : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
    NSArray(array: trust.certificates.map(SecCertificate.init))
}

/// Says that it cannot: `errSecUnimplemented`.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: AnyObject) -> OSStatus { errSecUnimplemented }

/// Says that it cannot: `errSecUnimplemented`.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecUnimplemented
}

/// Says that it cannot: `errSecUnimplemented`.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecUnimplemented
}

/// Finds the chain of a connection good where the CAs that the phone trusts answer for it, and no other.
///
/// - Parameters:
///   - trust: the chain.
///   - error: gets why not.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    if !trust.isTrusted { error?.pointee = notTrusted }
    return trust.isTrusted
}

private var notTrusted: CFError {
    NSError(
        domain: NSOSStatusErrorDomain,
        code: Int(errSecNotTrusted),
        userInfo: [
            NSLocalizedDescriptionKey:
                "None of the CAs that Carillon's phone trusts answers for this chain; it judges none of an app's own."
        ]
    )
}

/// As ``SecTrustEvaluateWithError(_:_:)``.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.isTrusted ? .unspecified : .recoverableTrustFailure
    return errSecSuccess
}

public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// As ``SecTrustEvaluateWithError(_:_:)``; the result is told on the queue.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust,
    _ queue: DispatchQueue,
    _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
    nonisolated(unsafe) let result = result
    queue.async { result(trust, trust.isTrusted, trust.isTrusted ? nil : notTrusted) }
    return errSecSuccess
}

/// Whether bytes are one DER sequence from their first to their last.
enum DERLength {
    static func isWhole(_ data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(6))
        guard bytes.count > 2, bytes[0] == 0x30 else { return false }
        if bytes[1] < 0x80 { return data.count == 2 + Int(bytes[1]) }
        let octets = Int(bytes[1] & 0x7f)
        guard (1...4).contains(octets), bytes.count >= 2 + octets else { return false }
        let length = bytes[2..<(2 + octets)].reduce(0) { $0 << 8 | Int($1) }
        return data.count - 2 - octets == length
    }
}
