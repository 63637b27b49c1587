import UserNotifications

struct KitPayload {
    struct Button: Decodable {
        let id: String
        let text: String
    }

    let identifier: String
    let attachments: [String: String]
    let buttons: [Button]
    let badgeIncrement: Int

    init?(userInfo: [AnyHashable: Any]) {
        guard let custom = userInfo["custom"] as? [String: Any], let identifier = custom["i"] as? String else { return nil }
        self.identifier = identifier
        attachments = userInfo["att"] as? [String: String] ?? [:]
        badgeIncrement = (userInfo["badge_inc"] as? NSNumber)?.intValue ?? 0
        let data = (userInfo["buttons"] as? [Any]).flatMap { try? JSONSerialization.data(withJSONObject: $0, options: []) }
        buttons = data.flatMap { try? JSONDecoder().decode([Button].self, from: $0) } ?? []
    }
}
