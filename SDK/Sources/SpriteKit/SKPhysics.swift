public import Foundation
public import UIKit

// Bodies keep what they are told; nothing falls and nothing meets.

/// What a node is made of.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
    public internal(set) weak var node: SKNode?
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var pinned = false
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = CGVector(dx: 0, dy: 0)
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = .max
    open var usesPreciseCollisionDetection = false
    open var isResting: Bool { true }
    open var charge: CGFloat = 0
    open var area: CGFloat { 0 }
    open var joints: [SKPhysicsJoint] { [] }

    public override init() { super.init() }
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }

    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// The laws of a scene.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    // Bodies have no place: none is found.
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
    }
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateBodies(
        alongRayStart start: CGPoint,
        end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func sampleFields(at position: SIMD3<Float>) -> SIMD3<Float> { SIMD3(0, 0, 0) }
}

/// What ties bodies; it is kept, and ties nothing.
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
    open var bodyA = SKPhysicsBody()
    open var bodyB = SKPhysicsBody()
    open var reactionForce: CGVector { CGVector(dx: 0, dy: 0) }
    open var reactionTorque: CGFloat { 0 }
    override init() { super.init() }

    fileprivate func tie(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) -> Self {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        return self
    }
}

/// Two bodies that turn around a point.
open class SKPhysicsJointPin: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var rotationSpeed: CGFloat = 0
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchor: CGPoint
    ) -> SKPhysicsJointPin { SKPhysicsJointPin().tie(bodyA, bodyB) }
}

/// Two bodies as one.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchor: CGPoint
    ) -> SKPhysicsJointFixed { SKPhysicsJointFixed().tie(bodyA, bodyB) }
}

/// Two bodies with a spring between them.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchorA: CGPoint,
        anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring().tie(bodyA, bodyB) }
}

/// Two bodies that slide along a line.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchor: CGPoint,
        axis: CGVector
    ) -> SKPhysicsJointSliding { SKPhysicsJointSliding().tie(bodyA, bodyB) }
}

/// Two bodies that are not farther apart than a length.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    open var maxLength: CGFloat = 0
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchorA: CGPoint,
        anchorB: CGPoint
    ) -> SKPhysicsJointLimit { SKPhysicsJointLimit().tie(bodyA, bodyB) }
}

/// Bodies that meet.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    public let contactPoint = CGPoint.zero
    public let collisionImpulse: CGFloat = 0
    public let contactNormal = CGVector(dx: 0, dy: 0)
}

/// Hears of bodies that meet; nobody tells it.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
