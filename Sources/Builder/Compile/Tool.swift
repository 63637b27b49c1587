import DeviceProcesses
import Foundation
import Synchronization

/// A command that is run to its end, with whatever it starts; none of it outlives this program.
struct Tool: Sendable {
    let executable: URL
    let arguments: [String]
    /// Where it runs; nil is here.
    let folder: URL?
    /// Variables beside this process's own.
    let environment: [String: String]
    /// Which files it can open; nil for whatever its user can.
    let confinement: Confinement?
    /// What one process of it may take.
    let limits: ProcessBounds

    /// The most of its output that is kept, in bytes.
    static let outputLimit = 1 << 20
    /// What one process of it may compute, in seconds, and the memory that it may have, in bytes: more than a compiler
    /// takes for what people write.
    static let bounds = ProcessBounds(dataBytes: 8 << 30, cpuSeconds: 15 * 60)

    init(
        _ executable: URL,
        _ arguments: [String],
        in folder: URL? = nil,
        environment: [String: String] = [:],
        confinement: Confinement? = nil,
        bounds: ProcessBounds = Tool.bounds
    ) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
        self.confinement = confinement
        limits = bounds
    }

    struct Run: Sendable {
        let status: Int32
        /// Standard output and standard error, as they came.
        let output: String
    }

    /// Runs it; a cancelled task ends it.
    ///
    /// - Throws: ``BuildError`` when it cannot be started.
    func run() async throws -> Run {
        let kept = Mutex("")
        let child: ChildProcess
        do {
            child = try ChildProcess.start(launch) { line in
                kept.withLock { if $0.utf8.count + line.utf8.count < Self.outputLimit { $0 += line + "\n" } }
            }
        } catch {
            throw BuildError.badToolchain("cannot run \(executable.path): \(error)")
        }
        let exit = await withTaskCancellationHandler {
            await child.exit()
        } onCancel: {
            child.kill()
        }
        try Task.checkCancellation()
        let output = kept.withLock { $0 }
        switch exit {
        case .exited(let status): return Run(status: status, output: output)
        case .signalled(let signal):
            // As a shell counts it.
            return Run(
                status: 128 + signal,
                output: output + "error: \(executable.lastPathComponent): \(why(signal))\n"
            )
        }
    }

    private var launch: ChildLaunch {
        ChildLaunch(
            executable: executable.path,
            arguments: arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            directory: folder?.path ?? FileManager.default.currentDirectoryPath,
            bounds: limits,
            confinement: confinement
        )
    }

    private func why(_ signal: Int32) -> String {
        signal == SIGXCPU
            ? "it computed for more than \(Self.bounds.cpuSeconds / 60) minutes, the limit"
            : "it ended by \(ChildExit.signalled(signal))"
    }
}
