public import Foundation
import NotificationModel

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An explicit dismissal reaches the app's delegate.
    public static let customDismissAction = Self(rawValue: 1 << 0)
    /// Shown in CarPlay.
    public static let allowInCarPlay = Self(rawValue: 1 << 1)
    /// The title shows even when previews are hidden.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
    /// The subtitle shows even when previews are hidden.
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
    /// Ignored since iOS 15.
    public static let allowAnnouncement = Self(rawValue: 1 << 4)
}

/// A kind of notification, with its actions.
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only stored property is a constant Sendable value; a subclass of an author's answers for what it adds.
    let model: NotificationCategory

    init(model: NotificationCategory) {
        self.model = model
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// A category.
    ///
    /// - Parameters:
    ///   - identifier: what `categoryIdentifier` of a content names; not empty.
    ///   - actions: at most ten are shown, two where space is limited.
    ///   - intentIdentifiers: intents that its notifications relate to.
    ///   - options: how they behave.
    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier,
            actions: actions,
            intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil,
            options: options
        )
    }

    /// A category with a text that stands for the body while previews are hidden; `%u` is the number of messages of
    /// the same thread.
    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier,
            actions: actions,
            intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder,
            categorySummaryFormat: nil,
            options: options
        )
    }

    /// A category with a summary of stacked notifications: `%u` is their count, `%@` their joined arguments.
    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            model: NotificationCategory(
                identifier: identifier,
                actions: actions.map(\.model),
                intentIdentifiers: intentIdentifiers,
                options: .init(rawValue: options.rawValue),
                hiddenPreviewsBodyPlaceholder: LocalizedStrings.displayText(hiddenPreviewsBodyPlaceholder ?? ""),
                categorySummaryFormat: LocalizedStrings.displayText(categorySummaryFormat ?? "")
            )
        )
    }

    /// What a content's `categoryIdentifier` names.
    public var identifier: String { model.identifier }
    /// The buttons, in order.
    public var actions: [UNNotificationAction] { model.actions.map(UNNotificationAction.make) }
    /// Intents that its notifications relate to.
    public var intentIdentifiers: [String] { model.intentIdentifiers }
    /// How its notifications behave.
    public var options: UNNotificationCategoryOptions { .init(rawValue: model.options.rawValue) }
    /// What stands for the body while previews are hidden.
    public var hiddenPreviewsBodyPlaceholder: String { model.hiddenPreviewsBodyPlaceholder.plain }
    /// How stacked notifications are summed up.
    public var categorySummaryFormat: String { model.categorySummaryFormat.plain }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationCategory.self) else { return nil }
        self.model = model
    }

    public func encode(with coder: NSCoder) { coder.encodeModel(model) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.model == model }
    public override var hash: Int { model.hashValue }
    public override var description: String {
        describe(
            self,
            ["identifier": identifier, "actions": actions.map(\.identifier), "options": options.rawValue]
        )
    }
}
