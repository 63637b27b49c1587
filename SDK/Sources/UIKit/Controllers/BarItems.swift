public import Foundation

/// What stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    // Kept: a bar places what is in it by itself.
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhone: UIImage?
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImage: UIImage?
    open var tag = 0
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityIdentifier: String? { didSet { changed() } }
    /// The bar that it stands in draws it anew.
    var changed: () -> Void = {}

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() {}

    public required init?(coder: NSCoder) {}

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    /// How the title is written; a button of a bar has the colour and the font of its normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}

/// A button of a navigation bar or a tool bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    public enum Style: Int, Sendable { case plain = 0, done = 2 }

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
    open var customView: UIView? { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    open var primaryAction: UIAction?
    /// Comes where the button does nothing else.
    open var menu: UIMenu?
    private(set) var systemItem: SystemItem?
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

/// The tab of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? { didSet { changed() } }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? { didSet { changed() } }
    /// Kept: titles stay where they are.
    open var titlePositionAdjustment = UIOffset.zero
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
