public import Foundation

/// What a long press shows: a menu, as a sheet. The preview is the view itself.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: (any NSCopying)?
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)?,
        previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        (self.identifier, self.actionProvider) = (identifier, actionProvider)
    }

    /// Shows its menu over what a window shows.
    func show(from view: UIView) {
        actionProvider?([])?.show(from: view, in: view.window)
    }
}

/// Shows a menu when a view is pressed long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable { case unknown = 0, rich, compact }

    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
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

    public func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    public func didMove(to view: UIView?) {
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
