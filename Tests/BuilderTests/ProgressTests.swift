import Builder
import Foundation
import Synchronization
import Testing

/// What a build tells of itself.
@Suite struct ProgressTests {
    @Test(.timeLimit(.minutes(10)))
    func onlyTheTargetThatWasEditedIsMadeAgain() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Three")
            try write(threeTargets, into: project)
            let heard = Mutex<[BuildStep.Event]>([])
            let sdk = SDKLocation(package: checkout.appendingPathComponent("SDK"))
            let builder = Builder(sdk: sdk, progress: { event in heard.withLock { $0.append(event) } })
            func steps() async throws -> Set<BuildStep.Event> {
                heard.withLock { $0 = [] }
                _ = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
                return heard.withLock { Set($0) }
            }
            func made(_ name: String) -> Set<BuildStep.Event> {
                [.began(.target(name)), .ended(.target(name), succeeded: true)]
            }
            // Whether the SDK was there before does not matter here.
            #expect(try await steps().isSuperset(of: made("Three").union(made("Service")).union(made("Content"))))
            #expect(try await steps() == [])
            for (target, file) in [
                ("Three", "App/App.swift"), ("Service", "Service/NotificationService.swift"),
                ("Content", "Content/ViewController.swift"),
            ] {
                let source = try #require(threeTargets[file])
                try write([file: source + "\n// \(target) edited\n"], into: project)
                #expect(try await steps() == made(target))
            }
            try write(["App/App.swift": "import NoSuchModule"], into: project)
            await #expect(throws: BuildError.self) { try await steps() }
            let last = heard.withLock { $0.last }
            #expect(last == .ended(.target("Three"), succeeded: false))
        }
    }

    private let start = ContinuousClock.now

    @Test(arguments: [true, false]) func aBuildAfterAnEditSaysNothing(isLive: Bool) {
        var report = BuildReport(isLive: isLive)
        var said = report.take(.began(.packages(["Kit"])), at: start)
        said += report.take(.ended(.packages(["Kit"]), succeeded: true), at: start + .seconds(1.9))
        said += report.take(.began(.target("App")), at: start + .seconds(2))
        said += report.look(at: start + .seconds(6.9))
        said += report.take(.ended(.target("App"), succeeded: true), at: start + .seconds(6.9))
        said += report.look(at: start + .seconds(60))
        #expect(said == "")
    }

    @Test func whatLastsHasALineWhenThatIsKnownAndOneWithItsTime() {
        var report = BuildReport(isLive: false)
        #expect(report.take(.began(.sdk), at: start) == "")
        let line = "building the SDK (once, some ten minutes; the next builds find it)\n"
        #expect(report.look(at: start + .seconds(2)) == line)
        #expect(report.look(at: start + .seconds(3)) == "")
        let end = report.take(.ended(.sdk, succeeded: true), at: start + .seconds(94.6))
        #expect(end == "built the SDK (once, some ten minutes; the next builds find it) in 94 s\n")
    }

    @Test func aTerminalHasOneLineThatGoesBeforeAnythingElseIsSaid() {
        var report = BuildReport(isLive: true)
        _ = report.take(.began(.target("App")), at: start)
        _ = report.take(.began(.target("Service")), at: start + .seconds(1))
        #expect(report.look(at: start + .seconds(5)) == "building App … 5 s")
        let erase = "\r\u{1B}[K"
        #expect(report.look(at: start + .seconds(6)) == "\(erase)building App, Service … 6 s")
        let first = report.take(.ended(.target("App"), succeeded: true), at: start + .seconds(7))
        #expect(first == "\(erase)built App in 7 s\nbuilding Service … 6 s")
        #expect(report.take(.ended(.target("Service"), succeeded: false), at: start + .seconds(8)) == erase)
        #expect(!report.isBusy)
    }
}
