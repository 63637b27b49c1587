public import Foundation

// Menus over texts and pictures. The page has its own over texts; what an app adds comes as a sheet.

/// What an app adds to the menu of before iOS 16.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu of before iOS 16: shows an app's own items as a sheet, of those that the first responder can do.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where its arrow points.
    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

    private static let only = UIMenuController()
    open class var shared: UIMenuController { only }

    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    open var menuFrame: CGRect { .zero }
    private weak var view: UIView?
    private weak var menu: UIMenu?

    open var isMenuVisible: Bool { menu?.sheet?.presentingViewController != nil }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { view = targetView }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { view.map { showMenu(from: $0, rect: .zero) } } else { hideMenu() }
    }
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        view = targetView
        let responder = FirstResponder.shared.current ?? targetView
        let actions = (menuItems ?? []).compactMap { item -> UIAction? in
            guard let target = responder.target(forAction: item.action, withSender: self) as AnyObject? else {
                return nil
            }
            return UIAction(title: item.title) { [weak self] _ in tell(target, item.action, [self]) }
        }
        guard !actions.isEmpty else { return }
        let menu = UIMenu(children: actions)
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        shown = menu
        self.menu = menu
        menu.show(from: targetView, in: targetView.window)
        NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }
    /// Keeps it as long as it is shown.
    private var shown: UIMenu?
    open func hideMenu(from targetView: UIView) { hideMenu() }
    open func hideMenu() {
        guard isMenuVisible else { return }
        NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
        menu?.sheet?.dismiss(animated: true)
        shown = nil
        NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
    open func update() {}

    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification"
    )
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification"
    )
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification"
    )
}

/// Where a menu of iOS 16 comes.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}

/// Where its arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }

/// The menu of iOS 16: what its delegate gives comes as a sheet.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private var menu: UIMenu?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        menu?.show(from: view, in: view?.window)
    }
    open func dismissMenu() { menu?.sheet?.dismiss(animated: true) }
    open func reloadVisibleMenu() {}
    open func updateVisibleMenuPosition(animated: Bool) {}
    open func location(in view: UIView?) -> CGPoint { .zero }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}

/// Says what is in the menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}

/// What menus over texts do.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
