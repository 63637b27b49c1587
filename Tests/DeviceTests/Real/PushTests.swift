import AppLink
import CarillonTesting
import CourierLink
import DeviceContext
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import UntrustedFiles
import WallClock

/// Pushes and answers with real processes: apps and service extensions that are scripts.
@Suite(.timeLimit(.minutes(1))) struct PushTests {
    private static let mutable =
        #"{"aps":{"alert":{"title":"Hello","body":"b"},"mutable-content":1,"sound":"default"},"file":"FILE"}"#

    /// A phone with the app installed and allowed.
    private func withApp(
        _ service: ScriptedBundle.Service? = nil,
        entitlements: @escaping @Sendable () -> [String: Any] = { [:] },
        configure: @escaping @Sendable (inout DeviceConfiguration) -> Void = { _ in },
        _ body: @escaping @Sendable (RunningDevice) async throws -> Void
    ) async throws {
        try await withDevice(configure: configure) { phone in
            let bundle = try ScriptedBundle.make(in: phone.state, service: service, entitlements: entitlements())
            #expect(try await phone.device.install(bundle: bundle.path) == "com.example.app")
            try await phone.device.setSettings(.allAllowed, app: "com.example.app")
            try await body(phone)
        }
    }

    private func steps(_ journey: Journey) -> [JourneyEvent] { journey.entries.map(\.event) }

    // MARK: The service extension

    @Test func theExtensionChangesTheContent() async throws {
        try await withApp(.delivers) { phone in
            let id = try await phone.receive(RunningDevice.push(Self.mutable))
            try await phone.wait(for: "the banner") { $0.banner?.title == "Hello ✓" }
            let journey = try await phone.wait(forStep: .shown, of: id)
            let delivered = try #require(journey.entries.first { $0.event == .extensionDelivered })
            #expect(delivered.changes == [ContentChange(field: "title", before: "Hello", after: "Hello ✓")])
            #expect(journey.entries.contains { $0.event == .extensionLog && $0.text == "hello from the extension" })
        }
    }

    @Test func aSecondCallOfTheHandlerIsIgnored() async throws {
        try await withApp(.twice) { phone in
            try await phone.receive(RunningDevice.push(Self.mutable))
            try await phone.wait(for: "the banner") { $0.banner?.title == "Hello ✓" }
        }
    }

    @Test(
        "the original is shown, and the journey says why",
        arguments: [
            (ScriptedBundle.Service.crashes, JourneyEvent.extensionCrashed, "signal 4"),
            (.exits, .extensionCrashed, "exit status 3"),
            (.empties, .extensionDelivered, "no alert text"), (.babbles, .extensionCrashed, "left the link"),
        ]
    )
    func theOriginalIsShown(service: ScriptedBundle.Service, event: JourneyEvent, text: String) async throws {
        try await withApp(service) { phone in
            let id = try await phone.receive(RunningDevice.push(Self.mutable))
            try await phone.wait(for: "the banner") { $0.banner?.title == "Hello" }
            let journey = try await phone.wait(forStep: .shown, of: id)
            let entry = try #require(journey.entries.first { $0.event == event })
            #expect(entry.text.contains(text))
            if service == .crashes { #expect(entry.text.contains("unexpectedly found nil")) }
        }
    }

    @Test(
        "its time ends on the device's clock",
        arguments: [
            (ScriptedBundle.Service.overruns, JourneyEvent.extensionDelivered, "best attempt"),
            (.givesUp, .extensionExpired, "Hello"), (.hangs, .extensionHung, "Hello"),
        ]
    )
    func overrun(service: ScriptedBundle.Service, event: JourneyEvent, title: String) async throws {
        try await withApp(service) { phone in
            let id = try await phone.receive(RunningDevice.push(Self.mutable))
            try await phone.wait(forStep: .extensionLog, of: id)
            await phone.clock.waitForSleepers(2)
            phone.clock.advance(by: 30)
            try await phone.wait(forStep: .extensionExpired, of: id)
            if service != .overruns {
                if service == .givesUp { try await phone.wait(forText: "has returned", of: id) }
                await phone.clock.waitForSleepers(2)
                phone.clock.advance(by: 2)
            }
            try await phone.wait(for: "the banner") { $0.banner?.title == title }
            let journey = try await phone.wait(forStep: .shown, of: id)
            #expect(steps(journey).contains(event))
        }
    }

    @Test("a crash whose stack is written for longer than the extension's time is no hang")
    func aSlowStack() async throws {
        try await withApp(.crashesSlowly, configure: { $0.limits.crashReport = 100 }) { phone in
            let id = try await phone.receive(RunningDevice.push(Self.mutable))
            // Its process's, its time, and the time for its stack.
            await phone.clock.waitForSleepers(3)
            phone.clock.advance(by: 40)
            let go = phone.state.appending(path: "containers/com.example.app.service/tmp/go")
            try Data().write(to: go)
            let journey = try await phone.wait(forStep: .extensionCrashed, of: id)
            #expect(!steps(journey).contains(.extensionHung))
            try await phone.wait(for: "the original") { $0.banner?.title == "Hello" }
        }
    }

    @Test("a stack that is never written holds a push up for a time, not for ever")
    func aStackThatNeverComes() async throws {
        try await withApp(.crashesSlowly) { phone in
            let id = try await phone.receive(RunningDevice.push(Self.mutable))
            await phone.clock.waitForSleepers(3)
            phone.clock.advance(by: 30)
            let journey = try await phone.wait(forStep: .extensionCrashed, of: id)
            #expect(journey.entries.contains { $0.text.contains("its stack was not written") })
            try await phone.wait(for: "the original") { $0.banner?.title == "Hello" }
        }
    }

    @Test func aSlowStartIsEndedWithoutAWarning() async throws {
        try await withApp(.never) { phone in
            let id = try await phone.receive(RunningDevice.push(Self.mutable))
            try await phone.wait(forStep: .extensionStarted, of: id)
            await phone.clock.waitForSleepers(2)
            phone.clock.advance(by: 30)
            try await phone.wait(forStep: .extensionHung, of: id)
            try await phone.wait(for: "the original") { $0.banner?.title == "Hello" }
        }
    }

    @Test func emptyContentSuppressesWithTheEntitlement() async throws {
        let entitlement = "com.apple.developer.usernotifications.filtering"
        try await withApp(.empties, entitlements: { [entitlement: true] }) { phone in
            let id = try await phone.receive(RunningDevice.push(Self.mutable))
            try await phone.wait(forStep: .suppressed, of: id)
            let model = try await phone.wait(for: "the badge") { $0.apps.first?.badge == 7 }
            #expect(model.banner == nil && model.center.isEmpty)
        }
    }

    @Test func theExtensionsFileIsMovedIntoTheStore() async throws {
        try await withApp(.attaches) { phone in
            let own = phone.state.appending(path: "containers/com.example.app.service")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let picture = own.appending(path: "picture.png")
            let made = try await run(
                "/usr/bin/ffmpeg",
                "-v",
                "error",
                "-f",
                "lavfi",
                "-i",
                "color=red:s=320x200",
                "-frames:v",
                "1",
                picture.path
            )
            #expect(made == 0)
            try await phone.receive(
                RunningDevice.push(Self.mutable.replacingOccurrences(of: "FILE", with: picture.path))
            )
            let model = try await phone.wait(for: "the picture") { $0.banner?.attachments.count == 1 }
            let card = try #require(model.banner)
            #expect(card.attachments[0].kind == .image && !card.attachments[0].identifier.isEmpty)
            let thumbnail = try #require(card.thumbnailURL)
            let file = try await phone.device.media(String(thumbnail.dropFirst(MediaPath.prefix.count)))
            #expect(file.mimeType == "image/jpeg")
            #expect(try file.content.read(limit: 1 << 20).starts(with: [0xFF, 0xD8]))
        }
    }

    private func run(_ executable: String, _ arguments: String...) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    // MARK: Answers

    @Test func aTapStartsTheAppAndBringsItToTheFront() async throws {
        try await withApp { phone in
            let payload = #"{"aps":{"alert":{"body":"Hello","launch-image":"Storm"}}}"#
            let id = try await phone.receive(RunningDevice.push(payload))
            let model = try await phone.wait(for: "the banner") { $0.banner != nil }
            let key = try #require(model.banner?.key)
            try await phone.device.respond(to: key, action: NotificationResponse.defaultActionIdentifier, userText: nil)
            let after = await phone.device.render()
            #expect(after.phone.surface == .app(bundleID: "com.example.app") && after.apps.first?.isRunning == true)
            #expect(after.banner == nil && after.center.isEmpty)
            let journey = try await phone.device.journey(id: id)
            #expect(steps(journey).contains(.appLaunched))
            #expect(journey.entries.contains { $0.text.contains("“Storm” stands in for its launch image") })
            let handled = try #require(journey.entries.first { $0.event == .didReceive })
            #expect(handled.text.contains(NotificationResponse.defaultActionIdentifier))
            try await phone.device.terminate(app: "com.example.app")
            _ = try await phone.wait(for: "the home screen") { $0.phone.surface == .homeScreen }
        }
    }

    @Test func anAppThatDiesOverAnAnswerIsTold() async throws {
        try await withApp { phone in
            let id = try await phone.receive(RunningDevice.push(#"{"aps":{"alert":"Hello","category":"c"}}"#))
            let model = try await phone.wait(for: "the banner") { $0.banner != nil }
            let key = try #require(model.banner?.key)
            await #expect(throws: PhoneError.self) {
                try await phone.device.respond(to: key, action: "unknown", userText: nil)
            }
            try await phone.device.respond(to: key, action: NotificationResponse.dismissActionIdentifier, userText: nil)
            let journey = try await phone.wait(forStep: .dismissed, of: id)
            #expect(!steps(journey).contains(.didReceive))
            #expect(await phone.device.render().apps.first?.isRunning == false)
        }
    }

    @Test func aBackgroundPushWakesTheApp() async throws {
        try await withApp { phone in
            let id = try await phone.receive(
                RunningDevice.push(#"{"aps":{"content-available":1},"x":1}"#, type: "background")
            )
            let journey = try await phone.wait(forStep: .didReceive, of: id)
            #expect(journey.entries.last { $0.event == .didReceive }?.text.contains("new data") == true)
            #expect(await phone.device.render().phone.surface == .homeScreen)
            try await phone.device.terminate(app: "com.example.app")
            let second = try await phone.receive(
                RunningDevice.push(#"{"aps":{"content-available":1}}"#, serial: 2, type: "background")
            )
            try await phone.wait(forStep: .discarded, of: second)
        }
    }

    // MARK: Bundles

    @Test func anAppThatLeavesAtOnceIsTold() async throws {
        try await withApp { phone in
            let main = phone.state.appending(path: "bundles/com.example.app.app/main")
            try Data("#!/bin/sh\nexit 7\n".utf8).write(to: main)
            let error = await #expect(throws: PhoneError.self) { try await phone.device.open(app: "com.example.app") }
            #expect(error?.description.contains("exit status 7") == true)
            #expect(await phone.device.render().phone.surface == .homeScreen)
        }
    }
}
