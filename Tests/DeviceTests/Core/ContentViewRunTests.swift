import Testing
import ViewLink

@testable import DeviceCore

/// What a content extension's views may do, and when the default view takes their place.
struct ContentViewRunTests {
    private func view(_ id: Int, _ children: [Int] = []) -> ViewNode {
        ViewNode(id: id, children: children, frame: ViewRect(x: 0, y: 0, width: 100, height: 40))
    }

    private func update(_ nodes: [ViewNode], root: Int? = 1, whole: Bool = false) -> ViewTreeUpdate {
        var panel = ViewPanel(height: 100)
        panel.root = root
        return ViewTreeUpdate(isWhole: whole, changed: nodes, removed: [], panel: panel)
    }

    private func alive() -> ContentViewRun {
        var run = ContentViewRun()
        _ = run.handle(.connected)
        _ = run.handle(.views(update([view(1)], whole: true), at: 0))
        return run
    }

    private func failure(_ actions: [ContentViewRun.Action]) -> ContentViewRun.Failure? {
        guard case .fallBack(let failure)? = actions.first, actions.count == 1 else { return nil }
        return failure
    }

    @Test func theFirstViewsAreShownAndLaterOnesFollowInOrder() {
        var run = ContentViewRun()
        #expect(run.handle(.connected) == [.present])
        #expect(!run.isAlive)
        let first = update([view(1)], whole: true)
        #expect(run.handle(.views(first, at: 0)) == [.publish(ContentViewFrame(serial: 1, update: first)), .show])
        let next = update([view(1, [2]), view(2)])
        #expect(run.handle(.views(next, at: 0.1)) == [.publish(ContentViewFrame(serial: 2, update: next))])
        #expect(run.whole.serial == 2 && run.whole.update.changed.map(\.id) == [1, 2])
        #expect(run.handle(.firstViewsOverdue(10)).isEmpty, "it is in time")
    }

    @Test func viewsWithoutARootAreNothingToSee() {
        var run = ContentViewRun()
        _ = run.handle(.connected)
        #expect(run.handle(.views(update([], root: nil, whole: true), at: 0)).isEmpty)
        #expect(failure(run.handle(.firstViewsOverdue(10))) == .hung("it sent no views in 10.0 s"))
    }

    @Test("a process that has crashed is no hang, however long its stack takes to be written")
    func aSlowStackIsNoHang() {
        var run = alive()
        #expect(run.handle(.crashing) == [.awaitReport])
        for late in [ContentViewRun.Event.orderOverdue(5), .firstViewsOverdue(10), .failed("it left")] {
            #expect(run.handle(late).isEmpty)
        }
        #expect(failure(run.handle(.ended(how: "signal 4"))) == .crashed("signal 4"))
        var slow = alive()
        _ = slow.handle(.crashing)
        #expect(failure(slow.handle(.reportOverdue(30))) == .crashed("its stack was not written in 30.0 s"))
    }

    @Test func whateverEndsItShowsTheDefaultViewOnce() {
        let ends: [ContentViewRun.Event] = [
            .ended(how: "signal 4"), .failed("no storyboard"), .orderOverdue(5),
            .views(update([view(1, [7])]), at: 0.1), .views(update([view(1), view(2)]), at: 0.1),
        ]
        for end in ends {
            var run = alive()
            #expect(failure(run.handle(end)) != nil, "\(end)")
            #expect(run.handle(.ended(how: "signal 9")).isEmpty, "told once")
            #expect(!run.isAlive)
        }
    }

    @Test func aClosedCardHearsNothingMore() {
        var run = alive()
        #expect(run.handle(.closed).isEmpty)
        #expect(run.handle(.ended(how: "exit status 0")).isEmpty)
    }

    @Test func sixtyChangesInASecondAreFineAndAFloodIsNot() {
        var run = alive()
        for frame in 1...600 {
            let actions = run.handle(.views(update([view(1)]), at: Double(frame) / 60))
            #expect(actions.count == 1 && failure(actions) == nil, "frame \(frame)")
        }
        var flooded: ContentViewRun.Failure?
        for _ in 0...ViewRate.updates { flooded = flooded ?? failure(run.handle(.views(update([view(1)]), at: 20))) }
        #expect(flooded == .refused("it changed its views more than 120 times in a second"))
    }

    @Test func tooManyViewsInASecondAreAFlood() {
        var run = alive()
        let crowd = update([view(1, Array(2...2000))] + (2...2000).map { view($0) })
        var flooded: ContentViewRun.Failure?
        for _ in 0..<25 { flooded = flooded ?? failure(run.handle(.views(crowd, at: 1.5))) }
        #expect(flooded == .refused("it sent more than 40000 views in a second"))
    }

    @Test func withoutInteractionOnlyTheKeyboardsBarTakesTouches() {
        var run = ContentViewRun()
        _ = run.handle(.connected)
        var first = update([view(1, [2]), view(2), view(5, [6]), view(6)], whole: true)
        first.panel.accessory = 5
        _ = run.handle(.views(first, at: 0))
        func touch(_ node: Int) -> ViewEvent { .touch(node: node, sense: .tap, at: nil) }
        #expect(run.takes(touch(2), touches: true) && !run.takes(touch(9), touches: true))
        #expect(!run.takes(touch(2), touches: false) && !run.takes(touch(9), touches: false))
        #expect(run.takes(touch(6), touches: false) && run.takes(.mediaButton(play: true), touches: false))
        // What a document says is no touch.
        let said = [2, 9].map { ViewEvent.web(node: $0, .value(script: 1, nil)) }
        #expect(run.takes(said[0], touches: false) && !run.takes(said[1], touches: false))
    }

    @Test func filesTravelUnderTheirServedNames() {
        var panel = ViewPanel()
        panel.root = 1
        panel.players = [MediaPlayer(id: 1, source: "/in/a.mp3"), MediaPlayer(id: 2, source: "/out/b.mp3")]
        panel.fonts = [ViewFont(name: "Own", path: "/in/a.ttf"), ViewFont(name: "Other", path: "/out/b.ttf")]
        var page = view(4)
        page.content = .web(WebContent(document: "/out/a.html", load: 1))
        func picture(_ id: Int, _ path: String) -> ViewNode {
            var node = view(id)
            node.content = .image(ImageContent(source: .file(path: path), width: 1, height: 1, fit: .fill))
            return node
        }
        let update = ViewTreeUpdate(
            isWhole: true,
            changed: [picture(2, "/in/a.png"), picture(3, "/etc/passwd"), page],
            removed: [],
            panel: panel
        ).servingFiles { $0.hasPrefix("/in/") ? "/api" + $0 : nil }
        let served = ImageContent(source: .file(path: "/api/in/a.png"), width: 1, height: 1, fit: .fill)
        let nothing = WebContent(document: nil, load: 1)
        #expect(update.changed.map(\.content) == [.image(served), .missing(what: "picture"), .web(nothing)])
        #expect(update.panel.fonts == [ViewFont(name: "Own", path: "/api/in/a.ttf")])
        #expect(update.panel.players.map(\.source) == ["/api/in/a.mp3", ""])
    }
}
