public import Foundation
public import UIKit

/// How an action's speed changes.
public enum SKActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }

/// What a node does in a time: it moves into its end, as views that are animated do.
@preconcurrency @MainActor
open class SKAction: NSObject {
    private enum Work {
        case change((SKNode) -> Void)
        case block(() -> Void)
        case sequence([SKAction]), group([SKAction])
        case again(SKAction, Int?)
        case wait
    }

    private let work: Work
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var speed: CGFloat = 1

    private init(_ work: Work, _ duration: TimeInterval) {
        (self.work, self.duration) = (work, max(0, duration.isFinite ? duration : 0))
    }
    public override convenience init() { self.init(.wait, 0) }

    /// An action of Xcode's editor, whose files are not read here: it does nothing, and says so.
    public convenience init?(named name: String) {
        print("The action ‘\(name)’ is of Xcode's editor, which is not read here; it does nothing")
        self.init()
    }
    public convenience init?(named name: String, duration sec: TimeInterval) {
        self.init(named: name)
        duration = max(0, sec.isFinite ? sec : 0)
    }

    /// An action that goes on for ever is begun this often a second at most.
    private static let roundPause: TimeInterval = 1.0 / 30

    func perform(on node: SKNode, isWanted: @escaping () -> Bool, then: @escaping () -> Void) {
        guard isWanted() else { return }
        let length = duration
        switch work {
        case .block(let block):
            block()
            then()
        case .wait: later(length, isWanted, then)
        case .change(let change):
            if length > 0 { UIView.animate(withDuration: length) { change(node) } } else { change(node) }
            later(length, isWanted, then)
        case .sequence(let actions): Self.follow(actions[...], node, isWanted, then)
        case .group(let actions):
            for action in actions { action.perform(on: node, isWanted: isWanted) {} }
            later(actions.map(\.duration).max() ?? 0, isWanted, then)
        case .again(let action, let count):
            if count == 0 { return then() }
            action.perform(on: node, isWanted: isWanted) {
                let next = SKAction(.again(action, count.map { $0 - 1 }), 0)
                let pause = action.duration > 0 ? 0 : Self.roundPause
                self.later(pause, isWanted) { next.perform(on: node, isWanted: isWanted, then: then) }
            }
        }
    }

