import Foundation

/// A real client, run as a process.
struct CommandLineClient {
    let arguments: [String]

    /// Runs `curl` with its progress meter off.
    static func curl(_ arguments: String...) -> CommandLineClient {
        CommandLineClient(arguments: ["curl", "--silent", "--show-error", "--max-time", "30"] + arguments)
    }

    /// Runs it to its end.
    ///
    /// - Returns: what it printed, errors included.
    func run() async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Read on a thread of its own: it blocks.
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        let data = try output.fileHandleForReading.readToEnd() ?? Data()
                        process.waitUntilExit()
                        return String(decoding: data, as: UTF8.self)
                    }
                )
            }
        }
    }
}
