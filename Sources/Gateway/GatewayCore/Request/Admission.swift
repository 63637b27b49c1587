public import Foundation
public import ProviderAPI

/// Decides whether a request becomes a push. Apple does not document the order of its checks; this is ours:
///
/// 1. the path (BadPath, MissingDeviceToken), 2. the method (MethodNotAllowed), 3. DuplicateHeaders,
/// 4. the provider token, 5. BadMessageId, 6. the device token's form (BadDeviceToken), 7. InvalidPushType,
/// 8. the topic (MissingTopic, BadTopic, TopicDisallowed), 9. BadPriority, 10. BadExpirationDate,
/// 11. BadCollapseId, 12. the payload (PayloadEmpty, PayloadTooLarge), 13. the device token's owner
/// (BadDeviceToken, Unregistered, DeviceTokenNotForTopic).
public struct Admission: Sendable {
    private let credentials: CredentialPolicy
    private let registration: @Sendable (DeviceToken) -> Registration?

    /// - Parameters:
    ///   - credentials: which provider tokens are believed.
    ///   - registration: who a device token was given to; nil for a token that nobody was ever given.
    public init(credentials: CredentialPolicy, registration: @escaping @Sendable (DeviceToken) -> Registration?) {
        self.credentials = credentials
        self.registration = registration
    }

    /// The bytes of a body beyond which no payload is small enough, whatever its type.
    public static let bodyLimit = PushType.table.map(\.payloadLimit).max() ?? ProviderLimits.payload

    /// The `apns-id` to answer with: the request's, or a new one when it has none that is valid.
    public static func messageID(
        of request: ProviderRequest,
        using generator: inout some RandomNumberGenerator
    ) -> MessageID {
        let field = request.fields.first { $0.name == ProviderField.id }?.value
        return field.flatMap(MessageID.init(field:)) ?? MessageID(using: &generator)
    }

    /// Applies the checks in their order.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - id: from ``messageID(of:using:)``.
    ///   - authority: the connection's memory of provider tokens.
    ///   - now: the time it is.
    /// - Returns: the push.
    /// - Throws: the ``Refusal`` of the first check that fails.
    public func decide(
        _ request: ProviderRequest,
        id: MessageID,
        authority: inout ConnectionAuthority,
        at now: Date
    ) throws(Refusal) -> AcceptedPush {
        let tokenText = try Self.deviceTokenText(request)
        let fields = PushFields(request.fields)
        if let name = fields.duplicate { throw Refusal(.duplicateHeaders, "the field \(name) came twice") }
        try authority.authorize(fields.authorization, by: credentials, at: now)
        if let field = fields.id, MessageID(field: field) == nil {
            throw Refusal(.badMessageID, "apns-id is “\(field.brief)”, not a UUID of the form 8-4-4-4-12")
        }
        guard let token = DeviceToken(tokenText) else {
            throw Refusal(.badDeviceToken, "“\(tokenText.brief)” is not an even count of hexadecimal digits")
        }
        let (type, topic) = try Self.typeAndTopic(fields)
        guard let bundleID = type.bundleID(ofTopic: topic) else {
            throw Refusal(.badTopic, "the topic of a \(type.type.rawValue) push ends in \(type.topicSuffix)")
        }
        let priority = try Self.priority(fields.priority, of: type)
        guard let expiration = PushExpiration(field: fields.expiration) else {
            let field = fields.expiration ?? ""
            throw Refusal(.badExpirationDate, "apns-expiration is “\(field.brief)”, not seconds since 1970")
        }
        if let collapseID = fields.collapseID, collapseID.utf8.count > ProviderLimits.collapseID {
            throw Refusal(.badCollapseID, "apns-collapse-id has \(collapseID.utf8.count) bytes; 64 are the limit")
        }
        try Self.checkPayload(request.body, of: type)
        let owner = try owner(of: token, bundleID: bundleID)
        return AcceptedPush(
            id: id,
            registration: owner,
            topic: topic,
            type: type.type,
            priority: priority,
            expiration: expiration,
            collapseID: fields.collapseID.flatMap { $0.isEmpty ? nil : $0 },
            payload: request.body,
            acceptedAt: now
        )
    }

