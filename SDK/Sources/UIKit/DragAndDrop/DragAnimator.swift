public import Foundation

/// Moves what is seen of something that is dragged, beside other animations.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    /// - Parameter completion: hears where it ended: at `.end`, or at `.start` where it was taken back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Gathers what moves beside something that is dragged, and runs it.
final class DragAnimator: NSObject, UIDragAnimating {
    /// How long something is lifted, goes back or comes to its place, in seconds.
    static let duration = 0.25
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Runs all of it, with what the drag itself moves.
    func run(_ own: @escaping () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: Self.duration) {
            own()
            self.runBeside()
        } completion: { _ in
            completion?()
        }
    }

    /// Runs what others added, as a part of an animation that goes on.
    func runBeside() {
        for each in animations { each() }
        animations = []
    }

    func finish(at position: UIViewAnimatingPosition) {
        let told = completions
        completions = []
        for each in told { each(position) }
    }
}
