public import Foundation

/// What stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: UIAccessibleObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    // Kept: a bar places what is in it by itself.
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhone: UIImage?
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImage: UIImage?
    open var tag = 0
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open override var accessibilityLabel: String? { didSet { changed() } }
    open override var accessibilityIdentifier: String? { didSet { changed() } }
    /// The bar that it stands in draws it anew.
    var changed: () -> Void = {}

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    fileprivate func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    public override init() {}

    public required init?(coder: NSCoder) {}

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    /// How the title is written; a button of a bar has the colour and the font of its normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    @available(swift, introduced: 4.2)
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}

extension UIBarItem {
    /// As Swift 4.0 had it.
    @available(swift, obsoleted: 4.2)
    public func titleTextAttributes(for state: UIControl.State) -> [String: Any]? {
        attributes(for: state).map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) }
    }
}

/// A button of a navigation bar or a tool bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        /// As iOS 26 calls ``done``.
        public static var prominent: Style { .done }
    }

    /// A mark on a button (iOS 26). Kept: a bar's buttons are drawn without.
    public struct Badge: Hashable, Sendable {
        /// What it says; nil for a dot.
        public let stringValue: String?
        // Kept.
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?
        public var font: UIFont?

        public static func count(_ count: Int) -> Self { Self(stringValue: String(count)) }
        public static func string(_ string: String) -> Self { Self(stringValue: string) }
        public static func indicator() -> Self { Self(stringValue: nil) }
    }

    /// The system's buttons.
    public enum SystemItem: Int, CaseIterable, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open weak var target: AnyObject?
    open var action: Selector?
    open var style = Style.plain { didSet { changed() } }
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var changesSelectionAsPrimaryAction = false
    open var isSpringLoaded = false
    /// One that is hidden takes no room.
    open var isHidden = false { didSet { changed() } }
    // Kept: a button is drawn alike, and a menu has one order.
    open var isSelected = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var isSymbolAnimationEnabled = false
    open var hidesSharedBackground = false
    open var sharesBackground = true
    open var identifier: String?
    open var badge: Badge?
    open var menuRepresentation: UIMenuElement?
    /// The group that it is in; groups are kept, and their items shown one by one.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    var looks = BarItemLooks()
    open var customView: UIView? { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    open var primaryAction: UIAction?
    /// Comes where the button does nothing else.
    open var menu: UIMenu?
    var systemItem: SystemItem?
    /// What is drawn where there is no view of the author's.
    private(set) lazy var button = makeButton()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        (self.style, self.target, self.action) = (style, target as AnyObject?, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        (self.style, self.target, self.action) = (style, target as AnyObject?, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
}

extension UIBarButtonItem {
    public convenience init(
        image: UIImage?,
        landscapeImagePhone: UIImage?,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        target: AnyObject?,
        action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.menu) = (title, image, menu)
        (self.target, self.action) = (target, action)
    }

    /// Keeps others apart by so much.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Keeps others as far apart as there is room.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
}

/// The tab of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? { didSet { changed() } }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? { didSet { changed() } }
    /// Kept: titles stay where they are.
    open var titlePositionAdjustment = UIOffset.zero
    open var isSpringLoaded = false
    // Kept: the bar's own are drawn.
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Kept: a badge is white on its colour.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
    private(set) lazy var button = makeButton()
    private(set) lazy var badge = makeBadge()

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// The system's tabs.
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let (title, symbol) = systemItem.look
        self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
    }
}
