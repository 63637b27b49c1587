import Crypto
import Foundation
import Testing

@testable import RichPush

@Suite("Encrypted content")
struct SecretTests {
    private static func base64(_ text: String) throws -> Data { try #require(Base64Text.decode(text)) }

    private static func hex(_ text: String) -> Data {
        let digits = text.filter { !$0.isWhitespace }
        return Data(
            stride(from: 0, to: digits.count, by: 2).compactMap { offset in
                UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
            }
        )
    }

    @Test("RFC 8291, section 5: the Web Push message")
    func webPush() throws {
        let cipher = ContentCipher.webPush(
            privateKey: .bytes(try Self.base64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")),
            authenticationSecret: .bytes(try Self.base64("BTBZMqHH6r4Tts7J_aSIgg"))
        )
        let body = """
            DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_
            yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
            """
        let plain = try cipher.open(Self.base64(body))
        #expect(String(decoding: plain, as: UTF8.self) == "When I grow up, I want to be a watermelon")
    }

    @Test("RFC 8188, sections 3.1 and 3.2: one record, and two")
    func records() throws {
        let one = try EncryptedRecords(
            Self.base64("I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg")
        )
        let two = try EncryptedRecords(
            Self.base64(
                "uNCkWiNYzKTnBN9ji3-qWAAAABkCYTHOG8chz_gnvgOqdGYovxyjuqRyJFjEDyoF1Fvkj6hQPdPHI51OEUKEpgz3SsLWIqS_uA"
            )
        )
        let first = try one.open(keyingMaterial: Self.base64("yqdlZ-tYemfogSmv7Ws5PQ"))
        let second = try two.open(keyingMaterial: Self.base64("BO3ZVPxUlnLORbVGMpbT1Q"))
        #expect(String(decoding: first, as: UTF8.self) == "I am the walrus")
        #expect(String(decoding: second, as: UTF8.self) == "I am the walrus")
        #expect(two.keyID == Data("a1".utf8))
    }

    @Test("A message that is cut off at any place is refused, never half shown")
    func truncated() throws {
        let body = try Self.base64("I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg")
        let key = try Self.base64("yqdlZ-tYemfogSmv7Ws5PQ")
        for count in 0..<body.count {
            #expect(throws: SecretError.self) { try EncryptedRecords(body.prefix(count)).open(keyingMaterial: key) }
        }
    }

    @Test("ChaCha20-Poly1305: the key, nonce and text of RFC 8439, 2.8.2, sealed without additional data")
    func chaChaPoly() throws {
        let key = Self.hex("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f")
        let nonce = try ChaChaPoly.Nonce(data: Self.hex("070000004041424344454647"))
        let text = Data(
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
                .utf8
        )
        let sealed = try ChaChaPoly.seal(text, using: SymmetricKey(data: key), nonce: nonce)
        // The cipher text does not depend on the additional data.
        #expect(sealed.ciphertext.prefix(16) == Self.hex("d31a8d34648e60db7b86afbc53ef7ec2"))
        #expect(try ContentCipher.chaChaPoly([.bytes(key)]).open(sealed.combined) == text)
    }

    @Test("AES-GCM: test case 14 of the mode's specification")
    func aesGCM() throws {
        let sealed = Self.hex(
            "000000000000000000000000 cea7403d4d606b6e074ec5d3baf39d18 d0d1c8a799996bf0265b98b5d48ab919"
        )
        let cipher = ContentCipher.aesGCM([.bytes(Data(repeating: 0, count: 32))])
        #expect(try cipher.open(sealed) == Data(repeating: 0, count: 16))
    }

    private static func sealed(_ text: String, _ key: SymmetricKey) throws -> String {
        try #require(try AES.GCM.seal(Data(text.utf8), using: key).combined).base64EncodedString()
    }

    private static func deliver(
        _ secret: String,
        key: SymmetricKey,
        title: String = "Message",
        body: String = "You have a message"
    ) async throws -> Delivered {
        let key = key.withUnsafeBytes { Data($0) }
        return try await Push.deliver(
            ["secret": secret, "aps": ["mutable-content": 1]],
            title: title,
            body: body,
            configure: {
                $0.encrypted = EncryptedContent(
                    at: "secret",
                    cipher: .aesGCM([.bytes(Data(repeating: 1, count: 32)), .bytes(key)]),
                    fallback: .init(body: "Open the app to read it")
                )
            }
        )
    }

    @Test("The person reads what was sealed, and the payload's members with it")
    func opened() async throws {
        let key = SymmetricKey(size: .bits256)
        let secret = try Self.sealed(#"{"title":"Ann","body":"Dinner at eight?","thread":"ann"}"#, key)
        let seen = try await Self.deliver(secret, key: key)
        #expect(seen.title == "Ann")
        #expect(seen.body == "Dinner at eight?")
        #expect(seen.userInfoText.contains("ann"))
        #expect(!seen.userInfoText.contains(secret))
        #expect(seen.problems == [])
    }

    @Test("Plain text that was sealed is the body")
    func text() async throws {
        let key = SymmetricKey(size: .bits128)
        let seen = try await Self.deliver(try Self.sealed("See you at nine", key), key: key)
        #expect(seen.title == "Message")
        #expect(seen.body == "See you at nine")
    }

    @Test("With a wrong key the person reads the chosen text; the cipher text is nowhere, even if it was the body")
    func wrongKey() async throws {
        let secret = try Self.sealed(#"{"body":"Dinner at eight?"}"#, SymmetricKey(size: .bits256))
        let seen = try await Self.deliver(secret, key: SymmetricKey(size: .bits256), title: secret, body: secret)
        #expect(seen.title == "")
        #expect(seen.body == "Open the app to read it")
        #expect(!seen.userInfoText.contains(secret))
        #expect(seen.problems.count == 1)
        #expect(!seen.problems.joined().contains(secret))
    }

    @Test("Rubbish in place of the sealed content shows the chosen text", arguments: ["%%%", "", "AAAA"])
    func rubbish(secret: String) async throws {
        let seen = try await Self.deliver(secret, key: SymmetricKey(size: .bits256))
        #expect(seen.body == "Open the app to read it")
    }

    @Test("A key is found in the group's container, as bytes or as Base64 text, and in the shared keychain")
    func keys() throws {
        let group = try TestGroup()
        let key = Data((0..<32).map { UInt8($0) })
        try key.write(to: group.folder.appendingPathComponent("raw.key"))
        try Data((key.base64EncodedString() + "\n").utf8).write(to: group.folder.appendingPathComponent("text.key"))
        #expect(try KeySource.groupFile(group: group.identifier, path: "raw.key").load() == key)
        #expect(try KeySource.groupFile(group: group.identifier, path: "text.key").load() == key)
        #expect(throws: SecretError.self) { try KeySource.groupFile(group: "group.none", path: "raw.key").load() }
        #expect(throws: SecretError.self) {
            try KeySource.keychain(service: "none", account: "none", accessGroup: group.identifier).load()
        }
    }
}
