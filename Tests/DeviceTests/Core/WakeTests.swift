import DeviceCore
import Foundation
import NotificationModel
import Testing

/// Which background pushes wake an app (pushing-background-updates-to-your-app), asked of the phone as a value.
@Suite struct WakeTests {
    private let now = DeliveryRulesTests.now

    private func phone(budget: Int?) throws -> PhoneState {
        var phone = try DeliveryRulesTests.phone()
        phone.choices.backgroundPushesPerHour = budget
        return phone
    }

    private func push(_ id: String) -> BackgroundPush { BackgroundPush(journeyID: id, userInfo: [:]) }

    @Test func withoutABudgetEveryOneWakes() throws {
        var phone = try phone(budget: nil)
        for id in 0..<10 { #expect(phone.wake("app", for: push("\(id)"), at: now) == .deliver) }
        #expect(phone.apps["app"]?.profile.wokenAt == nil)
    }

    @Test("beyond the budget only the newest is held, until the oldest waking is an hour ago")
    func budget() throws {
        var phone = try phone(budget: 2)
        #expect(phone.wake("app", for: push("a"), at: now) == .deliver)
        #expect(phone.wake("app", for: push("b"), at: now.addingTimeInterval(600)) == .deliver)
        let free = now.addingTimeInterval(3600)
        #expect(phone.wake("app", for: push("c"), at: now.addingTimeInterval(900)) == .hold(until: free, instead: nil))
        guard case .hold(_, let older) = phone.wake("app", for: push("d"), at: now.addingTimeInterval(901)) else {
            Issue.record("the fourth was not held")
            return
        }
        #expect(older?.journeyID == "c" && phone.nextDeadline == free)
        #expect(phone.takeHeldPushes(at: free.addingTimeInterval(-1)).isEmpty)
        #expect(phone.takeHeldPushes(at: free).map(\.push.journeyID) == ["d"])
        #expect(phone.takeHeldPushes(at: free).isEmpty && phone.nextDeadline == nil)
    }

    @Test func theAppInFrontIsNotThrottled() throws {
        var phone = try phone(budget: 0)
        #expect(phone.wake("app", for: push("a"), at: now) == .hold(until: .distantFuture, instead: nil))
        phone.running = ["app"]
        phone.surface = .app(bundleID: "app")
        #expect(phone.wake("app", for: push("b"), at: now) == .deliver)
        #expect(phone.takeHeldPush(of: "app")?.journeyID == "a")
    }

    @Test func anAppThatThePersonEndedIsNotWoken() throws {
        var phone = try phone(budget: nil)
        phone.apps["app"]?.profile.isForceQuit = true
        guard case .discard = phone.wake("app", for: push("a"), at: now) else {
            Issue.record("it was woken")
            return
        }
    }
}
