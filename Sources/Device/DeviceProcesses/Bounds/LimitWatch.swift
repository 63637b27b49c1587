import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Looks at what a process and all that it started take, until they take more than they may.
///
/// It goes by the machine's own clock, whatever the device's says: memory grows in real time.
package struct LimitWatch: Sendable {
    package let limits: ExtensionLimits
    /// The folders that the process can write to.
    package let folders: [String]
    /// The program that writes the stack of a crash: its memory is not the author's.
    package let backtracer: String?
    package init(limits: ExtensionLimits, folders: [String], backtracer: String?) {
        self.limits = limits
        self.folders = folders
        self.backtracer = backtracer
    }

    /// Waits until the process goes beyond a limit.
    ///
    /// It looks for the first time after an interval: what the process is begun for is not to wait for it. Alone and without
    /// having computed since all was looked at, the process has not changed what it takes.
    ///
    /// - Returns: which, as a sentence; nil when the process ended before, or the task was cancelled.
    package func breach(of processID: Int32) async -> String? {
        let epoch = ContinuousClock.now
        var storageDue = epoch
        var group = GroupUse(leader: processID, backtracer: backtracer)
        var groupDue = epoch
        var window = limits.cpuWindow.map { ComputingWindow(limit: Double(limits.cpuSeconds), length: $0) }
        var rest = ProcessRest()
        while (try? await Task.sleep(for: limits.memoryInterval)) != nil {
            rest.take(ProcessUse.computing(processID), isAlone: group.count == 1)
            if rest.isKnown { continue }
            guard let memory = ProcessUse.privateMemory(processID) else { return nil }
            if memory > limits.memory { return memorySentence(memory) }
            if ContinuousClock.now >= groupDue {
                if let breach = groupBreach(&group) { return breach }
                groupDue = .now + limits.processInterval
                rest.isGroupKnown = true
            }
            guard let computed = group.computing() else { return nil }
            if window?.take(computed, at: (ContinuousClock.now - epoch) / .seconds(1)) ?? false {
                return computingSentence
            }
            if limits.cpuWindow == nil, limits.cpuSeconds > 0, computed > Double(limits.cpuSeconds) {
                return computingSentence
            }
            if ContinuousClock.now >= storageDue {
                if let breach = storageBreach() { return breach }
                storageDue = .now + limits.storage.interval
                rest.isStorageKnown = true
            }
        }
        return nil
    }

    /// Watches a child until its end, and ends it beyond a limit.
    ///
    /// - Parameter say: is told which limit.
    /// - Returns: how it ended.
    package func seeOut(_ child: ChildProcess, say: @escaping @Sendable (String) -> Void) async -> ChildExit {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                guard let breach = await self.breach(of: child.processID) else { return }
                say(breach)
                child.kill()
            }
            let exit = await child.exit()
            group.cancelAll()
            return exit
        }
    }

    private func groupBreach(_ group: inout GroupUse) -> String? {
        group.look()
        if group.count > limits.processes {
            return "it had \(group.count) processes, the limit is \(limits.processes)"
        }
        // A program that is about to be started shares its starter's memory for a moment: twice seen is meant.
        return group.isLasting(over: limits.memory) ? memorySentence(group.memory) : nil
    }

    /// Whether too much lies in the folders; a process that wrote fast and left is found out after its end.
    package func storageBreach() -> String? {
        StorageUse.excess(in: folders, over: limits.storage).map {
            "its container and groups hold \($0), which is the limit"
        }
    }

    /// What is said of a process that computed too much.
    package var computingSentence: String {
        let window = limits.cpuWindow.map { " within \(Int($0)) s" } ?? ""
        return "it computed for more than \(limits.cpuSeconds) s\(window), the limit of CPU time"
    }

    private func memorySentence(_ bytes: Int) -> String {
        "it had \(megabytes(bytes)) MB of private memory, the limit is \(megabytes(limits.memory)) MB"
    }

    private func megabytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / 1_048_576) }
}
