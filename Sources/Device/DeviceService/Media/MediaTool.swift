import Foundation
import Synchronization

/// A tool of ffmpeg in a child of its own, for a limited time.
enum MediaTool {
    struct Report: Sendable {
        var exit: ChildExit
        var lines: [String]
    }

    /// `patience`: real seconds, after which the child is killed, as it is when the task is cancelled.
    /// - Returns: nil when the tool is not installed.
    static func run(_ name: String, _ arguments: [String], patience: Double) async -> Report? {
        let places = ["/usr/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
        guard let tool = places.first(where: FileManager.default.isExecutableFile) else { return nil }
        let launch = ChildLaunch(
            executable: tool,
            arguments: arguments,
            environment: ["PATH": "/usr/bin:/bin"],
            directory: "/"
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
