public import Foundation
import NotificationModel

/// Fires at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Fires at the next date that matches the components that are given, and no others: an hour of 8 alone is the
    /// next eight o'clock.
    ///
    /// - Parameters:
    ///   - dateComponents: what has to match.
    ///   - repeats: whether it fires again at every such date.
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.init(model: .calendar(dateComponents, repeats: repeats))
    }

    /// What has to match.
    public var dateComponents: DateComponents {
        guard case .calendar(let components, _) = model else { return DateComponents() }
        return components
    }

    /// The next date that matches, which is when the device fires it; nil when none comes any more.
    public func nextTriggerDate() -> Date? { model.fireDate(after: Date(), calendar: .current) }
}
