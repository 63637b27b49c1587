import AudioToolbox
import Network
import UserNotifications
import WidgetKit

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { [weak self] path in
            monitor.cancel()
            guard let self = self, let content = self.bestAttemptContent else { return }
            content.subtitle =
                path.status == .satisfied ? (path.isExpensive || path.isConstrained ? "metered" : "online") : "offline"
            print("wifi", path.usesInterfaceType(.wifi), "cell", path.usesInterfaceType(.cellular))
            if path.isConstrained == false, #available(iOSApplicationExtension 14.0, *) {
                WidgetCenter.shared.reloadTimelines(ofKind: "Inbox")
            }
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
            self.loadPicture()
        }
        monitor.start(queue: DispatchQueue(label: "path"))
    }

    private func loadPicture() {
        guard let contentHandler = contentHandler, let content = bestAttemptContent else { return }
        guard let string = content.userInfo["picture"] as? String, let url = URL(string: string) else {
            return contentHandler(content)
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-App": "connected"]
        var request = URLRequest(url: url)
        if content.userInfo["session"] as? Bool == true {
            configuration.allowsConstrainedNetworkAccess = false
            print("session", configuration.allowsConstrainedNetworkAccess, configuration.allowsExpensiveNetworkAccess)
        } else {
            request.allowsExpensiveNetworkAccess = false
            print("request", request.allowsExpensiveNetworkAccess, request.allowsConstrainedNetworkAccess)
        }
        URLSession(configuration: configuration).dataTask(with: request) { data, _, error in
            content.body = data.map { "\($0.count) bytes" } ?? "later, on Wi-Fi"
            contentHandler(content)
        }.resume()
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
