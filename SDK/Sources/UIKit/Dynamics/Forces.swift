public import Foundation

/// Pulls its items one way: a thousand points a second squared for a direction of 1.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicItemsBehavior {
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

    public init(items: [any UIDynamicItem]) { super.init(of: items) }

    /// Where it pulls, from the right on, clockwise.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func pull(_ animator: UIDynamicAnimator, for seconds: CGFloat) {
        for item in items {
            let body = animator.body(of: item)
            body.pull.dx += gravityDirection.dx * 1000
            body.pull.dy += gravityDirection.dy * 1000
        }
    }
}

/// Pushes its items: once, or for as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicItemsBehavior {
    /// How long it pushes.
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }

    public let mode: Mode
    open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
    /// A force of 1 moves a square of a hundred points by a hundred points a second squared.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { dynamicAnimator?.wake() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(of: items)
    }

    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    /// Where an item is pushed; elsewhere than at its centre, it turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    override func pull(_ animator: UIDynamicAnimator, for seconds: CGFloat) {
        guard active else { return }
        for item in items {
            let body = animator.body(of: item)
            let mass = body.mass(of: animator.material(of: item)?.density ?? 1)
            let force = CGVector(dx: pushDirection.dx * 100 / mass, dy: pushDirection.dy * 100 / mass)
            let offset = targetOffsetFromCenter(for: item)
            let turn = (offset.horizontal * force.dy - offset.vertical * force.dx) / 1000
            if mode == .continuous {
                body.pull.dx += force.dx
                body.pull.dy += force.dy
                body.angularVelocity += turn * seconds
            } else {
                body.velocity.dx += force.dx
                body.velocity.dy += force.dy
                body.angularVelocity += turn
            }
        }
        if mode == .instantaneous { active = false }
    }
}

/// Moves an item to a point, where it swings a little.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
    /// From 0, which swings longest, to 1.
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var moved: [any UIDynamicItem] { [item] }

    override func pull(_ animator: UIDynamicAnimator, for seconds: CGFloat) {
        let body = animator.body(of: item)
        let spring = DampedSpring(frequency: 3, damping: 0.4 + 0.6 * min(max(damping, 0), 1))
        let way = CGVector(dx: snapPoint.x - item.center.x, dy: snapPoint.y - item.center.y)
        body.pull.dx += spring.pull(by: way.dx, at: body.velocity.dx)
        body.pull.dy += spring.pull(by: way.dy, at: body.velocity.dy)
        body.angularVelocity += spring.pull(by: -body.angle, at: body.angularVelocity) * seconds
    }

    override func isBusy(_ animator: UIDynamicAnimator) -> Bool {
        hypot(snapPoint.x - item.center.x, snapPoint.y - item.center.y) > 0.5
    }
}

/// A spring by how often it swings in a second, and how soon it stops (1: without swinging).
struct DampedSpring {
    let frequency: CGFloat
    let damping: CGFloat

    /// What it pulls by, in points a second squared.
    func pull(by way: CGFloat, at velocity: CGFloat) -> CGFloat {
        let circles = 2 * CGFloat.pi * frequency
        return circles * circles * way - 2 * damping * circles * velocity
    }
}
