import DeviceCore
import Foundation
import NotificationModel
import Testing

/// The centre, the badge, the banner and answers, asked of the phone as a value.
@Suite struct CenterTests {
    private typealias Rules = DeliveryRulesTests
    private let now = DeliveryRulesTests.now

    private func render(_ phone: PhoneState) -> RenderModel {
        Projection(
            phoneID: "p",
            phoneName: "P",
            now: now,
            isClockManual: true,
            resolve: { text, _ in text.plain }
        ).render(phone)
    }

    @discardableResult
    private func present(
        _ phone: inout PhoneState,
        _ id: String,
        after seconds: Double = 0,
        change: (inout NotificationContent) -> Void = { _ in }
    ) throws -> Presentation {
        let arrival = Rules.arrival(Rules.content(id, change: change), id: id, after: seconds)
        return try phone.present(arrival, foreground: .notAsked, at: now.addingTimeInterval(seconds))
    }

    @Test func theSameIdentifierReplacesAndAlertsAgain() throws {
        var phone = try Rules.phone()
        let first = try present(&phone, "one")
        let second = try present(&phone, "one", after: 60) { $0.body = "again" }
        #expect(second.key == first.key && second.placement.banner)
        #expect(second.steps.map(\.event).contains(.replaced))
        let cards = render(phone).center.flatMap(\.cards)
        #expect(cards.count == 1 && cards[0].body == "again")
    }

    @Test func whatIsShownCanBeRemovedByItsApp() throws {
        var phone = try Rules.phone()
        for (index, id) in ["a", "b", "c"].enumerated() { try present(&phone, id, after: Double(index)) }
        phone.removeDelivered(["a", "unknown"], bundleID: "app")
        #expect(render(phone).center.flatMap(\.cards).map(\.title) == ["c", "b"])
        phone.removeDelivered(nil, bundleID: "app")
        #expect(render(phone).center.isEmpty)
    }

    @Test(arguments: [(nil, 5), (0, 0), (9, 9)] as [(Int?, Int)])
    func aBadgeLeavesRemovesOrSets(badge: Int?, after: Int) throws {
        var phone = try Rules.phone()
        try present(&phone, "before") { $0.badge = 5 }
        try present(&phone, "one") { $0.badge = badge }
        #expect(phone.apps["app"]?.badge == after)
    }

    @Test func aBadgeOfZeroClearsTheCentre() throws {
        var phone = try Rules.phone()
        try present(&phone, "one") { $0.badge = 1 }
        try phone.set(badge: 0, bundleID: "app")
        #expect(render(phone).center.isEmpty && phone.banner == nil)
        phone.choices.zeroBadgeClearsCenter = false
        try present(&phone, "two")
        try phone.set(badge: 0, bundleID: "app")
        #expect(render(phone).center.count == 1)
    }

    @Test func threadsGroupWhereTheAppNamesThem() throws {
        var phone = try Rules.phone()
        try present(&phone, "a") { $0.threadIdentifier = "x" }
        try present(&phone, "b", after: 1) { $0.threadIdentifier = "y" }
        try present(&phone, "c", after: 2) { $0.threadIdentifier = "x" }
        #expect(render(phone).center.map { $0.cards.map(\.title) } == [["c", "a"], ["b"]])
        phone.preferences.grouping = .byApp
        #expect(render(phone).center.map(\.cards.count) == [3])
        phone.preferences.grouping = .off
        #expect(render(phone).center.map(\.cards.count) == [1, 1, 1])
    }

    @Test func theCentreKeepsTheNewest() throws {
        var phone = try Rules.phone()
        for number in 0..<(DeliveredList.limit + 3) { try present(&phone, "\(number)", after: Double(number)) }
        #expect(phone.apps["app"]?.delivered.entries.count == DeliveredList.limit)
        #expect(phone.apps["app"]?.delivered.entries.first?.identifier == "3")
    }

    @Test func aTemporaryBannerLeavesAndAPersistentOneStays() throws {
        var phone = try Rules.phone()
        try present(&phone, "one")
        #expect(phone.nextDeadline == now.addingTimeInterval(PhoneState.bannerSeconds))
        phone.dropBanner(at: now.addingTimeInterval(4.9))
        #expect(phone.banner != nil)
        phone.dropBanner(at: now.addingTimeInterval(5))
        #expect(phone.banner == nil && render(phone).center.count == 1)
        phone.apps["app"]?.settings.alertStyle = .alert
        try present(&phone, "two")
        #expect(phone.nextDeadline == nil && render(phone).isBannerPersistent)
    }

    @Test func anOpenBannerIsHeld() throws {
        var phone = try Rules.phone()
        let key = try present(&phone, "one").key
        try phone.expand(key)
        phone.dropBanner(at: now.addingTimeInterval(600))
        #expect(render(phone).expanded?.key == key)
        phone.collapse()
        #expect(render(phone).expanded == nil && phone.banner == nil)
    }

