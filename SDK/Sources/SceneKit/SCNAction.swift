public import UIKit

/// How an action begins and ends.
public enum SCNActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }
public typealias SCNActionTimingFunction = (Float) -> Float

/// What a node does in a time. It is kept and told, and not done: no time passes in a scene that is not drawn.
open class SCNAction: NSObject {
    open var duration: TimeInterval = 0
    open var timingMode = SCNActionTimingMode.linear
    open var timingFunction: SCNActionTimingFunction?
    open var speed: CGFloat = 1
    public override init() {}

    private class func lasting(_ duration: TimeInterval) -> SCNAction {
        let action = SCNAction()
        action.duration = duration
        return action
    }

    public class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func rotateTo(
        x: CGFloat,
        y: CGFloat,
        z: CGFloat,
        duration: TimeInterval,
        usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction { lasting(duration) }
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func fadeIn(duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func fadeOut(duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func hide() -> SCNAction { SCNAction() }
    public class func unhide() -> SCNAction { SCNAction() }
    public class func wait(duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func wait(duration: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func removeFromParentNode() -> SCNAction { SCNAction() }
    public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
    public class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction { SCNAction() }
    public class func customAction(
        duration seconds: TimeInterval,
        action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { lasting(seconds) }
    public class func javaScriptAction(withScript script: String, duration seconds: TimeInterval) -> SCNAction {
        lasting(seconds)
    }
    public class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { SCNAction() }
    /// As long as all of them.
    public class func sequence(_ actions: [SCNAction]) -> SCNAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    /// As long as the longest.
    public class func group(_ actions: [SCNAction]) -> SCNAction { lasting(actions.map(\.duration).max() ?? 0) }
    public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        lasting(action.duration * Double(count))
    }
    public class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
    open func reversed() -> SCNAction { Self.lasting(duration) }
}

/// Does actions.
@preconcurrency @MainActor
public protocol SCNActionable: NSObjectProtocol {
    func runAction(_ action: SCNAction)
    func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?)
    func runAction(_ action: SCNAction, forKey key: String?)
    func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
    func runAction(_ action: SCNAction) async
    var hasActions: Bool { get }
    func action(forKey key: String) -> SCNAction?
    func removeAction(forKey key: String)
    func removeAllActions()
}

extension SCNNode {
    public func runAction(_ action: SCNAction) { runAction(action, forKey: nil) }
    /// The block is never called: nothing is done to its end.
    public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
        runAction(action, forKey: nil)
    }
    public func runAction(_ action: SCNAction, forKey key: String?) { if let key { actions[key] = action } }
    public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?) {
        runAction(action, forKey: key)
    }
    /// Goes on at once.
    public func runAction(_ action: SCNAction) async {}
    public var hasActions: Bool { !actions.isEmpty }
    public var actionKeys: [String] { actions.keys.sorted() }
    public func action(forKey key: String) -> SCNAction? { actions[key] }
    public func removeAction(forKey key: String) { actions[key] = nil }
    public func removeAllActions() { actions = [:] }
}
