import AsyncHTTPClient
import Foundation
import Lint
import NIOCore
import NIOHTTP1
import NotificationModel
import Testing
import ViewLink

@testable import DeviceCore
@testable import Screen

@Suite("The OpenAPI document", .timeLimit(.minutes(1)))
struct OpenAPITests {
    /// A request of every route, and what it needs to be answered.
    private static let requests: [(method: String, path: String, body: String?)] = [
        ("GET", "livez", nil), ("GET", "readyz", nil), ("GET", "neighbours", nil), ("GET", "screen", nil),
        ("GET", "screen/content", nil), ("POST", "screen/content/events", #"{"type":"returnKey","node":1}"#),
        ("GET", "screen/window", nil), ("GET", "screen/window/elements", nil),
        ("POST", "screen/window/events", #"{"type":"returnKey","node":1}"#),
        ("POST", "screen/window/press", #"{"element":"Save","timeout":0}"#),
        ("POST", "screen/window/type", #"{"element":"Name","text":"Ben","timeout":0}"#),
        ("GET", "apps", nil), ("POST", "apps", #"{"bundle":"/a.app"}"#), ("GET", "apps/\(app)/settings", nil),
        ("PUT", "apps/\(app)/settings", settings), ("POST", "apps/\(app)/mute", #"{"seconds":60}"#),
        ("POST", "apps/\(app)/provisional", #"{"keep":true}"#), ("POST", "apps/\(app)/open-settings", "{}"),
        ("PUT", "apps/\(app)/location", #"{"access":"whenInUse"}"#),
        ("PUT", "apps/\(app)/debugger", #"{"waits":true}"#), ("GET", "apps/\(app)/token", nil),
        ("POST", "apps/\(app)/token", nil),
        ("POST", "apps/\(app)/open", nil), ("POST", "apps/\(app)/terminate", nil), ("GET", "journeys", nil),
        ("GET", "search", nil),
        ("GET", "journeys/journey-postcard", nil), ("GET", "preferences", nil), ("PUT", "preferences", preferences),
        ("POST", "prompts/prompt-1", #"{"allow":true,"once":true}"#), ("POST", "clock/advance", #"{"seconds":1}"#),
        ("POST", "screen/lock", #"{"locked":false}"#), ("POST", "screen/home", nil),
        ("GET", "notifications/cursor", nil), ("GET", "notifications/failed-waits", nil),
        ("POST", "notifications/wait", #"{"title":{"contains":"o"},"timeout":0}"#),
        ("POST", "notifications/wait", #"{"title":"Nobody sent this","payload":{"a.b":7},"timeout":0}"#),
        ("POST", "notifications/absent", #"{"title":"Nobody sent this","timeout":0}"#),
        ("POST", "notifications/act", #"{"id":"journey-postcard","do":"expand","timeout":0}"#),
        ("POST", "screen/dismiss-banner", nil), ("POST", "cards/lunch/expand", nil), ("POST", "screen/collapse", nil),
        ("POST", "cards/reply/respond", #"{"action":"reply","userText":"Yes"}"#), ("DELETE", "cards/lunch", nil),
        ("DELETE", "cards", nil), ("DELETE", "activities/ride", nil), ("DELETE", "faults", nil),
        ("POST", "pushes", #"{"bundleID":"a","payload":"{}"}"#), ("POST", "pushes/lint", #"{"payload":"{\"aps\":7}"}"#),
        ("GET", "pushes/lint/rules", nil), ("GET", "clients", nil), ("DELETE", "clients", nil),
        ("GET", "clients/rules", nil), ("POST", "apps/\(app)/faults", #"{"reason":"Unregistered","count":1}"#),
        ("DELETE", "apps/\(app)/faults", nil),
        ("GET", "provider", nil), ("GET", "openapi.json", nil), ("GET", "media/none.jpg", nil),
        ("GET", "screenshot.png", nil), ("POST", "page-addresses", nil), ("POST", "apps/example", nil),
        ("GET", "events", nil), ("DELETE", "apps/\(app)", nil),
    ]

    private static let app = "dev.carillon.Harbor"
    private static let settings = json(Samples.settings)
    private static let preferences = json(PhonePreferences())

    private static func json(_ value: some Encodable) -> String {
        (try? ScreenCoding.encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    @Test("Every route is there, and every real answer is what the document says")
    func answers() async throws {
        try await withScreen(
            configuration: ScreenConfiguration(port: 0, browserPath: "/nowhere/chromium"),
            sender: FixtureSender()
        ) { screen in
            let document = try await Document(screen)
            await Self.fill(screen.phone)
            var walked: Set<String> = []
            for (method, path, body) in Self.requests {
                let operation = try #require(document.operation(method, path), "\(method) \(path) is in no document")
                walked.insert(operation.name)
                if let body {
                    document.check(try document.value(body), operation.body, at: "body of \(operation.name)")
                }
                if path == "events" {
                    try await Self.checkEvents(screen, document, operation)
                    continue
                }
                let answer = try await screen.send(.init(rawValue: method), "/api/v1/" + path, body: body)
                let schema = operation.answers["\(answer.status)"] ?? operation.answers["default"]
                #expect(schema != nil, "\(operation.name) answers \(answer.status), which the document does not know")
                if answer.headers.first(name: "content-type") == "application/json" {
                    document.check(try document.value(answer.text), schema, at: operation.name)
                } else {
                    #expect(answer.body.isEmpty || answer.status == 200, "\(operation.name) answers something else")
                }
            }
            let unknown = document.operations.map(\.name).filter { !walked.contains($0) }
            #expect(unknown.isEmpty, "no test walks \(unknown.joined(separator: ", "))")
        }
    }

    @Test("The whole screen is what the document says, whatever is on it")
    func models() async throws {
        try await withScreen { screen in
            let document = try await Document(screen)
            var model = Samples.model
            model.banner = Samples.postcard
            model.expanded = Samples.reply
            model.prompts = [Samples.prompt]
            for surface in [RenderModel.Surface.lockScreen, .homeScreen, .app(bundleID: "a"), .browser(url: "b")] {
                model.phone.surface = surface
                try document.check(model, "RenderModel")
            }
            for journey in Samples.journeys {
                try document.check(JudgedJourney(journey), "JudgedJourney")
                try document.check(try #require(Samples.summary(journey)), "JourneySummary")
            }
            try document.check(APIError.notJSON.answer, "APIErrorAnswer")
        }
    }

    @Test("A value that is not what the document says is found")
    func wrongValues() async throws {
        try await withScreen { screen in
            let document = try await Document(screen)
            for (json, name, words) in [
                (#"{"type":"moon"}"#, "Surface", "none of"), (#"{"type":"app"}"#, "Surface", "lacks bundleID"),
                (#"{"key":"a","url":"b","volume":2}"#, "SoundCue", "more than 1"),
                (#"{"key":"a","url":"b","volume":1,"more":1}"#, "SoundCue", "more"),
                (#"{"key":7,"url":"b","volume":1}"#, "SoundCue", "no string"),
            ] {
                let problems = document.problems(try document.value(json), document.model(name), at: name)
                #expect(problems.contains { $0.contains(words) }, "\(json): \(problems)")
            }
        }
    }

    @Test("Notes are of types and members that are there")
    func notes() async throws {
        try await withScreen { screen in
            let document = try await Document(screen)
            for (name, notes) in SchemaNotes.device {
                guard let members = document.members(name) else {
                    Issue.record("there is no type \(name)")
                    continue
                }
                for member in notes.members.keys where !members.contains(member) {
                    Issue.record("\(name) has no member \(member)")
                }
            }
        }
    }

    @Test("What may be left out of a request may be null, and what nothing reads is refused where the document says so")
    func requests() async throws {
        try await withScreen { screen in
            let document = try await Document(screen)
            for (path, body, status) in [
                ("notifications/wait", #"{"title":"Nowhere","body":null,"until":null,"timeout":0}"#, 408),
                ("notifications/wait", #"{"titel":"a","timeout":0}"#, 400),
                ("notifications/wait", #"{"until":"shwon"}"#, 400),
                ("notifications/wait", #"{"body":{"contains":"a","matches":"b"}}"#, 400),
                ("notifications/act", #"{"do":"tap","titel":"a"}"#, 400),
                ("apps", #"{"bundle":"relative.app"}"#, 400), ("clock/advance", #"{"seconds":-1}"#, 400),
            ] {
                let schema = try #require(document.operation("POST", path)).body
                let isRight = document.problems(try document.value(body), schema, at: path).isEmpty
                #expect(isRight == (status != 400), "\(path) \(body)")
                let answer = try await screen.send(.POST, "/api/v1/\(path)", body: body)
                #expect(answer.status == status, "\(path) \(body): \(answer.text)")
            }
            let empty = try await screen.send(.GET, "/api/v1/journeys/journey-postcard?until=shown,", body: nil)
            #expect(empty.status == 400)
        }
    }

    /// Puts something of everything on the phone.
    private static func fill(_ phone: FixturePhone) async {
        await phone.ask()
        await phone.start(activity: "ride")
        let view = RenderModel.ContentView(
            expansion: 1,
            state: .alive,
            width: 360,
            initialHeight: 180,
            hidesDefaultContent: true,
            overridesTitle: false,
            takesTouches: true
        )
        var panel = ViewPanel(height: 100)
        panel.root = 1
        var drawing = DrawingMark(.path(VectorPath(data: "M0 0Z", fill: ViewColor(light: 1, dark: 2))))
        drawing.alpha = 0.5
        let contents: [ViewContent] = [
            .plain, .image(ImageContent(source: .symbol(name: "star"), width: 1, height: 1, fit: .fill)),
            .drawing(ViewDrawing(width: 1, height: 1, marks: [drawing])), .video(player: 1, fit: .aspectFit),
        ]
        let nodes = contents.enumerated().map { number, content in
            ViewNode(
                id: number + 1,
                children: number == 0 ? [2, 3, 4] : [],
                frame: ViewRect(x: 0, y: 0, width: 1, height: 1),
                content: content,
                hears: [.tap]
            )
        }
        let update = ViewTreeUpdate(isWhole: true, changed: nodes, removed: [], panel: panel)
        await phone.show(view, update, in: Samples.postcard)
    }

    private static func checkEvents(_ screen: RunningScreen, _ document: Document, _ operation: Document.Operation)
        async throws
    {
        let request = screen.request(.GET, "/api/v1/events")
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(40))
        var text = ""
        var arrived = false
        for try await part in response.body {
            text += String(buffer: part)
            // The first picture has come: now what else a stream carries.
            if !arrived, text.contains("event: render") {
                arrived = true
                await screen.phone.arrive(Samples.postcard)
                await fill(screen.phone)
            }
            if ["sound", "journey", "content"].allSatisfy({ text.contains("event: \($0)\n") }) { break }
        }
        let events = text.split(separator: "\n\n").filter { $0.contains("data: ") }
        #expect(events.count >= 4)
        for event in events {
            var members: [String: Any] = [:]
            for line in event.split(separator: "\n") {
                guard let colon = line.firstRange(of: ": ") else { continue }
                let value = String(line[colon.upperBound...])
                let name = String(line[..<colon.lowerBound])
                members[name] = name == "data" ? try document.value(value) : value
            }
            // The last one may have been cut.
            guard members["data"] != nil, text.contains(event + "\n\n") else { continue }
            members["retry"] = nil
            document.check(members, operation.answers["200"] ?? nil, at: "events")
        }
    }
}

/// Sends nothing, and answers as a gateway would.
private struct FixtureSender: PushSending {
    func send(_ push: ComposedPush) async throws -> SentPush {
        SentPush(status: 400, id: "a", reason: "BadTopic", explanation: "The topic is another.")
    }

    func address() async -> ProviderAddress? {
        ProviderAddress(url: "https://localhost:1", authority: "/ca.pem", tokenCommand: "carillon push --print-token")
    }

    func add(_ fault: FaultRequest, token: String) async throws {}

    func clearFaults(token: String) async throws {}

    func forgetClients() async throws {}

    func clients() async throws -> [ProviderClient] {
        let finding = ClientReport.Finding(rule: .tokenPerPush, count: 3, example: "3 tokens within 2 s")
        let client = ClientReport(
            userAgent: "test",
            credential: "nothing valid",
            firstSeen: Date(timeIntervalSince1970: 1),
            lastSeen: Date(timeIntervalSince1970: 2),
            connections: 1,
            connectionsOfOne: 0,
            providerTokens: 3,
            requests: 4,
            accepted: 3,
            refused: ["BadTopic": 1],
            findings: [finding]
        )
        return [ProviderClient(gateway: nil, client: client)]
    }
}
