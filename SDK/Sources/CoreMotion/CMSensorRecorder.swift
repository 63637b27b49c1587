public import Foundation

/// Measures for hours: there is no sensor, as on a simulator.
open class CMSensorRecorder: NSObject {
    open class func isAccelerometerRecordingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open class func isAuthorizedForRecording() -> Bool { false }
    open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
    open func recordAccelerometer(forDuration duration: TimeInterval) {}
}

/// What was measured; none is ever made here.
open class CMSensorDataList: NSObject {
    override init() { super.init() }
}

/// An acceleration at a time; none is ever made here.
open class CMRecordedAccelerometerData: CMAccelerometerData {
    open var identifier: UInt64 { 0 }
    open var startDate: Date { .distantPast }
}

/// The air around the phone; none is ever made here.
open class CMAmbientPressureData: CMLogItem {
    open var pressure: Measurement<UnitPressure> { Measurement(value: 0, unit: .kilopascals) }
    open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}

/// How far somebody went; none is ever made here.
open class CMOdometerData: NSObject {
    override init() { super.init() }
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var deltaDistance: Double { 0 }
    open var speed: Double { 0 }
    open var slope: NSNumber? { nil }
}

/// What headphones tell of a person: there are none.
open class CMHeadphoneActivityManager: NSObject {
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Whether headphones are there.
    public enum Status: Int, Sendable { case disconnected = 0, connected }
    open var isStatusAvailable: Bool { false }
    open var isStatusActive: Bool { false }
    open var isActivityAvailable: Bool { false }
    open var isActivityActive: Bool { false }
    open func startStatusUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (Status, (any Error)?) -> Void
    ) {}
    open func stopStatusUpdates() {}
    open func startActivityUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (CMMotionActivity?, (any Error)?) -> Void
    ) {}
    open func stopActivityUpdates() {}
}

extension CMPedometer {
    /// - Throws: `CMErrorMotionActivityNotAvailable`, always.
    public func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData {
        throw CMErrorMotionActivityNotAvailable.error
    }
}

extension CMMotionActivityManager {
    /// - Throws: `CMErrorMotionActivityNotAvailable`, always.
    public func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue) async throws
        -> [CMMotionActivity]
    { throw CMErrorMotionActivityNotAvailable.error }
}
