public import Foundation

/// A part of a text that can be touched (iOS 17): a link, a picture, or what has a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What it is.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    public let range: NSRange

    init(content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
    }

    /// The menu of a long press.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        /// What is shown beside the menu; nobody shows it.
        public enum Preview {
            case `default`
            case view(UIView)
        }

        let menu: UIMenu
        let preview: Preview?

        public init(preview: Preview? = .default, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
    }
}

extension NSAttributedString.Key {
    /// Makes a part of a text one that can be touched, under a name.
    public static let textItemTag = Self("NSTextItemTag")
}

/// Hears of a menu over a text coming and going.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The bar that finds words in a text; it is never shown.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open var activeFindSession: UIFindSession? { nil }
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?
    open var replacementText: String?

    override init() {}
    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
    open func findNext() {}
    open func findPrevious() {}
    open func updateResultCount() {}

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}
