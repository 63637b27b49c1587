/// A rule that decides about a notification; a step of its journey names the one that decided.
///
/// The only table of the device's rules: each with its source, an article or a symbol of Apple's documentation.
package enum JourneyRule: Hashable, Sendable, CaseIterable {
    // How it comes to the phone.
    case storedBeforeAcknowledged
    case nothingTwice
    case setAside
    case silentPush
    case backgroundPush
    case power
    case liveActivity
    case activityDismissed
    case activityChannel

    // Local requests.
    case addRequest
    case pendingLimit

    // The service extension.
    case extensionRuns
    case extensionTime
    case extensionDelivered
    case extensionWithoutResult
    case extensionWithoutText
    case filtering
    case processLimit
    case attachmentChecked

    // Whether and how it is shown.
    case notAuthorized
    case nothingToShow
    case alertsOff
    case everythingOff
    case provisional
    case passive
    case focus
    case focusFilter
    case summary
    case muted
    case alertStyleNone
    case locked
    case background
    case willPresent
    case foreground
    case foregroundNothing
    case noDelegate
    case late
    case critical
    case sameIdentifier
    case deliveredLimit
    case badge
    case sound
    case soundOff
    case silentSwitch

    // The person.
    case contentExtension
    case answer
    case authenticationRequired
    case launchImage
    case explicitDismissal
    case customDismissAction
    case openURL

    /// As it stands in a journey.
    package var text: String {
        switch self {
        case .storedBeforeAcknowledged: "courier: stored before it is acknowledged"
        case .nothingTwice: "courier: nothing is shown twice"
        case .setAside: "no push keeps a phone from starting"
        case .silentPush: "generating-a-remote-notification"
        case .backgroundPush: "pushing-background-updates-to-your-app"
        case .power: "sending-notification-requests-to-apns: apns-priority"
        case .liveActivity: "starting-and-updating-live-activities-with-activitykit-push-notifications"
        case .activityDismissed: "ActivityState.dismissed"
        case .activityChannel: "ActivityKit: input-push-channel names the broadcast channel of an activity"

        case .addRequest: "UNUserNotificationCenter.add(_:)"
        case .pendingLimit: "UNUserNotificationCenter.add: the system keeps \(PendingRequests.limit) pending requests"

        case .extensionRuns:
            "UNNotificationServiceExtension: an alert with text, mutable-content 1, alerts on for the app"
        case .extensionTime: "UNNotificationServiceExtension: at most about 30 seconds"
        case .extensionDelivered: "UNNotificationServiceExtension: the content handler was called"
        case .extensionWithoutResult: "UNNotificationServiceExtension: without a result the original is shown"
        case .extensionWithoutText: "UNNotificationServiceExtension: without alert text the modifications are ignored"
        case .filtering: "com.apple.developer.usernotifications.filtering: empty content suppresses"
        case .processLimit: "a limit of extensions' processes (Choices)"
        case .attachmentChecked: "UNNotificationAttachment: validated again before it is shown"

        case .notAuthorized: "asking-permission-to-use-notifications: nothing is shown without authorization"
        case .nothingToShow: "UNNotificationContent: no text, sound or badge"
        case .alertsOff: "asking-permission-to-use-notifications: alerts are off, the centre still lists them"
        case .everythingOff: "UNNotificationSettings: banner, lock screen and centre are off"
        case .provisional: "asking-permission-to-use-notifications: provisional ones come quietly, in the centre only"
        case .passive: "UNNotificationInterruptionLevel.passive: the list only, without light or sound"
        case .focus: "UNNotificationInterruptionLevel: only time sensitive and critical ones pass a Focus"
        case .focusFilter: "UNNotificationContent.filterCriteria: evaluated against the app's filter of the Focus"
        case .summary: "UNNotificationInterruptionLevel: what may not break through waits for the scheduled summary"
        case .muted: "presentation: the person muted the app"
        case .alertStyleNone: "UNAlertStyle.none: no banner"
        case .locked: "UNNotificationSettings.lockScreenSetting: the phone is locked"
        case .background: "UNNotificationRequest: the app is not in the foreground, its settings decide"
        case .willPresent: "userNotificationCenter(_:willPresent:withCompletionHandler:)"
        case .foreground: "userNotificationCenter(_:willPresent:): the returned options decide"
        case .foregroundNothing: "userNotificationCenter(_:willPresent:): the delegate asked for nothing"
        case .noDelegate: "UNUserNotificationCenterDelegate: in the foreground, without a delegate"
        case .late: "userNotificationCenter(_:willPresent:): no answer in time, not presented"
        case .critical: "UNNotificationInterruptionLevel.critical: always through"
        case .sameIdentifier: "UNNotificationRequest.identifier: the same identifier replaces"
        case .deliveredLimit: "the centre keeps \(DeliveredList.limit) notifications of an app"
        case .badge: "UNMutableNotificationContent.badge: nil leaves it, 0 removes it"
        case .sound: "UNNotificationSound: played with the alert"
        case .soundOff: "UNNotificationSettings.soundSetting is off"
        case .silentSwitch: "UNNotificationSound: the silent switch mutes all but critical sounds"

        case .contentExtension: "UNNotificationContentExtension"
        case .answer: "handling-notifications-and-notification-related-actions"
        case .authenticationRequired: "UNNotificationActionOptions.authenticationRequired"
        case .launchImage: "UNNotificationContent.launchImageName"
        case .explicitDismissal: "UNNotificationDismissActionIdentifier: only an explicit dismissal is sent"
        case .customDismissAction: "UNNotificationCategoryOptions.customDismissAction"
        case .openURL: "UIApplication.open(_:options:completionHandler:)"
        }
    }
}
