import UserNotifications

/// The kinds of notifications that the app gets, with their buttons.
enum NotificationCategories {
    static let all: Set<UNNotificationCategory> = [message, media]

    private static let message = UNNotificationCategory(
        identifier: "message",
        actions: [
            UNTextInputNotificationAction(
                identifier: "reply",
                title: "Reply",
                options: [],
                icon: UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left"),
                textInputButtonTitle: "Send",
                textInputPlaceholder: "Message"
            ),
            UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
            UNNotificationAction(
                identifier: "delete",
                title: "Delete",
                options: [.destructive, .authenticationRequired]
            ),
        ],
        intentIdentifiers: [],
        options: .customDismissAction
    )

    private static let media = UNNotificationCategory(
        identifier: "media",
        actions: [
            UNNotificationAction(
                identifier: "like",
                title: "Like",
                options: [],
                icon: UNNotificationActionIcon(systemImageName: "hand.thumbsup")
            ),
            UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
        ],
        intentIdentifiers: [],
        options: .customDismissAction
    )
}
