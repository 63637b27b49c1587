public import UIKit
public import simd

/// Something in a scene, with all that hangs on it. Where it is, how it is turned and how large are one, however they are said.
@preconcurrency @MainActor
open class SCNNode: NSObject, SCNActionable, SCNAnimatable, SCNBoundingVolume {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var morpher: SCNMorpher?
    open var skinner: SCNSkinner?
    open var physicsBody: SCNPhysicsBody?
    open var physicsField: SCNPhysicsField?
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var constraints: [SCNConstraint]?
    open var filters: [Any]?
    open var categoryBitMask = 1
    open var castsShadow = true
    open var renderingOrder = 0
    open var movabilityHint = SCNMovabilityHint.fixed
    open var focusBehavior = SCNNodeFocusBehavior.none
    open weak var rendererDelegate: (any SCNNodeRendererDelegate)?
    open internal(set) var particleSystems: [SCNParticleSystem]?
    open internal(set) var audioPlayers: [SCNAudioPlayer] = []
    public private(set) var childNodes: [SCNNode] = []
    public private(set) weak var parent: SCNNode?

    var actions: [String: SCNAction] = [:]
    var players: [String: SCNAnimationPlayer] = [:]

    // MARK: Where it is

    open var simdPosition = SIMD3<Float>(0, 0, 0)
    open var simdScale = SIMD3<Float>(1, 1, 1)
    open var simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) { didSet { angles = nil } }
    open var simdPivot = matrix_identity_float4x4
    /// As they were set: turns say them in more than one way.
    private var angles: SIMD3<Float>?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    // MARK: Those below it

    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let place = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: place)
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }
    /// All that hang on it.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var isOver = ObjCBool(false)
        for child in childNodes where !isOver.boolValue { child.walk(block, &isOver) }
    }
    /// It and all that hang on it.
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var isOver = ObjCBool(false)
        walk(block, &isOver)
    }
    private func walk(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void, _ isOver: inout ObjCBool) {
        withUnsafeMutablePointer(to: &isOver) { block(self, $0) }
        for child in childNodes where !isOver.boolValue { child.walk(block, &isOver) }
    }

    /// Another with the same shape, light and camera, and others for those below it.
    open func clone() -> Self {
        let other = copied()
        for child in childNodes { other.addChildNode(child.clone()) }
        return other
    }
    /// nil where it cannot be made by its class alone.
    private func copied() -> Self {
        let made = SCNNode()
        let other = (made as? Self) ?? self
        guard other !== self else { return self }
        (other.name, other.geometry, other.light, other.camera) = (name, geometry, light, camera)
        (other.simdPosition, other.simdScale, other.simdOrientation) = (simdPosition, simdScale, simdOrientation)
        (other.simdPivot, other.angles, other.opacity, other.isHidden) = (simdPivot, angles, opacity, isHidden)
        (other.constraints, other.categoryBitMask, other.castsShadow) = (constraints, categoryBitMask, castsShadow)
        (other.renderingOrder, other.morpher, other.skinner) = (renderingOrder, morpher, skinner)
        (other.physicsBody, other.physicsField) = (physicsBody, physicsField)
        return other
    }
    open func flattenedClone() -> Self { clone() }

    /// Where it is as it is drawn: itself, as nothing moves it.
    open var presentation: SCNNode { self }

    /// Its shape's.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
        set { geometry?.boundingBox = newValue }
    }
    open var boundingSphere: (center: SCNVector3, radius: Float) { SCNGeometry.ball(boundingBox) }

    // MARK: What it would show or do

    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }
    open func addAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.append(player) }
    open func removeAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.removeAll { $0 === player } }
    open func removeAllAudioPlayers() { audioPlayers = [] }
    /// Nothing: a segment meets nothing, as shapes have no points.
    open func hitTestWithSegment(
        from pointA: SCNVector3,
        to pointB: SCNVector3,
        options: [String: Any]? = nil
    ) -> [SCNHitTestResult] { [] }
}

/// Whether a node moves over time.
public enum SCNMovabilityHint: Int, Sendable { case fixed = 0, movable }
/// Whether keys go to a node.
public enum SCNNodeFocusBehavior: Int, Sendable { case none = 0, occluding, focusable }

/// Draws a node by itself; nobody asks it.
public protocol SCNNodeRendererDelegate: NSObjectProtocol {}

