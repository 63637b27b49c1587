import Crypto
import Foundation

/// What stands for contents that are compared with those of an earlier build: SHA-256, in hexadecimal.
enum ContentDigest {
    static func text(_ data: Data) -> String {
        SHA256.hash(data: data).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
