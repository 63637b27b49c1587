import AppLink
import Foundation
import NotificationModel
import ViewLink
import WireCoding

/// A sample of every message of the app link.
enum AppSamples {
    static func goldens() throws -> [Golden] {
        try Golden.of(frames) + Golden.of(windowOrders) + Golden.of(windowReports) + Golden.of(appCalls)
            + Golden.of(deviceCalls) + Golden.of(replies)
            + Golden.of(triggers) + Golden.of(sounds) + Golden.of(icons)
    }

    /// As a content extension of that version of the view link said it.
    private static var contentHello: LinkHello {
        var hello = LinkHello(version: 2, role: .contentExtension, bundleID: "com.example.app.content", processID: 8)
        hello.viewVersion = 2
        return hello
    }

    private static let frames: [LinkFrame] = [
        .hello(LinkHello(version: 2, role: .app, bundleID: "com.example.app", processID: 7, launchSecret: "secret")),
        .hello(contentHello),
        .welcome(LinkWelcome(version: 2, deviceName: "Phone", applicationState: .background)),
        .welcome(LinkWelcome(version: 2, deviceName: "Phone", applicationState: .active, viewVersion: 2)),
        .refused(failure),
        .appCall(id: 7, .setBadge(3)),
        .deviceCall(id: 7, .applicationStateChanged(.inactive)),
        .reply(id: 7, .done),
        .failure(id: 7, failure),
        .failure(id: nil, failure),
    ]

    private static let failure = LinkFailure(domain: "UNErrorDomain", code: 1401, message: "It cannot be scheduled.")

    private static let appCalls: [AppCall] = [
        .requestAuthorization([.alert, .sound, .badge]), .settings, .setCategories([category]), .categories,
        .add(request),
        .pendingRequests, .deliveredNotifications, .removePending(["a", "b"]), .removePending(nil),
        .removeDelivered(["a"]), .removeDelivered(nil), .setBadge(3), .registerForRemoteNotifications,
        .unregisterForRemoteNotifications, .delegateChanged(isSet: true), .openURL("https://example.com/a?b=c"),
        .log(LinkLog(level: "error", subsystem: "com.example", category: "net", message: "It failed.")),
        .contentExtension(.dismiss), .window(.failed(reason: "It has too many views.")),
        .observeDarwinNotifications, .postDarwinNotification("com.example.changed"),
        .requestLocation(always: true, purpose: "To find shops."), .watchLocation,
    ]

    private static let windowOrders: [AppWindowOrder] = [
        .show(AppWindowTraits(width: 393, height: 852, safeTop: 59, safeBottom: 34, isDark: true, contentSize: "XL")),
        .event(.returnKey(node: 4)), .hide,
    ]

    private static let windowReports: [AppWindowReport] = [
        .views(ViewTreeUpdate(isWhole: true, changed: [], removed: [], panel: ViewPanel(height: 852))),
        .failed(reason: "It has too many views."),
    ]

    private static let deviceCalls: [DeviceCall] = [
        .willPresent(delivered),
        .didReceive(NotificationResponse(actionIdentifier: "reply", userText: "Yes", notification: delivered)),
        .openSettings(delivered), .openSettings(nil),
        .backgroundPush(userInfo: ["aps": .dictionary(["content-available": .integer(1)]), "key": .null]),
        .applicationStateChanged(.active), .openURL("app://page"), .deviceToken("00ff"), .serve(request),
        .serviceTimeWillExpire, .contentExtension(.opened(id: 4, true)), .window(.hide),
        .darwinNotification("com.example.changed"), .location(LocationFacts(access: .denied)),
    ]

    private static let replies: [LinkReply] = [
        .done, .granted(true), .settings(settings), .categories([category]), .requests([request]),
        .delivered([delivered]),
        .deviceToken("00ff"), .presentation([.banner, .list]), .presentation(nil), .content(content), .fetchResult(1),
        .responseOption(.dismissAndForwardAction),
        .location(LocationFacts(access: .whenInUse, latitude: 48.25, longitude: 16.5)),
    ]