extension SCNNode {
    public var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }
    public var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }
    public var orientation: SCNQuaternion {
        get { SCNVector4(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(vector: SIMD4(newValue)) }
    }
    /// An axis, and radians about it.
    public var simdRotation: SIMD4<Float> {
        get {
            let sine = length(simdOrientation.imag)
            return sine == 0 ? SIMD4(0, 0, 0, 0) : SIMD4(simdOrientation.imag / sine, simdOrientation.angle)
        }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z)
            simdOrientation =
                length(axis) == 0
                ? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) : simd_quatf(angle: newValue.w, axis: normalize(axis))
        }
    }
    public var rotation: SCNVector4 {
        get { SCNVector4(simdRotation) }
        set { simdRotation = SIMD4(newValue) }
    }
    public var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = SIMD3(newValue) }
    }
    public var pivot: SCNMatrix4 {
        get { SCNMatrix4(simdPivot) }
        set { simdPivot = simd_float4x4(newValue) }
    }
    public var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }
    public var simdTransform: simd_float4x4 {
        get {
            var result = simd_float4x4(simdOrientation) * simd_float4x4(diagonal: SIMD4(simdScale, 1))
            result.columns.3 = SIMD4(simdPosition, 1)
            return result
        }
        set {
            func column(_ index: Int) -> SIMD3<Float> { SIMD3(newValue[index].x, newValue[index].y, newValue[index].z) }
            var size = SIMD3(length(column(0)), length(column(1)), length(column(2)))
            if newValue.determinant < 0 { size.x = -size.x }
            (simdPosition, simdScale) = (column(3), size)
            guard size.x != 0, size.y != 0, size.z != 0 else { return }
            simdOrientation = simd_quatf(simd_float3x3(column(0) / size.x, column(1) / size.y, column(2) / size.z))
        }
    }

    // MARK: In the world

    public var simdWorldTransform: simd_float4x4 {
        get {
            let own = simdPivot == matrix_identity_float4x4 ? simdTransform : simdTransform * simdPivot.inverse
            return parent.map { $0.simdWorldTransform * own } ?? own
        }
        set { simdTransform = (parent?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * newValue * simdPivot }
    }
    public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }
    public var simdWorldPosition: SIMD3<Float> {
        get { simdConvertPosition(SIMD3(0, 0, 0), to: nil) }
        set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
    }
    public var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }
    public var simdWorldOrientation: simd_quatf {
        get { parent.map { $0.simdWorldOrientation * simdOrientation } ?? simdOrientation }
        set { simdOrientation = parent.map { $0.simdWorldOrientation.inverse * newValue } ?? newValue }
    }
    public var worldOrientation: SCNQuaternion {
        get { SCNVector4(simdWorldOrientation.vector) }
        set { simdWorldOrientation = simd_quatf(vector: SIMD4(newValue)) }
    }

    public func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 {
        let world = simdWorldTransform * transform
        return node.map { $0.simdWorldTransform.inverse * world } ?? world
    }
    public func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
        simdWorldTransform.inverse * (node.map { $0.simdWorldTransform * transform } ?? transform)
    }
    public func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        Self.three(simdConvertTransform(matrix_identity_float4x4, to: node) * SIMD4(position, 1))
    }
    public func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        Self.three(simdConvertTransform(matrix_identity_float4x4, from: node) * SIMD4(position, 1))
    }
    public func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        Self.three(simdConvertTransform(matrix_identity_float4x4, to: node) * SIMD4(vector, 0))
    }
    public func simdConvertVector(_ vector: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        Self.three(simdConvertTransform(matrix_identity_float4x4, from: node) * SIMD4(vector, 0))
    }
    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), to: node))
    }
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), from: node))
    }
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertVector(SIMD3(vector), to: node))
    }
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertVector(SIMD3(vector), from: node))
    }
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(simd_float4x4(transform), to: node))
    }
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(simd_float4x4(transform), from: node))
    }
    private static func three(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }

    // MARK: Directions

    public class var simdLocalUp: SIMD3<Float> { SIMD3(0, 1, 0) }
    public class var simdLocalRight: SIMD3<Float> { SIMD3(1, 0, 0) }
    public class var simdLocalFront: SIMD3<Float> { SIMD3(0, 0, -1) }
    public class var localUp: SCNVector3 { SCNVector3(simdLocalUp) }
    public class var localRight: SCNVector3 { SCNVector3(simdLocalRight) }
    public class var localFront: SCNVector3 { SCNVector3(simdLocalFront) }
    public var simdWorldUp: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalUp) }
    public var simdWorldRight: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalRight) }
    public var simdWorldFront: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalFront) }
    public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
    public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }

    public func simdLocalTranslate(by translation: SIMD3<Float>) { simdPosition += simdOrientation.act(translation) }
    public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: SIMD3(translation)) }
    public func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = simdOrientation * rotation }
    public func localRotate(by rotation: SCNQuaternion) { simdLocalRotate(by: simd_quatf(vector: SIMD4(rotation))) }
    public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: SIMD3<Float>) {
        let place = simdWorldPosition
        simdWorldOrientation = worldRotation * simdWorldOrientation
        simdWorldPosition = worldTarget + worldRotation.act(place - worldTarget)
    }
    public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        simdRotate(by: simd_quatf(vector: SIMD4(worldRotation)), aroundTarget: SIMD3(worldTarget))
    }
    public func simdLook(at worldTarget: SIMD3<Float>) {
        simdLook(at: worldTarget, up: SIMD3(0, 1, 0), localFront: Self.simdLocalFront)
    }
    public func simdLook(at worldTarget: SIMD3<Float>, up worldUp: SIMD3<Float>, localFront: SIMD3<Float>) {
        let way = worldTarget - simdWorldPosition
        guard length(way) > 0, length(localFront) > 0 else { return }
        let front = normalize(way)
        let side = cross(front, worldUp)
        guard length(side) > 0 else { return simdWorldOrientation = simd_quatf(from: normalize(localFront), to: front) }
        // What turns the node's own back, side and up into the world's; its front is -z there.
        let right = normalize(side)
        let turn = simd_quatf(simd_float3x3(right, cross(right, front), -front))
        simdWorldOrientation = turn * simd_quatf(from: normalize(localFront), to: Self.simdLocalFront)
    }
    public func look(at worldTarget: SCNVector3) { simdLook(at: SIMD3(worldTarget)) }
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        simdLook(at: SIMD3(worldTarget), up: SIMD3(worldUp), localFront: SIMD3(localFront))
    }
}

extension SCNNode {
    /// Pitch, yaw and roll in radians: roll is done first, then yaw, then pitch (SCNNode: eulerAngles).
    public var simdEulerAngles: SIMD3<Float> {
        get {
            if let angles { return angles }
            let m = simd_float3x3(simdOrientation)
            let yaw = Float.angle(y: m[2].x, x: (m[0].x * m[0].x + m[1].x * m[1].x).squareRoot())
            return SIMD3(Float.angle(y: -m[2].y, x: m[2].z), yaw, Float.angle(y: -m[1].x, x: m[0].x))
        }
        set {
            simdOrientation =
                simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0))
                * simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
            angles = newValue
        }
    }
}
