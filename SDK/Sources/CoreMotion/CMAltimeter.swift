public import Foundation

/// Tells how high the phone is (Core Motion: CMAltimeter): a simulated phone has no barometer, as a simulator has none.
open class CMAltimeter: NSObject {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Fails with `CMErrorNotAvailable`.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        let answer = Answer(call: { handler(nil, CMErrorNotAvailable.error) })
        queue.addOperation { answer.call() }
    }
    open func stopRelativeAltitudeUpdates() {}
    /// Fails with `CMErrorNotAvailable`.
    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) {
        let answer = Answer(call: { handler(nil, CMErrorNotAvailable.error) })
        queue.addOperation { answer.call() }
    }
    open func stopAbsoluteAltitudeUpdates() {}

    /// Goes to the author's queue once, and is called by nobody else (`@unchecked`).
    private struct Answer: @unchecked Sendable { let call: () -> Void }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// How much higher the phone is than at the beginning; none is ever made here.
open class CMAltitudeData: CMLogItem {
    /// Metres.
    open var relativeAltitude: NSNumber { 0 }
    /// Kilopascals.
    open var pressure: NSNumber { 0 }
}

/// How high the phone is; none is ever made here.
open class CMAbsoluteAltitudeData: CMLogItem {
    /// Metres.
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}

/// How a head moves in headphones: there are none.
open class CMHeadphoneMotionManager: NSObject {
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open var isConnectionStatusActive: Bool { false }
    open func startConnectionStatusUpdates() {}
    open func stopConnectionStatusUpdates() {}
    open func stopDeviceMotionUpdates() {}
}

/// Hears of headphones: never.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
