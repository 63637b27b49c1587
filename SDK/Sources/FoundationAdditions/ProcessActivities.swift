public import Foundation

extension ProcessInfo {
    /// What the system should leave alone during an activity (NSActivityOptions); a simulated phone does none of it.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
        public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        public static let userInteractive: ActivityOptions = [.userInitiated, .latencyCritical]
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity; it ends with ``endActivity(_:)``.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Does something as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

    /// Does something on another queue, for which a phone that is about to suspend the process gives it time. The block is
    /// called with false, and once more with true when the time is over, which does not happen here.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}
