import ArgumentParser
import Foundation
import PrivateFiles

/// The command under test, on this terminal.
enum TestSubprocess {
    /// Runs it to its end; a cancelled task ends it.
    ///
    /// - Returns: its exit status; that of a signal is 128 more.
    /// - Throws: an exit code, after telling that it cannot be run.
    static func run(_ command: [String], environment: [String: String]) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        do {
            return try await CommandProcess.runToEnd(process)
        } catch {
            throw failure(.badInput, "“\(command[0])” cannot be run: \(error.systemReason)")
        }
    }
}
