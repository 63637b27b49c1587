import Crypto
import Foundation
import ProviderAPI
import Testing

@testable import GatewayCore

/// Certificates in place of provider tokens, and the environments that tokens, keys and certificates belong to.
struct ProviderCertificateTests {
    private let token = DeviceToken.sample()

    private func decide(
        _ fields: [String: String],
        certificate: ProviderCertificate? = nil,
        profile: CredentialPolicy.Profile = .strict,
        owner: PushEnvironment? = nil,
        in environment: PushEnvironment? = nil
    ) throws -> AcceptedPush {
        let admission = Admission(credentials: CredentialPolicy(profile, keys: [])) { [token] key in
            guard key == TokenKey(token) else { return nil }
            let device = DeviceAddress(space: "default", deviceID: "phone")
            return Registration(token: token, device: device, bundleID: "com.example.app", environment: owner)
        }
        let request = ProviderRequest(
            method: "POST",
            path: "/3/device/" + token.hexadecimal,
            fields: fields.map { .init(name: $0.key, value: $0.value) },
            body: Array(#"{"aps":{}}"#.utf8)
        )
        var connection = ProviderConnection(seed: 1, environment: environment)
        connection.certificate = certificate
        var generator = IdentifierGenerator(seed: 1)
        let id = Admission.messageID(of: request, using: &generator)
        return try admission.decide(request, id: id, on: &connection, at: noon)
    }

    private func reason(
        _ fields: [String: String],
        _ certificate: ProviderCertificate,
        profile: CredentialPolicy.Profile = .strict,
        in environment: PushEnvironment? = nil
    ) -> String? {
        do {
            _ = try decide(fields, certificate: certificate, profile: profile, in: environment)
            return nil
        } catch let refusal as Refusal {
            return refusal.rejection.reason
        } catch {
            return "\(error)"
        }
    }

    @Test("A certificate of one topic needs no apns-topic and no provider token; one of several does")
    func topicByDefault() throws {
        #expect(
            try decide([:], certificate: ProviderCertificate(topics: ["com.example.app"])).topic == "com.example.app"
        )
        let several = ProviderCertificate(topics: ["com.example.app", "com.example.app.voip"])
        #expect(reason([:], several) == "MissingTopic")
        let call = try decide(["apns-topic": "com.example.app.voip", "apns-push-type": "voip"], certificate: several)
        #expect(call.type == .voip)
        // Passed over, as Apple does.
        #expect(reason(["apns-topic": "com.example.app", "authorization": "bearer nonsense"], several) == nil)
    }

    @Test(
        "Topics and types that a certificate is not for are refused",
        arguments: [
            (["apns-topic": "com.example.other"], "TopicDisallowed"),
            (["apns-topic": "com.example.app.voip", "apns-push-type": "voip"], "TopicDisallowed"),
            (["apns-topic": "com.example.app.complication", "apns-push-type": "complication"], "TopicDisallowed"),
            (["apns-topic": "com.example.app.location-query", "apns-push-type": "location"], "TopicDisallowed"),
            (["apns-topic": "com.example.app", "apns-push-type": "voip"], "BadTopic"),
        ]
    )
    func notItsTopic(fields: [String: String], expected: String) {
        #expect(reason(fields, ProviderCertificate(topics: ["com.example.app"])) == expected)
    }

    @Test("A location push needs a token also from a permissive gateway; an MDM push a certificate")
    func authentication() throws {
        let location = ["apns-topic": "com.example.app.location-query", "apns-push-type": "location"]
        let certificate = ProviderCertificate(topics: ["com.example.app", "com.example.app.location-query"])
        #expect(reason(location, certificate, profile: .permissive) == "TopicDisallowed")
        #expect(reason(["apns-push-type": "mdm"], ProviderCertificate(topics: ["com.example.app"])) == nil)
    }

    @Test("What is wrong with a certificate: a strict gateway refuses it, a permissive one warns")
    func doubt() throws {
        let doubted = ProviderCertificate(topics: ["com.example.app"], doubt: Refusal(.badCertificate, "of another CA"))
        #expect(reason([:], doubted) == "BadCertificate")
        let taken = try decide([:], certificate: doubted, profile: .permissive)
        #expect(taken.warning?.rejection == .badCertificate)
        let other = ["apns-topic": "com.example.other"]
        #expect(
            reason(other, ProviderCertificate(topics: ["com.example.app"]), profile: .permissive)
                == "DeviceTokenNotForTopic"
        )
        #expect(reason([:], ProviderCertificate(topics: []), profile: .permissive) == "BadCertificate")
    }

    @Test(
        "A certificate and a device token of one environment are refused in the other, and taken where there is one for both"
    )
    func environments() throws {
        let sandbox = ProviderCertificate(topics: ["com.example.app"], environment: .sandbox)
        #expect(reason([:], sandbox, profile: .permissive, in: .production) == "BadCertificateEnvironment")
        #expect(reason([:], sandbox, in: .sandbox) == nil)
        #expect(reason([:], sandbox) == nil)
        let both = ProviderCertificate(topics: ["com.example.app"])
        _ = try decide([:], certificate: both, owner: .sandbox)
        _ = try decide([:], certificate: both, owner: .sandbox, in: .sandbox)
        _ = try decide([:], certificate: both, owner: nil, in: .production)
        let refusal = #expect(throws: Refusal.self) {
            _ = try decide([:], certificate: both, owner: .sandbox, in: .production)
        }
        #expect(refusal?.rejection == .badDeviceToken)
        #expect(refusal?.detail.contains("issued for sandbox") == true)
    }

    @Test("A key of one environment is refused in the other")
    func keyOfAnEnvironment() throws {
        let sample = SampleKey()
        let key = ProviderKey(
            keyID: sample.keyID,
            teamID: sample.teamID,
            environment: .sandbox,
            publicKey: sample.key.publicKey
        )
        let field = Array(try sample.bearer(issuedAt: noon).utf8)[...]
        let policy = CredentialPolicy(.strict, keys: [key])
        for environment in [nil, PushEnvironment.sandbox] {
            var authority = ConnectionAuthority()
            try authority.authorize(field, by: policy, in: environment, at: noon)
        }
        var authority = ConnectionAuthority()
        let refusal = #expect(throws: Refusal.self) {
            try authority.authorize(field, by: policy, in: .production, at: noon)
        }
        #expect(refusal?.rejection.reason == "BadEnvironmentKeyIdInToken")
    }

    @Test("The extension's topics are written and read; what is no such extension is not believed")
    func topicsExtension() throws {
        let topics = CertificateTopics([
            .init("com.example.app", "app"), .init("com.example.app.voip", "voip"),
            .init(String(repeating: "x", count: 300), "complication"),
        ])
        #expect(CertificateTopics(der: topics.der) == topics)
        // As OpenSSL writes ASN1:SEQUENCE of UTF8String:a.b and SEQWRAP,UTF8String:app.
        let written: [UInt8] = [0x30, 12, 0x0c, 3, 0x61, 0x2e, 0x62, 0x30, 5, 0x0c, 3, 0x61, 0x70, 0x70]
        #expect(CertificateTopics([.init("a.b", "app")]).der == written)
        for end in 0..<written.count { #expect(CertificateTopics(der: written[..<end]) == nil) }
        for bytes: [UInt8] in [
            [0x30, 0x84, 255, 255, 255, 255], [0x30, 2, 0x0c, 200], [0x31, 0], [0x30, 2, 0x30, 0],
        ] {
            #expect(CertificateTopics(der: bytes) == nil)
        }
    }
}
