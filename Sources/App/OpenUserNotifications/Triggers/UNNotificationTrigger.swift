public import Foundation
import NotificationModel

/// What makes a request fire; one of its subclasses.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only stored property is a constant Sendable value; a subclass of an author says what it is itself.
    let model: Trigger

    init(model: Trigger) {
        self.model = model
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// The object for a trigger that came from the device.
    static func make(_ model: Trigger) -> UNNotificationTrigger {
        switch model {
        case .push: UNPushNotificationTrigger(model: model)
        case .timeInterval: UNTimeIntervalNotificationTrigger(model: model)
        case .calendar: UNCalendarNotificationTrigger(model: model)
        case .location: UNLocationNotificationTrigger(model: model)
        }
    }

    /// Whether it fires again and again, until the request is removed.
    public var repeats: Bool { model.repeats }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(Trigger.self) else { return nil }
        self.model = model
    }

    public func encode(with coder: NSCoder) { coder.encodeModel(model) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationTrigger)?.model == model }
    public override var hash: Int { model.hashValue }
    public override var description: String { describe(self, ["trigger": model]) }
}

/// The trigger of a notification that a provider pushed; apps cannot make one.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
