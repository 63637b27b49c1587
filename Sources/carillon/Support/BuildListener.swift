import Builder
import Foundation
import Synchronization

/// Writes what a ``BuildReport`` says to the error stream, as it happens.
final class BuildListener: Sendable {
    private let report = Mutex(BuildReport(isLive: isatty(STDERR_FILENO) == 1))

    /// Takes an event of a build, from any thread.
    func take(_ event: BuildStep.Event) {
        write { $0.take(event, at: .now) }
    }

    /// Runs a build and, beside it, looks every half second whether something lasts.
    func during<Value: Sendable>(_ build: () async throws -> Value) async throws -> Value {
        let ticks = Task {
            while !Task.isCancelled {
                write { $0.look(at: .now) }
                try await Task.sleep(for: .milliseconds(500))
            }
        }
        defer { ticks.cancel() }
        return try await build()
    }

    /// Writes under the lock: two lines never mix.
    private func write(_ change: (inout BuildReport) -> String) {
        report.withLock { report in
            let text = change(&report)
            _ = Terminal.write(text, to: STDERR_FILENO)
        }
    }
}
