public import Foundation
import NotificationModel

/// What a notification says and does.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    /// Everything but `userInfo`, which may hold, until it is sent, what cannot travel.
    var model: NotificationContent
    var info: [AnyHashable: Any]

    /// An empty content.
    public override init() {
        self.model = NotificationContent()
        self.info = [:]
    }

    init(copying other: UNNotificationContent) {
        self.model = other.model
        self.info = other.info
    }

    /// A content as it came from the device.
    init(model: NotificationContent) {
        self.model = model
        self.model.userInfo = [:]
        self.info = model.userInfo.userInfo
    }

    /// Takes what another says, also where it cannot be changed: Objective-C sets a property without a setter by its
    /// name (NSObject: accessInstanceVariablesDirectly).
    @_spi(Carillon)
    public func take(_ other: UNNotificationContent) {
        (model, info) = (other.model, other.info)
    }

    /// The content as it travels.
    ///
    /// - Throws: ``UnencodableValue`` for a `userInfo` that is no property list.
    func encoded() throws(UnencodableValue) -> NotificationContent {
        var content = model
        content.userInfo = try PropertyValue.members(of: info, at: "userInfo")
        return content
    }

    /// The files that it shows, in order.
    public var attachments: [UNNotificationAttachment] { model.attachments.map(UNNotificationAttachment.init(model:)) }
    /// The number on the app's icon: nil leaves it unchanged, 0 removes it.
    public var badge: NSNumber? { model.badge.map(NSNumber.init(value:)) }
    /// The main text.
    public var body: String { model.body.plain }
    /// The category whose actions it offers.
    public var categoryIdentifier: String { model.categoryIdentifier }
    /// The image that is shown instead of the launch image when the app is opened from it.
    public var launchImageName: String { model.launchImageName }
    /// What it plays; nil is silent.
    public var sound: UNNotificationSound? { model.sound.map(UNNotificationSound.init(model:)) }
    /// The second line.
    public var subtitle: String { model.subtitle.plain }
    /// Groups notifications that belong together.
    public var threadIdentifier: String { model.threadIdentifier }
    /// The first line.
    public var title: String { model.title.plain }
    /// Whatever the app adds: property-list values under string keys.
    ///
    /// For a push, its whole payload.
    public var userInfo: [AnyHashable: Any] { info }
    /// Deprecated by Apple since iOS 15, and ignored.
    public var summaryArgument: String { model.summaryArgument }
    /// Deprecated by Apple since iOS 15, and ignored.
    public var summaryArgumentCount: Int { model.summaryArgumentCount }
    /// Selects the scene that opens.
    public var targetContentIdentifier: String? { model.targetContentIdentifier }
    /// How much it may interrupt.
    public var interruptionLevel: UNNotificationInterruptionLevel { .init(model.interruptionLevel) }
    /// 0…1; the highest of an app is featured in the scheduled summary.
    public var relevanceScore: Double { model.relevanceScore }
    /// What a Focus filter is asked about.
    public var filterCriteria: String? { model.filterCriteria }

    // MARK: NSObject, NSCopying, NSMutableCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationContent.self) else { return nil }
        self.model = model
        self.model.userInfo = [:]
        self.info = model.userInfo.userInfo
    }

    /// Stores the content; a `userInfo` that is no property list fails the coder.
    public func encode(with coder: NSCoder) {
        do {
            coder.encodeModel(try encoded())
        } catch {
            coder.failWithError(LinkError.unencodable(error.description))
        }
    }

    /// An immutable copy, of a mutable content too.
    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }
    /// A `UNMutableNotificationContent`.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(copying: self) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationContent else { return false }
        guard model == other.model else { return false }
        // Compared as it travels: NSDictionary on Linux finds equal nested Swift dictionaries unequal.
        do {
            return try PropertyValue.members(of: info, at: "") == PropertyValue.members(of: other.info, at: "")
        } catch {
            return NSDictionary(dictionary: info).isEqual(to: other.info)
        }
    }

    public override var hash: Int { model.hashValue }

    public override var description: String {
        describe(
            self,
            [
                "title": title, "subtitle": subtitle, "body": body, "badge": badge, "sound": sound,
                "attachments": attachments.map(\.identifier), "categoryIdentifier": categoryIdentifier,
                "threadIdentifier": threadIdentifier, "interruptionLevel": interruptionLevel,
                "userInfo keys": info.keys.map { "\($0.base)" }.sorted(),
            ]
        )
    }
}
