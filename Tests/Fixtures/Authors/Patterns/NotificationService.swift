import UserNotifications
import UIKit
import Intents

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent else { return }
        let body = content.body
        let expression = try! NSRegularExpression(pattern: "@(\\w+)", options: .caseInsensitive)
        let matches = expression.matches(in: body, options: [], range: NSRange(body.startIndex..<body.endIndex, in: body))
        let names = matches.compactMap { Range($0.range(at: 1), in: body).map { String(body[$0]) } }
        content.body = expression.stringByReplacingMatches(in: body, range: NSRange(location: 0, length: (body as NSString).length), withTemplate: "<$1>")
        print("names", names)
        var components = URLComponents(string: "https://api.example.com/ack")!
        components.queryItems = [URLQueryItem(name: "id", value: request.identifier), URLQueryItem(name: "model", value: UIDevice.current.model)]
        print(components.url!.query!, UIDevice.current.systemVersion.isEmpty, UIDevice.current.identifierForVendor != nil)
        content.userInfo["names"] = names
        if #available(iOSApplicationExtension 15.0, *), let name = names.first {
            let handle = INPersonHandle(value: name, type: .unknown)
            let person = INPerson(personHandle: handle, nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil, customIdentifier: name)
            let intent = INSendMessageIntent(recipients: nil, outgoingMessageType: .outgoingMessageText, content: body, speakableGroupName: nil, conversationIdentifier: "c1", serviceName: nil, sender: person, attachments: nil)
            let interaction = INInteraction(intent: intent, response: nil)
            interaction.direction = .incoming
            interaction.donate { error in if let error = error { print(error) } }
            do {
                let updated = try request.content.updating(from: intent)
                bestAttemptContent = updated.mutableCopy() as? UNMutableNotificationContent
            } catch { print(error) }
        }
        UNUserNotificationCenter.current().getDeliveredNotifications { delivered in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
                self.bestAttemptContent?.badge = (delivered.count + 1) as NSNumber
                contentHandler(self.bestAttemptContent!)
            }
        }
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
