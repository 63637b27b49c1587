public import UIKit

// What keeps nodes in their places; nothing is drawn, so that it is kept alone.

/// A map of space in four rows.
public struct SCNMatrix4: Hashable, Sendable {
    public var m11: Float = 1, m12: Float = 0, m13: Float = 0, m14: Float = 0
    public var m21: Float = 0, m22: Float = 1, m23: Float = 0, m24: Float = 0
    public var m31: Float = 0, m32: Float = 0, m33: Float = 1, m34: Float = 0
    public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 1
    public init() {}

    private subscript(row: Int, column: Int) -> Float {
        get {
            [
                [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
            ][row][column]
        }
    }
    /// What the other does to what this one has done.
    func followed(by other: SCNMatrix4) -> SCNMatrix4 {
        func part(_ row: Int, _ column: Int) -> Float {
            (0..<4).reduce(0) { $0 + self[row, $1] * other[$1, column] }
        }
        var result = SCNMatrix4()
        (result.m11, result.m12, result.m13, result.m14) = (part(0, 0), part(0, 1), part(0, 2), part(0, 3))
        (result.m21, result.m22, result.m23, result.m24) = (part(1, 0), part(1, 1), part(1, 2), part(1, 3))
        (result.m31, result.m32, result.m33, result.m34) = (part(2, 0), part(2, 1), part(2, 2), part(2, 3))
        (result.m41, result.m42, result.m43, result.m44) = (part(3, 0), part(3, 1), part(3, 2), part(3, 3))
        return result
    }
}

public let SCNMatrix4Identity = SCNMatrix4()
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4()
    (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
    return matrix
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4()
    (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
    return matrix
}
/// - Parameter angle: radians.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return SCNMatrix4() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (Float(sin(Double(angle))), Float(cos(Double(angle))))
    let t = 1 - c
    var matrix = SCNMatrix4()
    (matrix.m11, matrix.m12, matrix.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (matrix.m21, matrix.m22, matrix.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (matrix.m31, matrix.m32, matrix.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    return matrix
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { a.followed(by: b) }
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    m.followed(by: SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    m.followed(by: SCNMatrix4MakeScale(sx, sy, sz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    m.followed(by: SCNMatrix4MakeRotation(angle, x, y, z))
}
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public let SCNVector3Zero = SCNVector3(0 as Float, 0, 0)
public let SCNVector4Zero = SCNVector4(0, 0, 0, 0)
public typealias SCNQuaternion = SCNVector4

/// Keeps a node in its place.
@preconcurrency @MainActor
open class SCNConstraint: NSObject, SCNAnimatable {
    open var isEnabled = true
    /// From 0 to 1.
    open var influenceFactor: CGFloat = 1
    open var isIncremental = false
    public override init() {}
}

/// About which ways a node turns.
public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let X = Self(rawValue: 1 << 0), Y = Self(rawValue: 1 << 1), Z = Self(rawValue: 1 << 2)
    public static let all: Self = [.X, .Y, .Z]
}
/// Turns a node to who looks.
open class SCNBillboardConstraint: SCNConstraint { open var freeAxes = SCNBillboardAxis.all }
/// Turns a node to another.
open class SCNLookAtConstraint: SCNConstraint {
    open var target: SCNNode?
    open var isGimbalLockEnabled = false
    open var localFront = SCNVector3(0 as Float, 0, -1)
    open var worldUp = SCNVector3(0 as Float, 1, 0)
    open var targetOffset = SCNVector3()
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}
/// Keeps a node as far as it is.
open class SCNDistanceConstraint: SCNConstraint {
    open var target: SCNNode?
    open var minimumDistance: CGFloat = 0
    open var maximumDistance: CGFloat = .greatestFiniteMagnitude
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}

/// Draws scenes: nobody does.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
    var scene: SCNScene! { get set }
    var pointOfView: SCNNode? { get set }
    var autoenablesDefaultLighting: Bool { get set }
    var isPlaying: Bool { get set }
    var sceneTime: TimeInterval { get set }
    var isJitteringEnabled: Bool { get set }
    var debugOptions: SCNDebugOptions { get set }
    var audioListener: SCNNode? { get set }
    var loops: Bool { get set }
    var showsStatistics: Bool { get set }
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
}

/// Hears of pictures: none is drawn, so that it never does.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// How one looks under a finger.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let searchMode = Self(rawValue: "kHitTestSearchMode")
    public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
    public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
    public static let rootNode = Self(rawValue: "kHitTestRootNode")
    public static let ignoreHiddenNodes = Self(rawValue: "kHitTestIgnoreHiddenNodes")
    public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
    public static let sortResults = Self(rawValue: "kHitTestSortResults")
    public static let clipToZRange = Self(rawValue: "kHitTestClipToZRange")
    public static let backFaceCulling = Self(rawValue: "kHitTestBackFaceCulling")
    public static let ignoreChildNodes = Self(rawValue: "kHitTestIgnoreChildNodes")
    public static let ignoreLightArea = Self(rawValue: "kHitTestIgnoreLightArea")
}

extension SCNView: SCNSceneRenderer {
    /// Nothing is drawn, so that nothing is hit.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult] { [] }
}

extension SCNSceneRenderer {
    public func hitTest(_ point: CGPoint) -> [SCNHitTestResult] { hitTest(point, options: nil) }
    public func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
    public func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] { [] }
    /// Itself: nothing is seen from anywhere.
    public func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    /// There is nothing to prepare.
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { true }
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    public func prepare(_ objects: [Any]) async -> Bool { true }
    public var currentViewport: CGRect { (self as? UIView)?.bounds ?? .zero }
    public var defaultCameraController: SCNCameraController { SCNCameraController() }
}

/// Places a node by an app's own rule; nobody asks it.
open class SCNTransformConstraint: SCNConstraint {
    public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
        self.init()
    }
    open class func positionConstraint(
        inWorldSpace world: Bool,
        with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
    ) -> SCNTransformConstraint { SCNTransformConstraint() }
    open class func orientationConstraint(
        inWorldSpace world: Bool,
        with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion
    ) -> SCNTransformConstraint { SCNTransformConstraint() }
}
/// Bends a chain of nodes to a place.
open class SCNIKConstraint: SCNConstraint {
    public let chainRootNode: SCNNode
    open var targetPosition = SCNVector3()
    private var angles: [ObjectIdentifier: CGFloat] = [:]
    public init(chainRootNode: SCNNode) { self.chainRootNode = chainRootNode }
    open class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint {
        SCNIKConstraint(chainRootNode: chainRootNode)
    }
    open func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) {
        angles[ObjectIdentifier(node)] = angle
    }
    open func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat { angles[ObjectIdentifier(node)] ?? 180 }
}
/// Does as another node does.
open class SCNReplicatorConstraint: SCNConstraint {
    open var target: SCNNode?
    open var replicatesOrientation = true
    open var replicatesPosition = true
    open var replicatesScale = true
    open var orientationOffset = SCNQuaternion(0 as Float, 0, 0, 1)
    open var positionOffset = SCNVector3()
    open var scaleOffset = SCNVector3(1, 1, 1)
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}
/// Does not move faster than it may.
open class SCNAccelerationConstraint: SCNConstraint {
    open var maximumLinearAcceleration = CGFloat.greatestFiniteMagnitude
    open var maximumLinearVelocity = CGFloat.greatestFiniteMagnitude
    open var decelerationDistance: CGFloat = 0
    open var damping: CGFloat = 0.1
}
/// Slides along others.
open class SCNSliderConstraint: SCNConstraint {
    open var collisionCategoryBitMask = 0
    open var radius: CGFloat = 1
    open var offset = SCNVector3()
}
/// Comes before what hides another.
open class SCNAvoidOccluderConstraint: SCNConstraint {
    open weak var delegate: (any SCNAvoidOccluderConstraintDelegate)?
    open var target: SCNNode?
    open var occluderCategoryBitMask = 1
    open var bias: CGFloat = 1e-5
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}
/// Decides over what hides.
public protocol SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {}
