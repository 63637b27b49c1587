import Foundation
import NotificationModel

/// Sends pushes that somebody wrote on the page, as a provider would.
package protocol PushSending: Sendable {
    /// Sends a push.
    ///
    /// - Returns: the gateway's answer, also one that rejects the push.
    /// - Throws: `PhoneError` when there is nobody to send it to.
    func send(_ push: ComposedPush) async throws -> SentPush
    /// Where the page's viewer can send the same from a shell; nil without a gateway.
    func address() async -> ProviderAddress?
    /// Lets pushes to a device token go wrong at the gateway.
    ///
    /// - Throws: `PhoneError` with why it cannot be, or that the gateway takes none.
    func add(_ fault: FaultRequest, token: String) async throws
    /// Takes away what goes wrong with pushes to a device token.
    func clearFaults(token: String) async throws
    /// What the gateway's clients do, held to what Apple asks of them.
    func clients() async throws -> [ProviderClient]
    /// Lets the gateway forget what its clients did.
    func forgetClients() async throws
}

/// A push as it is written on the page.
package struct ComposedPush: Codable, Hashable, Sendable {
    /// The app whose device token it goes to.
    package var bundleID: String
    /// As it is sent: right or wrong.
    package var payload: String
    /// `apns-topic`; the bundle id and what the push type adds unless told.
    package var topic: String?
    package var pushType: String?
    package var priority: Int?
    package var collapseID: String?
    /// `apns-expiration`: seconds since 1970; 0 tries once.
    package var expiration: Double?

    package init(bundleID: String, payload: String) {
        self.bundleID = bundleID
        self.payload = payload
    }
}

extension ComposedPush {
    private enum CodingKeys: String, CodingKey {
        case bundleID, payload, topic, pushType, priority, collapseID, expiration
    }

    /// `payload` is JSON in a string, sent as it is, or the object itself.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        bundleID = try values.decode(String.self, forKey: .bundleID)
        payload = try values.decode(PayloadText.self, forKey: .payload).text
        topic = try values.decodeIfPresent(String.self, forKey: .topic)
        pushType = try values.decodeIfPresent(String.self, forKey: .pushType)
        priority = try values.decodeIfPresent(Int.self, forKey: .priority)
        collapseID = try values.decodeIfPresent(String.self, forKey: .collapseID)
        expiration = try values.decodeIfPresent(Double.self, forKey: .expiration)
    }
}

/// A payload in a request: JSON in a string, or an object that is JSON already.
package struct PayloadText: Codable, Sendable {
    let text: String

    init(text: String) { self.text = text }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(text)
    }

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self.text = text
            return
        }
        let object = try value.decode([String: PropertyValue].self)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        text = String(decoding: try encoder.encode(object), as: UTF8.self)
    }
}

/// The gateway's answer to a push.
package struct SentPush: Codable, Hashable, Sendable {
    package var status: Int
    /// `apns-id`, under which its journey is found.
    package var id: String?
    /// Apple's reason of a rejection.
    package var reason: String?
    package var explanation: String?

    package init(status: Int, id: String?, reason: String?, explanation: String?) {
        self.status = status
        self.id = id
        self.reason = reason
        self.explanation = explanation
    }
}

/// Where providers send to.
package struct ProviderAddress: Codable, Hashable, Sendable {
    /// Such as `https://localhost:2197`.
    package var url: String
    /// The file with the certificate that the gateway's is checked against.
    package var authority: String
    /// A command that prints a provider token.
    package var tokenCommand: String

    package init(url: String, authority: String, tokenCommand: String) {
        self.url = url
        self.authority = authority
        self.tokenCommand = tokenCommand
    }
}
