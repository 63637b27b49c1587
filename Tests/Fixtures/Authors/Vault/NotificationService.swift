import UserNotifications
import CommonCrypto
import Security
import os.log

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent else { return }
        let store = SecretStore(service: "com.example.vault", accessGroup: Bundle.main.object(forInfoDictionaryKey: "KeychainGroup") as? String)
        if store.read("device-secret") == nil { os_log("first push: making a secret", log: .vault, type: .info); store.write(Data("open sesame".utf8), for: "device-secret") }
        let secret = store.read("device-secret") ?? Data()
        if let body = content.userInfo["body"] as? String, let mac = content.userInfo["mac"] as? String {
            let expected = Data(body.utf8).hmac(key: secret).hex
            os_log("mac %{public}@ expected %{private}@ ok %d", log: .vault, type: .debug, mac, expected, mac == expected ? 1 : 0)
            content.body = mac == expected ? body : "This message was changed on its way."
        }
        content.threadIdentifier = "thread-" + Data(content.title.utf8).sha256.prefix(4).hex
        contentHandler(content)
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
