import AppLink
package import DeviceContext
import DeviceCore
package import DeviceLink
import DeviceProcesses
import Foundation
import Logging
package import NotificationModel
import Synchronization
import Waiting
import WallClock

/// The processes of apps: starts them, knows which run, ends them.
package final class AppSupervisor: Sendable {
    private struct Running {
        var child: ChildProcess?
        var connection: LinkConnection?
        var hasDelegate = false
        /// Whether it can be asked for its windows.
        var drawsWindows = false
        /// The journey of what the app was last told, which its own lines belong to.
        var journeyID: String?
        /// What Swift said when the process trapped.
        var lastWords: String?
    }

    package let context: DeviceContext
    package let launches: LaunchTable
    private let environment: LaunchEnvironment
    private let running = Mutex<[String: Running]>([:])
    private let hellos = Waiters<String, LinkConnection>()
    /// Who has a bundle id that is not installed.
    private let claims = Mutex<[String: LinkConnection]>([:])

    init(context: DeviceContext, launches: LaunchTable, environment: LaunchEnvironment) {
        self.context = context
        self.launches = launches
        self.environment = environment
    }

    // MARK: Who runs

    /// The app's process, if it is connected.
    package func connection(_ bundleID: String) -> LinkConnection? { running.withLock { $0[bundleID]?.connection } }

    /// The app's process, if it is connected and can be asked for its windows.
    package func windowConnection(_ bundleID: String) -> LinkConnection? {
        running.withLock { $0[bundleID].flatMap { $0.drawsWindows ? $0.connection : nil } }
    }

    /// Whether a delegate is set in the app's process.
    package func hasDelegate(_ bundleID: String) -> Bool { running.withLock { $0[bundleID]?.hasDelegate ?? false } }

    package func setDelegate(_ isSet: Bool, of bundleID: String) {
        running.withLock { $0[bundleID]?.hasDelegate = isSet }
    }

    /// The journey that the app's own lines belong to.
    package func journey(_ bundleID: String) -> String? { running.withLock { $0[bundleID]?.journeyID } }

    package func setJourney(_ id: String, of bundleID: String) { running.withLock { $0[bundleID]?.journeyID = id } }

    /// Gives a bundle id that is not installed to a process that asks to be taken in, until it leaves.
    ///
    /// - Returns: whether no other process has it.
    package func claim(_ bundleID: String, _ connection: LinkConnection) -> Bool {
        claims.withLock { claims in
            if let holder = claims[bundleID], holder !== connection, !holder.isClosed { return false }
            claims[bundleID] = connection
            return true
        }
    }

    /// An app's process was taken in.
    package func connected(_ bundleID: String, _ connection: LinkConnection, drawsWindows: Bool = false) {
        running.withLock { running in
            running[bundleID, default: Running()].connection = connection
            running[bundleID]?.hasDelegate = false
            running[bundleID]?.drawsWindows = drawsWindows
        }
        context.phone.attempt("noting that \(bundleID) runs") { $0.running.insert(bundleID) }
        hellos.resolve(bundleID, .success(connection))
    }

    /// An app's process has left the link.
    package func disconnected(_ bundleID: String, _ connection: LinkConnection) {
        claims.withLock { if $0[bundleID] === connection { $0[bundleID] = nil } }
        let isGone = running.withLock { running in
            guard running[bundleID]?.connection === connection else { return false }
            running[bundleID]?.connection = nil
            if running[bundleID]?.child == nil { running[bundleID] = nil }
            return true
        }
        if isGone { context.phone.attempt("noting that \(bundleID) left") { $0.appEnded(bundleID) } }
    }

    // MARK: Starting and ending

    /// The app's process; starts it when it does not run.
    ///
    /// `journeyID`: the journey for which it is started; `remoteNotification`: the payload of the push for which it is;
    /// `response`: the answer for which it comes to the front; `url`: what it comes to open.
    /// - Throws: ``PhoneError``
    package func launch(
        _ bundleID: String,
        journeyID: String? = nil,
        remoteNotification: [String: PropertyValue]? = nil,
        response: NotificationResponse? = nil,
        url: String? = nil
    ) async throws -> LinkConnection {
        if let connection = self.connection(bundleID) { return connection }
        let app = try context.phone.read { try $0.app(bundleID) }
        guard let bundlePath = app.profile.bundlePath, let executable = app.profile.executable else {
            throw PhoneError.unavailable("“\(bundleID)” is not installed: only its author can start it")
        }
        let connection = try await withDeadline(context.clock, seconds: context.limits.launch) { [self] in
            try await hellos.value(for: bundleID) {
                do {
                    if let connection = self.connection(bundleID) {
                        hellos.resolve(bundleID, .success(connection))
                    } else {
                        let facts = LaunchFacts(
                            applicationState: context.phone.read { $0.isActive(bundleID) } ? .active : .background,
                            remoteNotification: remoteNotification,
                            response: response,
                            url: url
                        )
                        try start(app, bundlePath, executable, facts, journeyID)
                    }
                } catch {
                    hellos.resolve(
                        bundleID,
                        .failure(PhoneError.unavailable("“\(bundleID)” cannot be started: \(error)"))
                    )
                }
            }
        }
        guard let connection else {
            await end(bundleID)
            throw PhoneError.unavailable("“\(bundleID)” did not connect within \(context.limits.launch) seconds")
        }
        return connection
    }

    private func start(
        _ app: AppState,
        _ bundlePath: String,
        _ executable: String,
        _ facts: LaunchFacts,
        _ journeyID: String?
    ) throws {
        let bundleID = app.bundleID
        try running.withLock { running in
            if running[bundleID]?.child != nil { return }
            let secret = launches.issue(
                LaunchTable.Launch(
                    appID: bundleID,
                    bundleID: bundleID,
                    role: .app,
                    connected: { _ in }
                )
            )
            let process = ExtensionProfile(bundleID: bundleID, bundlePath: bundlePath, executable: executable)
            var launch = try environment.launch(
                app: app,
                process,
                role: .app,
                secret: secret,
                bounds: context.limits.appProcess.bounds
            )
            launch.environment[LinkEnvironment.launch] = try facts.encoded()
            launch.link = try launches.makeConnection()
            let child = try ChildProcess.start(launch) { [self] line in log(line, of: bundleID) }
            running[bundleID] = Running(child: child, journeyID: journeyID)
            let watch = environment.watch(app: app, process, limits: context.limits.appProcess)
            context.jobs.add { [self] in
                let exit = await watch.seeOut(child) { [self] breach in
                    context.logger.warning("app ended: \(breach)", metadata: ["app": "\(bundleID)"])
                    log("The app is ended: \(breach)", of: bundleID)
                }
                launches.revoke(secret)
                ended(bundleID, child, exit)
            }
        }
        if let journeyID { context.journeys.note(journeyID, .appLaunched, "The app is started") }
    }

    private func ended(_ bundleID: String, _ child: ChildProcess, _ exit: ChildExit) {
        let ending = running.withLock { running -> Running? in
            guard running[bundleID]?.child === child else { return nil }
            return running.removeValue(forKey: bundleID)
        }
        guard let ending else { return }
        let how = ending.lastWords.map { "\(exit); \($0)" } ?? "\(exit)"
        context.logger.log(
            level: exit.isCrash ? .warning : .info,
            exit.isCrash ? "app crashed" : "app ended",
            metadata: ["app": "\(bundleID)", "how": "\(how)"]
        )
        hellos.resolve(bundleID, .failure(PhoneError.unavailable("“\(bundleID)” ended before it called home: \(how)")))
        context.phone.attempt("noting that \(bundleID) ended") { $0.appEnded(bundleID) }
    }

    /// Ends the app's process; returns once it is gone.
    package func end(_ bundleID: String) async {
        let (child, connection) = running.withLock { ($0[bundleID]?.child, $0[bundleID]?.connection) }
        connection?.close()
        guard let child else { return }
        child.kill()
        let exit = await child.exit()
        ended(bundleID, child, exit)
    }

    /// Ends every process, as the device does at its own end.
    package func endAll() {
        for running in running.withLock({ $0.values.map(\.self) }) {
            running.connection?.close()
            running.child?.kill()
        }
    }

    /// What Swift begins with when a process traps.
    private static let sentences = ["Fatal error", "Precondition failed", "Assertion failed"]

    private func log(_ line: String, of bundleID: String) {
        context.logger.debug("\(line)", metadata: ["app": "\(bundleID)"])
        if Self.sentences.contains(where: line.contains) {
            // It is printed to a terminal later: what steers one is left out.
            let plain = line.unicodeScalars.filter { $0.properties.generalCategory != .control }
            let words = String(String.UnicodeScalarView(plain.prefix(context.limits.logLineLength)))
            running.withLock { $0[bundleID]?.lastWords = words }
        }
        guard let journeyID = journey(bundleID) else { return }
        context.journeys.note(journeyID, .appLog, String(line.prefix(context.limits.logLineLength)), station: .app)
    }
}
