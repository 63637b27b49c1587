import DeviceLink
import NotificationModel

// What the center reads out of the device's answers.
extension LinkReply {
    var isDone: Void? {
        guard case .done = self else { return nil }
        return ()
    }

    var granted: Bool? {
        guard case .granted(let granted) = self else { return nil }
        return granted
    }

    var notificationSettings: UNNotificationSettings? {
        guard case .settings(let settings) = self else { return nil }
        return UNNotificationSettings(model: settings)
    }

    var notificationCategories: Set<UNNotificationCategory>? {
        guard case .categories(let categories) = self else { return nil }
        return Set(categories.map(UNNotificationCategory.init(model:)))
    }

    var notificationRequests: [UNNotificationRequest]? {
        guard case .requests(let requests) = self else { return nil }
        return requests.map(UNNotificationRequest.init(model:))
    }

    var notifications: [UNNotification]? {
        guard case .delivered(let delivered) = self else { return nil }
        return delivered.map(UNNotification.init(model:))
    }
}
