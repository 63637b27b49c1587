import DeviceCore
import DeviceLink
import Foundation
import Synchronization

/// A process of a service extension, from its launch to its end; it serves one push.
final class ExtensionProcess: Sendable {
    let child: ChildProcess
    let log: ExtensionLog
    /// What happens to it, from its launch on.
    let events: AsyncStream<ServiceRun.Event>
    let source: AsyncStream<ServiceRun.Event>.Continuation
    private let link: LinkSlot
    private let onEnd: @Sendable () -> Void

    private init(
        child: ChildProcess,
        log: ExtensionLog,
        link: LinkSlot,
        onEnd: @escaping @Sendable () -> Void,
        events: AsyncStream<ServiceRun.Event>,
        source: AsyncStream<ServiceRun.Event>.Continuation
    ) {
        self.child = child
        self.log = log
        self.link = link
        self.onEnd = onEnd
        self.events = events
        self.source = source
    }

    /// Its end of the link, once it has called home.
    var connection: LinkConnection? { link.connection }

    /// Launches a process; `launch` is given the secret it will show.
    ///
    /// - Throws: ``ChildError``, or what the disk says of its container.
    static func start(
        _ profile: ExtensionProfile,
        of appID: String,
        log: ExtensionLog,
        journey: JourneySlot,
        in launches: LaunchTable,
        _ launch: (_ secret: String) throws -> ChildLaunch
    ) throws -> ExtensionProcess {
        let (events, source) = AsyncStream.makeStream(of: ServiceRun.Event.self)
        let link = LinkSlot()
        let secret = launches.issue(
            LaunchTable.Launch(
                appID: appID,
                bundleID: profile.bundleID,
                role: .serviceExtension,
                journey: journey
            ) { connection in
                if link.take(connection) { source.yield(.connected) }
            }
        )
        do {
            let child = try ChildProcess.start(try launch(secret)) { line in
                // The Swift runtime says so in its signal handler, before the backtracer begins.
                if log.take(line) { source.yield(.crashing) }
            }
            return ExtensionProcess(
                child: child,
                log: log,
                link: link,
                onEnd: { launches.revoke(secret) },
                events: events,
                source: source
            )
        } catch {
            launches.revoke(secret)
            throw error
        }
    }

    /// Returns once it has ended; whoever follows its events is told how.
    ///
    /// It is ended when it takes more memory than `limits` allow; nil allows all.
    func watch(_ limits: ExtensionLimits?) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [self] in
                guard let limits else { return }
                let limit = limits.memory
                let pause = limits.memoryInterval
                let processID = child.processID
                guard let bytes = await PrivateMemory.waitUntil(processID, exceeds: limit, lookingEvery: pause)
                else { return }
                log.noteBreach("it had \(megabytes(bytes)) MB of private memory, the limit is \(megabytes(limit)) MB")
                child.kill()
            }
            let exit = await child.exit()
            group.cancelAll()
            onEnd()
            source.yield(.ended(how: log.describe(exit)))
        }
    }

    private func megabytes(_ bytes: Int) -> String {
        String(format: "%.1f", Double(bytes) / 1_048_576)
    }
}

/// Where a process's connection is put, by the first that shows the secret.
private final class LinkSlot: Sendable {
    private let slot = Mutex<LinkConnection?>(nil)

    var connection: LinkConnection? { slot.withLock { $0 } }

    /// Whether it was the first.
    func take(_ connection: LinkConnection) -> Bool {
        slot.withLock { slot in
            guard slot == nil else { return false }
            slot = connection
            return true
        }
    }
}
