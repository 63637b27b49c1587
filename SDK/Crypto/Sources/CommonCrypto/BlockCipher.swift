import Crypto
import CryptoExtras
import Foundation

/// AES over several blocks.
struct BlockCipher {
    let key: SymmetricKey
    let isDecrypting: Bool

    private static let size = kCCBlockSizeAES128

    /// The mode CBC, with PKCS #7 padding or none.
    func chained(_ data: Data, iv: [UInt8], isPadded: Bool) throws -> Data {
        let iv = try AES._CBC.IV(ivBytes: iv)
        return isDecrypting
            ? try AES._CBC.decrypt(data, using: key, iv: iv, noPadding: !isPadded)
            : try AES._CBC.encrypt(data, using: key, iv: iv, noPadding: !isPadded)
    }

    /// The mode ECB, with PKCS #7 padding or none: each block is a chain of one.
    func eachAlone(_ data: Data, isPadded: Bool) throws -> Data {
        let zeros = Array(repeating: UInt8(0), count: Self.size)
        // Where the last block goes that has the padding.
        let end = isPadded ? (isDecrypting ? data.count - Self.size : data.count / Self.size * Self.size) : data.count
        guard end >= 0 else { throw CocoaError(.coderReadCorrupt) }
        var result = Data()
        for start in stride(from: 0, to: end, by: Self.size) {
            let block = data.dropFirst(start).prefix(Self.size)
            result += try chained(block, iv: zeros, isPadded: false)
        }
        return isPadded ? result + (try chained(data.dropFirst(end), iv: zeros, isPadded: true)) : result
    }
}
