public import UIKit

// Bodies keep what they are told; nothing falls and nothing meets.

/// How a body moves.
public enum SCNPhysicsBodyType: Int, Sendable { case `static` = 0, dynamic, kinematic }
/// Which bodies belong together.
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1), `static` = Self(rawValue: 2), all = Self(rawValue: .max)
}

/// What a node is made of.
@preconcurrency @MainActor
open class SCNPhysicsBody: NSObject {
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat
    open var momentOfInertia = SCNVector3()
    open var usesDefaultMomentOfInertia = true
    open var charge: CGFloat = 0
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var rollingFriction: CGFloat = 0
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = SCNVector3()
    open var angularVelocity = SCNVector4()
    open var velocityFactor = SCNVector3(1, 1, 1)
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    open var isResting: Bool { true }
    open var allowsResting = true
    open var categoryBitMask: Int
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    open var isAffectedByGravity = true
    open var continuousCollisionDetectionThreshold: CGFloat = 0
    open var centerOfMassOffset = SCNVector3()
    open var linearRestingThreshold: CGFloat = 0.1
    open var angularRestingThreshold: CGFloat = 0.1

    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape, mass) = (type, shape, type == .dynamic ? 1 : 0)
        categoryBitMask = type == .static ? 2 : 1
    }
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
    open func setResting(_ resting: Bool) {}
}

/// Of what form a body is.
@preconcurrency @MainActor
open class SCNPhysicsShape: NSObject {
    /// How exact its form is.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Self(rawValue: "SCNPhysicsShapeOptionType")
        public static let keepAsCompound = Self(rawValue: "SCNPhysicsShapeOptionKeepAsCompound")
        public static let scale = Self(rawValue: "SCNPhysicsShapeOptionScale")
        public static let collisionMargin = Self(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }
    /// Kinds of forms.
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let boundingBox = Self(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        public static let convexHull = Self(rawValue: "SCNPhysicsShapeTypeConvexHull")
        public static let concavePolyhedron = Self(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }
    public let options: [Option: Any]?
    public let sourceObject: Any
    public let transforms: [NSValue]?
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        (sourceObject, self.options, transforms) = (geometry, options, nil)
    }
    public init(node: SCNNode, options: [Option: Any]? = nil) {
        (sourceObject, self.options, transforms) = (node, options, nil)
    }
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {
        (sourceObject, options, self.transforms) = (shapes, nil, transforms)
    }
}

/// The laws of a scene.
@preconcurrency @MainActor
open class SCNPhysicsWorld: NSObject {
    /// How one looks for what meets.
    public struct TestOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let backfaceCulling = Self(rawValue: "SCNPhysicsTestBackfaceCulling")
        public static let searchMode = Self(rawValue: "SCNPhysicsTestSearchMode")
        public static let collisionBitMask = Self(rawValue: "SCNPhysicsTestCollisionBitMask")
    }
    /// Which of what meets is told.
    public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let any = Self(rawValue: "SCNPhysicsTestSearchModeAny")
        public static let closest = Self(rawValue: "SCNPhysicsTestSearchModeClosest")
        public static let all = Self(rawValue: "SCNPhysicsTestSearchModeAll")
    }
    open var gravity = SCNVector3(0 as Float, -9.8, 0)
    open var speed: CGFloat = 1
    open var timeStep: TimeInterval = 1.0 / 60
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    open private(set) var allBehaviors: [SCNPhysicsBehavior] = []
    open func addBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.append(behavior) }
    open func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { allBehaviors = [] }
    // Nothing meets.
    open func rayTestWithSegment(
        from origin: SCNVector3,
        to dest: SCNVector3,
        options: [TestOption: Any]? = nil
    ) -> [SCNHitTestResult] { [] }
    open func contactTestBetween(
        _ bodyA: SCNPhysicsBody,
        _ bodyB: SCNPhysicsBody,
        options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] { [] }
    open func convexSweepTest(
        with shape: SCNPhysicsShape,
        from: SCNMatrix4,
        to: SCNMatrix4,
        options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func updateCollisionPairs() {}
}

