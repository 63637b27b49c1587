public import Foundation
public import UIKit
public import simd

// Nodes that keep what they are told: a scene's pictures, words and shapes are all that is drawn.

/// Light on other nodes; they are drawn as if there were none.
open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = SKColor.white
    open var ambientColor = SKColor.black
    open var shadowColor = SKColor.black.withAlphaComponent(0.5)
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = 1
}

/// A node that turns in space; it is drawn as it lies.
open class SKTransformNode: SKNode {
    open var xRotation: CGFloat = 0
    open var yRotation: CGFloat = 0
}

/// Another scene in this one: there are no scenes of Xcode's editor, so that it is empty.
open class SKReferenceNode: SKNode {
    public convenience init(fileNamed fileName: String?) { self.init() }
    public convenience init(url: URL?) { self.init() }
    open func resolve() {}
    open func didLoad(_ node: SKNode?) {}
}

/// A movie; it is not shown.
open class SKVideoNode: SKNode {
    open var size = CGSize.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public convenience init(fileNamed videoFile: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    open func play() {}
    open func pause() {}
}

/// A force on bodies; nothing moves by it.
open class SKFieldNode: SKNode {
    open var isEnabled = true
    open var isExclusive = false
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var categoryBitMask: UInt32 = .max
    open var smoothness: Float = 0
    open var animationSpeed: Float = 0
    open var region: SKRegion?
    open var direction = SIMD3<Float>(0, 0, 0)
    open var texture: SKTexture?

    open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        let node = SKFieldNode()
        node.direction = direction
        return node
    }
    open class func customField(
        evaluationBlock block: @escaping (SIMD3<Float>, SIMD3<Float>, Float, Float, TimeInterval) -> SIMD3<Float>
    ) -> SKFieldNode { SKFieldNode() }
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let node = SKFieldNode()
        (node.smoothness, node.animationSpeed) = (Float(smoothness), Float(speed))
        return node
    }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        noiseField(withSmoothness: smoothness, animationSpeed: speed)
    }
    open class func springField() -> SKFieldNode { SKFieldNode() }
    open class func electricField() -> SKFieldNode { SKFieldNode() }
    open class func magneticField() -> SKFieldNode { SKFieldNode() }
    open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
        let node = SKFieldNode()
        node.texture = velocityTexture
        return node
    }
}

/// A program for pixels; it is kept and never run.
open class SKShader: NSObject, @unchecked Sendable {  // Set before it is used.
    open var source: String?
    open var uniforms: [SKUniform] = []
    open var attributes: [SKAttribute] = []
    public override init() {}
    public init(source: String) { self.source = source }
    public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
    public convenience init(fileNamed name: String) { self.init() }
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

/// A value of such a program.
open class SKUniform: NSObject, @unchecked Sendable {  // Set before it is used.
    public let name: String
    open var floatValue: Float = 0
    open var textureValue: SKTexture?
    open var vectorFloat2Value = SIMD2<Float>(0, 0)
    open var vectorFloat3Value = SIMD3<Float>(0, 0, 0)
    open var vectorFloat4Value = SIMD4<Float>(0, 0, 0, 0)
    open var matrixFloat2x2Value = simd_float2x2()
    open var matrixFloat3x3Value = simd_float3x3()
    open var matrixFloat4x4Value = simd_float4x4()
    open private(set) var uniformType = SKUniformType.none
    public init(name: String) { self.name = name }
    public init(name: String, float value: Float) { (self.name, floatValue, uniformType) = (name, value, .float) }
    public init(name: String, texture: SKTexture?) {
        (self.name, textureValue, uniformType) = (name, texture, .texture)
    }
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name: name)
        (vectorFloat2Value, uniformType) = (value, .floatVector2)
    }
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name: name)
        (vectorFloat3Value, uniformType) = (value, .floatVector3)
    }
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name: name)
        (vectorFloat4Value, uniformType) = (value, .floatVector4)
    }
    public convenience init(name: String, matrixFloat2x2 value: simd_float2x2) {
        self.init(name: name)
        (matrixFloat2x2Value, uniformType) = (value, .floatMatrix2)
    }
    public convenience init(name: String, matrixFloat3x3 value: simd_float3x3) {
        self.init(name: name)
        (matrixFloat3x3Value, uniformType) = (value, .floatMatrix3)
    }
    public convenience init(name: String, matrixFloat4x4 value: simd_float4x4) {
        self.init(name: name)
        (matrixFloat4x4Value, uniformType) = (value, .floatMatrix4)
    }
}

/// What a value of such a program is.
public enum SKUniformType: Int, Sendable {
    case none = 0, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
}
/// What a value of a node is.
public enum SKAttributeType: Int, Sendable {
    case none = 0, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3
    case vectorHalfFloat4
}
/// A value that each node has of its own.
open class SKAttribute: NSObject, @unchecked Sendable {  // Its state does not change.
    public let name: String
    public let type: SKAttributeType
    public init(name: String, type: SKAttributeType) { (self.name, self.type) = (name, type) }
}
/// Such a value of a node.
open class SKAttributeValue: NSObject {
    open var floatValue: Float = 0
    open var vectorFloat2Value = SIMD2<Float>(0, 0)
    open var vectorFloat3Value = SIMD3<Float>(0, 0, 0)
    open var vectorFloat4Value = SIMD4<Float>(0, 0, 0, 0)
    public override init() {}
    public init(float value: Float) { floatValue = value }
    public init(vectorFloat2 value: SIMD2<Float>) { vectorFloat2Value = value }
    public init(vectorFloat3 value: SIMD3<Float>) { vectorFloat3Value = value }
    public init(vectorFloat4 value: SIMD4<Float>) { vectorFloat4Value = value }
}
extension SKNode {
    public func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
    public func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
}
