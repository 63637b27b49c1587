public import Foundation
public import UIKit

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
    open var texture: SKTexture?

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
    public init(name: String) { self.name = name }
    public init(name: String, float value: Float) { (self.name, floatValue) = (name, value) }
    public init(name: String, texture: SKTexture?) { (self.name, textureValue) = (name, texture) }
}
