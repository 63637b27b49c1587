import Foundation
import PrivateFiles

/// The payload that every case begins with: its own keys and the addresses in it are what the cases change.
struct TorturePayload {
    /// What a case does to it.
    enum Change: Sendable {
        case none
        /// Every address is this text.
        case address(String)
        /// Every own key has this JSON.
        case value(String)
        /// There are no own keys.
        case missing
        /// Members more, as JSON without braces.
        case extra(String)
        /// Title and body are this text.
        case text(String)
        case bodyOnly
        case badge
    }

    private let object: [String: Any]

    /// - Throws: an exit code, after telling why the file is none that an extension would get.
    init(file: String?) throws {
        guard let file else {
            object = Self.usual
            return
        }
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: try Data(contentsOf: URL(filePath: file)))
        } catch {
            throw failure(.badInput, "\(file) cannot be read as JSON: \(error.systemReason)")
        }
        guard let object = value as? [String: Any], var aps = object["aps"] as? [String: Any] else {
            throw failure(.badInput, "\(file) has no “aps”")
        }
        guard aps["alert"] is [String: Any] else {
            throw failure(
                .badInput,
                "\(file): service extensions run for an alert that is an object with a title or body"
            )
        }
        aps["mutable-content"] = 1
        self.object = object.merging(["aps": aps]) { $1 }
    }

    /// Names under which extensions look for a file, so that most find theirs.
    private static var usual: [String: Any] {
        let names = [
            "attach", "attachment", "attachment-url", "image", "image-url", "imageUrl", "image_url", "media",
            "media-url",
            "mediaUrl", "media_url", "picture", "url",
        ]
        let alert = ["title": "Torture", "subtitle": "A good push", "body": "What becomes of it?"]
        var object: [String: Any] = [
            "aps": ["alert": alert, "sound": "default", "badge": 1, "mutable-content": 1] as [String: Any],
            "fcm_options": ["image": "{media}/picture.png"],
        ]
        for name in names { object[name] = "{media}/picture.png" }
        return object
    }

    /// The payload of a case.
    ///
    /// - Parameters:
    ///   - change: what the case does to it.
    ///   - media: what every address begins with.
    func data(_ change: Change, media: String) throws -> Data {
        var object = object.mapValues { Self.fill($0, media: media, instead: change.address) }
        var aps = object["aps"] as? [String: Any] ?? [:]
        var alert = aps["alert"] as? [String: Any] ?? [:]
        switch change {
        case .text(let text):
            alert["title"] = String(text.prefix(60))
            alert["body"] = text
        case .bodyOnly: alert = ["body": alert["body"] ?? "Only a body"]
        case .badge: aps["badge"] = -1
        default: break
        }
        aps["alert"] = alert
        object["aps"] = aps
        let names = object.keys.filter { $0 != "aps" }
        switch change {
        case .missing: for name in names { object[name] = nil }
        case .value(let json):
            let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            for name in names { object[name] = value }
        case .extra(let json):
            let extra = try JSONSerialization.jsonObject(with: Data("{\(json)}".utf8)) as? [String: Any]
            object.merge(extra ?? [:]) { $1 }
        default: break
        }
        return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    }

    /// Every address leads to the server of the cases, under its own file name.
    private static func fill(_ value: Any, media: String, instead: String?) -> Any {
        switch value {
        case let text as String
        where text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("{media}"):
            let name = text.split(whereSeparator: { "?#".contains($0) }).first?.split(separator: "/").last.map(
                String.init
            )
            return instead ?? "\(media)/\(name?.contains(".") == true ? name ?? "" : "picture.png")"
        case let list as [Any]: return list.map { fill($0, media: media, instead: instead) }
        case let object as [String: Any]: return object.mapValues { fill($0, media: media, instead: instead) }
        default: return value
        }
    }
}

extension TorturePayload.Change {
    fileprivate var address: String? {
        if case .address(let text) = self { text } else { nil }
    }
}
