import Foundation

/// Looks at what a process takes, until it takes more than it may.
///
/// It goes by the machine's own clock, whatever the device's says: memory grows in real time.
struct LimitWatch: Sendable {
    let limits: ExtensionLimits
    /// The folders that the process can write to.
    let folders: [String]

    /// Waits until the process goes beyond a limit.
    ///
    /// - Returns: which, as a sentence; nil when the process ended before, or the task was cancelled.
    func breach(of processID: pid_t) async -> String? {
        let epoch = ContinuousClock.now
        var storageDue = epoch
        var window = limits.cpuWindow.map { ComputingWindow(limit: Double(limits.cpuSeconds), length: $0) }
        while let memory = ProcessUse.privateMemory(processID), let computed = ProcessUse.computing(processID) {
            if memory > limits.memory { return memorySentence(memory) }
            if window?.take(computed, at: (ContinuousClock.now - epoch) / .seconds(1)) ?? false {
                return computingSentence
            }
            if ContinuousClock.now >= storageDue {
                if let breach = storageBreach() { return breach }
                storageDue = .now + limits.storage.interval
            }
            guard (try? await Task.sleep(for: limits.memoryInterval)) != nil else { return nil }
        }
        return nil
    }

    /// Whether too much lies in the folders; a process that wrote fast and left is found out after its end.
    func storageBreach() -> String? {
        StorageUse.excess(in: folders, over: limits.storage).map {
            "its container and groups hold \($0), which is the limit"
        }
    }

    /// What is said of a process that computed too much.
    var computingSentence: String {
        let window = limits.cpuWindow.map { " within \(Int($0)) s" } ?? ""
        return "it computed for more than \(limits.cpuSeconds) s\(window), the limit of CPU time"
    }

    private func memorySentence(_ bytes: Int) -> String {
        "it had \(megabytes(bytes)) MB of private memory, the limit is \(megabytes(limits.memory)) MB"
    }

    private func megabytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / 1_048_576) }
}