    private func owner(of token: DeviceToken, bundleID: String) throws(Refusal) -> Registration {
        guard let owner = registration(token) else {
            throw Refusal(.badDeviceToken, "no device here has ever been given the token \(token.hexadecimal.brief)")
        }
        if let moment = owner.unregisteredAt {
            throw Refusal(
                .unregistered,
                "\(owner.bundleID) is no longer registered on device \(owner.deviceID)",
                timestamp: moment
            )
        }
        guard owner.bundleID == bundleID else {
            throw Refusal(
                .deviceTokenNotForTopic,
                "the token belongs to \(owner.bundleID), the topic names \(bundleID.brief)"
            )
        }
        return owner
    }
}

extension Admission {
    private static func deviceTokenText(_ request: ProviderRequest) throws(Refusal) -> Substring {
        let prefix = ProviderField.devicePathPrefix
        let isDevicePath = request.path.hasPrefix(prefix) || request.path == prefix.dropLast()
        guard isDevicePath else {
            throw Refusal(.badPath, "“\(request.path.brief)” is not \(prefix) and a device token")
        }
        let text = request.path.dropFirst(prefix.count)
        guard !text.contains("/"), !text.contains("?") else {
            throw Refusal(.badPath, "“\(request.path.brief)” has more than a device token after \(prefix)")
        }
        guard request.method == "POST" else {
            throw Refusal(.methodNotAllowed, "the method is \(request.method.brief); a push is sent with POST")
        }
        guard !text.isEmpty else { throw Refusal(.missingDeviceToken, "nothing follows \(prefix) in the path") }
        return text
    }

    private static func typeAndTopic(_ fields: PushFields) throws(Refusal) -> (PushType.Facts, String) {
        var named: PushType.Facts?
        if let text = fields.pushType {
            guard let facts = PushType(rawValue: text).facts else {
                let known = PushType.table.map(\.type.rawValue).joined(separator: ", ")
                throw Refusal(.invalidPushType, "apns-push-type is “\(text.brief)”; it must be one of \(known)")
            }
            named = facts
        }
        guard let topic = fields.topic, !topic.isEmpty else {
            throw Refusal(.missingTopic, "apns-topic is missing; with a provider token it is always needed")
        }
        guard isTopic(topic) else {
            throw Refusal(.badTopic, "“\(topic.brief)” is not made of letters, digits, dots and hyphens")
        }
        guard let type = named ?? PushType.implied(byTopic: topic) else {
            throw Refusal(.badTopic, "no push type has the topic “\(topic.brief)”")
        }
        if type.authentication == .certificateOnly {
            throw Refusal(.topicDisallowed, "a \(type.type.rawValue) push needs a client certificate")
        }
        return (type, topic)
    }

    /// Whether a text can be a topic or a bundle id, which have letters, digits, hyphens and dots (CFBundleIdentifier).
    public static func isTopic(_ topic: String) -> Bool {
        topic.utf8.count <= 255
            && topic.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func priority(_ field: String?, of type: PushType.Facts) throws(Refusal) -> PushPriority {
        guard let field else { return type.priorities.contains(.immediate) ? .immediate : .powerAware }
        guard let priority = PushPriority(field: field) else {
            throw Refusal(.badPriority, "apns-priority is “\(field.brief)”, not 10, 5 or 1")
        }
        guard type.priorities.contains(priority) else {
            throw Refusal(.badPriority, "a \(type.type.rawValue) push must not have priority \(priority.rawValue)")
        }
        return priority
    }

    private static func checkPayload(_ payload: [UInt8], of type: PushType.Facts) throws(Refusal) {
        guard !payload.isEmpty else { throw Refusal(.payloadEmpty, "the body is empty") }
        guard payload.count <= type.payloadLimit else {
            let size = payload.count > bodyLimit ? "over \(bodyLimit)" : "\(payload.count)"
            throw Refusal(
                .payloadTooLarge,
                "the payload has \(size) bytes; \(type.payloadLimit) are the limit of a \(type.type.rawValue) push"
            )
        }
        do throws(PayloadScan.Failure) {
            try PayloadScan.checkObject(payload)
        } catch {
            throw Refusal(.payloadEmpty, "the payload is not a JSON object: \(error.description)")
        }
    }
}

extension StringProtocol {
    /// Enough of what a provider wrote to recognise it by, in one line.
    var brief: String {
        let text = prefix(64).map { $0.isNewline || $0 == "\t" ? " " : $0 }
        return String(text) + (count > 64 ? "…" : "")
    }
}
