import DeviceContext
import Synchronization
import WallClock

/// Processes of extensions that were started beforehand and wait for work: at most one for each extension.
package final class PrewarmedProcesses: Sendable {
    /// What a process is started for.
    package enum Purpose: Sendable {
        /// Work that has come, and is not begun yet.
        case workThatCame
        /// The next, whenever it comes.
        case workToCome
    }

    package struct WaitingProcess: Sendable {
        package var process: ExtensionProcess
        package var purpose: Purpose
    }

    private let context: DeviceContext
    /// By the extensions' bundle ids.
    private let waiting = Mutex<[String: WaitingProcess]>([:])

    init(context: DeviceContext) { self.context = context }

    /// The process that waits, for whoever has work for it now.
    package func take(_ bundleID: String) -> WaitingProcess? { waiting.withLock { $0.removeValue(forKey: bundleID) } }

    /// Starts a process for the extension, unless one waits already; when it cannot be started, none waits.
    package func prepare(_ bundleID: String, for purpose: Purpose, _ start: () throws -> ExtensionProcess) {
        guard waiting.withLock({ $0[bundleID] == nil }), let process = try? start() else { return }
        let isKept = waiting.withLock { waiting in
            guard waiting[bundleID] == nil else { return false }
            waiting[bundleID] = WaitingProcess(process: process, purpose: purpose)
            return true
        }
        guard isKept else { return process.kill() }
        context.jobs.add { [self] in
            _ = try? await withDeadline(context.clock, seconds: context.limits.prewarmedLifetime) {
                await process.exit()
            }
            let isStillThere = waiting.withLock { waiting in
                guard waiting[bundleID]?.process === process else { return false }
                waiting[bundleID] = nil
                return true
            }
            if isStillThere { process.kill() }
        }
    }

    /// The same, while the caller goes on: what was just delivered is not to wait for the next one's process.
    func prepareSoon(
        _ bundleID: String,
        for purpose: Purpose,
        _ start: @escaping @Sendable () throws -> ExtensionProcess
    ) {
        context.jobs.add { [self] in prepare(bundleID, for: purpose, start) }
    }

    /// Ends those of an app, because what they were started from is replaced.
    package func discard(of appID: String) { discard { $0.appID == appID } }

    /// Ends all, because what they found at their start is no longer so.
    package func discardAll() { discard { _ in true } }

    private func discard(where isOutdated: (ExtensionProcess) -> Bool) {
        let outdated = waiting.withLock { waiting in
            let outdated = waiting.filter { isOutdated($0.value.process) }
            for key in outdated.keys { waiting[key] = nil }
            return outdated.values.map(\.process)
        }
        for process in outdated { process.kill() }
    }
}
