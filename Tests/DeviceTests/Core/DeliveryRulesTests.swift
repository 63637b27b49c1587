import DeviceCore
import Foundation
import NotificationModel
import Testing

/// What a person notices, rule by rule; asked of the whole phone as a value.
@Suite struct DeliveryRulesTests {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    static func phone(
        _ options: AuthorizationOptions = [.alert, .sound, .badge],
        entitlements: Entitlements = Entitlements(criticalAlerts: true, timeSensitive: true)
    ) throws -> PhoneState {
        var profile = AppProfile(name: "Example")
        profile.entitlements = entitlements
        var phone = PhoneState(apps: [AppState(bundleID: "app", profile: profile)])
        _ = try phone.requestAuthorization(options, bundleID: "app")
        phone.answerAuthorization(allow: true, bundleID: "app")
        return phone
    }

    static func content(_ title: String = "Hello", change: (inout NotificationContent) -> Void = { _ in })
        -> NotificationContent
    {
        var content = NotificationContent()
        content.title = DisplayText(title)
        content.sound = NotificationSound()
        change(&content)
        return content
    }

    static func arrival(_ content: NotificationContent = content(), id: String = "one", after seconds: Double = 0)
        -> Arrival
    {
        let request = NotificationRequest(identifier: id, content: content, trigger: .push)
        let notification = DeliveredNotification(request: request, date: now.addingTimeInterval(seconds))
        return Arrival(bundleID: "app", notification: notification, journeyID: id)
    }

    private func shown(
        _ content: NotificationContent = content(),
        foreground: ForegroundAnswer = .notAsked,
        on phone: PhoneState
    ) throws -> Placement {
        var phone = phone
        return try phone.present(Self.arrival(content), foreground: foreground, at: Self.now).placement
    }

    @Test func inTheBackgroundItIsABannerInTheCentreWithSound() throws {
        let placement = try shown(on: Self.phone())
        #expect(placement.banner && placement.center && placement.lockScreen && placement.sound)
    }

    @Test func withoutAuthorizationNothingIsShown() throws {
        var phone = PhoneState(apps: [AppState(bundleID: "app", profile: AppProfile(name: "Example"))])
        #expect(try !shown(on: phone).isVisible)
        _ = try phone.requestAuthorization([.alert], bundleID: "app")
        phone.answerAuthorization(allow: false, bundleID: "app")
        #expect(try !shown(on: phone).isVisible)
    }

    @Test func onlyWhatWasAskedForHappens() throws {
        let placement = try shown(Self.content { $0.badge = 1 }, on: Self.phone([.sound]))
        #expect(!placement.isVisible && placement.sound && !placement.badge)
    }

    @Test func alertsOffStillListsInTheCentre() throws {
        var phone = try Self.phone()
        phone.apps["app"]?.settings.alert = .disabled
        let placement = try shown(on: phone)
        #expect(!placement.banner && placement.center)
    }

    @Test func provisionalIsQuiet() throws {
        var phone = PhoneState(apps: [AppState(bundleID: "app", profile: AppProfile(name: "Example"))])
        let outcome = try phone.requestAuthorization([.alert, .sound, .badge, .provisional], bundleID: "app")
        #expect(outcome == .answered(granted: true))
        let placement = try shown(Self.content { $0.badge = 1 }, on: phone)
        #expect(placement.center && !placement.banner && !placement.lockScreen && !placement.sound && !placement.badge)
    }

