public import Foundation

/// What a long press shows: a menu, as a sheet. The preview is the view itself.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: (any NSCopying)?
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Kept: a menu has the order that it was made with.
    open var preferredMenuElementOrder = ElementOrder.automatic
    open var badgeCount = 0
    private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// In which order elements stand.
    public enum ElementOrder: Int, Sendable { case automatic = 0, priority, fixed }

    public init(
        identifier: (any NSCopying)?,
        previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        (self.identifier, self.actionProvider) = (identifier, actionProvider)
    }

    /// Shows its menu over what a window shows.
    func show(from view: UIView) {
        actionProvider?([])?.show(from: view, in: view.window) { Self.sheet = $0 }
    }

    /// The menu of the press that goes on, or was the last.
    private static weak var sheet: UIAlertController?
    static var isMenuShown: Bool { sheet?.presentingViewController != nil }
    /// Another press begins.
    static func forgetMenu() { sheet = nil }
    static func closeMenu() { sheet?.presentingViewController?.dismiss(animated: false) }
}

/// Shows a menu when a view is pressed long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable { case unknown = 0, rich, compact }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private let press = UILongPressGestureRecognizer()

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.handler = { [weak self] press in
            guard let self, let view, press.state == .began else { return }
            let place = press.location(in: view)
            self.delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)?.show(from: view)
        }
    }

    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
    open func dismissMenu() {}
    open var menuAppearance: Appearance { .rich }
    /// A menu that is shown is a sheet, which stays as it is.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }
}

/// Says what a long press shows.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}

/// There are no previews, and nobody hears of a menu that comes or goes.
extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Rows and items that are pressed long.
@MainActor
enum LongPresses {
    static let row = Selector("tableView:contextMenuConfigurationForRowAt:point:")
    static let item = Selector("collectionView:contextMenuConfigurationForItemAt:point:")

    /// Has a list hear long presses where its delegate says what they show.
    static func follow(_ list: UIScrollView, _ selector: Selector, _ press: inout UILongPressGestureRecognizer?) {
        let isWanted = list.delegate.map { AuthorNames.shared.responds($0, to: selector) } ?? false
        if !isWanted {
            press.map(list.removeGestureRecognizer)
            press = nil
        } else if press == nil {
            let made = UILongPressGestureRecognizer()
            made.handler = { [weak list] in if $0.state == .began { list?.pressedLong(at: $0.location(in: list)) } }
            list.addGestureRecognizer(made)
            press = made
        }
    }
}

/// Animates beside a menu that comes or goes; done at once.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes what it is of.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss = 0, pop }

/// Animates a preview that is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
