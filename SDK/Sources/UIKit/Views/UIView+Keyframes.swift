public import Foundation
import ViewLink

extension UIView {
    /// How an animation of several steps runs.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Moves in steps, each of which `addKeyframe` adds inside of `animations`; every step is made when its time comes.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = KeyframeSteps.collecting
        KeyframeSteps.collecting = []
        animations()
        let steps = KeyframeSteps.collecting ?? []
        KeyframeSteps.collecting = outer
        run(steps, duration: max(duration, 0), delay: max(delay, 0), again: options.contains(.repeat), completion)
    }

    /// Adds a step, by parts of the whole animation; only inside of `animateKeyframes`.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        let step = KeyframeSteps(start: frameStartTime, duration: frameDuration, changes: animations)
        if KeyframeSteps.collecting == nil { animations() } else { KeyframeSteps.collecting?.append(step) }
    }

    private class func run(
        _ steps: [KeyframeSteps],
        duration: TimeInterval,
        delay: TimeInterval,
        again: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        for step in steps {
            Display.shared.schedule(delay + step.start * duration) {
                let animation = ViewAnimation(duration: step.duration * duration, curve: .linear)
                Display.shared.animate(animation, changes: step.changes, completion: nil)
            }
        }
        Display.shared.schedule(delay + duration) {
            completion?(true)
            if again, duration > 0 { run(steps, duration: duration, delay: 0, again: true, nil) }
        }
    }
}

/// A step of an animation, by parts of the whole.
@MainActor
struct KeyframeSteps {
    let start: Double
    let duration: Double
    let changes: () -> Void

    /// The steps of the animation that is being described.
    static var collecting: [KeyframeSteps]?
}
