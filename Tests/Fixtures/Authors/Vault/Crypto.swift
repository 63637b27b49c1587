import CommonCrypto
import Foundation

extension Data {
    var sha256: Data {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(count), &digest) }
        return Data(digest)
    }

    func hmac(key: Data) -> Data {
        var mac = Data(count: Int(CC_SHA256_DIGEST_LENGTH))
        mac.withUnsafeMutableBytes { out in
            key.withUnsafeBytes { key in
                self.withUnsafeBytes { bytes in
                    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key.baseAddress, key.count, bytes.baseAddress, bytes.count, out.baseAddress)
                }
            }
        }
        return mac
    }

    var hex: String { map { String(format: "%02hhx", $0) }.joined() }
}
