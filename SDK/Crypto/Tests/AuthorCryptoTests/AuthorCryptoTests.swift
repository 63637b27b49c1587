// As an author's file has it.
import CommonCrypto
import CryptoKit
import RichPush
import Testing

@Suite("Apple's modules for ciphers and digests, as author code uses them", .timeLimit(.minutes(2)))
struct AuthorCryptoTests {
    private static func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test("CommonCrypto's digests (FIPS 180-4, RFC 1321: \"abc\")")
    func digests() {
        let data = Data("abc".utf8)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes {
            _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5)
            _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &sha1)
            _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &sha256)
        }
        #expect(Self.hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(Self.hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(Self.hex(sha256) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(Self.hex(SHA256.hash(data: data)) == Self.hex(sha256))
    }

    @Test("A digest in parts is that of the whole")
    func digestInParts() {
        func parts<Context>(
            _ context: Context,
            _ begin: (UnsafeMutablePointer<Context>) -> Int32,
            _ add: (UnsafeMutablePointer<Context>, UnsafeRawPointer?, CC_LONG) -> Int32,
            _ end: (CCDigestBytes?, UnsafeMutablePointer<Context>) -> Int32,
            length: Int32
        ) -> String {
            var context = context
            var digest = [UInt8](repeating: 0, count: Int(length))
            _ = begin(&context)
            for part in ["a", "", "bc"] { _ = add(&context, part, CC_LONG(part.utf8.count)) }
            _ = end(&digest, &context)
            return Self.hex(digest)
        }
        let data = Data("abc".utf8)
        let md5 = parts(CC_MD5_CTX(), CC_MD5_Init, CC_MD5_Update, CC_MD5_Final, length: CC_MD5_DIGEST_LENGTH)
        #expect(md5 == Self.hex(Insecure.MD5.hash(data: data)))
        let sha1 = parts(CC_SHA1_CTX(), CC_SHA1_Init, CC_SHA1_Update, CC_SHA1_Final, length: CC_SHA1_DIGEST_LENGTH)
        #expect(sha1 == Self.hex(Insecure.SHA1.hash(data: data)))
        let sha256 = parts(
            CC_SHA256_CTX(),
            CC_SHA256_Init,
            CC_SHA256_Update,
            CC_SHA256_Final,
            length: CC_SHA256_DIGEST_LENGTH
        )
        #expect(sha256 == Self.hex(SHA256.hash(data: data)))
        let sha512 = parts(
            CC_SHA512_CTX(),
            CC_SHA512_Init,
            CC_SHA512_Update,
            CC_SHA512_Final,
            length: CC_SHA512_DIGEST_LENGTH
        )
        #expect(sha512 == Self.hex(SHA512.hash(data: data)))
    }

    @Test("A key of a password (RFC 6070, test case 2; RFC 7914, section 11)")
    func passwordKey() {
        func key(_ password: String, _ salt: String, _ prf: Int, rounds: UInt32, length: Int) -> String {
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
            #expect(status == kCCSuccess)
            return Self.hex(key)
        }
        let sha1 = key("password", "salt", kCCPRFHmacAlgSHA1, rounds: 2, length: 20)
        #expect(sha1 == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        let sha256 = key("passwd", "salt", kCCPRFHmacAlgSHA256, rounds: 1, length: 64)
        #expect(sha256.hasPrefix("55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"))
    }

    @Test("CCHmac (RFC 4231, test case 2)")
    func hmac() {
        let key = "Jefe"
        let data = "what do ya want for nothing?"
        var mac = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, data, data.utf8.count, &mac)
        #expect(Self.hex(mac) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test("CCCrypt in CBC mode (NIST SP 800-38A, F.2.1), and back, with and without padding")
    func cbc() {
        let key: [UInt8] = [
            0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c,
        ]
        let iv = (0..<16).map { UInt8($0) }
        let text: [UInt8] = [
            0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96, 0xe9, 0x3d, 0x7e, 0x11, 0x73, 0x93, 0x17, 0x2a,
        ]
        func crypt(_ operation: Int, _ options: Int, _ input: [UInt8], room: Int = 64) -> (Int, [UInt8]) {
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
        let (status, sealed) = crypt(kCCEncrypt, 0, text)
        #expect(status == kCCSuccess)
        #expect(Self.hex(sealed) == "7649abac8119b246cee98e9b12e9197d")
        #expect(crypt(kCCDecrypt, 0, sealed).1 == text)
        let (_, padded) = crypt(kCCEncrypt, kCCOptionPKCS7Padding, Array("hello".utf8))
        #expect(padded.count == 16)
        #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, padded).1 == Array("hello".utf8))
        #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, text).0 == kCCDecodeError)
        #expect(crypt(kCCEncrypt, 0, Array("hello".utf8)).0 == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, kCCOptionPKCS7Padding, text, room: 16).0 == kCCBufferTooSmall)
        // F.1.1, the mode ECB.
        let (_, alone) = crypt(kCCEncrypt, kCCOptionECBMode, text + text)
        #expect(Self.hex(alone) == String(repeating: "3ad77bb40d7a3660a89ecaf32466ef97", count: 2))
        #expect(crypt(kCCDecrypt, kCCOptionECBMode, alone).1 == text + text)
        let both = kCCOptionECBMode | kCCOptionPKCS7Padding
        for length in [0, 5, 16, 20] {
            let message = Array("a longer message here".utf8.prefix(length))
            let sealed = crypt(kCCEncrypt, both, message).1
            #expect(sealed.count == (length / 16 + 1) * 16)
            #expect(crypt(kCCDecrypt, both, sealed).1 == message)
        }
        #expect(crypt(kCCDecrypt, both, text).0 == kCCDecodeError)
        #expect(crypt(kCCDecrypt, both, []).0 == kCCDecodeError)
    }

    @Test("A service extension is one line")
    func richPush() {
        final class NotificationService: RichPushService {}
        #expect(NotificationService().configuration.budget == 25)
    }
}
