package import Foundation
import NotificationModel
package import ProviderAPI

/// A request about channels that passed every check but those that need the channels themselves.
package enum ChannelRequest: Hashable, Sendable {
    case create(ChannelConfiguration)
    case read(ChannelID)
    case delete(ChannelID)
    case list
    case broadcast(Broadcast)
}

/// A push to everybody who takes a channel.
package struct Broadcast: Hashable, Sendable {
    package var channel: ChannelID
    package var priority: PushPriority
    package var expiration: PushExpiration
    package var payload: [UInt8]
}

/// Where a request about channels goes.
package struct ChannelTarget: Hashable, Sendable {
    package enum Place: Hashable, Sendable { case channels, allChannels, broadcasts }

    package let place: Place
    package let bundleID: String

    /// - Returns: nil for a path that is none of theirs.
    package init?(_ request: borrowing ProviderRequest) {
        // Almost every request is one for a device.
        guard let path = request[.path], !path.prefix(3).isText("/3/") else { return nil }
        let management = ArraySlice(ChannelPath.managementPrefix.utf8)
        let broadcasts = ArraySlice(ChannelPath.broadcastPrefix.utf8)
        if path.starts(with: broadcasts) {
            place = .broadcasts
            bundleID = String(decoding: path.dropFirst(broadcasts.count), as: UTF8.self)
        } else if path.starts(with: management) {
            let rest = String(decoding: path.dropFirst(management.count), as: UTF8.self)
            guard let slash = rest.firstIndex(of: "/") else { return nil }
            switch rest[slash...].prefix(while: { $0 != "?" }) {
            case "/channels": place = .channels
            case "/all-channels": place = .allChannels
            default: return nil
            }
            bundleID = String(rest[..<slash] + rest[slash...].drop { $0 != "?" })
        } else {
            return nil
        }
    }
}

extension ChannelTarget {
    /// Where Apple takes nothing but requests about channels.
    package static let onlyChannels = Refusal(
        .badPath,
        "this is the port of channel management, which takes /1/apps/… alone; pushes and broadcasts go to the provider's port"
    )

    /// Why a request cannot be taken on a connection: Apple has other hosts and ports for channels than for broadcasts.
    package func refusal(on connection: borrowing ProviderConnection) -> Refusal? {
        switch (connection.part, place) {
        case (.channelManagement, .broadcasts): Self.onlyChannels
        case (.sending, .channels), (.sending, .allChannels):
            Refusal(
                .badPath,
                "channels are managed on a port of their own, as with Apple: 2195 for the sandbox, 2196 for production"
            )
        default: nil
        }
    }
}

extension ChannelRequest {
    /// How long a channel keeps its most recent broadcast at most: eight hours, in seconds.
    package static let storageTime: TimeInterval = 8 * 3600

    /// Applies the checks of Apple's pages on channels in this order: the method, the size of the header fields, fields that
    /// came twice, the bundle id, `apns-request-id`, `apns-channel-id`, then what the request itself has. Who sends it has
    /// been checked.
    ///
    /// - Throws: the ``Refusal`` of the first check that fails.
    package init(_ request: borrowing ProviderRequest, to target: ChannelTarget) throws(Refusal) {
        try Self.checkMethod(request, target.place)
        guard !request.isHeaderListTooLarge else {
            throw Refusal(
                .payloadTooLarge,
                "the header fields have \(request.headerListSize) bytes; 8000 are the limit"
            )
        }
        if let field = request.duplicate { throw Refusal(.badRequestParams, "the field \(field.name) came twice") }
        try Self.checkBundleID(target.bundleID)
        if let field = request[.requestID], MessageID(field) == nil {
            throw Refusal(.badMessageID, "apns-request-id is “\(field.brief)”, not a UUID of the form 8-4-4-4-12")
        }
        switch (target.place, request.method) {
        case (.allChannels, _): self = .list
        case (.channels, "POST"): self = .create(try Self.configuration(request.body))
        case (.channels, "GET"): self = .read(try Self.channel(request))
        case (.channels, _): self = .delete(try Self.channel(request))
        case (.broadcasts, _): self = .broadcast(try Self.broadcast(request))
        }
    }

    private static func checkMethod(
        _ request: borrowing ProviderRequest,
        _ place: ChannelTarget.Place
    ) throws(Refusal) {
        let methods =
            switch place {
            case .channels: ["POST", "GET", "DELETE"]
            case .allChannels: ["GET"]
            case .broadcasts: ["POST"]
            }
        let method = request.method
        guard methods.contains(method) else {
            let detail = "the method is \(method.brief); here it is \(methods.joined(separator: ", "))"
            throw Refusal(.methodNotAllowed, detail)
        }
    }

