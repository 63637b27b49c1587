public import Foundation
import NotificationModel

/// The picture on an action's button.
open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only stored property is a constant Sendable value; a subclass of an author's answers for what it adds.
    let model: NotificationAction.Icon

    init(model: NotificationAction.Icon) {
        self.model = model
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// An image of the app's bundle.
    public convenience init(templateImageName: String) { self.init(model: .template(name: templateImageName)) }
    /// A symbol of the system.
    public convenience init(systemImageName: String) { self.init(model: .system(name: systemImageName)) }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationAction.Icon.self) else { return nil }
        self.model = model
    }

    public func encode(with coder: NSCoder) { coder.encodeModel(model) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationActionIcon)?.model == model }
    public override var hash: Int { model.hashValue }
    public override var description: String { describe(self, ["icon": model]) }
}
