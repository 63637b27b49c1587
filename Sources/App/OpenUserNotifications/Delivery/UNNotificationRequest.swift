public import Foundation
import NotificationModel

/// A wish to notify.
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its stored properties are constants; the content is a copy of its own that no code changes, and whose
    // userInfo holds property-list values by contract. Nobody outside the module can subclass it.

    /// Unique within the app; for a push its `apns-collapse-id`, else made by the system.
    public let identifier: String
    /// What it says; a copy of what was given.
    public let content: UNNotificationContent
    /// What makes it fire; nil delivers at once.
    public let trigger: UNNotificationTrigger?

    /// Asks for a notification.
    ///
    /// - Parameters:
    ///   - identifier: a request with the same one is replaced, pending or delivered.
    ///   - content: is copied.
    ///   - trigger: nil delivers at once.
    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.init(identifier, UNNotificationContent(copying: content), trigger)
    }

    private init(_ identifier: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    convenience init(model: NotificationRequest) {
        self.init(
            model.identifier,
            UNNotificationContent(model: model.content),
            model.trigger.map(UNNotificationTrigger.make)
        )
    }

    /// The request as it travels.
    ///
    /// - Throws: ``UnencodableValue`` for a `userInfo` that is no property list.
    func encoded() throws(UnencodableValue) -> NotificationRequest {
        NotificationRequest(identifier: identifier, content: try content.encoded(), trigger: trigger?.model)
    }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationRequest.self) else { return nil }
        self.init(model: model)
    }

    /// Stores the request; a `userInfo` that is no property list fails the coder.
    public func encode(with coder: NSCoder) {
        do {
            coder.encodeModel(try encoded())
        } catch {
            coder.failWithError(LinkError.unencodable(error.description))
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationRequest else { return false }
        return identifier == other.identifier && content.isEqual(other.content) && trigger == other.trigger
    }

    public override var hash: Int { identifier.hashValue }
    public override var description: String {
        describe(self, ["identifier": identifier, "content": content, "trigger": trigger])
    }
}
