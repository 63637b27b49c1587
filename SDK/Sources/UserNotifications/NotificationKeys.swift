public import AuthorRuntime
import Foundation
@_spi(Carillon) public import OpenUserNotifications

// What apps and extensions reach of notifications by its name (NSObject: value(forKey:), setValue(_:forKey:)).

extension UNNotificationContent: DocumentedKeys {
    /// An alert over an app in front, which apps ask for by this name: what is shown there is the centre's delegate's to
    /// say.
    private static var ignored: String { "shouldAlwaysAlertWhileAppIsForeground" }

    public func setDocumented(_ value: Any?, forKey key: String) -> Bool {
        if key == Self.ignored { return true }
        guard let changed = mutableCopy() as? UNMutableNotificationContent, changed.set(value, forKey: key) else {
            return false
        }
        take(changed)
        return true
    }

    public func documented(_ key: String) -> Any?? {
        switch key {
        case "title": title
        case "subtitle": subtitle
        case "body": body
        case "badge": .some(badge)
        case "sound": .some(sound)
        case "userInfo": userInfo
        case "attachments": attachments
        case "categoryIdentifier": categoryIdentifier
        case "threadIdentifier": threadIdentifier
        case "launchImageName": launchImageName
        case "targetContentIdentifier": .some(targetContentIdentifier)
        case "filterCriteria": .some(filterCriteria)
        case "interruptionLevel": NSNumber(value: interruptionLevel.rawValue)
        case "relevanceScore": NSNumber(value: relevanceScore)
        default: nil
        }
    }
}

extension UNMutableNotificationContent {
    /// - Returns: whether there is such a property, and the value is of its type.
    fileprivate func set(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "title": take(value, as: String.self) { title = $0 }
        case "subtitle": take(value, as: String.self) { subtitle = $0 }
        case "body": take(value, as: String.self) { body = $0 }
        case "badge": take(value, as: NSNumber?.self) { badge = $0 }
        case "sound": take(value, as: UNNotificationSound?.self) { sound = $0 }
        case "userInfo": take(value, as: [AnyHashable: Any].self) { userInfo = $0 }
        case "attachments": take(value, as: [UNNotificationAttachment].self) { attachments = $0 }
        case "categoryIdentifier": take(value, as: String.self) { categoryIdentifier = $0 }
        case "threadIdentifier": take(value, as: String.self) { threadIdentifier = $0 }
        case "launchImageName": take(value, as: String.self) { launchImageName = $0 }
        case "targetContentIdentifier": take(value, as: String?.self) { targetContentIdentifier = $0 }
        case "filterCriteria": take(value, as: String?.self) { filterCriteria = $0 }
        case "interruptionLevel":
            take(value, as: NSNumber.self) { number in
                if let level = UNNotificationInterruptionLevel(rawValue: number.uintValue) { interruptionLevel = level }
            }
        case "relevanceScore": take(value, as: NSNumber.self) { relevanceScore = $0.doubleValue }
        default: false
        }
    }

    private func take<Value>(_ value: Any?, as type: Value.Type, _ set: (Value) -> Void) -> Bool {
        guard let value = (value as Any) as? Value else { return false }
        set(value)
        return true
    }
}

extension UNNotificationRequest: DocumentedKeys {
    public func setDocumented(_ value: Any?, forKey key: String) -> Bool { false }
    public func documented(_ key: String) -> Any?? {
        switch key {
        case "identifier": identifier
        case "content": content
        case "trigger": .some(trigger)
        default: nil
        }
    }
}

extension UNNotification: DocumentedKeys {
    public func setDocumented(_ value: Any?, forKey key: String) -> Bool { false }
    public func documented(_ key: String) -> Any?? {
        switch key {
        case "request": request
        case "date": date
        default: nil
        }
    }
}

extension UNNotificationResponse: DocumentedKeys {
    public func setDocumented(_ value: Any?, forKey key: String) -> Bool { false }
    public func documented(_ key: String) -> Any?? {
        if key == "userText", let reply = self as? UNTextInputNotificationResponse { return reply.userText }
        return switch key {
        case "notification": notification
        case "actionIdentifier": actionIdentifier
        default: nil
        }
    }
}
