public import Foundation

/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// As before iOS 13; drawn as ``black``.
    case blackTranslucent = 2

    /// As before iOS 13.
    public static var blackOpaque: UIBarStyle { .black }
    var isBlack: Bool { self != .default }
}

/// The heights that a bar may have.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom, top, topAttached
}

/// What has a place as a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands; nobody is asked here.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

// Pictures as grounds of bars and their items, and places of titles, are kept: bars are drawn without them.

/// What a bar's button was told of its looks.
struct BarItemLooks {
    var grounds: [String: UIImage] = [:]
    var places: [String: UIOffset] = [:]
    var heights: [String: CGFloat] = [:]
}

extension UIBarButtonItem {
    private static func key(_ what: String, _ state: UIControl.State?, _ metrics: UIBarMetrics) -> String {
        "\(what) \(state?.rawValue ?? 0) \(metrics.rawValue)"
    }

    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        looks.grounds[Self.key("ground", state, barMetrics)] = image
    }
    public func setBackgroundImage(
        _ image: UIImage?,
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) { looks.grounds[Self.key("ground \(style.rawValue)", state, barMetrics)] = image }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.grounds[Self.key("ground", state, barMetrics)]
    }
    public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        looks.grounds[Self.key("ground \(style.rawValue)", state, barMetrics)]
    }
    public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        looks.grounds[Self.key("back", state, barMetrics)] = image
    }
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.grounds[Self.key("back", state, barMetrics)]
    }
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks.places[Self.key("title", nil, barMetrics)] = adjustment
    }
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.places[Self.key("title", nil, barMetrics)] ?? .zero
    }
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks.places[Self.key("back", nil, barMetrics)] = adjustment
    }
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.places[Self.key("back", nil, barMetrics)] ?? .zero
    }
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.heights[Self.key("ground", nil, barMetrics)] = adjustment
    }
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.heights[Self.key("ground", nil, barMetrics)] ?? 0
    }
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) { looks.heights[Self.key("back", nil, barMetrics)] = adjustment }
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.heights[Self.key("back", nil, barMetrics)] ?? 0
    }
}

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { take() } }
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false
    open var alwaysAvailable = false
    open var menuRepresentation: UIMenuElement?
    open var isDisplayingRepresentativeItem: Bool { false }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        take()
    }

    private func take() { for item in barButtonItems { item.buttonGroup = self } }

    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open class func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open class func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}

extension UIBarButtonItem {
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    public func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }
}

extension UINavigationBar {
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
}

extension UIToolbar {
    public func setBackgroundImage(
        _ image: UIImage?,
        forToolbarPosition position: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {}
    public func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        nil
    }
    public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
    public func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { nil }
}
