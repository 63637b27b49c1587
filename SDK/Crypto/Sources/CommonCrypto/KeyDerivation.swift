import Crypto
import CryptoExtras
import Foundation

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// A key of a password (PBKDF2), put where `derivedKey` points.
///
/// `kCCParamError` without a salt, rounds or room; `kCCUnimplemented` for another algorithm.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm,
    _ password: UnsafePointer<CChar>?,
    _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>?,
    _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm,
    _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?,
    _ derivedKeyLen: Int
) -> Int32 {
    let hashes: [Int: KDF.Insecure.PBKDF2.HashFunction] = [
        kCCPRFHmacAlgSHA1: .insecureSHA1, kCCPRFHmacAlgSHA256: .sha256, kCCPRFHmacAlgSHA384: .sha384,
        kCCPRFHmacAlgSHA512: .sha512,
    ]
    guard Int(algorithm) == kCCPBKDF2, let hash = hashes[Int(prf)] else { return Int32(kCCUnimplemented) }
    guard rounds > 0, let derivedKey, derivedKeyLen > 0, saltLen >= 0, passwordLen >= 0 else {
        return Int32(kCCParamError)
    }
    let key = try? KDF.Insecure.PBKDF2.deriveKey(
        from: Data(UnsafeRawBufferPointer(start: password, count: password == nil ? 0 : passwordLen)),
        salt: Data(UnsafeRawBufferPointer(start: salt, count: salt == nil ? 0 : saltLen)),
        using: hash,
        outputByteCount: derivedKeyLen,
        unsafeUncheckedRounds: Int(rounds)
    )
    guard let key else { return Int32(kCCParamError) }
    key.withUnsafeBytes { copy($0, to: derivedKey) }
    return Int32(kCCSuccess)
}
