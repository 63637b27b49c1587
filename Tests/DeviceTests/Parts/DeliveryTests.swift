import CarillonTesting
import CourierLink
import DeviceContext
import DeviceCore
import Foundation
import NotificationModel
import Testing
import WallClock

/// The way of a push to the screen, without the processes of apps.
@Suite(.timeLimit(.minutes(1))) struct DeliveryTests {
    private func withApp(
        _ settings: @escaping @Sendable (inout NotificationSettings) -> Void = { _ in },
        _ body: @escaping @Sendable (DeviceParts) async throws -> Void
    ) async throws {
        try await withDeviceParts { parts, _ in
            try await parts.allowApp("com.example.app", settings)
            try await body(parts)
        }
    }

    private func request(_ id: String) -> NotificationRequest {
        var content = NotificationContent()
        content.title = DisplayText(id)
        return NotificationRequest(identifier: id, content: content)
    }

    @Test func aPushIsShown() async throws {
        try await withApp { parts in
            let id = try await parts.receive(RunningDevice.push(#"{"aps":{"alert":{"title":"Hello"},"badge":2}}"#))
            let model = try await parts.wait(for: "the banner") { $0.banner?.title == "Hello" }
            #expect(model.apps.first?.badge == 2)
            let journey = try await parts.wait(forStep: .shown, of: id)
            #expect(journey.entries.map(\.event).starts(with: [.received, .extensionAbsent]))
            #expect(journey.payload?.contains("Hello") == true)
        }
    }

    @Test func aPushThatComesTwiceIsShownOnce() async throws {
        try await withApp { parts in
            let push = RunningDevice.push(#"{"aps":{"alert":"Hello"}}"#)
            try await parts.receive(push)
            try await parts.wait(forStep: .shown, of: push.id)
            try await parts.receive(push)
            let journey = try await parts.wait(forStep: .duplicate, of: push.id)
            #expect(journey.entries.filter { $0.event == .shown }.count == 1)
        }
    }

    @Test func theCollapseIDIsTheIdentifier() async throws {
        try await withApp { parts in
            try await parts.receive(RunningDevice.push(#"{"aps":{"alert":"1:0"}}"#, serial: 1, collapse: "game"))
            try await parts.wait(for: "the first") { $0.banner?.body == "1:0" }
            try await parts.receive(RunningDevice.push(#"{"aps":{"alert":"2:0"}}"#, serial: 2, collapse: "game"))
            let model = try await parts.wait(for: "the second") { $0.banner?.body == "2:0" }
            #expect(model.center.flatMap(\.cards).count == 1)
        }
    }

    @Test func aPushForAnAppThatIsGoneIsDiscarded() async throws {
        try await withApp { parts in
            let push = RunningDevice.push(#"{"aps":{"alert":"x"}}"#, bundleID: "com.example.gone")
            try await parts.receive(push)
            try await parts.wait(forStep: .discarded, of: push.id)
        }
    }

    @Test func aFocusSilencesAndTheJourneySaysSo() async throws {
        try await withApp { parts in
            try await parts.context.phone.change { $0.preferences.focus = "Sleep" }
            try await parts.present(request("one"))
            let journey = try await parts.wait(forStep: .listed, of: .local("one"))
            #expect(journey.entries.last?.text.contains("Sleep") == true)
            #expect(parts.context.phone.render().banner == nil)
        }
    }

    @Test func aTriggerFiresWhenTheClockMoves() async throws {
        try await withApp { parts in
            var later = request("one")
            later.trigger = .timeInterval(seconds: 60, repeats: false)
            try await parts.context.phone.change { [later, now = parts.clock.now()] state in
                _ = try state.add(later, bundleID: "com.example.app", at: now, calendar: state.calendar)
            }
            await parts.clock.waitForSleepers()
            parts.clock.advance(by: 59)
            #expect(parts.cards().isEmpty)
            await parts.clock.waitForSleepers()
            parts.clock.advance(by: 1)
            try await parts.wait(for: "the notification") { $0.banner?.title == "one" }
            try await parts.wait(forStep: .fired, of: .local("one"))
        }
    }
}