    private static let triggers: [Trigger] = [
        .push, .timeInterval(seconds: 60.5, repeats: true), .calendar(components, repeats: true),
        .calendar(DateComponents(hour: 9, minute: 30), repeats: false),
        .location(Region(identifier: "home", latitude: 52.5, longitude: 13.25, radius: 200), repeats: false),
    ]

    private static let sounds: [NotificationSound.Source] = [
        .systemDefault, .systemRingtone, .named("ping.caf"), .ringtone(named: "ring.caf"),
    ]

    private static let icons: [NotificationAction.Icon] = [.template(name: "mine"), .system(name: "star")]

    private static let components: DateComponents = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "fr_FR")
        calendar.timeZone = TimeZone(identifier: "Europe/Paris") ?? .gmt
        calendar.firstWeekday = 2
        calendar.minimumDaysInFirstWeek = 4
        var components = DateComponents(calendar: calendar, timeZone: calendar.timeZone)
        (components.era, components.year, components.month, components.day) = (1, 2026, 11, 22)
        (components.hour, components.minute, components.second, components.nanosecond) = (9, 30, 15, 5)
        (components.weekday, components.weekdayOrdinal, components.quarter) = (1, 4, 4)
        (components.weekOfMonth, components.weekOfYear, components.yearForWeekOfYear) = (4, 47, 2026)
        return components
    }()

    static let category = NotificationCategory(
        identifier: "message",
        actions: [
            NotificationAction(
                identifier: "reply",
                title: DisplayText(localization: .init(key: "REPLY", arguments: ["Mia"])),
                options: [.foreground],
                icon: .system(name: "arrowshape.turn.up.left"),
                textInput: .init(buttonTitle: "Send", placeholder: "Your words")
            )
        ],
        intentIdentifiers: ["INSendMessageIntent"],
        options: [.customDismissAction],
        hiddenPreviewsBodyPlaceholder: "%u messages",
        categorySummaryFormat: "%u more"
    )

    static let content: NotificationContent = {
        var content = NotificationContent()
        content.title = "Title"
        content.subtitle = "Subtitle"
        content.body = DisplayText(localization: .init(key: "BODY", arguments: ["1", "2"]))
        content.badge = 3
        content.sound = NotificationSound(.named("ping.caf"), isCritical: true, volume: 0.5)
        content.attachments = [
            Attachment(
                identifier: "a",
                path: "/files/a.png",
                type: "public.png",
                options: .init(
                    typeHint: "public.png",
                    isThumbnailHidden: true,
                    thumbnailClippingRect: UnitRect(x: 0, y: 0.25, width: 1, height: 0.5),
                    thumbnailTime: 1.5
                )
            )
        ]
        content.categoryIdentifier = "message"
        content.threadIdentifier = "thread"
        content.launchImageName = "launch"
        content.targetContentIdentifier = "window"
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 0.75
        content.filterCriteria = "work"
        content.summaryArgument = "Mia"
        content.summaryArgumentCount = 2
        content.userInfo = [
            "text": .string("t"), "whole": .integer(9_007_199_254_740_993), "part": .double(0.5), "flag": .bool(true),
            "nothing": .null, "bytes": .data(Data([0, 255])), "date": .date(date), "list": .array([.integer(1)]),
            "$own": .dictionary(["a": .string("b")]),
        ]
        content.communication = Communication(
            senderName: "Mia",
            groupName: "Family",
            avatarPath: "/files/mia.png",
            conversationIdentifier: "family",
            isCall: false
        )
        return content
    }()

    static let request = NotificationRequest(
        identifier: "one",
        content: content,
        trigger: .timeInterval(seconds: 60, repeats: true)
    )

    static let date = Date(timeIntervalSince1970: 1_800_000_000.25)
    static let delivered = DeliveredNotification(request: request, date: date)

    private static let settings: NotificationSettings = {
        var settings = NotificationSettings()
        settings.authorizationStatus = .authorized
        settings.sound = .enabled
        settings.badge = .disabled
        settings.alertStyle = .banner
        settings.showPreviews = .whenAuthenticated
        settings.providesAppNotificationSettings = true
        return settings
    }()
}
