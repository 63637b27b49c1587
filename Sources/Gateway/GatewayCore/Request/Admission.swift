package import Foundation
package import ProviderAPI

/// Decides whether a request becomes a push. Apple does not document the order of its checks; this is ours:
///
/// 1. the path (BadPath, MissingDeviceToken), 2. the method (MethodNotAllowed), 3. the size of the header fields
/// (PayloadTooLarge), 4. DuplicateHeaders, 5. the provider token or certificate, 6. BadMessageId, 7. the device token's form
/// (BadDeviceToken), 8. InvalidPushType, 9. the topic (MissingTopic, BadTopic, TopicDisallowed), 10. BadPriority,
/// 11. BadExpirationDate, 12. BadCollapseId, 13. the payload (PayloadEmpty, PayloadTooLarge), 14. the device token's owner
/// (BadDeviceToken, Unregistered, DeviceTokenNotForTopic).
///
/// Works on the bytes that came: a push that is accepted, and a token that nobody has, cost no text but the sentence why.
package struct Admission: Sendable {
    private let credentials: CredentialPolicy
    private let gateway: String?
    private let registration: @Sendable (TokenKey) -> Registration?

    /// - Parameters:
    ///   - credentials: which provider tokens are believed.
    ///   - gateway: which of several gateways takes the pushes; nil when there is one.
    ///   - registration: who a device token was given to; nil for a token that nobody was ever given.
    package init(
        credentials: CredentialPolicy,
        gateway: String? = nil,
        registration: @escaping @Sendable (TokenKey) -> Registration?
    ) {
        self.credentials = credentials
        self.gateway = gateway
        self.registration = registration
    }

    /// The bytes of a body beyond which no payload is small enough, whatever its type.
    package static let bodyLimit = PushType.table.map(\.payloadLimit).max() ?? ProviderLimits.payload

    /// The `apns-id` to answer with: the request's, or a new one when it has none that is valid.
    package static func messageID(
        of request: ProviderRequest,
        using generator: inout some RandomNumberGenerator
    ) -> MessageID {
        request[.id].flatMap { MessageID($0) } ?? MessageID(using: &generator)
    }

    /// Applies the checks in their order.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - id: from ``messageID(of:using:)``.
    ///   - connection: what the connection has shown before.
    ///   - now: the time it is.
    /// - Returns: the push.
    /// - Throws: the ``Refusal`` of the first check that fails.
    package func decide(
        _ request: borrowing ProviderRequest,
        id: MessageID,
        on connection: inout ProviderConnection,
        at now: Date
    ) throws(Refusal) -> AcceptedPush {
        let (tokenText, key) = try Self.deviceToken(request)
        guard !request.isHeaderListTooLarge else {
            let detail = "the header fields have \(request.headerListSize) bytes; 8000 are the limit"
            throw Refusal(.payloadTooLarge, detail)
        }
        if let field = request.duplicate { throw Refusal(.duplicateHeaders, "the field \(field.name) came twice") }
        let doubt = try authenticate(request, on: &connection, at: now)
        if let field = request[.id], MessageID(field) == nil {
            throw Refusal(.badMessageID, "apns-id is “\(field.brief)”, not a UUID of the form 8-4-4-4-12")
        }
        guard let token = key else {
            throw Refusal(.badDeviceToken, "“\(tokenText.brief)” is not an even count of hexadecimal digits")
        }
        let facts = try Self.topicFacts(request, &connection)
        let warning = try checkTopic(facts, on: connection)
        let priority = try Self.priority(request, facts)
        let expiration = try Self.expiration(request)
        let collapseID = try Self.collapseID(request[.collapseID])
        try Self.checkPayload(request.body, of: facts.type)
        return AcceptedPush(
            id: id,
            registration: try owner(
                of: token,
                text: tokenText,
                facts,
                in: connection.environment,
                at: now
            ),
            topic: facts.topic,
            type: facts.type.type,
            priority: priority,
            expiration: expiration,
            collapseID: collapseID,
            payload: request.body,
            acceptedAt: now,
            warning: warning ?? doubt,
            gateway: gateway
        )
    }

    /// Who sends it; a certificate stands for provider tokens, which are passed over then.
    ///
    /// - Returns: what Apple would refuse it for, which the permissive profile takes.
    private func authenticate(
        _ request: borrowing ProviderRequest,
        on connection: inout ProviderConnection,
        at now: Date
    ) throws(Refusal) -> Refusal? {
        if let certificate = connection.certificate {
            return try certificate.check(in: connection.environment, by: credentials)
        }
        // Most requests of a connection show the token that the one before did.
        if try connection.authority.isCurrent(request, at: now) { return connection.authority.warning }
        try connection.authority.authorize(
            request[.authorization],
            by: credentials,
            in: connection.environment,
            at: now
        )
        return connection.authority.warning
    }

    /// Who sends a request about an app's channels; the app has to be one of the certificate's or of the key's.
    ///
    /// - Returns: what Apple would refuse it for, which the permissive profile takes.
    /// - Throws: a ``Refusal`` with a reason of 403.
    package func authenticate(
        _ request: borrowing ProviderRequest,
        bundleID: String,
        on connection: inout ProviderConnection,
        at now: Date
    ) throws(Refusal) -> Refusal? {
        let doubt = try authenticate(request, on: &connection, at: now)
        guard let mismatch = topicMismatch(bundleID, connection) else { return doubt }
        if credentials.profile == .strict { throw mismatch }
        return mismatch
    }

    private func topicMismatch(_ bundleID: String, _ connection: ProviderConnection) -> Refusal? {
        let (owner, known) =
            connection.certificate.map { ("the certificate", Set($0.topics)) }
            ?? ("the key", connection.authority.topics ?? [bundleID])
        guard !known.contains(bundleID) else { return nil }
        let list = known.sorted().joined(separator: ", ")
        return Refusal(.topicMismatch, "\(owner) is for \(list), not for \(bundleID.brief)")
    }

    private func checkTopic(_ facts: TopicFacts, on connection: ProviderConnection) throws(Refusal) -> Refusal? {
        if let certificate = connection.certificate {
            return try certificate.checkTopic(facts.topic, facts.type, by: credentials)
        }
        return try connection.authority.checkTopic(facts.bundleID, by: credentials)
    }

    private func owner(
        of token: TokenKey,
        text: ArraySlice<UInt8>,
        _ facts: TopicFacts,
        in environment: PushEnvironment?,
        at now: Date
    ) throws(Refusal) -> Registration {
        guard let owner = registration(token) else {
            if let asked = MagicToken.rejection(of: text) {
                let detail = "the token is one that always answers so ('carillon faults tokens')"
                throw Refusal(asked, detail, timestamp: asked.status == 410 ? now : nil)
            }
            throw Refusal(.badDeviceToken, "no device here has ever been given this token")
        }
        if let environment, let own = owner.environment, own != environment {
            throw Refusal(
                .badDeviceToken,
                "the token was issued for \(own.rawValue), and this is \(environment.rawValue)"
            )
        }
        if let moment = owner.unregisteredAt {
            let detail =
                owner.purpose == nil
                ? "\(owner.bundleID) is no longer registered on device \(owner.deviceID)"
                : "the Live Activity of \(owner.bundleID) on device \(owner.deviceID) has ended"
            throw Refusal(.unregistered, detail, timestamp: moment)
        }
        guard owner.bundleID == facts.bundleID else {
            throw Refusal(
                .deviceTokenNotForTopic,
                "the token belongs to \(owner.bundleID), the topic names \(facts.bundleID.brief)"
            )
        }
        guard owner.purpose == nil || facts.type.type == .liveactivity else {
            let topic = PushType.liveactivity.facts?.topic(ofBundleID: owner.bundleID) ?? owner.bundleID
            throw Refusal(.deviceTokenNotForTopic, "the token is that of a Live Activity, whose topic is \(topic)")
        }
        return owner
    }
}

