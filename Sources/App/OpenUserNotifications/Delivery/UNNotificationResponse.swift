public import Foundation
import NotificationModel

/// The action of a person who opened the app from a notification.
public let UNNotificationDefaultActionIdentifier = NotificationResponse.defaultActionIdentifier
/// The action of a person who dismissed a notification explicitly.
public let UNNotificationDismissActionIdentifier = NotificationResponse.dismissActionIdentifier

/// What a person answered to a notification.
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its stored properties are constants of Sendable types; a subclass of an author's answers for what it adds.

    /// What was answered.
    public let notification: UNNotification
    /// ``UNNotificationDefaultActionIdentifier``, ``UNNotificationDismissActionIdentifier``, or a custom action's.
    public let actionIdentifier: String
    let text: String?

    init(model: NotificationResponse) {
        self.notification = UNNotification(model: model.notification)
        self.actionIdentifier = model.actionIdentifier
        self.text = model.userText
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// The object for a response that came from the device.
    static func make(_ model: NotificationResponse) -> UNNotificationResponse {
        model.userText == nil ? UNNotificationResponse(model: model) : UNTextInputNotificationResponse(model: model)
    }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationResponse.self) else { return nil }
        self.init(model: model)
    }

    public func encode(with coder: NSCoder) {
        do {
            let notification = try notification.encoded()
            coder.encodeModel(
                NotificationResponse(actionIdentifier: actionIdentifier, userText: text, notification: notification)
            )
        } catch {
            coder.failWithError(LinkError.unencodable(error.description))
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationResponse else { return false }
        return actionIdentifier == other.actionIdentifier && text == other.text
            && notification.isEqual(other.notification)
    }

    public override var hash: Int { actionIdentifier.hashValue ^ notification.hash }
    public override var description: String {
        describe(self, ["actionIdentifier": actionIdentifier, "userText": text, "notification": notification])
    }
}

/// An answer with text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// What the person typed.
    public var userText: String { text ?? "" }
}
