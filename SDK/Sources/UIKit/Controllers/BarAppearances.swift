public import Foundation

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// Kept; grounds are plain colours here.
    open var backgroundEffect: UIBlurEffect?
    /// Kept; grounds are plain colours here.
    open var backgroundImage: UIImage?
    /// The line at the bar's edge; nil for none. Kept.
    open var shadowColor: UIColor? = .separator
    /// Kept.
    open var shadowImage: UIImage?
    /// Kept; grounds are plain colours here.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var idiom: UIUserInterfaceIdiom { .phone }
    /// The bar that has it is drawn anew.
    var changed: () -> Void = {}

    public required override init() {}
    /// An archive holds nothing of it.
    public required init?(coder: NSCoder) {}
    public required init(idiom: UIUserInterfaceIdiom) {}

    open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

    /// Its ground over content: its own, else the material that the system's bars have.
    func ground(orLegacy legacy: UIColor?) -> UIColor { backgroundColor ?? legacy ?? .barMaterial }

    /// The same as another.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        (backgroundColor, backgroundEffect) = (barAppearance.backgroundColor, barAppearance.backgroundEffect)
        (backgroundImage, shadowImage) = (barAppearance.backgroundImage, barAppearance.shadowImage)
        shadowColor = barAppearance.shadowColor
    }

    /// The system's ground.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
    }

    /// A ground that nothing shines through.
    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
    }

    /// None.
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (.clear, nil, nil)
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?
    // Kept: titles stay where they are, and bars have no second line.
    open var titlePositionAdjustment = UIOffset.zero
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var prominentButtonAppearance = UIBarButtonItemAppearance()

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
        backButtonAppearance = other.backButtonAppearance
    }

    /// Kept; the way back has the system's arrow.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    }
}

/// How the buttons of a bar look: kept, the tint colour is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public override init() {}
    public init(style: UIBarButtonItem.Style) {}
    public init?(coder: NSCoder) {}
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a button of a bar looks in one state: kept.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How a tool bar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Of a phone that is held upright.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    // Kept: items fill the bar, and the chosen one has a colour alone.
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
    }
}

/// How tabs look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Where a tab's words stand.
    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public override init() {}
    public init(style: Style) {}
    public init?(coder: NSCoder) {}
    open func configureWithDefault(for style: Style) {}
}

/// How tabs look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Of its picture; its words have the one of their attributes, or this.
    open var iconColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeBackgroundColor: UIColor?
    // Kept: titles and badges stay where they are.
    open var titlePositionAdjustment = UIOffset.zero
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// What is set for all objects of a class, which each of them has from its beginning.
///
/// Of bars everything is taken over, of other views the ground and the tint. What is set for views within others only
/// (`appearance(whenContainedInInstancesOf:)`) changes nothing.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What views are in whose appearance is asked for: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

/// Those that were asked for, by their classes.
@MainActor
enum Appearances {
    private static var known: [ObjectIdentifier: UIView] = [:]
    private static var items: [ObjectIdentifier: UIBarItem] = [:]
    private static var isMaking = false

    static func proxy<Kind: UIView>(_ kind: Kind.Type) -> Kind {
        if let proxy = known[ObjectIdentifier(kind)] as? Kind { return proxy }
        isMaking = true
        defer { isMaking = false }
        guard let proxy = Kind(coder: NSCoder()) else {
            fatalError("\(kind) has no appearance: its init(coder:) returned nil")
        }
        known[ObjectIdentifier(kind)] = proxy
        return proxy
    }

    static func item<Kind: UIBarItem>(_ kind: Kind.Type) -> Kind {
        if let proxy = items[ObjectIdentifier(kind)] as? Kind { return proxy }
        let proxy = blank(kind)
        items[ObjectIdentifier(kind)] = proxy
        return proxy
    }

    /// An item that nothing was set of.
    static func blank<Kind: UIBarItem>(_ kind: Kind.Type) -> Kind {
        guard let item = Kind(coder: NSCoder()) else {
            fatalError("\(kind) has no appearance: its init(coder:) returned nil")
        }
        return item
    }

    /// What was set for the class of an item, or the nearest of its superclasses; nil for nothing.
    static func item<Kind: UIBarItem>(of item: Kind) -> Kind? { nearest(to: item, in: items) as? Kind }

    /// What was set for the class of an object, or the nearest of its superclasses; not for what is set itself.
    private static func nearest<Kind: AnyObject>(to object: Kind, in proxies: [ObjectIdentifier: Kind]) -> Kind? {
        guard !proxies.isEmpty else { return nil }
        var kind: AnyClass? = type(of: object)
        while let now = kind {
            if let proxy = proxies[ObjectIdentifier(now)], proxy !== object { return proxy }
            kind = _getSuperclass(now)
        }
        return nil
    }

    /// What was set for the view's class; nil for nothing, and for what is set itself.
    static func of<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
        isMaking ? nil : known[ObjectIdentifier(kind)] as? Kind
    }

    /// The ground and the tint of a view that comes into a window.
    static func dress(_ view: UIView) {
        guard let proxy = nearest(to: view, in: known) else { return }
        if view.backgroundColor == nil, let ground = proxy.backgroundColor { view.backgroundColor = ground }
        if view.ownTint == nil, let tint = proxy.ownTint { view.tintColor = tint }
    }
}

extension UIAppearance where Self: UIView {
    /// What is set of it holds for all that are made after.
    public static func appearance() -> Self { Appearances.proxy(Self.self) }
    /// Taken, and without an effect.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        guard let view = Self(coder: NSCoder()) else { return appearance() }
        return view
    }
    /// Taken, and without an effect.
    public static func appearance(for trait: UITraitCollection) -> Self {
        appearance(whenContainedInInstancesOf: [])
    }
}

extension UIAppearance where Self: UIBarItem {
    /// What is set of it holds for all that are drawn after: tint and attributes of titles of a bar's buttons.
    public static func appearance() -> Self { Appearances.item(Self.self) }
    /// Taken, and without an effect.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        Appearances.blank(Self.self)
    }
    /// Taken, and without an effect.
    public static func appearance(for trait: UITraitCollection) -> Self { Appearances.blank(Self.self) }
}
