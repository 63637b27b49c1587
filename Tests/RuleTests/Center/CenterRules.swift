import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import OpenCoreLocation
import Synchronization
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 1: the center, scheduling, identifiers.
@Suite("1. Center, scheduling, identifiers", .timeLimit(.minutes(1))) struct CenterRules {
    private func later(_ seconds: Double = 600, repeats: Bool = false) -> UNNotificationTrigger {
        UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    }

    @Test("The center may be used from any thread (S5 UNUserNotificationCenter)")
    func anyThread() async throws {
        try await withApp { app in
            let ids = (0..<40).map(String.init)
            await withThrowingTaskGroup(of: Void.self) { group in
                for id in ids { group.addTask { try await app.add(id, later()) } }
            }
            let pending = await app.center.pendingNotificationRequests().map(\.identifier)
            #expect(Set(pending) == Set(ids) && pending.count == 40)
        }
    }

    @Test("Requests are processed serially, in order (S5 UNUserNotificationCenter)")
    func serially() async throws {
        try await withApp { app in
            let answered = Mutex<[Int]>([])
            await withCheckedContinuation { continuation in
                for number in 0..<60 {
                    let content = UNMutableNotificationContent()
                    content.title = "\(number)"
                    let request = UNNotificationRequest(identifier: "\(number)", content: content, trigger: later())
                    app.center.add(request) { _ in
                        answered.withLock { $0.append(number) }
                        if number == 59 { continuation.resume() }
                    }
                }
            }
            #expect(answered.withLock { $0 } == Array(0..<60))
            #expect(await app.center.pendingNotificationRequests().map(\.identifier) == (0..<60).map(String.init))
        }
    }

    @Test("Completion handlers may run on a background thread (S5 add, getDelivered, requestAuthorization)")
    func handlersInTheBackground() async throws {
        try await withApp { app in
            let isMain = await withCheckedContinuation { continuation in
                DispatchQueue.main.async {
                    app.center.getDeliveredNotifications { _ in continuation.resume(returning: Thread.isMainThread) }
                }
            }
            #expect(!isMain)
        }
    }

    @Test("Without a trigger it is delivered at once (S5 add; S6)")
    func atOnce() async throws {
        try await withApp { app in
            try await app.add("now")
            let model = try await app.phone.wait(for: "a banner") { $0.banner?.title == "now" }
            #expect(model.center.count == 1)
            #expect(await app.center.pendingNotificationRequests().isEmpty)
            #expect(await app.center.deliveredNotifications().map(\.request.identifier) == ["now"])
        }
    }

    @Test("The same identifier replaces the pending request (S6, S5 request.identifier)")
    func replacesPending() async throws {
        try await withApp { app in
            try await app.add("one", later(60), title: "old")
            try await app.add("one", later(120), title: "new")
            #expect(await app.center.pendingNotificationRequests().map(\.content.title) == ["new"])
            try await app.advance(120)
            _ = try await app.card("new")
            #expect(try await app.titles() == ["new"])
        }
    }

    @Test("When it fires, it alerts again and replaces the delivered one of that identifier (S6, S5)")
    func replacesDelivered() async throws {
        try await withApp { app in
            try await app.add("one", title: "old")
            _ = try await app.card("old")
            try await app.advance(5)
            try await app.phone.wait(for: "the banner to leave") { $0.banner == nil }
            try await app.add("one", later(60), title: "new")
            #expect(try await app.titles() == ["old"], "a pending request leaves the delivered one alone")
            try await app.advance(60)
            try await app.phone.wait(for: "a second alert") { $0.banner?.title == "new" }
            #expect(try await app.titles() == ["new"])
        }
    }

    @Test("A push's identifier is its collapse id, else the system's; its trigger is a push trigger (S5 identifier)")
    func pushIdentifiers() async throws {
        try await withApp { app in
            let id = try await app.push(#"{"aps":{"alert":"plain"}}"#)
            try await app.push(#"{"aps":{"alert":"collapsing"}}"#, collapse: "score")
            try await app.phone.wait(for: "both") { $0.center.flatMap(\.cards).count == 2 }
            let delivered = await app.center.deliveredNotifications()
            let identifiers = Set(delivered.map(\.request.identifier))
            #expect(identifiers == ["score", id])
            for notification in delivered { #expect(notification.request.trigger is UNPushNotificationTrigger) }
            try await app.push(#"{"aps":{"alert":"2 : 1"}}"#, collapse: "score")
            try await app.phone.wait(for: "the newer score") { model in
                Set(model.center.flatMap(\.cards).map(\.body)) == ["plain", "2 : 1"]
            }
        }
    }

    @Test("The system limits pending requests: the soonest 64 stay, without an error (S6; Ambiguous 2)")
    func sixtyFourPending() async throws {
        try await withApp { app in
            for number in 0..<70 { try await app.add("\(number)", later(Double(1000 - number))) }
            let kept = Set(await app.center.pendingNotificationRequests().map(\.identifier))
            #expect(kept == Set((6..<70).map(String.init)))
            try await app.phone.wait(forStep: .discarded, of: .local("0"))
        }
    }

    @Test("With the other choice, the newest 64 stay (Ambiguous 2)")
    func newestSixtyFour() async throws {
        try await withApp(on: .init(arguments: ["--pending-keeps-newest"])) { app in
            for number in 0..<66 { try await app.add("\(number)", later(Double(1000 + number))) }
            let kept = Set(await app.center.pendingNotificationRequests().map(\.identifier))
            #expect(kept == Set((2..<66).map(String.init)))
        }
    }

    @Test("removePending and removeDelivered ignore identifiers that they do not know (S5)")
    func unknownIdentifiers() async throws {
        try await withApp { app in
            try await app.add("pending", later())
            try await app.add("delivered")
            app.center.removePendingNotificationRequests(withIdentifiers: ["nobody", "delivered"])
            app.center.removeDeliveredNotifications(withIdentifiers: ["nobody", "pending"])
            #expect(await app.center.pendingNotificationRequests().map(\.identifier) == ["pending"])
            #expect(await app.center.deliveredNotifications().map(\.request.identifier) == ["delivered"])
            app.center.removePendingNotificationRequests(withIdentifiers: ["pending"])
            app.center.removeDeliveredNotifications(withIdentifiers: ["delivered"])
            #expect(await app.center.pendingNotificationRequests().isEmpty)
            #expect(try await app.titles().isEmpty)
        }
    }

    @Test("removeAll of pending and of delivered ones (S5)")
    func removeAll() async throws {
        try await withApp { app in
            for id in ["a", "b"] {
                try await app.add("pending \(id)", later())
                try await app.add(id)
            }
            app.center.removeAllPendingNotificationRequests()
            #expect(await app.center.pendingNotificationRequests().isEmpty)
            #expect(await app.center.deliveredNotifications().count == 2)
            app.center.removeAllDeliveredNotifications()
            #expect(await app.center.deliveredNotifications().isEmpty)
            try await app.phone.wait(for: "an empty centre") { $0.center.isEmpty && $0.banner == nil }
        }
    }

    @Test("removePending ignores a request that has fired and does not repeat (S5)")
    func firedIsNotPending() async throws {
        try await withApp { app in
            try await app.add("one", later(60))
            try await app.advance(60)
            _ = try await app.card("one")
            app.center.removePendingNotificationRequests(withIdentifiers: ["one"])
            #expect(await app.center.deliveredNotifications().map(\.request.identifier) == ["one"])
        }
    }

    @Test("getDelivered gives what is still in the centre (S5)")
    func deliveredAreThoseInTheCentre() async throws {
        try await withApp { app in
            for id in ["a", "b"] { try await app.add(id) }
            let card = try await app.card("a")
            try await app.phone.clear(card: card.key)
            #expect(await app.center.deliveredNotifications().map(\.request.identifier) == ["b"])
        }
    }

    @Test("Location-triggered ones cannot be retrieved, only removed (S6)")
    func locationOnesAreNotRetrieved() async throws {
        try await withApp { app in
            try await app.prefer { $0.location = .init(latitude: 52.6, longitude: 13.4) }
            let region = CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
                radius: 200,
                identifier: "home"
            )
            try await app.add("home", UNLocationNotificationTrigger(region: region, repeats: false))
            try await app.prefer { $0.location = .init(latitude: 52.5, longitude: 13.4) }
            _ = try await app.card("home")
            #expect(await app.center.deliveredNotifications().isEmpty)
            app.center.removeDeliveredNotifications(withIdentifiers: ["home"])
            try await app.phone.wait(for: "an empty centre") { $0.center.isEmpty }
        }
    }

    @Test("A repeating request stays until it is removed (S5 time-interval init)")
    func repeatingStays() async throws {
        try await withApp { app in
            try await app.add("every", later(60, repeats: true))
            for count in 1...3 {
                try await app.advance(60)
                try await app.waitUntilFired("every", times: count)
            }
            #expect(await app.center.pendingNotificationRequests().count == 1)
            app.center.removePendingNotificationRequests(withIdentifiers: ["every"])
            #expect(await app.center.pendingNotificationRequests().isEmpty)
            try await app.phone.advance(by: 600)
            try await app.add("last")
            _ = try await app.card("last")
            #expect(try await app.fired("every").count == 3)
        }
    }

    @Test("Interactions that are not authorized are ignored, the rest still happen (S5 UNMutableNotificationContent)")
    func onlyAuthorizedInteractions() async throws {
        try await withApp(asking: [.badge]) { app in
            try await app.add("one") { content in
                content.sound = .default
                content.badge = 4
            }
            let journey = try await app.phone.wait(forStep: .badgeChanged, of: .local("one"))
            #expect(try await app.icon().badge == 4)
            #expect(try await app.titles().isEmpty)
            #expect(!journey.entries.contains { $0.event == .soundPlayed })
        }
    }
}
