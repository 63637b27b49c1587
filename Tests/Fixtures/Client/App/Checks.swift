import UserNotifications

// What Apple's framework promises of its values, checked where the app runs; the result is a notification of the app.

struct Checks {
    private(set) var failures: [String] = []
    private(set) var count = 0

    mutating func expect(_ condition: @autoclosure () throws -> Bool, _ what: String) {
        count += 1
        let holds = (try? condition()) ?? false
        if !holds { failures.append(what) }
    }

    static func run() -> Checks {
        var checks = Checks()
        checks.copies()
        checks.bridging()
        checks.errors()
        checks.defaults()
        checks.names()
        return checks
    }

    private mutating func copies() {
        let mutable = UNMutableNotificationContent()
        mutable.title = "a"
        expect(type(of: mutable.copy()) == UNNotificationContent.self, "copy() is immutable")
        let again = (mutable.copy() as? UNNotificationContent)?.mutableCopy() as? UNMutableNotificationContent
        expect(again?.title == "a", "mutableCopy() is mutable")
        let request = UNNotificationRequest(identifier: "r", content: mutable, trigger: nil)
        mutable.title = "b"
        expect(request.content.title == "a", "a request keeps a copy")
        expect(request.content == again, "contents are compared by value")
    }

    private mutating func bridging() {
        let content = UNMutableNotificationContent()
        content.badge = 3
        expect(content.badge == 3 as NSNumber, "x as NSNumber")
        let optional: Int? = nil
        content.badge = optional as NSNumber?
        expect(content.badge == nil, "x as NSNumber?")
        content.badge = (content.badge?.intValue ?? 0) + 1 as NSNumber
        expect(content.badge?.intValue == 1, "badge + 1")
        content.userInfo = ["a": 1, "b": ["c": "d"], "e": NSNull()]
        expect(content.userInfo["a"] as? Int == 1, "an Int of userInfo")
        expect((content.userInfo["b"] as? [String: String])?["c"] == "d", "a dictionary of userInfo")
        expect((content.userInfo["b"] as? NSDictionary)?["c"] as? String == "d", "an NSDictionary of userInfo")
        expect(content.userInfo["e"] is NSNull, "NSNull of userInfo")
        expect(content.userInfo.keys.contains(AnyHashable("e")), "AnyHashable keys")
        content.sound = .default
        expect(content.sound == UNNotificationSound.default, "sounds are compared by value")
        let data = try? NSKeyedArchiver.archivedData(withRootObject: content.copy(), requiringSecureCoding: true)
        let back = data.flatMap { data in
            try? NSKeyedUnarchiver.unarchivedObject(ofClass: UNNotificationContent.self, from: data)
        }
        expect(back == content.copy() as? UNNotificationContent, "an archive comes back equal")
    }

    private mutating func errors() {
        let nsError = NSError(domain: UNErrorDomain, code: 1)
        expect(UNError.errorDomain == "UNErrorDomain" && UNError.notificationsNotAllowed.rawValue == 1, "names")
        expect(UNError(_nsError: nsError).code == .notificationsNotAllowed, "UNError(_nsError:)")
        expect(UNError(.attachmentCorrupt).code.rawValue == 105, "UNError(_:)")
        func thrown() throws { throw UNError(.notificationsNotAllowed) }
        do { try thrown() } catch UNError.notificationsNotAllowed { expect(true, "") } catch {
            expect(false, "catch UNError.notificationsNotAllowed")
        }
        do { try thrown() } catch let error as UNError { expect(error.errorCode == 1, "errorCode") } catch {
            expect(false, "catch let error as UNError")
        }
        do { try thrown() } catch {
            expect((error as NSError).domain == UNErrorDomain && (error as NSError).code == 1, "error as NSError")
        }
        let url = URL(fileURLWithPath: "/nowhere.png")
        do {
            _ = try UNNotificationAttachment(identifier: "a", url: url)
            expect(false, "a missing attachment throws")
        } catch let error as UNError where error.code == .attachmentInvalidURL {
            expect(!error.localizedDescription.isEmpty, "it says what")
        } catch { expect(false, "a missing attachment is attachmentInvalidURL") }
    }