    @Test func keptProvisionalStaysQuietAndTurnedOffIsDenied() throws {
        var settings = NotificationSettings()
        _ = Authorization.request([.alert, .provisional], settings: &settings, entitlements: Entitlements())
        var kept = settings
        Authorization.settleProvisional(keep: true, settings: &kept)
        #expect(
            kept.authorizationStatus == .authorized && kept.alert == .disabled && kept.notificationCenter == .enabled
        )
        Authorization.settleProvisional(keep: false, settings: &settings)
        #expect(settings.authorizationStatus == .denied)
    }

    @Test func passiveIsListedWithoutSound() throws {
        let placement = try shown(Self.content { $0.interruptionLevel = .passive }, on: Self.phone())
        #expect(!placement.banner && placement.center && !placement.sound)
    }

    @Test(arguments: [
        (InterruptionLevel.passive, false), (.active, false), (.timeSensitive, true), (.critical, true),
    ])
    func aFocusLetsThrough(level: InterruptionLevel, passes: Bool) throws {
        var phone = try Self.phone([.alert, .sound, .criticalAlert])
        phone.preferences.focus = "Work"
        let placement = try shown(Self.content { $0.interruptionLevel = level }, on: phone)
        #expect(placement.banner == passes && placement.sound == passes && placement.center)
    }

    @Test func timeSensitiveNeedsItsSetting() throws {
        var phone = try Self.phone()
        phone.preferences.focus = "Sleep"
        phone.apps["app"]?.settings.timeSensitive = .disabled
        #expect(try !shown(Self.content { $0.interruptionLevel = .timeSensitive }, on: phone).banner)
    }

    @Test func criticalNeedsItsEntitlement() throws {
        var phone = try Self.phone([.alert, .sound, .criticalAlert], entitlements: Entitlements())
        phone.preferences.focus = "Sleep"
        #expect(phone.apps["app"]?.settings.criticalAlert == .notSupported)
        #expect(try !shown(Self.content { $0.interruptionLevel = .critical }, on: phone).banner)
    }

    @Test func theSilentSwitchMutesAllButCritical() throws {
        var phone = try Self.phone([.alert, .sound, .criticalAlert])
        phone.preferences.isSilent = true
        #expect(try !shown(on: phone).sound)
        #expect(try shown(Self.content { $0.interruptionLevel = .critical }, on: phone).sound)
    }

    @Test func aCriticalOneWithoutSoundHasTheDefaultCriticalSound() throws {
        var phone = try Self.phone([.alert, .sound, .criticalAlert])
        let content = Self.content { content in
            content.sound = nil
            content.interruptionLevel = .critical
        }
        let shown = try phone.present(Self.arrival(content), foreground: .notAsked, at: Self.now)
        #expect(shown.sound == NotificationSound(isCritical: true))
    }

    @Test func aMutedAppIsListedOnly() throws {
        var phone = try Self.phone()
        phone.apps["app"]?.profile.mutedUntil = Self.now.addingTimeInterval(3600)
        let placement = try shown(on: phone)
        #expect(!placement.banner && !placement.sound && placement.center)
        phone.apps["app"]?.profile.mutedUntil = Self.now
        #expect(try shown(on: phone).banner)
    }

    @Test func aLockedPhoneShowsItOnTheLockScreen() throws {
        var phone = try Self.phone()
        phone.surface = .lockScreen
        let placement = try shown(on: phone)
        #expect(!placement.banner && placement.lockScreen && placement.sound)
        phone.apps["app"]?.settings.lockScreen = .disabled
        #expect(try !shown(on: phone).lockScreen)
    }

    @Test func withoutTextNothingIsSeenButHeard() throws {
        let placement = try shown(Self.content(""), on: Self.phone())
        #expect(!placement.isVisible && placement.sound)
    }

    @Test(
        arguments: [
            (PresentationOptions.banner, true, false, false), (.list, false, true, false), (.sound, false, false, true),
            (.alert, true, true, false), ([.banner, .list, .sound], true, true, true), ([], false, false, false),
        ] as [(PresentationOptions, Bool, Bool, Bool)]
    )
    func inTheForegroundTheOptionsDecide(
        options: PresentationOptions,
        banner: Bool,
        center: Bool,
        sound: Bool
    ) throws {
        let placement = try shown(foreground: .options(options), on: Self.phone())
        #expect([placement.banner, placement.center, placement.sound] == [banner, center, sound])
    }

    @Test func inTheForegroundALateAnswerPresentsNothing() throws {
        #expect(try !shown(foreground: .late, on: Self.phone()).isVisible)
    }

    @Test func withoutADelegateASwitchDecides() throws {
        var phone = try Self.phone()
        #expect(try !shown(foreground: .noDelegate, on: phone).isVisible)
        phone.choices.presentsWithoutDelegate = true
        #expect(try shown(foreground: .noDelegate, on: phone).banner)
    }

    @Test func theForegroundCannotGoBeyondTheSettings() throws {
        var phone = try Self.phone()
        phone.apps["app"]?.settings.alert = .disabled
        phone.apps["app"]?.settings.sound = .disabled
        let placement = try shown(foreground: .options([.banner, .sound]), on: phone)
        #expect(!placement.banner && !placement.sound)
    }
}
