public import Foundation

/// What its items are made of.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
    /// How much of its speed an item keeps when it bounces off.
    open var elasticity: CGFloat = 0
    /// How much of it it loses along what it touches.
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    /// Kept: no field has a charge.
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    /// What was added before an animator had it.
    private var early: [(item: any UIDynamicItem, velocity: CGPoint, angular: CGFloat)] = []

    public init(items: [any UIDynamicItem]) { super.init(of: items) }

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        early.append((item, velocity, 0))
        dynamicAnimator?.wake()
    }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        early.append((item, .zero, velocity))
        dynamicAnimator?.wake()
    }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let own = dynamicAnimator?.body(of: item).velocity ?? CGVector(dx: 0, dy: 0)
        let added = early.filter { $0.item === item }
        return CGPoint(
            x: added.reduce(own.dx) { $0 + $1.velocity.x },
            y: added.reduce(own.dy) { $0 + $1.velocity.y }
        )
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let own = dynamicAnimator?.body(of: item).angularVelocity ?? 0
        return early.filter { $0.item === item }.reduce(own) { $0 + $1.angular }
    }

    override func pull(_ animator: UIDynamicAnimator, for seconds: CGFloat) {
        for (item, velocity, angular) in early {
            let body = animator.body(of: item)
            body.velocity.dx += velocity.x
            body.velocity.dy += velocity.y
            body.angularVelocity += angular
        }
        early = []
    }
}