/// Bodies that meet.
@preconcurrency @MainActor
open class SCNPhysicsContact: NSObject {
    public let nodeA = SCNNode()
    public let nodeB = SCNNode()
    open var contactPoint: SCNVector3 { SCNVector3() }
    open var contactNormal: SCNVector3 { SCNVector3() }
    open var collisionImpulse: CGFloat { 0 }
    open var penetrationDistance: CGFloat { 0 }
    open var sweepTestFraction: CGFloat { 0 }
    override init() { super.init() }
}
/// Hears of bodies that meet; nobody tells it.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    @MainActor func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    @MainActor func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    @MainActor func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
    @MainActor public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    @MainActor public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    @MainActor public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// What ties bodies; it is kept, and ties nothing.
@preconcurrency @MainActor
open class SCNPhysicsBehavior: NSObject { override init() { super.init() } }
/// Two bodies that turn about an axis.
open class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var axisA: SCNVector3
    open var anchorA: SCNVector3
    open var axisB = SCNVector3()
    open var anchorB = SCNVector3()
    public init(
        bodyA: SCNPhysicsBody,
        axisA: SCNVector3,
        anchorA: SCNVector3,
        bodyB: SCNPhysicsBody,
        axisB: SCNVector3,
        anchorB: SCNVector3
    ) {
        (self.bodyA, self.bodyB, self.axisA, self.anchorA) = (bodyA, bodyB, axisA, anchorA)
        (self.axisB, self.anchorB) = (axisB, anchorB)
    }
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, bodyB, axisA, anchorA) = (body, nil, axis, anchor)
    }
}
/// Two bodies that turn about a point.
open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var anchorA: SCNVector3
    open var anchorB = SCNVector3()
    public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
        (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
    }
    public init(body: SCNPhysicsBody, anchor: SCNVector3) { (bodyA, bodyB, anchorA) = (body, nil, anchor) }
}
/// Two bodies that slide.
open class SCNPhysicsSliderJoint: SCNPhysicsBehavior {
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var minimumLinearLimit: CGFloat = 0
    open var maximumLinearLimit: CGFloat = 0
    open var minimumAngularLimit: CGFloat = 0
    open var maximumAngularLimit: CGFloat = 0
    open var motorTargetLinearVelocity: CGFloat = 0
    open var motorMaximumForce: CGFloat = 0
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) { (bodyA, bodyB) = (body, nil) }
    public init(
        bodyA: SCNPhysicsBody,
        axisA: SCNVector3,
        anchorA: SCNVector3,
        bodyB: SCNPhysicsBody,
        axisB: SCNVector3,
        anchorB: SCNVector3
    ) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}
/// A wheel.
open class SCNPhysicsVehicleWheel: NSObject {
    public let node: SCNNode
    open var suspensionStiffness: CGFloat = 2
    open var suspensionCompression: CGFloat = 4.4
    open var suspensionDamping: CGFloat = 2.3
    open var maximumSuspensionTravel: CGFloat = 500
    open var frictionSlip: CGFloat = 1
    open var radius: CGFloat = 0
    public init(node: SCNNode) { self.node = node }
}
/// A body on wheels.
open class SCNPhysicsVehicle: SCNPhysicsBehavior {
    public let chassisBody: SCNPhysicsBody
    public let wheels: [SCNPhysicsVehicleWheel]
    open var speedInKilometersPerHour: CGFloat { 0 }
    public init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) {
        (self.chassisBody, self.wheels) = (chassisBody, wheels)
    }
    open func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {}
    open func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {}
    open func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {}
}

/// A force on bodies; nothing moves by it.
@preconcurrency @MainActor
open class SCNPhysicsField: NSObject {
    open var strength: CGFloat = 1
    open var falloffExponent: CGFloat = 0
    open var minimumDistance: CGFloat = 1e-6
    open var isActive = true
    open var isExclusive = false
    open var halfExtent = SCNVector3()
    open var usesEllipsoidalExtent = false
    open var offset = SCNVector3()
    open var direction = SCNVector3(0 as Float, -1, 0)
    open var categoryBitMask = -1
    override init() { super.init() }
    open class func drag() -> SCNPhysicsField { SCNPhysicsField() }
    open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
    open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField()
    }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField()
    }
    open class func spring() -> SCNPhysicsField { SCNPhysicsField() }
    open class func electric() -> SCNPhysicsField { SCNPhysicsField() }
    open class func magnetic() -> SCNPhysicsField { SCNPhysicsField() }
}
