package import CourierLink
import DeviceCore
import DeviceStore
import Foundation
import NotificationModel
import ProviderAPI

extension JourneyHead {
    /// What a push tells of itself.
    ///
    /// - Parameters:
    ///   - push: as the courier brought it.
    ///   - headline: what its payload says.
    package init(_ push: CourierPush, headline: String?) {
        var headers = ["apns-topic": push.topic, "apns-push-type": push.pushType, "apns-priority": "\(push.priority)"]
        headers["apns-collapse-id"] = push.collapseID
        headers["apns-expiration"] = push.expiration.map { "\(Int(clamping: $0.timeIntervalSince1970))" }
        self.init(
            id: push.id,
            bundleID: push.bundleID,
            title: headline ?? "Push",
            payload: String(decoding: push.payload, as: UTF8.self),
            headers: headers,
            status: 200
        )
    }

    /// What the gateway saw of a push.
    package init(_ record: PushRecord) {
        let fields = record.headers.filter { $0.name.hasPrefix("apns-") }
        let headers = Dictionary(fields.map { ($0.name, $0.value) }) { $1 }
        let topic = headers["apns-topic"]
        let named = headers["apns-push-type"].map(PushType.init(rawValue:))?.facts
        let type = named ?? topic.flatMap(PushType.implied(byTopic:))
        let contents = PushContents(decoding: record.payload, type: type?.type ?? .alert)
        self.init(
            id: record.id,
            bundleID: topic.map { type?.bundleID(ofTopic: $0) ?? $0 },
            title: contents.headline ?? record.reason ?? "Push",
            payload: String(decoding: record.payload, as: UTF8.self),
            headers: headers,
            status: record.status
        )
    }
}
