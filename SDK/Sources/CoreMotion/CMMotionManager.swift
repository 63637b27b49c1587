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
    /// Whether a person is asked to move the phone.
    open var showsDeviceMovementDisplay = false
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
public struct CMAcceleration: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A rotation about three axes.
public struct CMRotationRate: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

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
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    open var quaternion: CMQuaternion { CMQuaternion() }
    /// None is turned: the difference of two is none.
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// A turn as a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0
    public init() {}
    public init(
        m11: Double,
        m12: Double,
        m13: Double,
        m21: Double,
        m22: Double,
        m23: Double,
        m31: Double,
        m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

/// A turn as a quaternion.
public struct CMQuaternion: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0, w = 1.0
    public init() {}
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// How well a compass is set.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }

/// What a compass feels without the phone.
public struct CMCalibratedMagneticField: Sendable {
    public var field = CMMagneticField()
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
    public init() {}
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        (self.field, self.accuracy) = (field, accuracy)
    }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// A measurement of all sensors.
open class CMDeviceMotion: CMLogItem {
    /// Where what measures is.
    public enum SensorLocation: Int, Sendable { case `default` = 0, headphoneLeft, headphoneRight }
    open var sensorLocation: SensorLocation { .default }
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// Degrees; negative where it is not known.
    open var heading: Double { -1 }
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