    @Test func hiddenPreviewsLeaveThePlaceholder() throws {
        var phone = try Rules.phone()
        let category = NotificationCategory(
            identifier: "c",
            actions: [],
            options: [.hiddenPreviewsShowTitle],
            hiddenPreviewsBodyPlaceholder: "%u messages"
        )
        try phone.set([category], bundleID: "app")
        for id in ["a", "b"] {
            try present(&phone, id) {
                $0.categoryIdentifier = "c"; $0.threadIdentifier = "t"; $0.body = "secret"
            }
        }
        try present(&phone, "plain", after: 5) { $0.body = "secret" }
        phone.apps["app"]?.settings.showPreviews = .whenAuthenticated
        #expect(render(phone).center.flatMap(\.cards).allSatisfy { !$0.isPreviewHidden })
        phone.surface = .lockScreen
        let cards = render(phone).center.flatMap(\.cards)
        #expect(cards.map(\.body) == ["Notification", "2 messages", "2 messages"])
        #expect(cards.map(\.title) == ["Example", "b", "a"])
    }

    @Test func withoutATitleTheAppsNameStandsThere() throws {
        var phone = try Rules.phone()
        try present(&phone, "") { $0.body = "text" }
        #expect(render(phone).banner?.title == "Example")
    }

    @Test func actionsShowWhereTheCategoryIsRegistered() throws {
        var phone = try Rules.phone()
        let actions = (0..<12).map { NotificationAction(identifier: "\($0)", title: DisplayText("\($0)")) }
        try phone.set([NotificationCategory(identifier: "c", actions: actions)], bundleID: "app")
        try present(&phone, "one") { $0.categoryIdentifier = "c" }
        #expect(render(phone).banner?.actions.count == 10)
        try present(&phone, "two") { $0.categoryIdentifier = "other" }
        #expect(render(phone).banner?.actions.isEmpty == true)
    }

    @Test func anAnswerGoesWhereItsActionSays() throws {
        var phone = try Rules.phone()
        let actions = [
            NotificationAction(identifier: "open", title: "Open", options: [.foreground]),
            NotificationAction(identifier: "quiet", title: "Quiet"),
            NotificationAction(identifier: "safe", title: "Safe", options: [.authenticationRequired]),
            NotificationAction(
                identifier: "say",
                title: "Say",
                textInput: .init(buttonTitle: "Send", placeholder: "…")
            ),
        ]
        try phone.set(
            [NotificationCategory(identifier: "c", actions: actions, options: [.customDismissAction])],
            bundleID: "app"
        )
        let key = try present(&phone, "one") { $0.categoryIdentifier = "c" }.key
        let plain = try present(&phone, "two").key
        #expect(try phone.answer(key, action: "open", userText: nil).delivery == .foreground)
        #expect(try phone.answer(key, action: "quiet", userText: "ignored").response.userText == nil)
        #expect(try phone.answer(key, action: "quiet", userText: nil).delivery == .background)
        #expect(try phone.answer(key, action: "say", userText: "hi").response.userText == "hi")
        #expect(
            try phone.answer(key, action: NotificationResponse.dismissActionIdentifier, userText: nil).delivery
                == .background
        )
        let dismissal = try phone.answer(plain, action: NotificationResponse.dismissActionIdentifier, userText: nil)
        guard case .none = dismissal.delivery else {
            Issue.record("a dismissal without customDismissAction went to the app")
            return
        }
        #expect(try !phone.answer(key, action: "safe", userText: nil).needsUnlock)
        phone.surface = .lockScreen
        #expect(try phone.answer(key, action: "safe", userText: nil).needsUnlock)
        #expect(throws: PhoneError.self) { try phone.answer(key, action: "none", userText: nil) }
        #expect(throws: PhoneError.self) { try phone.answer("none", action: "open", userText: nil) }
    }

    @Test func theFirstCallAsksAndLaterOnesDoNot() throws {
        var phone = PhoneState(apps: [AppState(bundleID: "app", profile: AppProfile(name: "Example"))])
        let outcome = try phone.requestAuthorization([.alert], bundleID: "app")
        let first = try phone.ask(.authorization, bundleID: "app")
        let second = try phone.ask(.authorization, bundleID: "app")
        #expect(outcome == .ask && first == second)
        _ = try phone.settle(prompt: first)
        phone.answerAuthorization(allow: false, bundleID: "app")
        let later = try phone.requestAuthorization([.alert, .sound], bundleID: "app")
        #expect(later == .answered(granted: false))
        #expect(phone.apps["app"]?.settings.alert == .disabled && phone.apps["app"]?.settings.sound == .notSupported)
    }
}

/// What became of a notification, for the feed.
struct JourneyOutcomeTests {
    @Test func onceShownItWasShown() {
        let steps: [JourneyEvent] = [.accepted, .received, .replaced, .shown, .answered, .discarded]
        #expect(steps.outcome == .shown)
        #expect([JourneyEvent.received, .suppressed, .extensionLog].outcome == .suppressed)
        #expect([JourneyEvent.rejected].outcome == .rejected)
        #expect([JourneyEvent.accepted, .received].outcome == nil)
        #expect(JourneyEvent.outcome(.shown, after: .listed) == .shown)
        #expect(JourneyEvent.outcome(.expired, after: .shown) == .shown)
    }
}
