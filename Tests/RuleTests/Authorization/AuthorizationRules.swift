import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 2: authorization and settings.
@Suite("2. Authorization and settings", .timeLimit(.minutes(1))) struct AuthorizationRules {
    private static let critical = ["com.apple.developer.usernotifications.critical-alerts": true]
    private static let timeSensitive = ["com.apple.developer.usernotifications.time-sensitive": true]

    @Test("The first call asks once; later ones get the stored answer (S5)", arguments: [true, false])
    func asksOnce(allow: Bool) async throws {
        try await withApp(asking: nil) { app in
            #expect(await app.center.notificationSettings().authorizationStatus == .notDetermined)
            let answer = try await app.authorize([.alert], allow: allow)
            #expect(answer == allow)
            // No person answers any more: these return by themselves.
            #expect(try await app.center.requestAuthorization(options: [.alert]) == allow)
            #expect(try await app.center.requestAuthorization(options: [.alert, .sound]) == allow)
            #expect(try await app.phone.render().prompts.isEmpty)
            #expect(await app.center.notificationSettings().authorizationStatus == (allow ? .authorized : .denied))
        }
    }

    @Test("Two calls before the person has answered are one question (S5)")
    func oneQuestion() async throws {
        try await withApp(asking: nil) { app in
            async let other = app.center.requestAuthorization(options: [.alert])
            let answers = try await [app.authorize([.alert]), other]
            #expect(answers == [true, true])
            #expect(try await app.phone.render().prompts.isEmpty)
        }
    }

    @Test("Don't Allow: granted is false, without an error, and add is accepted but shows nothing (S5; Ambiguous 14)")
    func denied() async throws {
        try await withApp(asking: nil) { app in
            #expect(try await app.authorize([.alert, .sound], allow: false) == false)
            try await app.add("hidden")
            try await app.phone.wait(forStep: .suppressed, of: .local("hidden"))
            #expect(try await app.titles().isEmpty)
        }
    }

    @Test("granted is the overall answer; a single setting changes any time and is seen at once (S5)")
    func singleSettings() async throws {
        try await withApp { app in
            #expect(await app.center.notificationSettings().soundSetting == .enabled)
            try await app.change { $0.sound = .disabled }
            let settings = await app.center.notificationSettings()
            #expect(settings.soundSetting == .disabled && settings.alertSetting == .enabled)
            #expect(try await app.center.requestAuthorization(options: [.sound]))
            try await app.add("one") { $0.sound = .default }
            let journey = try await app.phone.wait(forStep: .shown, of: .local("one"))
            #expect(!journey.entries.contains { $0.event == .soundPlayed })
        }
    }

    @Test("With alerts off and the centre on, alerts are still listed (S5 asking-permission)")
    func alertsOffStillListed() async throws {
        try await withApp { app in
            try await app.change { $0.alert = .disabled }
            try await app.add("one")
            let model = try await app.phone.wait(for: "the list") { !$0.center.isEmpty }
            #expect(model.banner == nil)
        }
    }

    @Test("With alerts off, willPresent is still called in the foreground (S5 asking-permission)")
    func alertsOffStillAsks() async throws {
        try await withApp { app in
            let delegate = RecordingDelegate(presenting: [.banner, .list])
            await app.use(delegate)
            try await app.bringToFront()
            try await app.change { $0.alert = .disabled }
            try await app.add("one")
            let model = try await app.phone.wait(for: "the list") { !$0.center.isEmpty }
            #expect(model.banner == nil)
            try await app.phone.wait(forStep: .willPresent, of: .local("one"))
        }
    }

    @Test("Provisional: granted without a question; the centre only, no banner, sound, lock screen, badge (S5)")
    func provisional() async throws {
        try await withApp(asking: nil) { app in
            #expect(try await app.center.requestAuthorization(options: [.alert, .sound, .badge, .provisional]))
            #expect(await app.center.notificationSettings().authorizationStatus == .provisional)
            try await app.add("quiet") { content in
                content.sound = .default
                content.badge = 3
            }
            let model = try await app.phone.wait(for: "the list") { !$0.center.isEmpty }
            #expect(model.banner == nil && model.center[0].cards[0].isProvisional)
            #expect(try await app.icon().badge == 0)
            let journey = try await app.phone.wait(forStep: .listed, of: .local("quiet"))
            #expect(!journey.entries.contains { $0.event == .soundPlayed })
            try await app.phone.setLocked(true)
            #expect(try await app.titles().isEmpty, "nothing of it stands on the lock screen")
        }
    }

    @Test("Ephemeral authorization may notify (S1, S4; App Clips)")
    func ephemeral() async throws {
        try await withApp { app in
            try await app.change { $0.authorizationStatus = .ephemeral }
            #expect(await app.center.notificationSettings().authorizationStatus == .ephemeral)
            try await app.add("one")
            try await app.phone.wait(for: "a banner") { $0.banner?.title == "one" }
        }
    }

    @Test("criticalAlert without the entitlement is not supported (S5)")
    func criticalWithoutEntitlement() async throws {
        try await withInstalledApp(asking: [.alert, .sound, .criticalAlert]) { app in
            #expect(await app.center.notificationSettings().criticalAlertSetting == .notSupported)
            try await app.prefer { $0.isSilent = true }
            try await app.add("one") { content in
                content.interruptionLevel = .critical
                content.sound = .defaultCritical
            }
            let journey = try await app.phone.wait(forStep: .shown, of: .local("one"))
            #expect(!journey.entries.contains { $0.event == .soundPlayed })
        }
    }

    @Test("criticalAlert with its entitlement ignores mute and Do Not Disturb, with its own volume (S5)")
    func criticalWithEntitlement() async throws {
        try await withInstalledApp(
            entitlements: { Self.critical },
            asking: [.alert, .sound, .criticalAlert]
        ) { app in
            #expect(await app.center.notificationSettings().criticalAlertSetting == .enabled)
            try await app.prefer { preferences in
                preferences.isSilent = true
                preferences.focus = "Do Not Disturb"
            }
            let cue = try await app.phone.sound {
                try await app.add("one") { content in
                    content.interruptionLevel = .critical
                    content.sound = .defaultCriticalSound(withAudioVolume: 0.25)
                }
            }
            try await app.phone.wait(for: "a banner") { $0.banner?.title == "one" }
            #expect(cue.volume == 0.25)
        }
    }

    @Test("timeSensitive is an entitlement; asking for it changes nothing (S3, S4)", arguments: [true, false])
    func timeSensitiveIsAnEntitlement(isEntitled: Bool) async throws {
        try await withInstalledApp(
            entitlements: { isEntitled ? Self.timeSensitive : [:] },
            asking: isEntitled ? [.alert] : [.alert, .timeSensitive]
        ) { app in
            let setting = await app.center.notificationSettings().timeSensitiveSetting
            #expect(setting == (isEntitled ? .enabled : .notSupported))
            try await app.prefer { $0.focus = "Work" }
            try await app.add("urgent") { $0.interruptionLevel = .timeSensitive }
            try await app.phone.wait(forStep: isEntitled ? .shown : .listed, of: .local("urgent"))
        }
    }

    @Test("announcement is always included (S3, S4)")
    func announcementIsIncluded() async throws {
        try await withApp(asking: [.alert]) { app in
            #expect(await app.center.notificationSettings().announcementSetting == .enabled)
        }
    }

    @Test("providesAppNotificationSettings adds the button; from Settings, openSettingsFor gets nil (S6)")
    func ownSettings() async throws {
        try await withApp(asking: [.alert, .providesAppNotificationSettings]) { app in
            #expect(await app.center.notificationSettings().providesAppNotificationSettings)
            let delegate = RecordingDelegate()
            await app.use(delegate)
            try await app.add("one")
            let card = try await app.card("one")
            try await app.phone.openSettings(app: RuleApp.bundleID, card: nil)
            try await app.phone.openSettings(app: RuleApp.bundleID, card: card.key)
            var opened: [String?] = []
            for await one in delegate.heard {
                if case .openSettings(let notification) = one { opened.append(notification?.request.identifier) }
                if opened.count == 2 { break }
            }
            #expect(opened == [nil, "one"])
        }
    }

    @Test("Without that option there is no button (S6)")
    func noOwnSettings() async throws {
        try await withApp(asking: [.alert]) { app in
            #expect(await app.center.notificationSettings().providesAppNotificationSettings == false)
            await #expect(throws: PhoneAPI.Refusal.self) {
                try await app.phone.openSettings(app: RuleApp.bundleID, card: nil)
            }
        }
    }

    @Test("NotSupported: never asked for; Disabled: off; Enabled: on (S6)")
    func threeStates() async throws {
        try await withApp(asking: [.alert, .sound]) { app in
            try await app.change { $0.sound = .disabled }
            let settings = await app.center.notificationSettings()
            #expect(settings.alertSetting == .enabled)
            #expect(settings.soundSetting == .disabled)
            #expect(settings.badgeSetting == .notSupported)
            #expect(settings.carPlaySetting == .notSupported)
        }
    }
}
