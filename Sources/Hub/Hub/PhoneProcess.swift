import DeviceCore
package import Foundation
import Glibc
import Synchronization
import Waiting

/// A process that waits for its order, and is a phone from then on.
///
/// It lives as long as its standard input is open: however the hub ends, its phones end.
final class PhoneProcess: Sendable {
    /// How much one may say before its report's line ends, in bytes.
    private static let lineLimit = 1 << 20

    private struct State {
        var line = Data()
        var hasReported = false
    }

    // Foundation's Process is not Sendable: it is touched under this lock only, after `init`.
    private let process: Mutex<Process>
    private let input: FileHandle
    private let state = Mutex(State())
    private let report = Promise<PhoneReport>()
    private let end = Promise<Int32>()

    /// Starts it.
    ///
    /// - Throws: why it cannot be run.
    init(_ command: PhoneCommand) throws {
        let process = Process()
        process.executableURL = command.executable
        process.arguments = command.arguments
        process.environment = ["SWIFT_BACKTRACE": "enable=no"].merging(ProcessInfo.processInfo.environment) { $1 }
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        self.input = input.fileHandleForWriting
        let end = end
        process.terminationHandler = { process in
            let status = process.terminationStatus
            end.settle(.success(process.terminationReason == .uncaughtSignal ? 128 + status : status))
        }
        try process.run()
        self.process = Mutex(process)
        // It ends with the report: a phone says nothing after it.
        PipeReader.start(output.fileHandleForReading) { [self] in heard($0) }
    }

    /// Says what it becomes, and waits until it is.
    ///
    /// - Throws: `PhoneError` with what it says is in the way.
    func become(_ order: PhoneOrder) async throws -> PhoneReport {
        do {
            try input.write(contentsOf: try PhoneLine.encode(order))
        } catch {
            throw PhoneError.unavailable("the phone's process does not take its order: \(error)")
        }
        let report = try await report.value()
        if let problem = report.problem { throw PhoneError.unavailable(problem) }
        return report
    }

    /// Its exit status once it has ended; that of a signal is 128 more.
    func ended() async throws -> Int32 { try await end.value() }

    /// Tells it to end.
    func terminate() { process.withLock { if $0.isRunning { $0.terminate() } } }

    /// Ends it at once.
    func kill() { process.withLock { if $0.isRunning { _ = Glibc.kill($0.processIdentifier, SIGKILL) } } }

    private func heard(_ bytes: Data) {
        let line: Data? = state.withLock { state in
            guard !state.hasReported else { return nil }
            state.line.append(bytes)
            let isWhole = state.line.contains(UInt8(ascii: "\n"))
            guard isWhole || bytes.isEmpty || state.line.count > Self.lineLimit else { return nil }
            state.hasReported = true
            return isWhole ? state.line.prefix { $0 != UInt8(ascii: "\n") } : Data()
        }
        guard let line else { return }
        report.settle(
            Result {
                guard !line.isEmpty else { throw PhoneError.unavailable("the phone's process ended; its log says why") }
                return try PhoneLine.decode(PhoneReport.self, from: line)
            }
        )
    }
}

/// How a process is started that waits for an order.
package struct PhoneCommand: Sendable {
    package var executable: URL
    package var arguments: [String]

    package init(executable: URL, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }
}
