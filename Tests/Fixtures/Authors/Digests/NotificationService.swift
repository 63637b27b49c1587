import CommonCrypto
import CryptoKit
import UserNotifications

/// Answers a push's `ask` with what CommonCrypto and CryptoKit make of what the published tests have.
class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
        switch content.userInfo["ask"] as? String {
        case "digests": content.body = digests().joined(separator: "\n")
        case "parts": content.body = digestsInParts().joined(separator: "\n")
        case "keys": content.body = keys().joined(separator: "\n")
        case "blocks": content.body = blocks().joined(separator: "\n")
        default: content.body = "nothing was asked"
        }
        contentHandler(content)
    }

    private func hex<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    private func digests() -> [String] {
        let data = Data("abc".utf8)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes {
            _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5)
            _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &sha1)
            _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &sha256)
        }
        return [hex(md5), hex(sha1), hex(sha256), hex(SHA256.hash(data: data))]
    }

    private func digestsInParts() -> [String] {
        func parts<Context>(
            _ context: Context,
            _ begin: (UnsafeMutablePointer<Context>) -> Int32,
            _ add: (UnsafeMutablePointer<Context>, UnsafeRawPointer?, CC_LONG) -> Int32,
            _ end: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Context>) -> Int32,
            _ length: Int32
        ) -> String {
            var context = context
            var digest = [UInt8](repeating: 0, count: Int(length))
            _ = begin(&context)
            for part in ["a", "", "bc"] { _ = add(&context, part, CC_LONG(part.utf8.count)) }
            _ = end(&digest, &context)
            return hex(digest)
        }
        return [
            parts(CC_MD5_CTX(), CC_MD5_Init, CC_MD5_Update, CC_MD5_Final, CC_MD5_DIGEST_LENGTH),
            parts(CC_SHA1_CTX(), CC_SHA1_Init, CC_SHA1_Update, CC_SHA1_Final, CC_SHA1_DIGEST_LENGTH),
            parts(CC_SHA256_CTX(), CC_SHA256_Init, CC_SHA256_Update, CC_SHA256_Final, CC_SHA256_DIGEST_LENGTH),
            parts(CC_SHA512_CTX(), CC_SHA512_Init, CC_SHA512_Update, CC_SHA512_Final, CC_SHA512_DIGEST_LENGTH),
        ]
    }

    private func keys() -> [String] {
        func derived(_ password: String, _ salt: String, _ prf: Int, rounds: UInt32, length: Int) -> String {
            var key = [UInt8](repeating: 0, count: length)
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2),
                password,
                password.utf8.count,
                Array(salt.utf8),
                salt.utf8.count,
                CCPseudoRandomAlgorithm(prf),
                rounds,
                &key,
                length
            )
            return status == kCCSuccess ? hex(key) : "status \(status)"
        }
        let secret = "Jefe"
        let message = "what do ya want for nothing?"
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), secret, secret.utf8.count, message, message.utf8.count, &code)
        return [
            derived("password", "salt", kCCPRFHmacAlgSHA1, rounds: 2, length: 20),
            derived("passwd", "salt", kCCPRFHmacAlgSHA256, rounds: 1, length: 64),
            hex(code),
        ]
    }

    private let key: [UInt8] = [
        0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c,
    ]

    /// The status, or what was written.
    private func crypt(_ operation: Int, _ options: Int, _ input: [UInt8], room: Int = 64) -> (Int, [UInt8]) {
        let iv = (0..<16).map { UInt8($0) }
        var output = [UInt8](repeating: 0, count: room)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation),
            CCAlgorithm(kCCAlgorithmAES),
            CCOptions(options),
            key,
            key.count,
            iv,
            input,
            input.count,
            &output,
            output.count,
            &moved
        )
        return (Int(status), Array(output.prefix(moved)))
    }

    private func blocks() -> [String] {
        let text: [UInt8] = [
            0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96, 0xe9, 0x3d, 0x7e, 0x11, 0x73, 0x93, 0x17, 0x2a,
        ]
        let hello = Array("hello".utf8)
        let chained = crypt(kCCEncrypt, 0, text).1
        let padded = crypt(kCCEncrypt, kCCOptionPKCS7Padding, hello).1
        let alone = crypt(kCCEncrypt, kCCOptionECBMode, text + text).1
        let both = kCCOptionECBMode | kCCOptionPKCS7Padding
        let lengths = [0, 5, 16, 20].map { length -> Int in
            let message = Array("a longer message here".utf8.prefix(length))
            let sealed = crypt(kCCEncrypt, both, message).1
            return crypt(kCCDecrypt, both, sealed).1 == message ? sealed.count : -1
        }
        return [
            hex(chained),
            hex(crypt(kCCDecrypt, 0, chained).1),
            "\(padded.count) \(String(decoding: crypt(kCCDecrypt, kCCOptionPKCS7Padding, padded).1, as: UTF8.self))",
            hex(alone),
            hex(crypt(kCCDecrypt, kCCOptionECBMode, alone).1),
            lengths.description,
            [
                crypt(kCCDecrypt, kCCOptionPKCS7Padding, text).0 == kCCDecodeError,
                crypt(kCCDecrypt, both, text).0 == kCCDecodeError,
                crypt(kCCDecrypt, both, []).0 == kCCDecodeError,
                crypt(kCCEncrypt, 0, hello).0 == kCCAlignmentError,
                crypt(kCCEncrypt, kCCOptionPKCS7Padding, text, room: 16).0 == kCCBufferTooSmall,
            ].description,
        ]
    }
}
