public import Foundation
import UserNotifications

// Notifications as they were asked for before UserNotifications: what these do, the center does.

/// What a notification may do.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
}

/// What an app asks for.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public let categories: Set<UIUserNotificationCategory>?

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
    }
}

/// A group of buttons.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    open var identifier: String?
    var actions: [UIUserNotificationAction] = []

    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions }
}

/// A category that is being made.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The largest set that is given is the one that shows.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        if let actions, context == .default || self.actions.isEmpty { self.actions = actions }
    }
}

/// How much room there is for buttons.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default` = 0, minimal = 1 }

/// Where a button's work is done.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground = 0, background = 1 }

/// The key of what was typed, in what a delegate was told before iOS 10.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// What a button is.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default` = 0, textInput = 1 }

/// A button.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    open var identifier: String?
    open var title: String?
    open var behavior = UIUserNotificationActionBehavior.default
    open var activationMode = UIUserNotificationActivationMode.foreground
    open var isAuthenticationRequired = false
    open var isDestructive = false

    fileprivate var today: UNNotificationAction {
        var options: UNNotificationActionOptions = []
        if activationMode == .foreground { options.insert(.foreground) }
        if isAuthenticationRequired { options.insert(.authenticationRequired) }
        if isDestructive { options.insert(.destructive) }
        let (identifier, title) = (identifier ?? "", title ?? "")
        return behavior == .textInput
            ? UNTextInputNotificationAction(
                identifier: identifier,
                title: title,
                options: options,
                textInputButtonTitle: title,
                textInputPlaceholder: ""
            ) : UNNotificationAction(identifier: identifier, title: title, options: options)
    }
}

/// A button that is being made.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {}

extension UIApplication {
    /// Asks the person, and registers the categories.
    @available(*, deprecated, message: "Use UserNotifications: requestAuthorization and setNotificationCategories")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        let center = UNUserNotificationCenter.current()
        let categories = (notificationSettings.categories ?? []).map { category in
            UNNotificationCategory(
                identifier: category.identifier ?? "",
                actions: category.actions.map(\.today),
                intentIdentifiers: [],
                options: []
            )
        }
        if !categories.isEmpty { center.setNotificationCategories(Set(categories)) }
        var options: UNAuthorizationOptions = []
        if notificationSettings.types.contains(.alert) { options.insert(.alert) }
        if notificationSettings.types.contains(.sound) { options.insert(.sound) }
        if notificationSettings.types.contains(.badge) { options.insert(.badge) }
        currentUserNotificationSettings = notificationSettings
        center.requestAuthorization(options: options) { _, _ in }
    }
}

/// What a push may do, as it was asked for before iOS 8.
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
    public static let newsstandContentAvailability = Self(rawValue: 1 << 3)
}

extension UIApplication {
    /// Asks a person as `requestAuthorization` does, and registers (UIKit: registerForRemoteNotifications(matching:), iOS 3).
    @available(
        *,
        deprecated,
        message: "ask by UNUserNotificationCenter, and register by registerForRemoteNotifications()"
    )
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        let kinds = UIUserNotificationType(rawValue: types.rawValue & 0b111)
        registerUserNotificationSettings(UIUserNotificationSettings(types: kinds, categories: nil))
        registerForRemoteNotifications()
    }
}
