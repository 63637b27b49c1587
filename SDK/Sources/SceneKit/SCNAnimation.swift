public import UIKit

/// Moves something over a time; kept, as nothing is drawn.
public protocol SCNAnimationProtocol: NSObjectProtocol {}
extension CAAnimation: SCNAnimationProtocol {}

/// How fast something goes on.
open class SCNTimingFunction: NSObject {
    public override init() {}
    public convenience init(timingMode: SCNActionTimingMode) { self.init() }
    public convenience init(caMediaTimingFunction: CAMediaTimingFunction) { self.init() }
}

/// Something that moves over a time (SceneKit: SCNAnimation).
open class SCNAnimation: NSObject, SCNAnimationProtocol {
    open var duration: TimeInterval = 0
    open var keyPath: String?
    open var timingFunction: SCNTimingFunction!
    open var blendInDuration: TimeInterval = 0
    open var blendOutDuration: TimeInterval = 0
    open var isRemovedOnCompletion = true
    open var isAppliedOnCompletion = false
    open var repeatCount: CGFloat = 0
    open var autoreverses = false
    open var startDelay: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var fillsForward = false
    open var fillsBackward = false
    open var usesSceneTimeBase = false
    open var isAdditive = false
    open var isCumulative = false
    open var animationDidStart: ((SCNAnimation, any SCNAnimatable) -> Void)?
    open var animationDidStop: ((SCNAnimation, any SCNAnimatable, Bool) -> Void)?
    open var animationEvents: [SCNAnimationEvent]?

    public override init() {}
    @MainActor
    public convenience init(caAnimation: CAAnimation) {
        self.init()
        duration = caAnimation.duration
    }
    public convenience init(contentsOf animationUrl: URL) { self.init() }
    public convenience init(named animationName: String) { self.init() }
}

/// What is called at a part of it.
open class SCNAnimationEvent: NSObject {
    public typealias Block = (any SCNAnimationProtocol, Any, Bool) -> Void
    public let time: CGFloat
    public init(keyTime time: CGFloat, block eventBlock: @escaping Block) { self.time = time }
}
public typealias SCNAnimationEventBlock = SCNAnimationEvent.Block

/// Plays one: nothing is drawn, so that it only says whether it was told to.
open class SCNAnimationPlayer: NSObject {
    public let animation: SCNAnimation
    open var speed: CGFloat = 1
    open var blendFactor: CGFloat = 1
    open var paused = true
    public init(animation: SCNAnimation) { self.animation = animation }
    open func play() { paused = false }
    open func stop() { paused = true }
    open func stop(withBlendOutDuration duration: TimeInterval) { paused = true }
}

/// Has animations.
@preconcurrency @MainActor
public protocol SCNAnimatable: NSObjectProtocol {
    func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
    func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
    func removeAllAnimations()
    func removeAnimation(forKey key: String)
    var animationKeys: [String] { get }
    func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
}

extension SCNAnimatable {
    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {}
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {}
    public func removeAllAnimations() {}
    public func removeAllAnimations(withBlendOutDuration duration: CGFloat) { removeAllAnimations() }
    public func removeAnimation(forKey key: String) {}
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) { removeAnimation(forKey: key) }
    public func removeAnimation(forKey key: String, fadeOutDuration duration: CGFloat) { removeAnimation(forKey: key) }
    public var animationKeys: [String] { [] }
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { nil }
    public func pauseAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = true }
    public func resumeAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = false }
    public func isAnimationPaused(forKey key: String) -> Bool { animationPlayer(forKey: key)?.paused ?? false }
}

extension SCNNode {
    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        guard let key else { return }
        let kept = animation as? SCNAnimation ?? (animation as? CAAnimation).map { SCNAnimation(caAnimation: $0) }
        if let kept {
            let player = SCNAnimationPlayer(animation: kept)
            player.play()
            players[key] = player
        }
    }
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
        if let key { players[key] = player }
    }
    public func removeAllAnimations() { players = [:] }
    public func removeAnimation(forKey key: String) { players[key] = nil }
    public var animationKeys: [String] { players.keys.sorted() }
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { players[key] }
}

/// Changes that belong together; they are made at once.
@preconcurrency @MainActor
open class SCNTransaction: NSObject {
    public class var animationDuration: CFTimeInterval {
        get { length }
        set { length = newValue }
    }
    private static var length: CFTimeInterval = 0
    public class var animationTimingFunction: CAMediaTimingFunction? {
        get { timing }
        set { timing = newValue }
    }
    private static var timing: CAMediaTimingFunction?
    public class var disableActions: Bool {
        get { isOff }
        set { isOff = newValue }
    }
    private static var isOff = false
    public class var completionBlock: (() -> Void)? {
        get { nil }
        set { newValue?() }
    }
    public class func begin() {}
    public class func commit() {}
    public class func flush() {}
    public class func lock() {}
    public class func unlock() {}
    public class func setValue(_ value: Any?, forKey key: String) {}
    public class func value(forKey key: String) -> Any? { nil }
}
