package import Foundation
package import NotificationModel
package import ProviderAPI

/// What a push's payload says to a phone; read once, when the push comes.
package struct PushContents: Hashable, Sendable {
    /// What it is for.
    package enum Kind: Hashable, Sendable {
        /// A notification, for the person, the app or both.
        case notification(RemotePayload)
        /// A change of a Live Activity.
        case activity(LiveActivityPush)
        /// A change of a Live Activity that cannot be made, and why.
        case brokenActivity(String)
        /// Nothing that can be read, and why.
        case unreadable(String)
    }

    package let kind: Kind
    /// A line for a feed; nil for what cannot be read.
    package let headline: String?

    /// - Parameters:
    ///   - bytes: the payload.
    ///   - type: its `apns-push-type`.
    package init(decoding bytes: Data, type: PushType) {
        do {
            let payload = try RemotePayload(decoding: bytes)
            let words = payload.content.hasAlertText ? payload.content.headline : nil
            guard type == .liveactivity else {
                kind = .notification(payload)
                headline = words ?? (type == .background ? "Background push" : payload.content.headline)
                return
            }
            do {
                let activity = try LiveActivityPush(payload)
                kind = .activity(activity)
                headline = words ?? activity.headline
            } catch {
                kind = .brokenActivity("\(error)")
                headline = words ?? "Live Activity"
            }
        } catch {
            kind = .unreadable("\(error)")
            headline = nil
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
    package var headline: String {
        [title, body, subtitle].map(\.plain).first { !$0.isEmpty } ?? "Notification without text"
    }
}
