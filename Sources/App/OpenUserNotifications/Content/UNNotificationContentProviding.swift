public import Foundation
import NotificationModel
@_spi(Carillon) public import OpenIntents

/// What can update a notification's content.
///
/// Only Apple's own types count; others change nothing.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension INSendMessageIntent: UNNotificationContentProviding {}
extension INStartCallIntent: UNNotificationContentProviding {}

/// A message with attributed text.
open class UNNotificationAttributedMessageContext: NSObject, UNNotificationContentProviding {
    let intent: INSendMessageIntent
    let attributedContent: NSAttributedString

    /// A message and the text that its notification shows as its body.
    public init(sendMessageIntent: INSendMessageIntent, attributedContent: NSAttributedString) {
        self.intent = sendMessageIntent
        self.attributedContent = attributedContent
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }
}

extension UNNotificationContent {
    /// A content that shows who speaks: a communication notification.
    ///
    /// - Parameter provider: an `INSendMessageIntent`, an `INStartCallIntent`, or a
    ///   `UNNotificationAttributedMessageContext`.
    /// - Returns: a copy with the change.
    /// - Throws: ``UNError`` `contentProvidingInvalid` for an intent that names no sender or caller.
    public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        let updated = UNNotificationContent(copying: self)
        switch provider {
        case let message as INSendMessageIntent:
            updated.model.communication = try Communication(message)
        case let context as UNNotificationAttributedMessageContext:
            updated.model.communication = try Communication(context.intent)
            updated.model.body = DisplayText(context.attributedContent.string)
        case let call as INStartCallIntent:
            updated.model.communication = try Communication(call)
        default: break
        }
        return updated
    }
}

extension Communication {
    init(_ message: INSendMessageIntent) throws {
        guard let sender = message.sender else {
            throw UNError(.contentProvidingInvalid, "the INSendMessageIntent names no sender")
        }
        self.init(
            senderName: sender.displayName,
            groupName: message.speakableGroupName?.spokenPhrase,
            avatarPath: sender.image?.filePath(),
            conversationIdentifier: message.conversationIdentifier
        )
    }

    init(_ call: INStartCallIntent) throws {
        guard let caller = call.contacts?.first else {
            throw UNError(.contentProvidingInvalid, "the INStartCallIntent names no contact")
        }
        self.init(senderName: caller.displayName, avatarPath: caller.image?.filePath(), isCall: true)
    }
}
