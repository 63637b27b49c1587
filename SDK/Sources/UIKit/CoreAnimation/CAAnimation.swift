public import Foundation

/// Seconds (Core Foundation: CFTimeInterval).
public typealias CFTimeInterval = Double

/// Seconds since the machine started (Core Animation: CACurrentMediaTime).
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// How speed changes on the way.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

/// How speed changes on the way, as a curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let name: CAMediaTimingFunctionName

    public init(name: CAMediaTimingFunctionName) {
        self.name = name
        points =
            switch name {
            case .easeIn: [0.42, 0, 1, 1]
            case .easeOut: [0, 0, 0.58, 1]
            case .easeInEaseOut: [0.42, 0, 0.58, 1]
            case .default: [0.25, 0.1, 0.25, 1]
            default: [0, 0, 1, 1]
            }
    }

    private let points: [Float]

    /// A point of the curve: two numbers are written.
    ///
    /// - Parameter index: 0 is the beginning, 3 the end.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + points + [1, 1]
        guard (0...3).contains(index) else { return }
        (values[0], values[1]) = (all[2 * index], all[2 * index + 1])
    }

    /// The nearest of the curves that have names.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
        let begins = c1x > c1y
        let ends = c2y > c2x
        name = begins && ends ? .easeInEaseOut : begins ? .easeIn : ends ? .easeOut : .linear
    }
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
    public static let removed = Self(rawValue: "removed")
}

/// Hears of an animation's beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time, which leaves the layer as it is when it is over.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
    /// An animation is what happens when a layer's property changes: the layer takes it, where an app runs it.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Held until the animation is over, as on a phone.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var duration: CFTimeInterval = 0
    /// When it begins, by ``CACurrentMediaTime()``; 0 at once.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var speed: Float = 1
    /// Kept: the page draws as often as its screen does.
    open var preferredFrameRateRange = CAFrameRateRange.default

    public nonisolated override init() {
        super.init()
    }

    /// Of one run; a quarter of a second where nothing is said.
    var seconds: Double { (duration > 0 ? duration : 0.25) / Double(speed > 0 ? speed : 1) }
    var runs: Double {
        if repeatDuration > 0 { return repeatDuration / seconds }
        return repeatCount > 0 ? Double(repeatCount) : 1
    }
    /// Until it begins; below zero for one that is under way already.
    var delay: Double { beginTime > 0 ? beginTime - CACurrentMediaTime() : 0 }
    /// Until it is over; infinite for one that goes on.
    var whole: Double {
        guard runs < Double(Float.greatestFiniteMagnitude) else { return .infinity }
        return max(0, delay + seconds * runs * (autoreverses ? 2 : 1))
    }
    var staysAtEnd: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }
}

/// A change of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The values on the way and when, 0…1, they are reached; nil stands for the layer's own.
    var way: (values: [Any?], times: [Double]) { ([], []) }
}

/// A change from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override var way: (values: [Any?], times: [Double]) { ([fromValue, toValue], []) }
}

/// A change as a spring makes it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    /// A spring as SwiftUI has it: of unit mass, as stiff as a whole swing takes the duration (CASpringAnimation, iOS 17).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let pace = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
        stiffness = pace * pace
        damping = 2 * pace * (1 - min(max(bounce, -1), 1))
    }

    /// Until it is less than a thousandth away from its end.
    open var settlingDuration: CFTimeInterval { Double(6.9 * 2 * mass / max(damping, 0.1)) }

    override var way: (values: [Any?], times: [Double]) {
        guard let from = LayerValues.numbers(fromValue), let to = LayerValues.numbers(toValue) else { return super.way }
        let pace = (stiffness / mass).squareRoot()
        let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 0.999)
        let frequency = pace * (1 - ratio * ratio).squareRoot()
        let values = (0...40).map { step -> Any? in
            let time = CGFloat(step) / 40 * CGFloat(seconds)
            let rest = exp(-ratio * pace * time)
            let left =
                rest * (cos(frequency * time) + (ratio * pace - initialVelocity) / frequency * sin(frequency * time))
            return zip(from, to).map { $1 + ($0 - $1) * Double(step == 40 ? 0 : left) }
        }
        return (values, [])
    }
}

/// A change over several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var path: CGPath?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Kept: what moves along a path is not turned.
    open var rotationMode: CAAnimationRotationMode?

    override var way: (values: [Any?], times: [Double]) {
        if let path {
            let points = path.outline.polygons.flatMap(\.self)
            return (points.map { [Double($0.x), Double($0.y)] }, [])
        }
        return ((values ?? []).map { $0 as Any? }, (keyTimes ?? []).map(\.doubleValue))
    }
}

/// What is between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Changes that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// A change from one look to another; here the look changes at once.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

/// The key of a layer's transition.
public let kCATransition = "transition"

/// How one look gives way to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

/// From where another look comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}
