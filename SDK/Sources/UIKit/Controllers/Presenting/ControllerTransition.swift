import Foundation

/// One controller's coming or going over another: what an animator is given, and what runs beside it.
@MainActor
final class ControllerTransition: NSObject {
    let containerView: UIView
    let from: UIViewController
    let to: UIViewController
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    /// Seconds.
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    var views: [UITransitionContextViewKey: UIView] = [:]
    /// Where views stand before and after, by their controllers.
    var initialFrames: [UIViewController: CGRect] = [:]
    var finalFrames: [UIViewController: CGRect] = [:]
    private var beside: [() -> Void] = []
    private var after: [() -> Void] = []
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var ended: ((Bool) -> Void)?
    private var isRunning = false

    init(
        in container: UIView,
        from: UIViewController,
        to: UIViewController,
        style: UIModalPresentationStyle,
        isAnimated: Bool
    ) {
        (containerView, self.from, self.to) = (container, from, to)
        (presentationStyle, self.isAnimated) = (style, isAnimated)
    }

    /// Moves by an author's animator, which says when it has ended.
    func run(by animator: any UIViewControllerAnimatedTransitioning, ended: @escaping (Bool) -> Void) {
        (self.animator, self.ended) = (animator, ended)
        transitionDuration = max(0, animator.transitionDuration(using: self))
        isRunning = true
        runBeside()
        animator.animateTransition(using: self)
    }

    /// Moves by the system's own way; without a duration all is there at once.
    func run(for duration: TimeInterval, _ changes: @escaping () -> Void, ended: @escaping (Bool) -> Void) {
        self.ended = ended
        isRunning = true
        guard isAnimated, duration > 0 else {
            changes()
            for change in beside { change() }
            return completeTransition(true)
        }
        transitionDuration = duration
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) { [beside] in
            changes()
            for change in beside { change() }
        } completion: { _ in
            self.completeTransition(true)
        }
    }

    /// Ends it as if it had arrived, where something else begins before that.
    func hurry() {
        guard ended != nil else { return }
        completeTransition(true)
    }

    private func runBeside() {
        guard !beside.isEmpty else { return }
        UIView.animate(withDuration: transitionDuration) { [beside] in
            for change in beside { change() }
        }
    }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
    var isInteractive: Bool { false }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[vc] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[vc] ?? .zero }

    /// What an animator calls when its views have arrived; once more it does nothing.
    func completeTransition(_ didComplete: Bool) {
        guard let ended else { return }
        self.ended = nil
        transitionWasCancelled = !didComplete
        ended(didComplete)
        animator?.animationEnded(didComplete)
        animator = nil
        let last = after
        (beside, after) = ([], [])
        for body in last { body() }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var isCancelled: Bool { transitionWasCancelled }
    var initiallyInteractive: Bool { false }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { after.append { completion(self) } }
        guard let animation else { return true }
        if isRunning {
            UIView.animate(withDuration: transitionDuration) { animation(self) }
        } else {
            beside.append { animation(self) }
        }
        return true
    }

    /// No finger drives it.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }
}
