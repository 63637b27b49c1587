import DeviceProcesses
import Foundation
import Synchronization

/// A tool of ffmpeg in a child of its own, which reads what others made: for a limited time, within bounds, and kept to the
/// files that it is to read and write.
enum MediaTool {
    struct Report: Sendable {
        var exit: ChildExit
        var lines: [String]
    }

    /// What a tool may take: a picture of fifty million pixels fits, a small file that unfolds into gigabytes does not.
    private static let bounds = ProcessBounds(dataBytes: 512 << 20, cpuSeconds: 15, fileBytes: 16 << 20, openFiles: 64)

    /// Runs a tool.
    ///
    /// - Parameters:
    ///   - reading: files and folders that it may read, beside the system's.
    ///   - writing: folders that it may write to.
    ///   - patience: real seconds, after which the child is killed, as it is when the task is cancelled.
    /// - Returns: nil when the tool is not installed.
    static func run(
        _ name: String,
        _ arguments: [String],
        reading: [String] = [],
        writing: [String] = [],
        patience: Double
    ) async -> Report? {
        let places = ["/usr/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
        guard let tool = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
        let confinement = Confinement(
            readable: Confinement.system + reading,
            writable: Confinement.devices + writing,
            mayConnect: false,
            usesNetwork: false
        )
        let launch = ChildLaunch(
            executable: tool,
            arguments: arguments,
            environment: ["PATH": "/usr/bin:/bin"],
            directory: "/",
            bounds: bounds,
            confinement: confinement
        )
        let lines = Lines()
        guard let child = try? ChildProcess.start(launch, onLine: { lines.add($0) }) else { return nil }
        let watchdog = Task {
            try await Task.sleep(for: .seconds(patience))
            child.kill()
        }
        // Cancelled, nobody waits for the child any more, and the watchdog is gone.
        let exit = await withTaskCancellationHandler {
            await child.exit()
        } onCancel: {
            child.kill()
        }
        watchdog.cancel()
        return Report(exit: exit, lines: lines.all)
    }

    /// The first lines of a child.
    private final class Lines: Sendable {
        private static let limit = 100
        private let lines = Mutex<[String]>([])

        var all: [String] { lines.withLock { $0 } }

        func add(_ line: String) { lines.withLock { if $0.count < Self.limit { $0.append(line) } } }
    }
}
