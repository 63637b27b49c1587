import UserNotifications

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)
        guard let content = bestAttemptContent, let port = content.userInfo["port"] as? Int else {
            return contentHandler(request.content)
        }
        let isWebSocket = content.userInfo["websocket"] as? Bool ?? false
        let talk = Talk(port: UInt16(port), webSocket: isWebSocket, key: content.userInfo["key"] as? String)
        talk.say("hello from an extension") { answer in
            content.body = answer
            contentHandler(content)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
