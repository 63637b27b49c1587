import DeviceCore
import DeviceLink
import Foundation
import Logging
import NotificationModel
import Synchronization
import WallClock

/// Runs service extensions, each in a process of its own: a crash, a hang or a leak costs that one its work and
/// nobody else anything.
final class ExtensionSupervisor: Sendable {
    private let launches: LaunchTable
    private let environment: LaunchEnvironment
    private let limits: DeviceLimits
    private let clock: any WallClock
    private let journeys: JourneyLog
    private let jobs: Jobs
    private let children = Mutex<[pid_t: ChildProcess]>([:])

    init(
        launches: LaunchTable,
        environment: LaunchEnvironment,
        limits: DeviceLimits,
        clock: any WallClock,
        journeys: JourneyLog,
        jobs: Jobs
    ) {
        self.launches = launches
        self.environment = environment
        self.limits = limits
        self.clock = clock
        self.journeys = journeys
        self.jobs = jobs
    }

    /// Runs the app's service extension for a push.
    ///
    /// - Returns: how it ended; the process may live a little longer, and is then killed.
    func run(
        _ profile: ExtensionProfile,
        of app: AppState,
        request: NotificationRequest,
        journeyID: String
    ) async -> ServiceRun.Outcome {
        let (events, source) = AsyncStream.makeStream(of: ServiceRun.Event.self)
        let link = Mutex<LinkConnection?>(nil)
        let secret = launches.issue(
            LaunchTable.Launch(
                appID: app.bundleID,
                bundleID: profile.bundleID,
                role: .serviceExtension,
                journeyID: journeyID
            ) { connection in
                let isFirst = link.withLock { link in
                    defer { link = link ?? connection }
                    return link == nil
                }
                if isFirst { source.yield(.connected) }
            }
        )
        let output = OutputLog(
            journeys: journeys,
            journeyID: journeyID,
            station: .serviceExtension,
            limits: limits
        )
        let child: ChildProcess
        do {
            child = try start(profile, of: app, secret: secret, output: output)
        } catch {
            launches.revoke(secret)
            return .failed("\(error)")
        }
        journeys.note(
            journeyID,
            .extensionStarted,
            "\(profile.bundleID) runs as process \(child.processID)",
            station: .serviceExtension,
            rule: ServiceExtensionRule.rule
        )
        jobs.add { [self] in
            let exit = await child.exit()
            launches.revoke(secret)
            children.withLock { _ = $0.removeValue(forKey: child.processID) }
            source.yield(.ended(how: output.describe(exit)))
        }
        let outcome = await follow(events, source, link: { link.withLock { $0 } }, request, journeyID)
        letGo(child, after: outcome)
        return outcome
    }

    private func start(
        _ profile: ExtensionProfile,
        of app: AppState,
        secret: String,
        output: OutputLog
    ) throws -> ChildProcess {
        let launch = ChildLaunch(
            executable: profile.executable,
            environment: try environment.make(
                app: app,
                bundleID: profile.bundleID,
                bundlePath: profile.bundlePath,
                role: .serviceExtension,
                secret: secret
            ),
            directory: profile.bundlePath
        )
        let child = try ChildProcess.start(launch) { output.take($0) }
        children.withLock { $0[child.processID] = child }
        return child
    }

    /// Feeds the state machine until it is finished, and does what it says.
    private func follow(
        _ events: AsyncStream<ServiceRun.Event>,
        _ source: AsyncStream<ServiceRun.Event>.Continuation,
        link: @escaping @Sendable () -> LinkConnection?,
        _ request: NotificationRequest,
        _ journeyID: String
    ) async -> ServiceRun.Outcome {
        await withTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { [self] in
                guard (try? await clock.sleep(for: limits.serviceExtension)) != nil else { return }
                source.yield(.timeIsUp)
            }
            var run = ServiceRun()
            for await event in events {
                if case .warned = event {
                    journeys.note(
                        journeyID,
                        .extensionLog,
                        "serviceExtensionTimeWillExpire has returned",
                        station: .serviceExtension
                    )
                }
                switch run.handle(event) {
                case .serve:
                    group.addTask { source.yield(await Self.serve(request, on: link())) }
                case .warn:
                    journeys.note(
                        journeyID,
                        .extensionExpired,
                        "\(Int(limits.serviceExtension)) s are over: serviceExtensionTimeWillExpire is called",
                        station: .serviceExtension,
                        rule: "UNNotificationServiceExtension: at most about 30 seconds"
                    )
                    group.addTask {
                        if (try? await link()?.call(.serviceTimeWillExpire)) != nil { source.yield(.warned) }
                    }
                    group.addTask { [self] in
                        guard (try? await clock.sleep(for: limits.serviceExtensionGrace)) != nil else { return }
                        source.yield(.graceIsUp)
                    }
                case .finish(let outcome):
                    return outcome
                case nil:
                    continue
                }
            }
            return .failed("the device ended")
        }
    }

    private static func serve(_ request: NotificationRequest, on link: LinkConnection?) async -> ServiceRun.Event {
        do {
            guard case .content(let content) = try await link?.call(.serve(request)) else {
                return .failed("the extension's process answered something else than content")
            }
            return .content(content)
        } catch let failure as LinkFailure where failure == .processLeft {
            // Its exit, which comes at once, says more; a process that lives on without its link can deliver nothing.
            try? await Task.sleep(for: .seconds(1))
            return .failed("it left the link, or broke its rules, before it delivered")
        } catch {
            return .failed("\(error)")
        }
    }

    /// A process that has delivered may send a receipt; any other is ended at once.
    private func letGo(_ child: ChildProcess, after outcome: ServiceRun.Outcome) {
        guard case .delivered = outcome else { return child.kill() }
        jobs.add { [self] in
            _ = try? await withDeadline(clock, seconds: limits.serviceExtensionLinger) { await child.exit() }
            child.kill()
        }
    }

    /// Ends every process, as the device does at its own end.
    func endAll() {
        for child in children.withLock({ $0.values.map(\.self) }) { child.kill() }
    }
}
