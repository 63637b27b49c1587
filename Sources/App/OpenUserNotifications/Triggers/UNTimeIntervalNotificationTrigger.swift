public import Foundation
import NotificationModel

/// Fires after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Fires `timeInterval` seconds after the request was added.
    ///
    /// - Precondition: more than 0; at least 60 when it repeats. Apple's initializer raises
    ///   `NSInternalInconsistencyException`; here the process ends with the same sentence.
    /// - Parameters:
    ///   - timeInterval: seconds.
    ///   - repeats: whether it fires again after every such time.
    public convenience init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.init(model: .timeInterval(seconds: timeInterval, repeats: repeats))
    }

    /// Seconds.
    public var timeInterval: TimeInterval {
        guard case .timeInterval(let seconds, _) = model else { return 0 }
        return seconds
    }

    /// When it would fire if it were added now.
    public func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}
