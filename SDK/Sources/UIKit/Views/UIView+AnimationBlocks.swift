import AuthorRuntime
public import Foundation
import ViewLink

// Animations as they were written before blocks: what changes between two calls moves.

extension UIView {
    /// What the delegates of animations that began are told, the last one last.
    private static var blocks: [AnimationBlock] = []

    /// What changes from here to ``commitAnimations()`` moves, for 0.2 seconds unless it is told otherwise.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        blocks.append(AnimationBlock(identifier: animationID, context: context))
        Display.shared.beginAnimation(ViewAnimation(duration: 0.2, delay: 0, curve: .easeInOut))
    }

    /// Ends what `beginAnimations` began; its delegate hears when the views have arrived.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() {
        guard let block = blocks.popLast() else { return }
        block.tell(block.willStart, isFinished: nil)
        Display.shared.endAnimation { _ in block.tell(block.didStop, isFinished: true) }
    }

    /// Seconds.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = max(duration, 0) } }

    /// Seconds.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = max(delay, 0) } }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.curve = curve.wire } }

    /// More than one repeats until the views are changed again, as `AnimationOptions.repeat` does.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { $0.repeats = repeatCount > 1 ? true : nil }
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses ? true : nil }
    }

    /// Kept by nobody: views move from where they are.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) { blocks.last?.delegate = delegate as AnyObject? }

    /// A method of the delegate's without arguments, or with the identifier and the context.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationWillStart(_ selector: Selector?) { blocks.last?.willStart = selector }

    /// A method of the delegate's without arguments, or with the identifier, a number and the context.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) { blocks.last?.didStop = selector }

    private static func change(_ change: (inout ViewAnimation) -> Void) {
        guard !blocks.isEmpty else { return }
        Display.shared.changeAnimation(change)
    }
}

/// Who hears of an animation.
@MainActor
private final class AnimationBlock {
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(identifier: String?, context: UnsafeMutableRawPointer?) {
        (self.identifier, self.context) = (identifier, context)
    }

    func tell(_ selector: Selector?, isFinished: Bool?) {
        guard let selector, let delegate else { return }
        let finished = isFinished.map { NSNumber(value: $0) }
        AuthorNames.shared.perform(selector, on: delegate, with: [identifier, finished, context])
    }
}
