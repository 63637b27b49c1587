public import Foundation

/// A place in metres (AVFAudio: AVAudio3DPoint).
public struct AVAudio3DPoint: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init(x: Float = 0, y: Float = 0, z: Float = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A way in metres.
public typealias AVAudio3DVector = AVAudio3DPoint
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
    AVAudio3DPoint(x: x, y: y, z: z)
}
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector {
    AVAudio3DVector(x: x, y: y, z: z)
}

/// Where a listener looks, and where up is.
public struct AVAudio3DVectorOrientation: Hashable, Sendable {
    public var forward: AVAudio3DVector
    public var up: AVAudio3DVector
    public init() { self.init(forward: AVAudio3DVector(z: -1), up: AVAudio3DVector(y: 1)) }
    public init(forward: AVAudio3DVector, up: AVAudio3DVector) { (self.forward, self.up) = (forward, up) }
}
public func AVAudioMake3DVectorOrientation(
    _ forward: AVAudio3DVector,
    _ up: AVAudio3DVector
) -> AVAudio3DVectorOrientation { AVAudio3DVectorOrientation(forward: forward, up: up) }

/// The same in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
    public var yaw: Float
    public var pitch: Float
    public var roll: Float
    public init(yaw: Float = 0, pitch: Float = 0, roll: Float = 0) {
        (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
    }
}
public func AVAudioMake3DAngularOrientation(
    _ yaw: Float,
    _ pitch: Float,
    _ roll: Float
) -> AVAudio3DAngularOrientation { AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll) }

/// How sounds grow faint with their distance.
public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable { case exponential = 1, inverse, linear }

/// From which distance to which.
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject {
    open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
    /// Metres, as the next.
    open var referenceDistance: Float = 1
    open var maximumDistance: Float = 100_000
    open var rolloffFactor: Float = 1
    override init() {}
}

/// The room around a listener.
open class AVAudioEnvironmentReverbParameters: NSObject {
    open var enable = false
    /// Decibels.
    open var level: Float = 0
    public let filterParameters = AVAudioUnitEQFilterParameters()
    override init() {}
    open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// What a listener hears with.
public enum AVAudioEnvironmentOutputType: Int, Sendable { case auto = 0, headphones, builtInSpeakers, externalSpeakers }

/// Sounds around a listener (AVFAudio: AVAudioEnvironmentNode).
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open var outputType = AVAudioEnvironmentOutputType.auto
    /// Metres.
    open var listenerPosition = AVAudio3DPoint()
    open var isListenerHeadTrackingEnabled = false
    public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
    public let reverbParameters = AVAudioEnvironmentReverbParameters()
    open var applicableRenderingAlgorithms: [NSNumber] {
        [.equalPowerPanning, .sphericalHead, .HRTF, .soundField, .stereoPassThrough, .HRTFHQ, .auto]
            .map { (algorithm: AVAudio3DMixingRenderingAlgorithm) in NSNumber(value: algorithm.rawValue) }
    }
    open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeBus(of: self) ?? 0 }
    private var angles = AVAudio3DAngularOrientation()
    public override init() { super.init() }

    open var listenerAngularOrientation: AVAudio3DAngularOrientation {
        get { angles }
        set { angles = newValue }
    }
    /// The same as ways: at first forward is into the page, and up is up.
    open var listenerVectorOrientation: AVAudio3DVectorOrientation {
        get {
            let (yaw, pitch, roll) = (angles.yaw * .pi / 180, angles.pitch * .pi / 180, angles.roll * .pi / 180)
            let forward = AVAudio3DVector(x: sin(yaw) * cos(pitch), y: sin(pitch), z: -cos(yaw) * cos(pitch))
            let lift = AVAudio3DVector(x: -sin(yaw) * sin(pitch), y: cos(pitch), z: cos(yaw) * sin(pitch))
            let right = AVAudio3DVector(x: cos(yaw), y: 0, z: sin(yaw))
            let up = AVAudio3DVector(
                x: lift.x * cos(roll) + right.x * sin(roll),
                y: lift.y * cos(roll) + right.y * sin(roll),
                z: lift.z * cos(roll) + right.z * sin(roll)
            )
            return AVAudio3DVectorOrientation(forward: forward, up: up)
        }
        set {
            let (forward, up) = (newValue.forward, newValue.up)
            let yaw = atan2(forward.x, -forward.z)
            let flat = hypot(forward.x, forward.z)
            let pitch = atan2(forward.y, flat)
            let side = up.x * cos(yaw) + up.z * sin(yaw)
            let lift = -up.x * sin(yaw) * sin(pitch) + up.y * cos(pitch) + up.z * cos(yaw) * sin(pitch)
            angles = AVAudio3DAngularOrientation(
                yaw: yaw * 180 / .pi,
                pitch: pitch * 180 / .pi,
                roll: atan2(side, lift) * 180 / .pi
            )
        }
    }
}
