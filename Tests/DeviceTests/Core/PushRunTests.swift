import DeviceCore
import Foundation
import NotificationModel
import ProviderAPI
import Testing

/// What happens to a push after it was stored, step by step.
@Suite struct PushRunTests {
    private static let service = ExtensionProfile(bundleID: "app.service", bundlePath: "/s.appex", executable: "s")

    private func app(service: ExtensionProfile? = nil, filtering: Bool = false) -> AppState {
        var settings = NotificationSettings()
        settings.authorizationStatus = .authorized
        settings.alert = .enabled
        var profile = AppProfile(name: "App")
        profile.serviceExtension = service
        profile.entitlements.filtering = filtering
        return AppState(bundleID: "app", profile: profile, settings: settings)
    }

    private func run(_ payload: String, type: PushType = .alert, collapse: String? = nil) -> PushRun {
        PushRun(
            PushRun.Head(id: "id", bundleID: "app", type: type, collapseID: collapse),
            contents: PushContents(decoding: Data(payload.utf8), type: type)
        )
    }

    private func names(_ actions: [PushRun.Action]) -> [String] {
        actions.map { action in
            switch action {
            case .note(let step): step.event.rawValue
            case .retireToken: "retire"
            case .changeActivity(let activity): "activity \(activity.event.rawValue)"
            case .wake: "wake"
            case .runExtension(let profile, _, let request): "run \(profile.bundleID) for \(request.identifier)"
            case .takeFiles(let content, _): "files of \(content.title.plain)"
            case .setBadge(let badge): "badge \(badge)"
            case .present(let request): "present \(request.identifier): \(request.content.title.plain)"
            case .finish: "finish"
            }
        }
    }

    @Test(
        "what follows when a push is on disk",
        arguments: [
            (#"{"aps":{"alert":{"title":"Hi"}}}"#, "alert", ["extension-absent", "present id: Hi"]),
            (#"{"aps":{}}"#, "alert", ["suppressed", "finish"]),
            (#"{"aps":{"content-available":1}}"#, "background", ["wake", "finish"]),
            (#"{"aps":{}}"#, "background", ["wake", "finish"]),
            (
                #"{"aps":{"alert":{"title":"Hi"},"content-available":1}}"#, "alert",
                ["wake", "extension-absent", "present id: Hi"]
            ),
            (#"nonsense"#, "alert", ["discarded", "finish"]),
            (#"{"aps":{"event":"end"}}"#, "liveactivity", ["activity end"]),
            (#"{"aps":{"event":"dance"}}"#, "liveactivity", ["discarded", "finish"]),
        ] as [(String, String, [String])]
    )
    func stored(payload: String, type: String, actions: [String]) {
        var run = run(payload, type: PushType(rawValue: type))
        #expect(names(run.handle(.stored(app()))) == actions)
    }

    @Test("without its app the token is void")
    func gone() {
        var run = run(#"{"aps":{"alert":"Hi"}}"#)
        #expect(names(run.handle(.stored(nil))) == ["discarded", "retire", "finish"])
    }

    @Test("the next push with the same collapse id is the same request")
    func collapse() {
        var run = run(#"{"aps":{"alert":{"title":"2:0"}}}"#, collapse: "game")
        #expect(names(run.handle(.stored(app()))) == ["extension-absent", "present game: 2:0"])
    }

    private static let mutable = #"{"aps":{"alert":{"title":"Hi"},"mutable-content":1}}"#

    @Test("what the extension delivers is shown after its files were taken in")
    func delivered() {
        var run = run(Self.mutable)
        let app = app(service: Self.service)
        #expect(run.expectedExtension(of: app) == Self.service)
        #expect(names(run.handle(.stored(app))) == ["run app.service for id"])
        var content = NotificationContent()
        content.title = DisplayText("Rich")
        let actions = run.handle(.enriched(.delivered(content, afterWarning: false)))
        #expect(names(actions) == ["extension-delivered", "files of Rich"])
        #expect(names(run.handle(.filesTaken(content))) == ["present id: Rich"])
    }

    @Test(
        "without a result of the extension the original is shown",
        arguments: [
            (ServiceRun.Outcome.expired, "extension-expired"), (.crashed("signal 6"), "extension-crashed"),
            (.hung("it sleeps"), "extension-hung"), (.failed("no such file"), "extension-crashed"),
            (.delivered(NotificationContent(), afterWarning: true), "extension-delivered"),
        ] as [(ServiceRun.Outcome, String)]
    )
    func original(outcome: ServiceRun.Outcome, step: String) {
        var run = run(Self.mutable)
        _ = run.handle(.stored(app(service: Self.service)))
        #expect(names(run.handle(.enriched(outcome))) == [step, "present id: Hi"])
    }

    @Test("empty content suppresses the notification of an app that may filter; its badge counts")
    func suppressed() {
        var run = run(Self.mutable)
        _ = run.handle(.stored(app(service: Self.service, filtering: true)))
        var content = NotificationContent()
        content.badge = 3
        let actions = run.handle(.enriched(.delivered(content, afterWarning: false)))
        #expect(names(actions) == ["suppressed", "badge 3", "finish"])
    }

    @Test("a Live Activity runs no extension, whatever its alert says")
    func activity() {
        let payload = #"{"aps":{"event":"end","mutable-content":1,"alert":{"title":"Hi"}}}"#
        let run = run(payload, type: .liveactivity)
        #expect(run.expectedExtension(of: app(service: Self.service)) == nil)
        #expect(run.contents.headline == "Hi")
    }
}
