import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 3: an app in the foreground.
@Suite("3. Foreground", .timeLimit(.minutes(1))) struct ForegroundRules {
    /// What a delegate answers, and what a person notices of it.
    private struct Answer {
        var options: UNNotificationPresentationOptions
        var banner = false
        var list = false
        var sound = false
        var badge = 0
    }

    private static let answers = [
        Answer(options: []), Answer(options: .banner, banner: true), Answer(options: .list, list: true),
        Answer(options: .sound, sound: true), Answer(options: .badge, badge: 5),
        Answer(options: .alert, banner: true, list: true),
        Answer(options: [.banner, .list, .sound, .badge], banner: true, list: true, sound: true, badge: 5),
    ]

    @Test("In the foreground willPresent is asked, and its options decide (S5)", arguments: answers.indices)
    func optionsDecide(index: Int) async throws {
        try await withApp { app in
            let expected = Self.answers[index]
            let delegate = RecordingDelegate(presenting: expected.options)
            await app.use(delegate)
            try await app.bringToFront()
            try await app.add("one") { content in
                content.sound = .default
                content.badge = 5
            }
            // The journey's last word tells that it was placed.
            let last: JourneyEvent = expected.banner ? .shown : expected.list ? .listed : .suppressed
            let journey = try await app.phone.wait(forStep: last, of: .local("one"))
            let model = try await app.phone.render()
            #expect((model.banner != nil) == expected.banner)
            #expect(!model.center.isEmpty == expected.list)
            #expect(try await app.icon().badge == expected.badge)
            if expected.sound {
                try await app.phone.wait(forStep: .soundPlayed, of: .local("one"))
            } else {
                #expect(!journey.entries.contains { $0.event == .soundPlayed })
            }
        }
    }

    @Test("willPresent gets the notification as it was scheduled (S5)")
    func getsTheNotification() async throws {
        try await withApp { app in
            let delegate = RecordingDelegate(presenting: .banner)
            await app.use(delegate)
            try await app.bringToFront()
            try await app.add("one", title: "Hello") { $0.userInfo = ["order": 7] }
            let now = try await app.phone.now()
            for await one in delegate.heard {
                guard case .willPresent(let notification) = one else { continue }
                #expect(notification.request.identifier == "one" && notification.request.content.title == "Hello")
                #expect(notification.request.content.userInfo["order"] as? Int == 7)
                #expect(notification.date == now)
                break
            }
        }
    }

    @Test("A push in the foreground asks as well (S5)")
    func pushesAsk() async throws {
        try await withApp { app in
            let delegate = RecordingDelegate(presenting: .list)
            await app.use(delegate)
            try await app.bringToFront()
            let id = try await app.push(#"{"aps":{"alert":{"title":"Pushed","body":"…"}}}"#)
            try await app.phone.wait(forStep: .willPresent, of: id)
            _ = try await app.card("Pushed")
            #expect(try await app.phone.render().banner == nil)
        }
    }

    @Test("In the background the app is not asked (S5)")
    func backgroundIsNotAsked() async throws {
        try await withApp { app in
            let delegate = RecordingDelegate()
            await app.use(delegate)
            try await app.add("one")
            let journey = try await app.phone.wait(forStep: .shown, of: .local("one"))
            #expect(!journey.entries.contains { $0.event == .willPresent })
        }
    }

    @Test("A delegate without the method: as if it had answered [] (S5)")
    func methodMissing() async throws {
        try await withApp { app in
            let delegate = SilentDelegate()
            await app.use(delegate)
            try await app.bringToFront()
            try await app.add("one")
            try await app.phone.wait(forStep: .suppressed, of: .local("one"))
            #expect(try await app.titles().isEmpty)
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("A handler that is not called in time: not presented (S5, S6)")
    func lateAnswer() async throws {
        final class Late: NSObject, UNUserNotificationCenterDelegate {
            let (asked, tell) = AsyncStream.makeStream(of: Void.self)
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                tell.yield()
            }
        }
        try await withApp { app in
            let delegate = Late()
            await app.use(delegate)
            try await app.bringToFront()
            try await app.add("one")
            for await _ in delegate.asked { break }
            try await app.phone.advance(by: 1, untilStep: .suppressed, of: .local("one"))
            #expect(try await app.titles().isEmpty)
        }
    }

    @Test("Without a delegate a switch decides, since reports disagree (S5; Ambiguous 1)", arguments: [false, true])
    func noDelegate(presents: Bool) async throws {
        try await withApp(on: .init(arguments: presents ? ["--present-without-delegate"] : [])) { app in
            try await app.bringToFront()
            try await app.add("one")
            try await app.phone.wait(forStep: presents ? .shown : .suppressed, of: .local("one"))
            #expect(try await app.phone.render().banner?.title == (presents ? "one" : nil))
        }
    }
}
