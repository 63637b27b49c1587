import DeviceCore
import DeviceLink
import DeviceStore
import Foundation
import NotificationModel
import ProviderAPI

extension JourneyHead {
    /// What a push tells of itself.
    init(_ push: CourierPush) {
        var headers = ["apns-topic": push.topic, "apns-push-type": push.pushType, "apns-priority": "\(push.priority)"]
        headers["apns-collapse-id"] = push.collapseID
        headers["apns-expiration"] = push.expiration.map { "\(Int($0.timeIntervalSince1970))" }
        self.init(
            id: push.id,
            bundleID: push.bundleID,
            title: Self.title(push.payload, pushType: push.pushType) ?? "Push",
            payload: String(decoding: push.payload, as: UTF8.self),
            headers: headers,
            status: 200
        )
    }

    /// What the gateway saw of a push.
    init(_ record: PushRecord) {
        let fields = record.headers.filter { $0.name.hasPrefix("apns-") }
        let headers = Dictionary(fields.map { ($0.name, $0.value) }) { $1 }
        let topic = headers["apns-topic"]
        let named = headers["apns-push-type"].map(PushType.init(rawValue:))?.facts
        let type = named ?? topic.flatMap(PushType.implied(byTopic:))
        self.init(
            id: record.id,
            bundleID: topic.map { type?.bundleID(ofTopic: $0) ?? $0 },
            title: Self.title(record.payload, pushType: type?.type.rawValue ?? "") ?? record.reason ?? "Push",
            payload: String(decoding: record.payload, as: UTF8.self),
            headers: headers,
            status: record.status
        )
    }

    /// A line for a feed; nil for what is no payload.
    private static func title(_ payload: Data, pushType: String) -> String? {
        guard let content = (try? RemotePayload(decoding: payload))?.content else { return nil }
        if content.hasAlertText { return content.headline }
        switch PushType(rawValue: pushType) {
        case .liveactivity: return (try? LiveActivityPush(decoding: payload))?.headline ?? "Live Activity"
        case .background: return "Background push"
        default: return content.headline
        }
    }
}

extension LiveActivityPush {
    /// A line for a feed: its type, which only a start names, else what it says now.
    fileprivate var headline: String {
        if !type.isEmpty { return type }
        let words = state.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ")
        return words.isEmpty ? "Live Activity: \(event.rawValue)" : String(words.prefix(200))
    }
}

extension NotificationContent {
    /// A line for a feed.
    var headline: String {
        [title, body, subtitle].map(\.plain).first { !$0.isEmpty } ?? "Notification without text"
    }
}
