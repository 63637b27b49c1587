import DeviceCore
import Foundation
import NIOHTTP1
import NotificationModel
import Screen
import Testing

@Suite("The HTTP API", .timeLimit(.minutes(1)))
struct APITests {
    private struct Refusal: Decodable {
        struct Detail: Decodable {
            let kind: String
            let message: String
        }
        let error: Detail
    }

    @Test("The screen is what the phone renders")
    func screen() async throws {
        try await withScreen { screen in
            let answer = try await screen.send(.GET, "/api/v1/screen")
            #expect(answer.status == 200)
            #expect(answer.headers.first(name: "content-type") == "application/json")
            #expect(try answer.json(RenderModel.self) == Samples.model)
        }
    }

    @Test("Probes answer, and tell whether the gateway is reached")
    func probes() async throws {
        try await withScreen { screen in
            try await #expect(screen.send(.GET, "/api/v1/livez").text == #"{"status":"live"}"#)
            try await #expect(
                screen.send(.GET, "/api/v1/readyz").text == #"{"isConnected":true,"status":"ready"}"#
            )
        }
    }

    @Test("A card is opened, closed, answered with text and cleared")
    func cards() async throws {
        try await withScreen { screen in
            try await #expect(screen.send(.POST, "/api/v1/cards/reply/expand").status == 204)
            #expect(await screen.phone.model.expanded?.key == "reply")
            try await #expect(screen.send(.POST, "/api/v1/screen/collapse").status == 204)
            #expect(await screen.phone.model.expanded == nil)
            let answer = #"{"action":"reply","userText":"On my way 🔔"}"#
            try await #expect(screen.send(.POST, "/api/v1/cards/reply/respond", body: answer).status == 204)
            try await #expect(screen.send(.DELETE, "/api/v1/cards/lunch").status == 204)
            #expect(await screen.phone.log == ["respond reply reply On my way 🔔", "clear lunch"])
            try await #expect(screen.send(.DELETE, "/api/v1/cards").status == 204)
            #expect(await screen.phone.model.center.isEmpty)
        }
    }

    @Test("A Live Activity is swiped away")
    func activities() async throws {
        try await withScreen { screen in
            await screen.phone.start(activity: "ride")
            try await #expect(screen.send(.DELETE, "/api/v1/activities/ride").status == 204)
            #expect(await screen.phone.model.activities.isEmpty)
            try await #expect(screen.send(.DELETE, "/api/v1/activities/ride").status == 404)
        }
    }

    @Test("The phone is unlocked and locked, its question answered, its banner let go")
    func surfaces() async throws {
        try await withScreen { screen in
            await screen.phone.ask()
            await screen.phone.arrive(Samples.storm)
            try await #expect(screen.send(.POST, "/api/v1/prompts/prompt-1", body: #"{"allow":true}"#).status == 204)
            try await #expect(screen.send(.POST, "/api/v1/screen/dismiss-banner").status == 204)
            try await #expect(screen.send(.POST, "/api/v1/screen/lock", body: #"{"locked":false}"#).status == 204)
            let model = await screen.phone.model
            #expect(model.prompts.isEmpty && model.banner == nil && model.phone.surface == .homeScreen)
            #expect(await screen.phone.log == ["answer prompt-1 true"])
        }
    }

    @Test("Apps are listed, installed, opened, set and removed")
    func apps() async throws {
        try await withScreen { screen in
            let base = "/api/v1/apps"
            try await #expect(screen.send(.GET, base).json([RenderModel.AppIcon].self) == Samples.apps)
            let installed = try await screen.send(.POST, base, body: #"{"bundle":"/bundles/New.app"}"#)
            #expect(installed.status == 201 && installed.text == #"{"bundleID":"dev.carillon.installed"}"#)
            try await #expect(screen.send(.POST, base + "/dev.carillon.Chorus/open").status == 204)
            #expect(await screen.phone.model.phone.surface == .app(bundleID: "dev.carillon.Chorus"))
            try await #expect(screen.send(.POST, "/api/v1/screen/home").status == 204)
            try await #expect(screen.send(.POST, base + "/dev.carillon.Chorus/terminate").status == 204)
            let token = try await screen.send(.GET, base + "/dev.carillon.Chorus/token")
            #expect(token.text.contains("5f1c9a27"))
            try await #expect(screen.send(.DELETE, base + "/dev.carillon.Chorus").status == 204)
            try await #expect(screen.send(.GET, base + "/dev.carillon.Chorus/token").status == 404)
        }
    }

    @Test("Settings are read, changed and read again")
    func settings() async throws {
        try await withScreen { screen in
            let path = "/api/v1/apps/dev.carillon.Harbor/settings"
            var settings = try await screen.send(.GET, path).json(NotificationSettings.self)
            settings.alertStyle = .alert
            settings.sound = .disabled
            let body = String(decoding: try ScreenCoding.encoder.encode(settings), as: UTF8.self)
            try await #expect(screen.send(.PUT, path, body: body).status == 204)
            try await #expect(screen.send(.GET, path).json(NotificationSettings.self) == settings)
        }
    }

    @Test("An app is muted and speaks again; the phone's own settings hold")
    func mute() async throws {
        try await withScreen { screen in
            let path = "/api/v1/apps/dev.carillon.Harbor/mute"
            try await #expect(screen.send(.POST, path, body: #"{"seconds":3600}"#).status == 204)
            let harbor = { await screen.phone.model.apps.first { $0.name == "Harbor" } }
            #expect(await harbor()?.mutedUntil == Samples.now.addingTimeInterval(3600))
            try await #expect(screen.send(.POST, path, body: #"{"seconds":0}"#).status == 204)
            #expect(await harbor()?.mutedUntil == nil)
            try await #expect(screen.send(.POST, path, body: #"{"seconds":-1}"#).status == 400)

            var preferences = PhonePreferences()
            preferences.focus = "Work"
            preferences.grouping = .byApp
            let body = String(decoding: try ScreenCoding.encoder.encode(preferences), as: UTF8.self)
            try await #expect(screen.send(.PUT, "/api/v1/preferences", body: body).status == 204)
            let kept = try await screen.send(.GET, "/api/v1/preferences").json(PhonePreferences.self)
            #expect(kept == preferences)
        }
    }

    @Test("Journeys are listed to a limit, and read whole")
    func journeys() async throws {
        try await withScreen { screen in
            let some = try await screen.send(.GET, "/api/v1/journeys?limit=2").json([JourneySummary].self)
            #expect(some.map(\.id) == ["journey-postcard", "journey-reply"])
            let whole = try await screen.send(.GET, "/api/v1/journeys/journey-postcard").json(Journey.self)
            #expect(whole.payload == Samples.journeys.first?.payload)
            #expect(whole.entries.map(\.event) == Samples.journeys.first?.entries.map(\.event))
        }
    }

    @Test(
        "What cannot be done says why, with the right status",
        arguments: [
            ("POST", "cards/nobody/expand", nil, 404, "no card “nobody”"),
            ("POST", "cards/a%20b/expand", nil, 404, "no card “a b”"),
            ("POST", "apps/none/open", nil, 404, "no app “none”"),
            ("GET", "apps/none/token", nil, 404, "no app “none”"),
            ("POST", "apps/none/token", nil, 404, "no app “none”"),
            ("POST", "apps", #"{"bundle":"relative.app"}"#, 400, "absolute path"),
            ("POST", "apps", #"{"bundle":"/no/bundle"}"#, 400, "is no bundle"),
            ("POST", "apps", #"{"bundl":"/x"}"#, 400, "lacks “bundle”"),
            ("POST", "apps", #"{"bundle":7}"#, 400, "needs a string at “bundle”"),
            ("POST", "apps", #"{"bundle":"#, 400, "is not JSON"),
            ("POST", "clock/advance", #"{"seconds":-1}"#, 400, "moves forward"),
            ("POST", "clock/advance", #"{"seconds":1}"#, 409, "runs by itself"),
            ("GET", "journeys?limit=0", nil, 400, "from 1 to 500"),
            ("GET", "journeys?limit=501", nil, 400, "from 1 to 500"),
            ("GET", "search?limit=501", nil, 400, "from 1 to 500"), ("GET", "search?before=-1", nil, 400, "before is"),
            ("GET", "search?q=titel:x", nil, 400, "is “title” meant?"),
            ("GET", "journeys/none", nil, 404, "no journey “none”"),
            ("GET", "screenshot.png?view=moon", nil, 400, "phone or page"),
            ("GET", "media/none.jpg", nil, 404, "no file “none.jpg”"),
            ("GET", "nothing/here", nil, 404, "openapi.json"),
            ("GET", "cards/reply/expand", nil, 405, "it takes POST"),
            ("PATCH", "screen", nil, 405, "it takes GET"),
        ] as [(String, String, String?, Int, String)]
    )
    func refusals(method: String, path: String, body: String?, status: Int, words: String) async throws {
        try await withScreen { screen in
            let answer = try await screen.send(.init(rawValue: method), "/api/v1/" + path, body: body)
            #expect(answer.status == status)
            let refusal = try answer.json(Refusal.self)
            #expect(refusal.error.message.contains(words), "\(refusal.error.message)")
            #expect(!refusal.error.kind.isEmpty)
        }
    }

    @Test("A body has a limit, and is JSON")
    func bodies() async throws {
        try await withScreen(configuration: ScreenConfiguration(port: 0, bodyLimit: 64)) { screen in
            let path = "/api/v1/apps"
            let large = #"{"bundle":"/"# + String(repeating: "x", count: 64) + #""}"#
            try await #expect(screen.send(.POST, path, body: large).status == 413)
            let form = try await screen.send(
                .POST,
                path,
                headers: ["content-type": "text/plain"],
                body: #"{"bundle":"/a.app"}"#
            )
            #expect(form.status == 415)
        }
    }

    @Test("A screen that would listen to the network does not start")
    func loopbackOnly() async throws {
        let server = ScreenServer(
            phone: FixturePhone(),
            state: FileManager.default.temporaryDirectory,
            configuration: ScreenConfiguration(host: "0.0.0.0", port: 0)
        )
        await #expect(throws: ScreenError.self) { try await server.run() }
    }

    @Test("A taken port is said to be taken")
    func takenPort() async throws {
        try await withScreen { screen in
            let second = ScreenServer(
                phone: FixturePhone(),
                state: screen.state,
                configuration: ScreenConfiguration(port: screen.port)
            )
            let error = await #expect(throws: ScreenError.self) { try await second.run() }
            #expect(error?.description.contains("\(screen.port)") == true)
        }
    }
}
