public import UIKit

/// In which order they are drawn.
public enum SCNParticleSortingMode: Int, Sendable {
    case none = 0, projectedDepth, distance, oldestFirst, youngestFirst
}
/// How they mix.
public enum SCNParticleBlendMode: Int, Sendable { case additive = 0, subtract, multiply, screen, alpha, replace }
/// Which way they look.
public enum SCNParticleOrientationMode: Int, Sendable {
    case billboardScreenAligned = 0, billboardViewAligned, free, billboardYAligned
}
/// Where they begin.
public enum SCNParticleBirthLocation: Int, Sendable { case surface = 0, volume, vertex }
/// Where they fly.
public enum SCNParticleBirthDirection: Int, Sendable { case constant = 0, surfaceNormal, random }
/// What follows the last picture.
public enum SCNParticleImageSequenceAnimationMode: Int, Sendable { case `repeat` = 0, clamp, autoReverse }

/// Many small pictures that fly; kept, as nothing is drawn.
@preconcurrency @MainActor
open class SCNParticleSystem: NSObject, SCNAnimatable {
    /// What of one changes.
    public struct ParticleProperty: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let position = Self(rawValue: "SCNParticlePropertyPosition")
        public static let angle = Self(rawValue: "SCNParticlePropertyAngle")
        public static let velocity = Self(rawValue: "SCNParticlePropertyVelocity")
        public static let life = Self(rawValue: "SCNParticlePropertyLife")
        public static let color = Self(rawValue: "SCNParticlePropertyColor")
        public static let opacity = Self(rawValue: "SCNParticlePropertyOpacity")
        public static let size = Self(rawValue: "SCNParticlePropertySize")
    }
    open var emissionDuration: CGFloat = 1
    open var emissionDurationVariation: CGFloat = 0
    open var idleDuration: CGFloat = 0
    open var idleDurationVariation: CGFloat = 0
    open var loops = true
    open var birthRate: CGFloat = 1
    open var birthRateVariation: CGFloat = 0
    open var warmupDuration: CGFloat = 0
    open var emitterShape: SCNGeometry?
    open var birthLocation = SCNParticleBirthLocation.surface
    open var birthDirection = SCNParticleBirthDirection.constant
    open var spreadingAngle: CGFloat = 0
    open var emittingDirection = SCNVector3(0 as Float, 1, 0)
    open var orientationDirection = SCNVector3()
    open var acceleration = SCNVector3()
    open var isLocal = false
    open var particleAngle: CGFloat = 0
    open var particleAngleVariation: CGFloat = 0
    open var particleVelocity: CGFloat = 0
    open var particleVelocityVariation: CGFloat = 0
    open var particleAngularVelocity: CGFloat = 0
    open var particleAngularVelocityVariation: CGFloat = 0
    open var particleLifeSpan: CGFloat = 1
    open var particleLifeSpanVariation: CGFloat = 0
    open var systemSpawnedOnDying: SCNParticleSystem?
    open var systemSpawnedOnCollision: SCNParticleSystem?
    open var systemSpawnedOnLiving: SCNParticleSystem?
    open var particleImage: Any?
    open var imageSequenceColumnCount = 1
    open var imageSequenceRowCount = 1
    open var imageSequenceInitialFrame: CGFloat = 0
    open var imageSequenceFrameRate: CGFloat = 0
    open var imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    open var particleColor = UIColor.white
    open var particleColorVariation = SCNVector4()
    open var particleSize: CGFloat = 1
    open var particleSizeVariation: CGFloat = 0
    open var particleIntensity: CGFloat = 1
    open var blendMode = SCNParticleBlendMode.additive
    open var isBlackPassEnabled = false
    open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
    open var sortingMode = SCNParticleSortingMode.none
    open var isLightingEnabled = false
    open var affectedByGravity = false
    open var affectedByPhysicsFields = false
    open var colliderNodes: [SCNNode]?
    open var particleDiesOnCollision = false
    open var particleMass: CGFloat = 1
    open var particleMassVariation: CGFloat = 0
    open var particleBounce: CGFloat = 0.7
    open var particleFriction: CGFloat = 1
    open var particleCharge: CGFloat = 0
    open var dampingFactor: CGFloat = 0
    open var speedFactor: CGFloat = 1
    open var stretchFactor: CGFloat = 0
    open var fresnelExponent: CGFloat = 0
    open var propertyControllers: [ParticleProperty: SCNParticlePropertyController]?
    public override init() {}
    /// A file of Xcode's editor is not read: its particles are as they are when they are made.
    public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
    open func reset() {}
}

/// How a property of one changes.
@preconcurrency @MainActor
open class SCNParticlePropertyController: NSObject {
    open var animation: CAAnimation
    open var inputScale: CGFloat = 1
    open var inputBias: CGFloat = 0
    open weak var inputOrigin: SCNNode?
    public init(animation: CAAnimation) { self.animation = animation }
}
