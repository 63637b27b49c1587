import Foundation
import Synchronization

/// Another process of this command, kept alive by a pipe: when the parent dies, however it dies, the pipe
/// closes and the child leaves.
enum CommandProcess {
    /// The flag that makes a child watch its standard input.
    static let parentFlag = "until-stdin-closes"

    /// Runs this very executable with other arguments until it ends; ends it when the task is cancelled.
    ///
    /// - Parameters:
    ///   - arguments: those of the command.
    ///   - environment: what it gets beside this process's.
    /// - Returns: its exit status; that of a signal is 128 more.
    static func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments + ["--" + parentFlag]
        // The runtime's backtrace of a large program takes longer than the restart it would delay; whoever wants one asks for
        // it in the environment. What ended the program is printed without it.
        process.environment = ["SWIFT_BACKTRACE": "enable=no"].merging(ProcessInfo.processInfo.environment) { $1 }
            .merging(environment) { $1 }
        let parentPipe = Pipe()
        process.standardInput = parentPipe
        return try await runToEnd(process)
    }

    /// Runs a process until it ends; ends it when the task is cancelled.
    ///
    /// - Returns: its exit status; that of a signal is 128 more.
    /// - Throws: why it cannot be run.
    static func runToEnd(_ process: Process) async throws -> Int32 {
        let ended = AsyncStream<Int32>.makeStream(bufferingPolicy: .bufferingNewest(1))
        process.terminationHandler = { process in
            let status = process.terminationStatus
            ended.continuation.yield(process.terminationReason == .uncaughtSignal ? 128 + status : status)
            ended.continuation.finish()
        }
        try process.run()
        return await withTaskCancellationHandler {
            // The stream ends early for a cancelled task; the child is then waited for outside of it.
            for await status in ended.stream { return status }
            return await Task.detached {
                process.waitUntilExit()
                return process.terminationStatus
            }.value
        } onCancel: {
            process.terminate()
        }
    }

    /// Returns when standard input has ended: the parent is gone.
    static func parentIsGone() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global())
        source.setEventHandler {
            var byte: UInt8 = 0
            if read(STDIN_FILENO, &byte, 1) <= 0 { continuation.finish() }
        }
        source.resume()
        for await _ in stream {}
        source.cancel()
    }
}
