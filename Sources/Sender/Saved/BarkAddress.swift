package import Foundation

/// A push that is written as an address of Bark, `https://host/key/title/body?sound=…`: its payload is the one that Bark's server
/// sends for it. The key in it is a secret of that server, and is passed over.
package enum BarkAddress {
    /// Whether an argument is an address.
    package static func isAddress(_ argument: String) -> Bool {
        argument.hasPrefix("https://") || argument.hasPrefix("http://")
    }

    /// The payload.
    ///
    /// - Throws: ``SenderError`` that says what is missing.
    package static func payload(_ address: String) throws(SenderError) -> Data {
        guard let parts = URLComponents(string: address) else { throw .unusableRequest("“\(address)” is no address") }
        var fields: [String: String] = [:]
        for item in parts.queryItems ?? [] { fields[item.name.lowercased()] = item.value ?? "" }
        // The first is the device's key; then body, title and body, or title, subtitle and body.
        let texts = parts.percentEncodedPath.split(separator: "/").dropFirst().map {
            $0.removingPercentEncoding ?? String($0)
        }
        var alert: [String: String] = [:]
        for key in ["title", "subtitle", "body"] { alert[key] = fields.removeValue(forKey: key) }
        guard texts.count <= 3 else { throw .unusableRequest("the address has more than title, subtitle and body") }
        for (key, text) in zip(
            [["body"], ["title", "body"], ["title", "subtitle", "body"]][max(0, texts.count - 1)],
            texts
        ) {
            alert[key] = text
        }
        guard !alert.isEmpty else { throw .unusableRequest("the address has no text: https://host/key/title/body") }
        var aps: [String: Any] = ["alert": alert, "mutable-content": 1, "category": "myNotificationCategory"]
        if let sound = fields.removeValue(forKey: "sound") {
            aps["sound"] = sound.hasSuffix(".caf") ? sound : sound + ".caf"
        }
        if let group = fields["group"] { aps["thread-id"] = group }
        if let badge = fields.removeValue(forKey: "badge").flatMap(Int.init) { aps["badge"] = badge }
        switch fields["level"] {
        case "timeSensitive": aps["interruption-level"] = "time-sensitive"
        case "passive", "critical", "active": aps["interruption-level"] = fields["level"]
        default: break
        }
        var root: [String: Any] = fields
        root["aps"] = aps
        do {
            return try JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .withoutEscapingSlashes])
        } catch {
            throw .unusableRequest("the address makes no JSON: \(error)")
        }
    }
}
