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
    /// By their apps, processes that wait for the next push.
    private let spares = Mutex<[String: ExtensionProcess]>([:])
    /// Apps whose extension waits for a debugger, and is not hurried then.
    private let debugged = Mutex<Set<String>>([])

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
        let spare = spares.withLock { $0.removeValue(forKey: app.bundleID) }
        let process: ExtensionProcess
        do {
            process = try spare ?? start(profile, of: app)
        } catch {
            return .failed("\(error)")
        }
        process.log.begin(journeyID)
        let processID = process.child.processID
        journeys.note(
            journeyID,
            .extensionStarted,
            spare == nil
                ? "\(profile.bundleID) runs as process \(processID)"
                : "\(profile.bundleID) runs in process \(processID), which was started beforehand",
            station: .serviceExtension,
            rule: ServiceExtensionRule.rule
        )
        let isDebugged = isDebugged(app.bundleID)
        if isDebugged {
            journeys.note(
                journeyID,
                .debuggerAwaited,
                "Process \(processID) waits for a debugger, without limits: lldb --attach-pid \(processID)",
                station: .serviceExtension
            )
        }
        let outcome = await follow(process, request, journeyID, isHurried: !isDebugged)
        letGo(process.child, after: outcome)
        if case .delivered = outcome, limits.keepsSpare, !isDebugged { prepare(profile, of: app) }
        return outcome
    }

    private func start(_ profile: ExtensionProfile, of app: AppState) throws -> ExtensionProcess {
        let journey = JourneySlot()
        let isDebugged = isDebugged(app.bundleID)
        let process = try ExtensionProcess.start(
            profile,
            of: app.bundleID,
            log: ExtensionLog(journeys: journeys, journey: journey, station: .serviceExtension, limits: limits),
            journey: journey,
            in: launches
        ) { secret in
            var launch = try environment.launch(
                app: app,
                profile,
                role: .serviceExtension,
                secret: secret,
                bounds: isDebugged ? ProcessBounds() : limits.serviceExtensionProcess.bounds
            )
            if isDebugged { launch.environment[LinkEnvironment.waitsForDebugger] = "1" }
            return launch
        }
        children.withLock { $0[process.child.processID] = process.child }
        jobs.add { [self] in
            await process.watch(isDebugged ? nil : limits.serviceExtensionProcess)
            children.withLock { _ = $0.removeValue(forKey: process.child.processID) }
            forget(process, of: app.bundleID)
        }
        return process
    }

    // MARK: Debugging

    /// Whether the app's extension waits for a debugger.
    private func isDebugged(_ bundleID: String) -> Bool { debugged.withLock { $0.contains(bundleID) } }

    /// From the next push on the app's extension waits for a debugger, or no longer.
    func setDebugged(_ bundleID: String, _ isDebugged: Bool) {
        debugged.withLock { debugged in
            if isDebugged { debugged.insert(bundleID) } else { debugged.remove(bundleID) }
        }
        discardSpare(of: bundleID)
    }

    // MARK: Processes started beforehand

    /// Starts a process for the next push, unless one waits already.
    private func prepare(_ profile: ExtensionProfile, of app: AppState) {
        let bundleID = app.bundleID
        guard spares.withLock({ $0[bundleID] == nil }), let process = try? start(profile, of: app) else { return }
        let isKept = spares.withLock { spares in
            guard spares[bundleID] == nil else { return false }
            spares[bundleID] = process
            return true
        }
        guard isKept else { return process.child.kill() }
        jobs.add { [self] in
            // Over with the process at the latest: one that has served is not held on to for the rest of the time.
            _ = try? await withDeadline(clock, seconds: limits.spareLifetime) { await process.child.exit() }
            if forget(process, of: bundleID) { process.child.kill() }
        }
    }

    /// Whether the process was one that waits.
    @discardableResult
    private func forget(_ process: ExtensionProcess, of bundleID: String) -> Bool {
        spares.withLock { spares in
            guard spares[bundleID] === process else { return false }
            spares[bundleID] = nil
            return true
        }
    }

    /// Ends the process that waits, because what it was started from is replaced.
    func discardSpare(of bundleID: String) {
        spares.withLock { $0.removeValue(forKey: bundleID) }?.child.kill()
    }

    /// Feeds the state machine until it is finished, and does what it says.
    private func follow(
        _ process: ExtensionProcess,
        _ request: NotificationRequest,
        _ journeyID: String,
        isHurried: Bool
    ) async -> ServiceRun.Outcome {
        let source = process.source
        return await withTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { [self] in
                guard isHurried, (try? await clock.sleep(for: limits.serviceExtension)) != nil else { return }
                source.yield(.timeIsUp)
            }
            var run = ServiceRun()
            for await event in process.events {
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
                    group.addTask { source.yield(await Self.serve(request, on: process.connection)) }
                case .warn:
                    journeys.note(
                        journeyID,
                        .extensionExpired,
                        "\(Int(limits.serviceExtension)) s are over: serviceExtensionTimeWillExpire is called",
                        station: .serviceExtension,
                        rule: "UNNotificationServiceExtension: at most about 30 seconds"
                    )
                    group.addTask {
                        if (try? await process.connection?.call(.serviceTimeWillExpire)) != nil {
                            source.yield(.warned)
                        }
                    }
                    group.addTask { [self] in
                        guard (try? await clock.sleep(for: limits.serviceExtensionGrace)) != nil else { return }
                        source.yield(.graceIsUp)
                    }
                case .awaitReport:
                    group.addTask { [self] in
                        guard (try? await clock.sleep(for: limits.crashReport)) != nil else { return }
                        source.yield(.reportIsLate)
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
