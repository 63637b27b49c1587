public import Foundation

/// Counts steps (Core Motion: CMPedometer): a simulated phone has no sensor for them, as a simulator has none.
open class CMPedometer: NSObject {
    // Each is false on a simulator.
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Fails with `CMErrorMotionActivityNotAvailable`.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, Self.notAvailable)
    }
    /// Fails with `CMErrorMotionActivityNotAvailable`.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, Self.notAvailable)
    }
    open func stopUpdates() {}
    /// Fails with `CMErrorMotionActivityNotAvailable`.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { handler(nil, Self.notAvailable) }
    open func stopEventUpdates() {}

    private static var notAvailable: NSError { CMErrorMotionActivityNotAvailable.error }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// The domain of Core Motion's errors.
public let CMErrorDomain = "CMErrorDomain"

/// Whether an app may know how the person moves.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// Steps of a time; none is ever made here.
open class CMPedometerData: NSObject {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    /// Metres.
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    /// Seconds to a metre.
    open var currentPace: NSNumber? { nil }
    /// Steps to a second.
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}

/// What a pedometer tells between steps.
public enum CMPedometerEventType: Int, Sendable { case pause = 0, resume }

/// That somebody stands, or walks on; none is ever made here.
open class CMPedometerEvent: NSObject {
    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}
