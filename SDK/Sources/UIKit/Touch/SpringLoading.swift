public import Foundation

// Views that open while something is held over them. Nothing is dragged here, so that all of it is kept and never begun.

/// How far it is.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive = 0, possible, activating, activated }

/// A view or an item that opens while something is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// Where something is held, and over what.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a view opens.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// How a view looks before it opens.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    )
}

/// Opens a view while something is held over it; kept.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    public let interactionEffect: any UISpringLoadedInteractionEffect
    open private(set) weak var view: UIView?
    let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
        interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? UsualSpring()
        self.interactionEffect = interactionEffect ?? UsualSpring()
        activationHandler = handler
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The system's own.
private final class UsualSpring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    nonisolated override init() {}
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}

extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UITabBarItem: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
