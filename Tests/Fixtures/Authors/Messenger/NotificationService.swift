import Intents
import UIKit
import UserNotifications

class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = request.content.mutableCopy() as? UNMutableNotificationContent

        let focus = INFocusStatusCenter.default
        if focus.authorizationStatus == .notDetermined {
            focus.requestAuthorization { status in print("may know of a Focus: \(status == .authorized)") }
        }
        if focus.focusStatus.isFocused == true { bestAttemptContent?.subtitle = "while you are busy" }
        guard let message = Message(request.content.userInfo) else {
            return contentHandler(request.content)
        }
        if #available(iOS 15.0, *) {
            fetchAvatar(of: message) { [weak self] avatar in
                self?.deliver(message, avatar: avatar)
            }
        } else {
            contentHandler(bestAttemptContent ?? request.content)
        }
    }

    @available(iOS 15.0, *)
    private func deliver(_ message: Message, avatar: INImage?) {
        guard let content = bestAttemptContent else { return }
        let handle = INPersonHandle(value: message.sender, type: .unknown)
        var components = PersonNameComponents()
        components.nickname = message.name
        let sender = INPerson(
            personHandle: handle,
            nameComponents: components,
            displayName: message.name,
            image: avatar,
            contactIdentifier: nil,
            customIdentifier: message.sender,
            isMe: false,
            suggestionType: .none
        )
        let me = INPerson(
            personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: nil, image: nil,
            contactIdentifier: nil, customIdentifier: nil, isMe: true, suggestionType: .none)
        let intent = INSendMessageIntent(
            recipients: message.group == nil ? nil : [me, sender],
            outgoingMessageType: .outgoingMessageText,
            content: content.body,
            speakableGroupName: message.group.map { INSpeakableString(spokenPhrase: $0) },
            conversationIdentifier: message.conversation,
            serviceName: nil,
            sender: sender,
            attachments: nil
        )
        if let avatar = avatar, message.group != nil {
            intent.setImage(avatar, forParameterNamed: \.speakableGroupName)
        }
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .incoming
        interaction.donate { error in
            if let error = error { print("donation failed", error) }
        }
        do {
            let updated = try content.updating(from: intent)
            contentHandler?(updated)
        } catch {
            contentHandler?(content)
        }
    }

    private func fetchAvatar(of message: Message, completion: @escaping (INImage?) -> Void) {
        guard let url = message.avatar else { return completion(nil) }
        let request = URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 10)
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            guard error == nil, let data = data, let image = UIImage(data: data) else { return completion(nil) }
            let small = image.preparingThumbnail(of: CGSize(width: 40, height: 40))
            completion(INImage(imageData: small?.pngData() ?? data))
        }
        task.resume()
    }

    override func serviceExtensionTimeWillExpire() {
        contentHandler?(bestAttemptContent ?? UNNotificationContent())
    }
}

private struct Message {
    let sender: String
    let name: String
    let conversation: String
    let group: String?
    let avatar: URL?

    init?(_ userInfo: [AnyHashable: Any]) {
        guard let message = userInfo["message"] as? [AnyHashable: Any],
            case let sender as String = message["from"], case let name as String = message["name"]
        else { return nil }
        self.sender = sender
        self.name = name
        conversation = message["thread"] as? String ?? sender
        group = message["group"] as? String
        avatar = (message["avatar"] as? String).flatMap { URL(string: $0) }
    }
}