    private func later(_ seconds: TimeInterval, _ isWanted: @escaping () -> Bool, _ then: @escaping () -> Void) {
        guard seconds > 0 else { return then() }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            MainActor.assumeIsolated { if isWanted() { then() } }
        }
    }

    private static func follow(
        _ actions: ArraySlice<SKAction>,
        _ node: SKNode,
        _ isWanted: @escaping () -> Bool,
        _ then: @escaping () -> Void
    ) {
        guard let first = actions.first else { return then() }
        first.perform(on: node, isWanted: isWanted) { follow(actions.dropFirst(), node, isWanted, then) }
    }

    private class func change(_ duration: TimeInterval, _ change: @escaping (SKNode) -> Void) -> SKAction {
        SKAction(.change(change), duration)
    }

    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        change(duration) { $0.position = CGPoint(x: $0.position.x + delta.dx, y: $0.position.y + delta.dy) }
    }
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
    }
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        change(duration) { $0.position = location }
    }
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { change(duration) { $0.position.x = x } }
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { change(duration) { $0.position.y = y } }
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.zRotation += radians }
    }
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.zRotation = radians }
    }
    public class func rotate(
        toAngle radians: CGFloat,
        duration: TimeInterval,
        shortestUnitArc: Bool
    ) -> SKAction { rotate(toAngle: radians, duration: duration) }
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.setScale($0.xScale * scale) }
    }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.setScale(scale) }
    }
    public class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { ($0.xScale, $0.yScale) = (x, y) }
    }
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { ($0 as? SKSpriteNode)?.size = CGSize(width: width, height: height) }
    }
    public class func fadeIn(withDuration seconds: TimeInterval) -> SKAction { fadeAlpha(to: 1, duration: seconds) }
    public class func fadeOut(withDuration seconds: TimeInterval) -> SKAction { fadeAlpha(to: 0, duration: seconds) }
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.alpha = alpha }
    }
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.alpha += factor }
    }
    public class func hide() -> SKAction { change(0) { $0.isHidden = true } }
    public class func unhide() -> SKAction { change(0) { $0.isHidden = false } }
    public class func setTexture(_ texture: SKTexture) -> SKAction {
        change(0) { ($0 as? SKSpriteNode)?.texture = texture }
    }
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        sequence(textures.flatMap { [setTexture($0), wait(forDuration: sec)] })
    }
    public class func animate(
        with textures: [SKTexture],
        timePerFrame sec: TimeInterval,
        resize: Bool,
        restore: Bool
    ) -> SKAction { animate(with: textures, timePerFrame: sec) }
    public class func colorize(
        with color: UIColor,
        colorBlendFactor: CGFloat,
        duration: TimeInterval
    ) -> SKAction { change(duration) { ($0 as? SKSpriteNode)?.color = color } }
    public class func removeFromParent() -> SKAction { change(0) { $0.removeFromParent() } }
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.block(block), 0) }
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        change(0) { $0.childNode(withName: name)?.run(action) }
    }
    public class func customAction(
        withDuration seconds: TimeInterval,
        actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { change(seconds) { block($0, CGFloat(seconds)) } }
    public class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait, duration)
    }
    /// Nothing is heard; it takes no time.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    public class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration })
    }
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), actions.map(\.duration).max() ?? 0)
    }
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.again(action, max(0, count)), action.duration * Double(max(0, count)))
    }
    public class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.again(action, nil), 0) }
    open func reversed() -> SKAction { self }
}

extension SKAction {
    // Sounds are not heard: what would change one takes its time.
    public class func play() -> SKAction { SKAction() }
    public class func pause() -> SKAction { SKAction() }
    public class func stop() -> SKAction { SKAction() }
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    public class func stereopan(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    public class func stereopan(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }

    // Bodies do not move by forces.
    public class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }
    public class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }

    public class func scaleX(by x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { ($0.xScale, $0.yScale) = ($0.xScale * x, $0.yScale * y) }
    }
    public class func scaleX(to x: CGFloat, duration: TimeInterval) -> SKAction { change(duration) { $0.xScale = x } }
    public class func scaleY(to y: CGFloat, duration: TimeInterval) -> SKAction { change(duration) { $0.yScale = y } }
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            guard let sprite = node as? SKSpriteNode, sprite.size.width > 0, sprite.size.height > 0 else { return }
            sprite.size = size
        }
    }
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.size = CGSize(width: sprite.size.width + width, height: sprite.size.height + height)
        }
    }
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { ($0 as? SKSpriteNode)?.size.width = width }
    }
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { ($0 as? SKSpriteNode)?.size.height = height }
    }
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { setTexture(texture) }
    public class func colorize(withColorBlendFactor factor: CGFloat, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.speed = speed }
    }
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        change(duration) { $0.speed += speed }
    }

    /// Moves to the path's end, as other moves.
    public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }
    public class func follow(
        _ path: CGPath,
        asOffset offset: Bool,
        orientToPath orient: Bool,
        duration sec: TimeInterval
    ) -> SKAction {
        let end = path.currentPoint
        return offset ? move(by: CGVector(dx: end.x, dy: end.y), duration: sec) : move(to: end, duration: sec)
    }
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
        -> SKAction
    {
        let end = path.currentPoint
        let length = (end.x * end.x + end.y * end.y).squareRoot()
        let duration = speed > 0 ? Double(length / speed) : 0
        return follow(path, asOffset: offset, orientToPath: orient, duration: duration)
    }
    /// Runs a block; here always on the main queue, which draws.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { run(block) }
}
