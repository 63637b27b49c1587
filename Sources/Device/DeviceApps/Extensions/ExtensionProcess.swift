import DeviceContext
package import DeviceLink
import DeviceProcesses
import Foundation
import UntrustedFiles
package import WallClock

/// A process of an extension, from its launch to its end; it serves one push, or one opening of a card.
package final class ExtensionProcess: Sendable {
    package enum Event: Sendable {
        /// It has called home, for the first time: whoever else shows its secret is no part of it.
        case connected(LinkConnection)
        /// It has crashed, and its stack is being written.
        case crashing
        case ended(how: String)
    }

    package let appID: String
    /// What happens to it, from its launch on.
    package let events: AsyncStream<Event>
    package var processID: Int32 { child.processID }

    private let child: ChildProcess
    private let log: ExtensionLog
    /// nil: it may take what it wants, since a debugger holds it.
    private let watch: LimitWatch?
    private let container: URL
    private let source: AsyncStream<Event>.Continuation
    private let jobs: Jobs

    init(
        appID: String,
        child: ChildProcess,
        log: ExtensionLog,
        watch: LimitWatch?,
        container: URL,
        events: (stream: AsyncStream<Event>, source: AsyncStream<Event>.Continuation),
        jobs: Jobs
    ) {
        self.appID = appID
        self.child = child
        self.log = log
        self.watch = watch
        self.container = container
        self.events = events.stream
        self.source = events.source
        self.jobs = jobs
    }

    /// It has work from now on: its lines belong to that journey, and its limits hold.
    package func begin(_ journeyID: String) {
        log.begin(journeyID)
        guard let watch else { return }
        jobs.add { [self] in
            await withTaskGroup(of: Void.self) { group in
                group.addTask { [self] in
                    guard let breach = await watch.breach(of: processID) else { return }
                    log.noteBreach(breach)
                    child.kill()
                }
                _ = await child.exit()
                group.cancelAll()
            }
        }
    }

    /// Sees the process to its end; whoever follows its events is told how.
    package func seeOut() async {
        let exit = await child.exit()
        if let watch {
            if exit == .signalled(SIGXCPU) { log.noteBreach(watch.computingSentence) }
            if let breach = watch.storageBreach() {
                log.noteBreach(breach)
                emptyTemporaryFolders()
            }
        }
        source.yield(.ended(how: log.describe(exit)))
        source.finish()
    }

    /// Removes what a phone that is short of space removes, too.
    private func emptyTemporaryFolders() {
        for name in ["tmp", "Library/Caches"] {
            // What stays is met by the limit again.
            try? UntrustedFolder(container.path).folder(name).removeContent()
        }
        log.note("Its temporary files and caches are removed, to make room")
    }

    /// What it has written so far is in its journey when this returns.
    func readOutput() { child.readOutput() }

    /// Waits until it has ended.
    package func exit() async { _ = await child.exit() }

    /// Ends it at once.
    package func kill() { child.kill() }

    /// Lets it leave by itself for so many seconds of the clock, then ends it.
    package func letGo(within seconds: Double, of clock: any WallClock) {
        jobs.add { [child] in
            _ = try? await withDeadline(clock, seconds: seconds) { await child.exit() }
            child.kill()
        }
    }
}