    private mutating func defaults() {
        let action = UNNotificationAction(identifier: "a", title: "A")
        expect(action.options.isEmpty && action.icon == nil, "an action's defaults")
        let iconed = UNNotificationAction(
            identifier: "a",
            title: "A",
            options: [.foreground],
            icon: UNNotificationActionIcon(systemImageName: "star")
        )
        expect(iconed.icon != nil, "an action's icon")
        let category = UNNotificationCategory(identifier: "c", actions: [action], intentIdentifiers: [])
        expect(category.options.isEmpty && category.actions == [action], "a category's defaults")
        let content = UNNotificationContent()
        expect(content.title.isEmpty && content.targetContentIdentifier == nil, "content's defaults")
        expect(content.interruptionLevel == .active && content.relevanceScore == 0, "content's level")
        let critical: UNNotificationSound = .defaultCriticalSound(withAudioVolume: 0.5)
        expect(critical != .default, "a critical sound")
        expect(UNNotificationSound.ringtoneSoundNamed(.init("a")) != .default, "class functions")
        var date = DateComponents()
        date.hour = 8
        let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
        expect(trigger.repeats && trigger.dateComponents.hour == 8, "a calendar trigger")
        expect(trigger.nextTriggerDate() != nil, "nextTriggerDate()")
        let interval: UNNotificationTrigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        expect((interval as? UNTimeIntervalNotificationTrigger)?.timeInterval == 60, "an interval trigger")
        expect((interval as? UNCalendarNotificationTrigger) == nil, "triggers are told apart")
    }

    private mutating func names() {
        expect(
            UNNotificationDefaultActionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier",
            "the default action's identifier"
        )
        expect(
            UNNotificationDismissActionIdentifier == "com.apple.UNNotificationDismissActionIdentifier",
            "the dismiss action's identifier"
        )
        expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current(), "current() is one")
        expect(UNUserNotificationCenter.current().supportsContentExtensions, "supportsContentExtensions")
        expect("\(UNNotificationInterruptionLevel.timeSensitive)" == "timeSensitive", "the app's own description")
    }
}

/// Tells the person, and the test, what came of the checks.
func reportChecks() {
    let checks = Checks.run()
    let content = UNMutableNotificationContent()
    content.title = checks.failures.isEmpty ? "\(checks.count) checks hold" : "Failed"
    content.body = checks.failures.joined(separator: ", ")
    UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: "checks", content: content, trigger: nil)
    )
}

/// The async forms, as an app awaits them.
func awaitedCalls() async {
    let center = UNUserNotificationCenter.current()
    var lines: [String] = []
    do {
        try await center.requestAuthorization(options: [.alert])
        let granted = try await center.requestAuthorization()
        lines.append("granted \(granted)")
        try await center.setBadgeCount(0)
        let request = UNNotificationRequest(
            identifier: "pending",
            content: content(),
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
        )
        try await center.add(request)
        lines.append("pending \(await center.pendingNotificationRequests().contains { $0.identifier == "pending" })")
        lines.append("delivered \(await center.deliveredNotifications().count >= 0)")
        lines.append("categories \(await center.notificationCategories().count)")
        lines.append("alert \(await center.notificationSettings().alertSetting)")
        do {
            let wrong = UNMutableNotificationContent()
            wrong.title = "wrong"
            wrong.userInfo = ["self": Checks()]
            try await center.add(UNNotificationRequest(identifier: "wrong", content: wrong, trigger: nil))
        } catch {
            lines.append("unencodable told \(error.localizedDescription.contains("userInfo.self"))")
        }
    } catch {
        lines.append("\(error)")
    }
    let report = UNMutableNotificationContent()
    report.title = "Awaited"
    report.body = lines.joined(separator: ", ")
    try? await center.add(UNNotificationRequest(identifier: "awaited", content: report, trigger: nil))
}
