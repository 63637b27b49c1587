import AppLink
import Foundation

/// Waits for a debugger where the device asks for it, before any of the author's code has run.
enum DebuggerWait {
    /// Returns once a debugger is attached; at once when nobody asks for one. Ends the process with its device.
    static func ifAsked(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment[LinkEnvironment.waitsForDebugger] != nil else { return }
        let device = getppid()
        while !isTraced {
            guard getppid() == device else { exit(69) }
            usleep(50_000)
        }
    }

    /// Whether a debugger is attached (proc(5): TracerPid in /proc/self/status).
    private static var isTraced: Bool {
        let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
        let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        // Where the kernel does not tell, waiting would never end.
        guard let line else { return true }
        return line.split(separator: "\t").last != "0"
    }
}
