public import Foundation

/// Seconds (Core Foundation: CFTimeInterval).
public typealias CFTimeInterval = Double

/// Seconds since the machine started (Core Animation: CACurrentMediaTime).
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

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
    /// When it begins, by the time of its layer or group; on a layer, 0 is at once.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var speed: Float = 1
    /// Kept: the page draws as often as its screen does.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// By names that are no properties of an animation's.
    var kept: [String: Any] = [:]

    public nonisolated override init() {
        super.init()
    }

    /// Seconds of the layer's time, of one run; a quarter of a second where nothing is said.
    var runDuration: Double { duration > 0 ? min(duration, Self.longest) : 0.25 }
    /// Seconds: what takes for ever stands still.
    private static let longest = 1e6
    /// When it runs, where it lies in a group that takes `length` seconds, or on a layer.
    func timing(in length: Double? = nil) -> AnimationTiming {
        var timing = AnimationTiming(duration: duration > 0 ? runDuration : length ?? runDuration)
        timing.begin = beginTime.isFinite ? beginTime : 0
        timing.speed = speed.isFinite ? Double(speed) : 1
        timing.offset = timeOffset.isFinite ? timeOffset : 0
        timing.autoreverses = autoreverses
        timing.fillsBefore = fillMode == .backwards || fillMode == .both
        timing.fillsAfter = fillMode == .forwards || fillMode == .both
        if repeatDuration > 0 {
            timing.runs = repeatDuration / timing.duration / (autoreverses ? 2 : 1)
        } else if repeatCount > 0 {
            timing.runs = repeatCount < .greatestFiniteMagnitude ? Double(repeatCount) : .infinity
        }
        return timing
    }
    var staysAtEnd: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }

    /// What it changes over one run.
    func tracks(on layer: CALayer) -> [AnimationTrack] { [] }
    /// The curve of a whole run, where it is not the tracks' own.
    var pace: AnimationCurve { timingFunction?.curve ?? .straight }
}
