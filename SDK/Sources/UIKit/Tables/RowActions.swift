public import Foundation

/// One of the actions beside a row that is swept aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What an action does to its row.
    public enum Style: Int, Sendable { case normal = 0, destructive }
    /// Runs the action; it calls the block with whether that was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public override convenience init() { self.init(actions: []) }
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// The same before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// What an action does to its row.
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal
        /// The same as `default`.
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    /// The same as an action of today, of a row.
    func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