    private static func checkBundleID(_ text: String) throws(Refusal) {
        guard !text.contains("?") else {
            throw Refusal(.badRequestParams, "“\(text.brief)” has a query, and no request about channels has one")
        }
        if let problem = BundleID.problem(text) {
            throw Refusal(.badPath, "“\(text.brief)” is not a bundle id: \(problem)")
        }
        for facts in PushType.table where !facts.topicSuffix.isEmpty && text.hasSuffix(facts.topicSuffix) {
            throw Refusal(.topicDisallowed, "“\(text.brief)” is a topic; here stands the bundle id alone")
        }
    }

    private static func channel(_ request: borrowing ProviderRequest) throws(Refusal) -> ChannelID {
        guard let field = request[.channelID], !field.isEmpty else {
            throw Refusal(.missingChannelID, "there is no apns-channel-id field")
        }
        guard let id = ChannelID(String(decoding: field, as: UTF8.self)) else {
            throw Refusal(.badChannelID, "apns-channel-id is “\(field.brief)”, not base64 of 16 bytes")
        }
        return id
    }

    private static func configuration(_ body: [UInt8]) throws(Refusal) -> ChannelConfiguration {
        try checkPayload(body)
        struct Body: Decodable {
            var policy: Int?
            var type: String?

            enum CodingKeys: String, CodingKey {
                case policy = "message-storage-policy"
                case type = "push-type"
            }
        }
        let read: Body
        do {
            read = try JSONDecoder().decode(Body.self, from: Data(body))
        } catch {
            let detail = "message-storage-policy is a number, push-type a text; the body says otherwise"
            throw Refusal(.badRequestPayload, detail)
        }
        guard let type = read.type else { throw Refusal(.missingPushType, "the body has no push-type") }
        try checkType(type, "push-type")
        guard let number = read.policy else {
            throw Refusal(.badRequestPayload, "the body has no message-storage-policy, which is 0 or 1")
        }
        guard let policy = MessageStoragePolicy(rawValue: number) else {
            throw Refusal(.badRequestPayload, "message-storage-policy is \(number); it is 0 or 1")
        }
        return ChannelConfiguration(messageStoragePolicy: policy)
    }

    private static func broadcast(_ request: borrowing ProviderRequest) throws(Refusal) -> Broadcast {
        let channel = try channel(request)
        guard let type = request[.pushType] else { throw Refusal(.missingPushType, "there is no apns-push-type field") }
        try checkType(String(decoding: type, as: UTF8.self), "apns-push-type")
        var expiration = PushExpiration.oneAttempt
        if let field = request[.expiration] {
            guard let read = PushExpiration(field: String(decoding: field, as: UTF8.self)) else {
                throw Refusal(.badExpirationDate, "apns-expiration is “\(field.brief)”, not seconds since 1970")
            }
            expiration = read
        }
        var priority = PushPriority.immediate
        if let field = request[.priority] {
            let read = PushPriority(field: String(decoding: field, as: UTF8.self))
            guard let read, read != .powerSaving else {
                throw Refusal(.badPriority, "apns-priority is “\(field.brief)”; that of a broadcast is 10 or 5")
            }
            priority = read
        }
        try checkPayload(request.body)
        try checkEvent(request.body)
        return Broadcast(channel: channel, priority: priority, expiration: expiration, payload: request.body)
    }

    private static func checkType(_ type: String, _ name: String) throws(Refusal) {
        // Apple's pages write it in three ways.
        guard type.lowercased() == PushType.liveactivity.rawValue else {
            throw Refusal(
                .invalidPushType,
                "\(name) is “\(type.brief)”; that of a channel is \(PushType.liveactivity.rawValue)"
            )
        }
    }

    private static func checkPayload(_ body: [UInt8]) throws(Refusal) {
        guard !body.isEmpty else { throw Refusal(.payloadEmpty, "the body is empty") }
        guard body.count <= ProviderLimits.broadcastPayload else {
            let size = body.count > Admission.bodyLimit ? "over \(Admission.bodyLimit)" : "\(body.count)"
            throw Refusal(
                .payloadTooLarge,
                "the payload has \(size) bytes; \(ProviderLimits.broadcastPayload) are the limit of a broadcast"
            )
        }
        do throws(PayloadScan.Failure) {
            try PayloadScan.checkObject(body)
        } catch {
            throw Refusal(.badRequestPayload, "the body is not a JSON object: \(error.description)")
        }
    }

    /// A broadcast cannot start an activity.
    private static func checkEvent(_ body: [UInt8]) throws(Refusal) {
        struct Payload: Decodable {
            struct APS: Decodable { var event: String? }
            var aps: APS?
        }
        let event = try? JSONDecoder().decode(Payload.self, from: Data(body)).aps?.event
        guard event == "update" || event == "end" else {
            let found = event.map { "“\($0.brief)”" } ?? "missing"
            throw Refusal(.badRequestPayload, "aps.event is \(found); a broadcast has update or end")
        }
    }
}
