public import Foundation
import ViewLink

// Animations as they were begun and committed before blocks; public code still has them.
extension UIView {
    /// What is said between a begin and its commit.
    @MainActor private struct Begun {
        var name: String?
        var context: UnsafeMutableRawPointer?
        var duration = 0.2
        var delay = 0.0
        var curve = AnimationCurve.easeInOut
        var repeats = false
        var autoreverses = false
        weak var delegate: AnyObject?
        var didStop: Selector?
    }

    private static var begun: [Begun] = []

    private static func change(_ change: (inout Begun) -> Void) {
        guard let last = begun.indices.last else { return }
        change(&begun[last])
        Display.shared.retime(animation(begun[last]))
    }

    private static func animation(_ begun: Begun) -> ViewAnimation {
        var animation = ViewAnimation(duration: begun.duration, delay: begun.delay, curve: begun.curve.wire)
        animation.repeats = begun.repeats ? true : nil
        animation.autoreverses = begun.autoreverses ? true : nil
        return animation
    }

    /// What is changed from here to the commit moves.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        begun.append(Begun(name: animationID, context: context))
        Display.shared.beginAnimation(animation(Begun()))
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() {
        guard let done = begun.popLast() else { return }
        Display.shared.endAnimation(animation(done)) {
            guard let delegate = done.delegate, let didStop = done.didStop else { return }
            tell(delegate, didStop, [done.name, NSNumber(value: true), done.context])
        }
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = max(0, duration) } }
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = max(0, delay) } }
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.curve = curve } }
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeats = repeatCount > 1 } }
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ reverses: Bool) { change { $0.autoreverses = reverses } }
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) {
        change { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

    /// What a view changed into another by; it moves like any animation.
    public enum AnimationTransition: Int, Sendable { case none = 0, flipFromLeft, flipFromRight, curlUp, curlDown }
}
