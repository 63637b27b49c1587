import AppLink
import DeviceContext
package import DeviceCore
import DeviceLink
import Foundation
package import NotificationModel
import Synchronization
import WallClock
import WireCoding

/// Runs service extensions, each in a process of its own: a crash, a hang or a leak costs that one its work and
/// nobody else anything.
package final class ServiceExtensionSupervisor: Sendable {
    private let launcher: ExtensionLauncher
    private let prewarmed: PrewarmedProcesses
    private let context: DeviceContext
    /// Apps whose extension waits for a debugger, and is not hurried then.
    private let debugged = Mutex<Set<String>>([])
    /// Apps whose extension has loaded a URL.
    private let loading = Mutex<Set<String>>([])

    init(context: DeviceContext, launcher: ExtensionLauncher, prewarmed: PrewarmedProcesses) {
        self.launcher = launcher
        self.prewarmed = prewarmed
        self.context = context
    }

    /// Runs the app's service extension for a push.
    ///
    /// - Returns: how it ended; the process may live a little longer, and is then killed.
    package func run(
        _ profile: ExtensionProfile,
        of app: AppState,
        request: NotificationRequest,
        journeyID: String
    ) async -> ServiceRun.Outcome {
        let isDebugged = isDebugged(app.bundleID)
        let spare = prewarmed.take(profile.bundleID)
        let process: ExtensionProcess
        do {
            process = try spare?.process ?? start(profile, of: app, isDebugged: isDebugged)
        } catch {
            return .failed("\(error)")
        }
        let begin = context.clock.now()
        process.begin(journeyID)
        let number = process.processID
        let waited = spare?.purpose == .workToCome
        let how = waited ? "runs in process \(number), which was started beforehand" : "runs as process \(number)"
        note(journeyID, .extensionStarted, "\(profile.bundleID) \(how)", rule: .extensionRuns)
        if isDebugged {
            let sentence = "Process \(number) waits for a debugger, without limits: lldb --attach-pid \(number)"
            note(journeyID, .debuggerAwaited, sentence)
        }
        let outcome = await follow(
            process,
            request,
            journeyID,
            until: isDebugged ? nil : begin + context.limits.serviceExtension
        )
        guard case .delivered = outcome else {
            process.kill()
            return outcome
        }
        // Who sees the notification finds on its journey what the extension wrote before it delivered.
        process.readOutput()
        // It may still send a receipt, and who steps through it may go on.
        process.letGo(
            within: isDebugged ? context.limits.debuggedLinger : context.limits.serviceExtensionLinger,
            of: context.clock
        )
        if context.limits.prewarms, !isDebugged {
            prewarmed.prepareSoon(profile.bundleID, for: .workToCome) { [self] in
                try start(profile, of: app, loadsURLs: loading.withLock { $0.contains(app.bundleID) })
            }
        }
        return outcome
    }

    /// A push has come that the extension will run for: its process may start while the push goes to the disk.
    package func expect(_ profile: ExtensionProfile, of app: AppState) {
        guard !isDebugged(app.bundleID) else { return }
        prewarmed.prepare(profile.bundleID, for: .workThatCame) { try start(profile, of: app) }
    }

    private func start(
        _ profile: ExtensionProfile,
        of app: AppState,
        isDebugged: Bool = false,
        loadsURLs: Bool = false
    ) throws -> ExtensionProcess {
        try launcher.start(profile, of: app, role: .serviceExtension, isDebugged: isDebugged, loadsURLs: loadsURLs)
    }

    /// The app's extension has loaded a URL: the processes that wait for its next pushes are made ready for that.
    package func hasLoaded(_ bundleID: String) { loading.withLock { _ = $0.insert(bundleID) } }

    private func isDebugged(_ bundleID: String) -> Bool { debugged.withLock { $0.contains(bundleID) } }

    /// From the next push on the app's extension waits for a debugger, or no longer.
    package func setDebugged(_ bundleID: String, _ isDebugged: Bool) {
        debugged.withLock { debugged in
            if isDebugged { debugged.insert(bundleID) } else { debugged.remove(bundleID) }
        }
        prewarmed.discard(of: bundleID)
    }

    /// Feeds the state machine until it is finished, and does what it says.
    private func follow(
        _ process: ExtensionProcess,
        _ request: NotificationRequest,
        _ journeyID: String,
        until end: Date?
    ) async -> ServiceRun.Outcome {
        let (events, source) = AsyncStream.makeStream(of: RunEvent.self)
        return await withTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { for await event in process.events { source.yield(.process(event)) } }
            group.addTask { [self] in
                guard let end else { return }
                let rest = end.timeIntervalSince(context.clock.now())
                guard (try? await context.clock.sleep(for: max(0, rest))) != nil else { return }
                source.yield(.run(.timeIsUp))
            }
            var run = ServiceRun()
            var link: LinkConnection?
            for await event in events {
                if case .process(.connected(let connection)) = event { link = connection }
                if case .run(.warned) = event {
                    note(journeyID, .extensionLog, "serviceExtensionTimeWillExpire has returned")
                }
                switch run.handle(event.forRun) {
                case .serve:
                    group.addTask { [link] in source.yield(.run(await Self.serve(request, on: link))) }
                case .warn:
                    note(
                        journeyID,
                        .extensionExpired,
                        "\(Int(context.limits.serviceExtension)) s are over: serviceExtensionTimeWillExpire is called",
                        rule: .extensionTime
                    )
                    group.addTask { [link] in
                        if (try? await link?.call(.serviceTimeWillExpire)) != nil { source.yield(.run(.warned)) }
                    }
                    group.addTask { [self] in
                        guard (try? await context.clock.sleep(for: context.limits.serviceExtensionGrace)) != nil else {
                            return
                        }
                        source.yield(.run(.graceIsUp))
                    }
                case .awaitReport:
                    group.addTask { [self] in
                        guard (try? await context.clock.sleep(for: context.limits.crashReport)) != nil else { return }
                        source.yield(.run(.reportIsLate))
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
            guard let link else { return .failed("it is not connected") }
            return .content(try await link.call(.serve(request)))
        } catch let failure as LinkFailure where failure == .processLeft {
            // Its exit, which comes at once, says more; a process that lives on without its link can deliver nothing.
            try? await Task.sleep(for: .seconds(1))
            return .failed("it left the link, or broke its rules, before it delivered")
        } catch {
            return .failed("\(error)")
        }
    }

    private func note(_ journeyID: String, _ event: JourneyEvent, _ text: String, rule: JourneyRule? = nil) {
        context.journeys.note(journeyID, event, text, station: .serviceExtension, rule: rule)
    }
}

/// What a run hears of, from its process and from the clock.
private enum RunEvent: Sendable {
    case process(ExtensionProcess.Event)
    case run(ServiceRun.Event)

    var forRun: ServiceRun.Event {
        switch self {
        case .process(.connected): .connected
        case .process(.crashing): .crashing
        case .process(.ended(let how)): .ended(how: how)
        case .run(let event): event
        }
    }
}
