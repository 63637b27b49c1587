public import Foundation
import ViewLink

/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0
    case active, stopped
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start, current
}

/// An animation that is started by hand; the page runs it to its end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    public let duration: TimeInterval
    private let motion: ViewAnimation
    private var changes: [(delay: TimeInterval, run: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    // Kept: the page runs an animation to its end.
    open var isManualHitTestingEnabled = false
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    open private(set) var delay: TimeInterval = 0
    open var isReversed = false
    /// Kept and given back: how far the page is is not told.
    open var fractionComplete: CGFloat = 0

    private init(duration: TimeInterval, motion: ViewAnimation) {
        self.duration = duration
        self.motion = motion
    }

    /// Moves nothing and takes no time: what a property begins with.
    public convenience override init() { self.init(duration: 0, curve: .linear) }

    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, motion: ViewAnimation(duration: max(duration, 0), curve: curve.wire))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        var motion = ViewAnimation(duration: max(duration, 0), curve: .spring)
        motion.damping = Double(min(max(ratio, 0.05), 1))
        self.init(duration: duration, motion: motion)
        if let animations { addAnimations(animations) }
    }

    /// - Parameter controlPoint1: a handle of the curve; the page takes the nearest one that it knows.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        )
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, motion: parameters.motion(duration: duration))
        timing = parameters
    }

    private var timing: (any UITimingCurveProvider)?
    open var timingParameters: (any UITimingCurveProvider)? { timing }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// - Parameter delayFactor: the part of the duration that it waits.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        changes.append((duration * Double(delayFactor), animation))
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        state = .active
        isRunning = true
        self.delay = max(delay, 0)
        for (wait, run) in changes {
            var motion = motion
            motion.delay = max(delay, 0) + wait
            motion.duration = max(motion.duration - wait, 0)
            Display.shared.animate(motion, changes: run, completion: nil)
        }
        Display.shared.schedule(max(delay, 0) + duration) { [self] in finish(at: .end) }
    }

    open func pauseAnimation() { isRunning = false }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) { isRunning = true }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        state = .stopped
        isRunning = false
        if withoutFinishing { state = .inactive }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        state = .active
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        guard state == .active else { return }
        state = .inactive
        isRunning = false
        fractionComplete = 1
        for completion in completions { completion(position) }
    }
}
