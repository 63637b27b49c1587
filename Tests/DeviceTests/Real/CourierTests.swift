import AppLink
import CarillonTesting
import DeviceCore
import DeviceDelivery
import DeviceService
import Foundation
import GatewayHTTP2
import NotificationModel
import ProviderAPI
import Sender
import Testing
import WallClock

/// A real device and a real gateway, over TLS.
@Suite(.timeLimit(.minutes(1))) struct CourierTests {
    private func address(_ gateway: RunningGateway) -> CourierAddress {
        CourierAddress(
            host: "localhost",
            port: gateway.ports.courier,
            authority: gateway.identity.caPath,
            enrolment: .file(gateway.identity.observerEnrolmentPath)
        )
    }

    /// An app that is allowed and has a token.
    private func register(_ phone: RunningDevice) async throws -> (app: ScriptedApp, token: String) {
        let app = try await ScriptedApp.connect(phone)
        _ = try await app.authorize(phone)
        return (app, try await app.call(.registerForRemoteNotifications))
    }

    @Test func aPushGoesFromTheProviderToTheScreen() async throws {
        try await withGateway { gateway in
            let address = address(gateway)
            try await withDevice(configure: { $0.courier = address }) { phone in
                let (_, token) = try await register(phone)
                let answer = try await gateway.push("Hello", to: token)
                #expect(answer.status == 200)
                let model = try await phone.wait(for: "the banner") { $0.banner?.title == "Hello" }
                #expect(model.phone.isConnected && model.apps.first?.deviceToken == token)
                let id = try #require(model.banner?.journeyID)
                let journey = try await phone.wait(forStep: .shown, of: id)
                let stations = journey.entries.map(\.station)
                #expect(stations.first == .gateway && stations.contains(.device))
                #expect(journey.entries.filter { $0.event == .accepted }.count == 1)
            }
        }
    }

    @Test func whatIsSentWhileTheDeviceIsAwayArrivesOnce() async throws {
        let folder = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withGateway { gateway in
            let address = address(gateway)
            let token = try await withDevice(state: folder, configure: { $0.courier = address }) { phone in
                try await register(phone).token
            }
            #expect(try await gateway.push("Later", to: token).status == 200)
            try await withDevice(state: folder, configure: { $0.courier = address }) { phone in
                try await phone.wait(for: "the push") { $0.center.flatMap(\.cards).map(\.title) == ["Later"] }
                #expect(await phone.device.render().apps.first?.deviceToken == token)
            }
            try await withDevice(state: folder, configure: { $0.courier = address }) { phone in
                try await phone.wait(for: "the connection") { $0.phone.isConnected }
                #expect(try await gateway.push("Second", to: token).status == 200)
                let model = try await phone.wait(for: "the second") { $0.banner?.title == "Second" }
                #expect(model.center.flatMap(\.cards).count == 2)
            }
        }
    }

    @Test("a Live Activity's journeys are its app's and say what it is; swiped away it has ended")
    func aLiveActivity() async throws {
        try await withGateway { gateway in
            let address = address(gateway)
            try await withDevice(configure: { $0.courier = address }) { phone in
                let (_, token) = try await register(phone)
                func send(_ aps: String) async throws -> String {
                    let push = PushMessage(
                        deviceToken: token,
                        topic: "com.example.app.push-type.liveactivity",
                        payload: Data(#"{"aps":{\#(aps)}}"#.utf8),
                        pushType: .liveactivity
                    )
                    return try #require(try await gateway.sender.send(push).id)
                }
                let start = try await send(
                    #""event":"start","attributes-type":"Ride","attributes":{},"content-state":{"minutes":9}"#
                )
                try await phone.wait(for: "the Live Activity") { $0.activities.map(\.journeyID) == [start] }
                let update = try await send(#""event":"update","content-state":{"minutes":4,"driver":"Ada"}"#)
                try await phone.wait(forStep: .shown, of: update)
                let feed = await phone.device.journeys(limit: 10)
                #expect(feed.map(\.title) == ["driver: Ada, minutes: 4", "Ride"])
                #expect(Set(feed.map(\.bundleID)) == ["com.example.app"])
                try await phone.device.dismissActivity(start)
                try await phone.wait(forStep: .removed, of: start)
                #expect(await phone.device.render().activities.isEmpty)
            }
        }
    }

    @Test("pushes start a Live Activity by the push-to-start token and change it by its own, which is gone with it")
    func activityTokens() async throws {
        try await withGateway { gateway in
            let address = address(gateway)
            try await withDevice(configure: { $0.courier = address }) { phone in
                let bundle = try ScriptedBundle.make(in: phone.state, info: ["NSSupportsLiveActivities": true])
                _ = try await phone.device.install(bundle: bundle.path)
                @Sendable func send(_ aps: String, to token: String, topic: String = ".push-type.liveactivity")
                    async throws
                    -> PushAnswer
                {
                    let type: PushType = topic.isEmpty ? .alert : .liveactivity
                    return try await gateway.sender.send(
                        PushMessage(
                            deviceToken: token,
                            topic: "com.example.app" + topic,
                            payload: Data(#"{"aps":{\#(aps)}}"#.utf8),
                            pushType: type
                        )
                    )
                }
                let model = try await phone.wait(for: "the push-to-start token") {
                    $0.apps.first?.pushToStartToken != nil
                }
                let starts = try #require(model.apps.first?.pushToStartToken)
                let wrong = try await send(#""alert":"Hello""#, to: starts, topic: "")
                #expect(wrong.rejection == .deviceTokenNotForTopic)
                let start = try await send(
                    #""event":"start","attributes-type":"Ride","attributes":{},"content-state":{"n":9},"#
                        + #""input-push-token":1,"alert":{"title":"Ride"}"#,
                    to: starts
                )
                let shown = try await phone.wait(for: "the activity's token") {
                    $0.activities.first?.pushToken != nil
                }
                #expect(shown.activities.first?.journeyID == start.id)
                let own = try #require(shown.activities.first?.pushToken)
                #expect(own != starts)
                _ = try await send(#""event":"update","content-state":{"n":4}"#, to: own)
                try await phone.wait(for: "the change") { $0.activities.first?.rows.first?.value == "4" }
                _ = try await send(#""event":"end""#, to: own)
                try await phone.wait(for: "the end") {
                    $0.activities.first.map { $0.isEnded && $0.pushToken == nil } ?? false
                }
                let gone = try await withRealDeadline("410") {
                    while true {
                        let answer = try await send(#""event":"update","content-state":{"n":3}"#, to: own)
                        if answer.status == 410 { return answer }
                    }
                }
                #expect(gone.rejection == .unregistered)
            }
        }
    }

    @Test func aPushThatIsRejectedIsInTheFeed() async throws {
        try await withGateway { gateway in
            let address = address(gateway)
            try await withDevice(configure: { $0.courier = address }) { phone in
                _ = try await register(phone)
                let answer = try await gateway.push("Nobody", to: String(repeating: "ab", count: 32))
                #expect(answer.status == 400)
                let feed = try await withRealDeadline("the rejected push") {
                    for await _ in await phone.device.events() {
                        if let line = await phone.device.journeys(limit: 10).first(where: { $0.status == 400 }) {
                            return line
                        }
                    }
                    throw DeviceTimeout(what: "the rejected push")
                }
                #expect(feed.title == "Nobody")
            }
        }
    }

    @Test func anUninstalledAppsTokenIsVoid() async throws {
        try await withGateway { gateway in
            let address = address(gateway)
            try await withDevice(configure: { $0.courier = address }) { phone in
                let (_, token) = try await register(phone)
                try await phone.device.uninstall(app: "com.example.app")
                let status = try await withRealDeadline("a 410") {
                    while true {
                        let status = try await gateway.push("Gone", to: token).status
                        if status == 410 { return status }
                        await Task.yield()
                    }
                }
                #expect(status == 410)
            }
        }
    }

    @Test func aGatewayThatIsAwayIsTriedAgain() async throws {
        try await withDevice(configure: {
            $0.courier = CourierAddress(host: "localhost", port: 1, authority: "/nowhere")
        }) { phone in
            // Each failure waits on the device's clock, longer than the one before.
            for wait in [0.5, 1, 2] {
                await phone.clock.waitForSleepers()
                phone.clock.advance(by: wait)
            }
            #expect(await !phone.device.render().phone.isConnected)
        }
    }
}
