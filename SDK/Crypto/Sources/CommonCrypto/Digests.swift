import Crypto
import Foundation

/// Where a digest is put.
public typealias CCDigestBytes = UnsafeMutablePointer<UInt8>

/// The MD5 digest of `len` bytes, put where `md` points.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: CCDigestBytes?) -> CCDigestBytes? {
    digest(Insecure.MD5.self, data, len, md)
}

/// The SHA1 digest of `len` bytes, put where `md` points.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: CCDigestBytes?) -> CCDigestBytes? {
    digest(Insecure.SHA1.self, data, len, md)
}

/// The SHA256 digest of `len` bytes, put where `md` points.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: CCDigestBytes?) -> CCDigestBytes? {
    digest(SHA256.self, data, len, md)
}

/// The SHA384 digest of `len` bytes, put where `md` points.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: CCDigestBytes?) -> CCDigestBytes? {
    digest(SHA384.self, data, len, md)
}

/// The SHA512 digest of `len` bytes, put where `md` points.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: CCDigestBytes?) -> CCDigestBytes? {
    digest(SHA512.self, data, len, md)
}

private func digest<Hash: HashFunction>(
    _ hash: Hash.Type,
    _ data: UnsafeRawPointer?,
    _ length: CC_LONG,
    _ out: CCDigestBytes?
) -> CCDigestBytes? {
    let digest = Hash.hash(data: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    copy(digest, to: out)
    return out
}

/// The keyed digest of `dataLength` bytes, put where `macOut` points; nothing for an algorithm that is not here.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm,
    _ key: UnsafeRawPointer?,
    _ keyLength: Int,
    _ data: UnsafeRawPointer?,
    _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer?
) {
    let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    let data = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
    let out = macOut?.assumingMemoryBound(to: UInt8.self)
    switch Int(algorithm) {
    case kCCHmacAlgMD5: copy(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key), to: out)
    case kCCHmacAlgSHA1: copy(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key), to: out)
    case kCCHmacAlgSHA256: copy(HMAC<SHA256>.authenticationCode(for: data, using: key), to: out)
    case kCCHmacAlgSHA384: copy(HMAC<SHA384>.authenticationCode(for: data, using: key), to: out)
    case kCCHmacAlgSHA512: copy(HMAC<SHA512>.authenticationCode(for: data, using: key), to: out)
    default: break
    }
}

func copy(_ bytes: some Sequence<UInt8>, to out: CCDigestBytes?) {
    guard let out else { return }
    for (index, byte) in bytes.enumerated() { out[index] = byte }
}
