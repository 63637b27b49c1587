import UserNotifications

class PushExtension: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)!
    var receivedRequest: UNNotificationRequest!
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.receivedRequest = request
        self.contentHandler = contentHandler
        bestAttemptContent = request.content.mutableCopy() as? UNMutableNotificationContent
        if let content = bestAttemptContent {
            PushKit_.shared.configure { options in
                options.appGroup = "group.com.example.kit"
                options.logLevel = .verbose
            }
            PushKit_.shared.didReceive(request, with: content, contentHandler: contentHandler)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler = contentHandler, let content = bestAttemptContent {
            PushKit_.shared.timeWillExpire(receivedRequest, with: content)
            contentHandler(content)
        }
    }
}
