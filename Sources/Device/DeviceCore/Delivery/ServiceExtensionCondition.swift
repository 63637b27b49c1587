package import NotificationModel

/// One of the conditions under which a service extension runs (UNNotificationServiceExtension, usernotifications §8).
package struct ServiceExtensionCondition: Hashable, Sendable {
    /// What has to be so.
    package let what: String
    /// Why it is not so; nil when it is.
    package let failure: String?
    /// What to do about it.
    package let remedy: String

    /// Every condition for a push, in the order in which they are judged.
    package static func all(
        for payload: RemotePayload,
        settings: NotificationSettings,
        hasExtension: Bool
    ) -> [ServiceExtensionCondition] {
        [
            .init(
                what: "mutable-content is 1",
                failure: payload.isMutable ? nil : mutableFailure(payload),
                remedy: #"send "mutable-content": 1 within "aps""#
            ),
            .init(
                what: "the push shows an alert",
                failure: payload.content.hasAlertText
                    ? nil : "the push shows no alert: it has no title, subtitle or body",
                remedy: #"give "alert" a "title" or a "body""#
            ),
            .init(
                what: "the app has a service extension",
                failure: hasExtension ? nil : "the app has no service extension",
                remedy: "build the app with a target whose NSExtensionPointIdentifier is "
                    + "com.apple.usernotifications.service"
            ),
            .init(
                what: "alerts are on for the app",
                failure: settings.showsAlerts ? nil : "alerts are off for this app",
                remedy: "answer the app's question with Allow, or turn its alerts on in the settings"
            ),
        ]
    }

    private static func mutableFailure(_ payload: RemotePayload) -> String {
        let what = "mutable-content is not 1"
        if payload.content.userInfo["mutable-content"] != nil { return "\(what): it stands beside “aps”, not within" }
        if case .dictionary(let aps) = payload.content.userInfo["aps"] {
            if case .string(let text) = aps["mutable-content"] { return "\(what): it is the text “\(text)”, no number" }
            if aps["mutable_content"] != nil { return "\(what): “mutable_content” is another key" }
        }
        return payload.isContentAvailable ? "\(what); content-available is another thing" : what
    }
}
