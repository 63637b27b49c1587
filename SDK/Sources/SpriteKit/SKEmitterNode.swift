public import Foundation
public import UIKit

/// In which order particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast = 0, oldestFirst, dontCare }

/// Particles: it keeps what it is told, and they are not drawn.
open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector(dx: 0, dy: 0)
    open var particleZPosition: CGFloat = 0
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleSize = CGSize.zero
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleColor = SKColor.white
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleAction: SKAction?
    open var fieldBitMask: UInt32 = 0
    open var shader: SKShader?
    open weak var targetNode: SKNode?

    public convenience init?(fileNamed filename: String) { self.init() }
    open func resetSimulation() {}
    open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// How values change along particles' lives.
public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
/// What follows behind the last value.
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }

/// Values at moments.
open class SKKeyframeSequence: NSObject {
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp
    private var frames: [(value: Any, time: CGFloat)]

    public init(keyframeValues values: [Any], times: [NSNumber]) {
        frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
    }
    public init(capacity numItems: Int) { frames = [] }

    open func count() -> Int { frames.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }
    open func removeLastKeyframe() { _ = frames.popLast() }
    /// - Precondition: there is one of that number, as with Apple.
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
}
