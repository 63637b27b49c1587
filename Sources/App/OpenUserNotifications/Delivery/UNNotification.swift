public import Foundation
import NotificationModel

/// A notification that was delivered.
open class UNNotification: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its stored properties are constants of Sendable types; a subclass of an author's answers for what it adds.

    /// When it was delivered.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(model: DeliveredNotification) {
        self.date = model.date
        self.request = UNNotificationRequest(model: model.request)
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    func encoded() throws(UnencodableValue) -> DeliveredNotification {
        DeliveredNotification(request: try request.encoded(), date: date)
    }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let model = coder.decodeModel(DeliveredNotification.self) else { return nil }
        self.init(model: model)
    }

    public func encode(with coder: NSCoder) {
        do {
            coder.encodeModel(try encoded())
        } catch {
            coder.failWithError(LinkError.unencodable(error.description))
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotification else { return false }
        return date == other.date && request.isEqual(other.request)
    }

    public override var hash: Int { request.hash ^ date.hashValue }
    public override var description: String { describe(self, ["date": date, "request": request]) }
}
