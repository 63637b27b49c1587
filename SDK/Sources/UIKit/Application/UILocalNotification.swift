public import Foundation
public import OpenCoreLocation
import Synchronization
import UserNotifications

/// A notification of the app's own.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    open var fireDate: Date?
    open var timeZone: TimeZone?
    open var alertBody: String?
    open var alertTitle: String?
    open var alertAction: String?
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var category: String?
    open var userInfo: [AnyHashable: Any]?
    open var repeatInterval: NSCalendar.Unit = []
    /// By which it comes again; the person's own without one.
    open var repeatCalendar: Calendar?
    /// Kept: a notification has no button of its own.
    open var hasAction = true
    open var alertLaunchImage: String?
    /// Where it comes, rather than when.
    open var region: CLRegion?
    open var regionTriggersOnce = true
    private(set) var identifier = UUID().uuidString

    public override init() {}

    /// Those that this process scheduled, by their identifiers.
    static var known: [String: UILocalNotification] = [:]

    /// One that waits, as it was scheduled.
    convenience init(_ request: UNNotificationRequest) {
        self.init()
        identifier = request.identifier
        let content = request.content
        alertTitle = content.title.isEmpty ? nil : content.title
        alertBody = content.body
        category = content.categoryIdentifier.isEmpty ? nil : content.categoryIdentifier
        userInfo = content.userInfo
        alertLaunchImage = content.launchImageName.isEmpty ? nil : content.launchImageName
        region = (request.trigger as? UNLocationNotificationTrigger)?.region
        regionTriggersOnce = request.trigger?.repeats != true
        applicationIconBadgeNumber = content.badge?.intValue ?? 0
        soundName = content.sound == nil ? nil : UILocalNotificationDefaultSoundName
        fireDate = (request.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()
    }

    func request(now: Bool) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = alertTitle ?? ""
        content.body = alertBody ?? ""
        content.categoryIdentifier = category ?? ""
        content.userInfo = userInfo ?? [:]
        content.launchImageName = alertLaunchImage ?? ""
        if applicationIconBadgeNumber > 0 { content.badge = NSNumber(value: applicationIconBadgeNumber) }
        if let soundName {
            content.sound =
                soundName == UILocalNotificationDefaultSoundName
                ? .default : UNNotificationSound(named: UNNotificationSoundName(soundName))
        }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: now ? nil : trigger)
    }

    /// At the date, and again whenever what is smaller than the interval comes round.
    private var trigger: UNNotificationTrigger? {
        if let region { return UNLocationNotificationTrigger(region: region, repeats: !regionTriggersOnce) }
        guard let fireDate, fireDate > Date() else { return nil }
        let units: [(NSCalendar.Unit, Set<Calendar.Component>)] = [
            (.minute, [.second]), (.hour, [.minute, .second]), (.day, [.hour, .minute, .second]),
            (.weekOfYear, [.weekday, .hour, .minute, .second]), (.month, [.day, .hour, .minute, .second]),
            (.year, [.month, .day, .hour, .minute, .second]),
        ]
        let all: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
        let components = units.first { repeatInterval.contains($0.0) }?.1
        var calendar = repeatCalendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        return UNCalendarNotificationTrigger(
            dateMatching: calendar.dateComponents(components ?? all, from: fireDate),
            repeats: components != nil
        )
    }
}

/// The system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    /// Schedules it for its date; one without a date, or of the past, comes at once.
    @available(*, deprecated, message: "Use UserNotifications: UNUserNotificationCenter.add")
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        UILocalNotification.known[notification.identifier] = notification
        UNUserNotificationCenter.current().add(notification.request(now: false))
    }

    @available(*, deprecated, message: "Use UserNotifications: UNUserNotificationCenter.add")
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        UNUserNotificationCenter.current().add(notification.request(now: true))
    }

    @available(*, deprecated, message: "Use UserNotifications: removePendingNotificationRequests")
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        UILocalNotification.known[notification.identifier] = nil
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [notification.identifier])
    }

    @available(*, deprecated, message: "Use UserNotifications: removeAllPendingNotificationRequests")
    public func cancelAllLocalNotifications() {
        UILocalNotification.known = [:]
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }

    /// Those that wait for their dates. One that this process did not make has the system's sound, if it has any.
    @available(*, deprecated, message: "Use UserNotifications: getPendingNotificationRequests")
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { pendingRequests().map { UILocalNotification.known[$0.identifier] ?? UILocalNotification($0) } }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    /// The answer is waited for, as the property has to be read at once; none where the device does not answer.
    private func pendingRequests() -> [UNNotificationRequest] {
        let answer = Mutex<[UNNotificationRequest]>([])
        let arrived = DispatchSemaphore(value: 0)
        UNUserNotificationCenter.current().getPendingNotificationRequests { @Sendable requests in
            answer.withLock { $0 = requests }
            arrived.signal()
        }
        _ = arrived.wait(timeout: .now() + .seconds(5))
        return answer.withLock(\.self)
    }
}