extension Admission {
    /// What follows `/3/device/` in a request's path, and what it is as a device token; nil for none.
    ///
    /// - Throws: BadPath, MethodNotAllowed or MissingDeviceToken.
    private static func deviceToken(
        _ request: borrowing ProviderRequest
    ) throws(Refusal) -> (text: ArraySlice<UInt8>, key: TokenKey?) {
        let prefix = ProviderRequest.devicePath
        let path = request[.path] ?? []
        let text = path.dropFirst(prefix.utf8CodeUnitCount)
        guard request.isForDevice || path.isText("/3/device") else {
            throw Refusal(.badPath, "“\(path.brief)” is not \(prefix) and a device token")
        }
        let key = TokenKey(text)
        guard key != nil || !text.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }) else {
            throw Refusal(.badPath, "“\(path.brief)” has more than a device token after \(prefix)")
        }
        guard request.has(.method, equalTo: "POST") else {
            throw Refusal(.methodNotAllowed, "the method is \(request.method.brief); a push is sent with POST")
        }
        guard !text.isEmpty else { throw Refusal(.missingDeviceToken, "nothing follows \(prefix) in the path") }
        return (text, key)
    }

    private static func topicFacts(
        _ request: borrowing ProviderRequest,
        _ connection: inout ProviderConnection
    ) throws(Refusal) -> TopicFacts {
        if let facts = connection.topics.facts(of: request) { return facts }
        let (pushType, named) = (request[.pushType], request[.topic])
        let certificate = connection.certificate
        let topic = named ?? certificate?.onlyTopic.map { Array($0.utf8)[...] }
        let facts = try topicFacts(pushType: pushType, topic: topic, hasCertificate: certificate != nil)
        if let topic { connection.topics.remember(facts, pushType: pushType, topic: topic) }
        return facts
    }

    private static func topicFacts(
        pushType: ArraySlice<UInt8>?,
        topic: ArraySlice<UInt8>?,
        hasCertificate: Bool
    ) throws(Refusal) -> TopicFacts {
        var named: PushType.Facts?
        if let pushType {
            guard let facts = PushType(rawValue: String(decoding: pushType, as: UTF8.self)).facts else {
                let known = PushType.table.map(\.type.rawValue).joined(separator: ", ")
                throw Refusal(.invalidPushType, "apns-push-type is “\(pushType.brief)”; it must be one of \(known)")
            }
            named = facts
        }
        guard let bytes = topic, !bytes.isEmpty else {
            let why = hasCertificate ? "the certificate has several" : "with a provider token it is always needed"
            throw Refusal(.missingTopic, "apns-topic is missing; " + why)
        }
        let topic = String(decoding: bytes, as: UTF8.self)
        if let problem = PushType.problem(ofTopic: topic) {
            throw Refusal(.badTopic, "“\(bytes.brief)” is no topic: \(problem)")
        }
        guard let type = named ?? PushType.implied(byTopic: topic) else {
            throw Refusal(.badTopic, "no push type has the topic “\(bytes.brief)”")
        }
        if type.authentication == .certificateOnly, !hasCertificate {
            throw Refusal(.topicDisallowed, "a \(type.type.rawValue) push needs a client certificate")
        }
        guard let bundleID = type.bundleID(ofTopic: topic) else {
            throw Refusal(.badTopic, "the topic of a \(type.type.rawValue) push ends in \(type.topicSuffix)")
        }
        return TopicFacts(type: type, topic: topic, bundleID: bundleID)
    }

    private static func priority(
        _ request: borrowing ProviderRequest,
        _ facts: TopicFacts
    ) throws(Refusal) -> PushPriority {
        let priority: PushPriority
        if request.has(.priority, equalTo: "10") {
            priority = .immediate
        } else if request.has(.priority, equalTo: "5") {
            priority = .powerAware
        } else if request.has(.priority, equalTo: "1") {
            priority = .powerSaving
        } else if let field = request[.priority] {
            throw Refusal(.badPriority, "apns-priority is “\(field.brief)”, not 10, 5 or 1")
        } else {
            return facts.defaultPriority
        }
        guard facts.type.priorities.contains(priority) else {
            let type = facts.type.type.rawValue
            throw Refusal(.badPriority, "a \(type) push must not have priority \(priority.rawValue)")
        }
        return priority
    }

    private static func expiration(_ request: borrowing ProviderRequest) throws(Refusal) -> PushExpiration {
        if request.has(.expiration, equalTo: "0") { return .oneAttempt }
        guard let field = request[.expiration] else { return .unspecified }
        guard let expiration = PushExpiration(field: String(decoding: field, as: UTF8.self)) else {
            throw Refusal(.badExpirationDate, "apns-expiration is “\(field.brief)”, not seconds since 1970")
        }
        return expiration
    }

    private static func collapseID(_ field: ArraySlice<UInt8>?) throws(Refusal) -> String? {
        guard let field, !field.isEmpty else { return nil }
        guard field.count <= ProviderLimits.collapseID else {
            throw Refusal(.badCollapseID, "apns-collapse-id has \(field.count) bytes; 64 are the limit")
        }
        guard field.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else {
            throw Refusal(.badCollapseID, "apns-collapse-id has a control character: “\(field.brief)”")
        }
        return String(decoding: field, as: UTF8.self)
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
