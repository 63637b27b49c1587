import UserNotifications
import Network
import WidgetKit
import AudioToolbox

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { [weak self] path in
            monitor.cancel()
            guard let self = self, let content = self.bestAttemptContent else { return }
            content.subtitle = path.status == .satisfied ? (path.isExpensive || path.isConstrained ? "metered" : "online") : "offline"
            print("wifi", path.usesInterfaceType(.wifi), "cell", path.usesInterfaceType(.cellular))
            if path.isConstrained == false, #available(iOSApplicationExtension 14.0, *) {
                WidgetCenter.shared.reloadTimelines(ofKind: "Inbox")
            }
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
            contentHandler(content)
        }
        monitor.start(queue: DispatchQueue(label: "path"))
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
