import UserNotifications
import AVFoundation

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        Task {
            guard let content = bestAttemptContent else { return }
            if let string = content.userInfo["media"] as? String, let url = URL(string: string) {
                do {
                    let (file, _) = try await URLSession.shared.download(from: url)
                    let named = file.deletingPathExtension().appendingPathExtension(url.pathExtension)
                    try FileManager.default.moveItem(at: file, to: named)
                    let asset = AVURLAsset(url: named)
                    let seconds = CMTimeGetSeconds(asset.duration)
                    let loaded = try await asset.load(.duration)
                    content.subtitle = String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
                    print("loaded", loaded.seconds > 0)
                    content.attachments = [try UNNotificationAttachment(identifier: "media", url: named)]
                } catch {
                    print("media:", error)
                }
            }
            contentHandler(content)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
