import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import ProviderAPI
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 8: when the service extension runs, and what its result counts for.
///
/// Its ends (crash, hang, expiry) are with the real processes of `PushTests`.
@Suite("8. Service extension", .timeLimit(.minutes(1))) struct ServiceExtensionRules {
    private static let filtering = ["com.apple.developer.usernotifications.filtering": true]

    @Test("It runs for an alert with mutable-content 1 (S5)")
    func runs() async throws {
        try await withInstalledApp(service: .delivers) { app in
            let id = try await app.push(#"{"aps":{"alert":{"title":"Hello"},"mutable-content":1}}"#)
            _ = try await app.card("Hello ✓")
            let journey = try await app.phone.journey(id: id)
            #expect(journey.entries.contains { $0.event == .extensionStarted })
        }
    }

    @Test(
        "Never without mutable-content, for sound-only or badge-only pushes (S5)",
        arguments: [
            #"{"aps":{"alert":{"title":"Hello"}}}"#, #"{"aps":{"alert":{"title":"Hello"},"mutable-content":0}}"#,
            #"{"aps":{"sound":"default","mutable-content":1}}"#, #"{"aps":{"badge":3,"mutable-content":1}}"#,
        ]
    )
    func doesNotRun(payload: String) async throws {
        try await withInstalledApp(service: .delivers) { app in
            let id = try await app.push(payload)
            let journey = try await app.phone.wait(forStep: .extensionSkipped, of: id)
            #expect(!journey.entries.contains { $0.event == .extensionStarted })
        }
    }

    @Test("Never for a silent push (S5)")
    func silentPush() async throws {
        try await withInstalledApp(service: .delivers) { app in
            let id = try await app.push(#"{"aps":{"content-available":1,"mutable-content":1}}"#)
            let journey = try await app.phone.wait(forStep: .didReceive, of: id)
            #expect(!journey.entries.contains { $0.event == .extensionStarted })
        }
    }

    @Test("Never where alerts are off for the app (S5)")
    func alertsOff() async throws {
        try await withInstalledApp(service: .delivers, asking: [.badge]) { app in
            let id = try await app.push(#"{"aps":{"alert":{"title":"Hello"},"mutable-content":1,"badge":2}}"#)
            let journey = try await app.phone.wait(forStep: .extensionSkipped, of: id)
            #expect(journey.entries.contains { $0.text.contains("alerts are off") })
        }
    }

    @Test("Never for a local notification (S5)")
    func localNotification() async throws {
        try await withInstalledApp(service: .delivers) { app in
            try await app.add("one", title: "Hello")
            _ = try await app.card("Hello")
            let journey = try await app.phone.journey(id: .local("one"))
            #expect(!journey.entries.contains { $0.event == .extensionStarted })
        }
    }

    @Test("Content without alert text: the modifications are ignored (S5)")
    func emptyIsIgnored() async throws {
        try await withInstalledApp(service: .empties) { app in
            try await app.push(#"{"aps":{"alert":{"title":"Hello"},"mutable-content":1}}"#)
            _ = try await app.card("Hello")
        }
    }

    @Test(
        "With the filtering entitlement empty content suppresses an alert push; other types are shown (S9)",
        arguments: [(PushType.alert, true), (.voip, false)]
    )
    func filtering(type: PushType, isSuppressed: Bool) async throws {
        try await withInstalledApp(entitlements: { Self.filtering }, service: .empties) { app in
            let id = try await app.push(#"{"aps":{"alert":{"title":"Hello"},"mutable-content":1}}"#, type: type)
            try await app.phone.wait(forStep: isSuppressed ? .suppressed : .shown, of: id)
            #expect(try await app.titles() == (isSuppressed ? [] : ["Hello"]))
        }
    }

    @Test("About 30 seconds, then the warning; without a result the original is shown (S5)")
    func thirtySeconds() async throws {
        try await withInstalledApp(service: .givesUp) { app in
            let id = try await app.push(#"{"aps":{"alert":{"title":"Hello"},"mutable-content":1}}"#)
            try await app.phone.wait(forText: "hello from the extension", of: id)
            try await app.advance(29.9)
            #expect(try await app.titles().isEmpty)
            try await app.phone.advance(by: 0.1, untilStep: .extensionExpired, of: id)
            try await app.phone.wait(forText: "has returned", of: id)
            try await app.phone.advance(by: 1, untilStep: .shown, of: id)
            #expect(try await app.titles() == ["Hello"])
        }
    }
}
