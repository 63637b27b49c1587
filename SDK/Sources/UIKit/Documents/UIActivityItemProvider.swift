public import Foundation

/// Makes an item to share when it is known what for: work that takes its time (UIKit: UIActivityItemProvider).
///
/// `@unchecked`: as Apple's, an operation runs on one thread at a time, and is told its activity before it does.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// What stands for the item until it is made.
    public let placeholderItem: Any?
    /// For what it is shared; nil until that is chosen.
    public internal(set) var activityType: UIActivity.ActivityType?

    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

    /// The item; a subclass makes it, away from the main thread.
    open var item: Any { placeholderItem ?? NSNull() }
}

extension UIActivityItemProvider: UIActivityItemSource {
    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}

/// What items that can be shared are asked for.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider?
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        interaction == .share
    }
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    public func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// How items of a view are given on.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let share = Self(rawValue: "UIActivityItemsConfigurationInteractionShare")
    public static let copy = Self(rawValue: "UIActivityItemsConfigurationInteractionCopy")
}

/// What is told of items beside themselves.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let title = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyTitle")
    public static let messageBody = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody")
    public static let linkPresentationMetadata =
        Self(rawValue: "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
}

/// For what a picture of an item is wanted.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullSize = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
    public static let thumbnail = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// Items of a view that can be shared: what a sheet is made with.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    open var localObject: Any?
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    private let providers: [NSItemProvider]

    public init(itemProviders: [NSItemProvider]) { providers = itemProviders }
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    public var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    public func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
