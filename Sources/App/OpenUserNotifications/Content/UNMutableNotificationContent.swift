public import Foundation
import NotificationModel

/// A content that can be changed until it is handed over.
open class UNMutableNotificationContent: UNNotificationContent {
    /// An empty content.
    public override init() { super.init() }

    override init(copying other: UNNotificationContent) { super.init(copying: other) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { model.attachments = newValue.map(\.model) }
    }

    public override var badge: NSNumber? {
        get { super.badge }
        set { model.badge = newValue?.intValue }
    }

    public override var body: String {
        get { super.body }
        set { model.body = LocalizedStrings.displayText(newValue) }
    }

    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { model.categoryIdentifier = newValue }
    }

    public override var launchImageName: String {
        get { super.launchImageName }
        set { model.launchImageName = newValue }
    }

    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { model.sound = newValue?.model }
    }

    public override var subtitle: String {
        get { super.subtitle }
        set { model.subtitle = LocalizedStrings.displayText(newValue) }
    }

    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { model.threadIdentifier = newValue }
    }

    public override var title: String {
        get { super.title }
        set { model.title = LocalizedStrings.displayText(newValue) }
    }

    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { info = newValue }
    }

    public override var summaryArgument: String {
        get { super.summaryArgument }
        set { model.summaryArgument = newValue }
    }

    /// Never below 1 (UNNotificationContent: the count of a notification that stands for itself).
    public override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { model.summaryArgumentCount = max(1, newValue) }
    }

    public override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { model.targetContentIdentifier = newValue }
    }

    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { model.interruptionLevel = newValue.model }
    }

    public override var relevanceScore: Double {
        get { super.relevanceScore }
        set { model.relevanceScore = newValue }
    }

    public override var filterCriteria: String? {
        get { super.filterCriteria }
        set { model.filterCriteria = newValue }
    }
}
