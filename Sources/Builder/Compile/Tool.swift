import Foundation

/// A command that is run to its end.
struct Tool: Sendable {
    let executable: URL
    let arguments: [String]
    /// Where it runs; nil is here.
    let folder: URL?
    /// Variables beside this process's own.
    let environment: [String: String]

    /// The most of its output that is kept, in bytes.
    static let outputLimit = 1 << 20

    init(_ executable: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
    }

    struct Run: Sendable {
        let status: Int32
        /// Standard output and standard error, as they came.
        let output: String
    }

    /// Runs it; a cancelled task terminates it.
    func run() async throws -> Run {
        // A file and no pipe: nobody has to read while it writes.
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("carillon-\(UUID().uuidString).log")
        guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
            throw BuildError.badToolchain("cannot write to \(log.path)")
        }
        defer { try? FileManager.default.removeItem(at: log) }
        let output = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        let status: Int32 = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
                do {
                    try process.run()
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(
                        throwing: BuildError.badToolchain(
                            "cannot run \(executable.path): \(error.localizedDescription)"
                        )
                    )
                }
            }
        } onCancel: {
            if process.isRunning { process.terminate() }
        }
        try Task.checkCancellation()
        try output.close()
        let reader = try FileHandle(forReadingFrom: log)
        defer { try? reader.close() }
        let data = try reader.read(upToCount: Self.outputLimit) ?? Data()
        return Run(status: status, output: String(decoding: data, as: UTF8.self))
    }
}
