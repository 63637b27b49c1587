package import AppLink
import DeviceContext
package import DeviceCore
import DeviceLink
import DeviceProcesses
import Foundation
import NotificationModel
import Synchronization
import Waiting

/// Starts the processes of extensions, of both kinds, and sees each to its end.
package final class ExtensionLauncher: Sendable {
    private let launches: LaunchTable
    private let environment: LaunchEnvironment
    private let context: DeviceContext
    private let running = Mutex<[pid_t: ExtensionProcess]>([:])

    init(context: DeviceContext, launches: LaunchTable, environment: LaunchEnvironment) {
        self.launches = launches
        self.environment = environment
        self.context = context
    }

    /// What an extension of the role may take.
    private func bounds(_ role: LinkHello.Role) -> ExtensionLimits {
        guard role != .contentExtension else { return context.limits.contentExtensionProcess }
        var limits = context.limits.serviceExtensionProcess
        if let megabytes = context.phone.read(\.preferences.extensionMemory) { limits.memory = megabytes << 20 }
        return limits
    }

    /// Starts a process, which has no work yet.
    ///
    /// - Parameters:
    ///   - profile: the extension.
    ///   - app: the app that it belongs to.
    ///   - role: its kind.
    ///   - isDebugged: it waits for a debugger, and has no limits.
    ///   - loadsURLs: it makes itself ready for loads while it waits.
    /// - Throws: ``ChildError``, or what the disk says of its container.
    package func start(
        _ profile: ExtensionProfile,
        of app: AppState,
        role: LinkHello.Role,
        isDebugged: Bool = false,
        loadsURLs: Bool = false
    ) throws -> ExtensionProcess {
        let journey = JourneySlot()
        let log = ExtensionLog(
            journeys: context.journeys,
            journey: journey,
            station: role.station,
            executable: URL(filePath: profile.executable).lastPathComponent,
            limits: context.limits
        )
        let events = AsyncStream.makeStream(of: ExtensionProcess.Event.self)
        let isFirst = AsyncSemaphore(1)
        let secret = launches.issue(
            LaunchTable.Launch(
                appID: app.bundleID,
                bundleID: profile.bundleID,
                role: role,
                journey: journey
            ) { connection in
                if isFirst.tryWait() { events.continuation.yield(.connected(connection)) }
            }
        )
        let bounds = isDebugged ? nil : bounds(role)
        do {
            var launch = try environment.launch(
                app: app,
                profile,
                role: role,
                secret: secret,
                bounds: bounds?.bounds ?? ProcessBounds()
            )
            if isDebugged { launch.environment[LinkEnvironment.waitsForDebugger] = "1" }
            if loadsURLs { launch.environment[LinkEnvironment.loadsURLs] = "1" }
            launch.link = try launches.makeConnection()
            let process = ExtensionProcess(
                appID: app.bundleID,
                child: try ChildProcess.start(launch) { line in
                    // The Swift runtime says so in its signal handler, before the backtracer begins.
                    if log.take(line) { events.continuation.yield(.crashing) }
                },
                log: log,
                watch: bounds.map { environment.watch(app: app, profile, limits: $0) },
                container: environment.folders.container(profile.bundleID),
                events: (events.stream, events.continuation),
                jobs: context.jobs
            )
            seeOut(process, secret)
            return process
        } catch {
            launches.revoke(secret)
            throw error
        }
    }

    private func seeOut(_ process: ExtensionProcess, _ secret: String) {
        running.withLock { $0[process.processID] = process }
        context.jobs.add { [self] in
            await process.seeOut()
            launches.revoke(secret)
            running.withLock { running in
                if running[process.processID] === process { running[process.processID] = nil }
            }
        }
    }

    /// Ends every process, as the device does at its own end.
    package func endAll() {
        for process in running.withLock({ $0.values.map(\.self) }) { process.kill() }
    }
}

extension LinkHello.Role {
    /// Who speaks on a journey.
    fileprivate var station: JourneyEntry.Station {
        switch self {
        case .app: .app
        case .serviceExtension: .serviceExtension
        case .contentExtension: .contentExtension
        }
    }
}
