import Foundation

#if os(Linux)
import OpenIntents
import OpenUserNotifications
#else
import Intents
import UserNotifications
#endif

/// Who speaks, found in a payload.
struct MessageSender: Hashable, Sendable {
    let name: String
    let picture: String?
    let identifier: String
    let conversation: String?
    let groupName: String?

    /// - Returns: nil if the payload names nobody.
    init?(_ rule: SenderRule, in userInfo: [AnyHashable: Any]) {
        guard let name = rule.name.text(in: userInfo), !name.isEmpty else { return nil }
        self.name = name
        picture = rule.picture?.text(in: userInfo)
        identifier = rule.identifier?.text(in: userInfo) ?? name
        conversation = rule.conversation?.text(in: userInfo)
        groupName = rule.groupName?.text(in: userInfo)
    }

    /// The content as a communication notification, with the picture once it has come.
    ///
    /// Throws what `updating(from:)` throws.
    func update(_ content: UNNotificationContent, picture: Data?) throws -> UNNotificationContent {
        let image = picture.map { INImage(imageData: $0) }
        let person = INPerson(
            personHandle: INPersonHandle(value: identifier, type: .unknown),
            nameComponents: nil,
            displayName: name,
            image: image,
            contactIdentifier: nil,
            customIdentifier: identifier
        )
        let intent = INSendMessageIntent(
            recipients: nil,
            outgoingMessageType: .outgoingMessageText,
            content: content.body,
            speakableGroupName: groupName.map { INSpeakableString(spokenPhrase: $0) },
            conversationIdentifier: conversation,
            serviceName: nil,
            sender: person,
            attachments: nil
        )
        if let image { intent.setImage(image, forParameterNamed: \.sender) }
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .incoming
        interaction.donate(completion: nil)
        return try content.updating(from: intent)
    }
}
