public import Foundation

/// How the phone moves: the simulated one lies still and has no sensors, as a simulator's.
open class CMMotionManager: NSObject {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func startGyroUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}
    open func stopGyroUpdates() {}
    open var isMagnetometerActive: Bool { false }
    open var magnetometerData: CMMagnetometerData? { nil }
    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
    ) {}
    open func stopMagnetometerUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame,
        to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open func stopDeviceMotionUpdates() {}
}

/// A measurement.
open class CMLogItem: NSObject {
    open var timestamp: TimeInterval { 0 }
}

/// An acceleration along three axes.
public struct CMAcceleration: Hashable, Sendable { public var x = 0.0, y = 0.0, z = 0.0 }
/// A rotation about three axes.
public struct CMRotationRate: Hashable, Sendable { public var x = 0.0, y = 0.0, z = 0.0 }

/// A measurement of the accelerometer.
open class CMAccelerometerData: CMLogItem {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measurement of the gyroscope.
open class CMGyroData: CMLogItem {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How the phone is held.
open class CMAttitude: NSObject {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
}

/// A measurement of all sensors.
open class CMDeviceMotion: CMLogItem {
    /// Where what measures is.
    public enum SensorLocation: Int, Sendable { case `default` = 0, headphoneLeft, headphoneRight }
    open var sensorLocation: SensorLocation { .default }
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration(z: -1) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// What a compass feels (Core Motion: CMMagnetometerData); there is none.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// Microteslas.
public struct CMMagneticField: Hashable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// What an attitude is measured against (Core Motion: CMAttitudeReferenceFrame).
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let xArbitraryZVertical = Self(rawValue: 1 << 0)
    public static let xArbitraryCorrectedZVertical = Self(rawValue: 1 << 1)
    public static let xMagneticNorthZVertical = Self(rawValue: 1 << 2)
    public static let xTrueNorthZVertical = Self(rawValue: 1 << 3)
}
