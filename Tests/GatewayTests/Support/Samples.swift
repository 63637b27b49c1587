import Crypto
import Foundation
import GatewayCore
import ProviderAPI

/// The moment at which these tests play; where a clock moved by hand stands first.
let noon = Date(timeIntervalSince1970: 1_800_000_000)

/// A provider's key, made for the tests.
struct SampleKey {
    let keyID: String
    let teamID: String
    let key = P256.Signing.PrivateKey()

    init(keyID: String = "KEY1234567", teamID: String = "TEAM123456") {
        self.keyID = keyID
        self.teamID = teamID
    }

    var publicKey: ProviderKey {
        ProviderKey(keyID: keyID, teamID: teamID, publicKey: key.publicKey)
    }

    /// The `authorization` field of a token.
    func bearer(issuedAt date: Date, teamID: String? = nil) throws -> String {
        let token = ProviderToken(keyID: keyID, teamID: teamID ?? self.teamID, issuedAt: date)
        return "bearer " + token.signed(with: try key.signature(for: Data(token.signingInput.utf8)).rawRepresentation)
    }
}

extension ConnectionAuthority {
    /// Checks a field's text.
    mutating func authorize(_ field: String?, by policy: CredentialPolicy, at now: Date) throws(Refusal) {
        try authorize(field.map { Array($0.utf8)[...] }, by: policy, at: now)
    }
}

extension DeviceToken {
    /// 32 equal bytes.
    static func sample(_ byte: UInt8 = 0xab) -> DeviceToken {
        DeviceToken(bytes: [UInt8](repeating: byte, count: 32))
    }
}

extension AcceptedPush {
    static func sample(
        id: String = "123e4567-e89b-12d3-a456-4266554400a0",
        token: DeviceToken = .sample(),
        space: String = "default",
        device: String = "phone",
        bundleID: String = "com.example.app",
        expiration: PushExpiration = .unspecified,
        at date: Date = noon
    ) throws -> AcceptedPush {
        guard let id = MessageID(field: id) else { throw NotAnID() }
        return AcceptedPush(
            id: id,
            registration: Registration(
                token: token,
                device: DeviceAddress(space: space, deviceID: device),
                bundleID: bundleID
            ),
            topic: bundleID,
            type: .alert,
            priority: .immediate,
            expiration: expiration,
            collapseID: nil,
            payload: Array(#"{"aps":{"alert":"Hi"}}"#.utf8),
            acceptedAt: date
        )
    }
}

/// A sample was given no UUID.
struct NotAnID: Error {}
