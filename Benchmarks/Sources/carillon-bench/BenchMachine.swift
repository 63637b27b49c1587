import Foundation

/// A gateway and a device on a state of their own, with the benchmark's app installed.
struct BenchMachine {
    let command: String
    let state: URL
    private static let appID = "com.example.Bench"
    private var topic: String { Self.appID }
    private let process: Process

    /// One push's times, in seconds.
    struct Timing {
        var acceptedToShown: Double
        /// From the process's start to the first statement of `didReceive`.
        var startToFirstLine: Double?
    }

    static func start(command: String) async throws -> BenchMachine {
        let state = FileManager.default.temporaryDirectory.appending(path: "carillon-bench-\(UUID().uuidString)")
        let bundles = state.appending(path: "bundles")
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/Bench")
        _ = try run(command, ["build", fixture.standardizedFileURL.path, "--output", bundles.path])
        let process = Process()
        process.executableURL = URL(filePath: command)
        let ports = ["--port", "0", "--courier-port", "0", "--screen-port", "0"]
        process.arguments = ["up", "--state", state.path] + ports
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        _ = try run(command, ["readyz", "--wait", "--state", state.path])
        let bundle = bundles.appending(path: "Bench.app").path
        _ = try run(command, ["install", bundle, "--open", "--state", state.path])
        let phone = BenchPhone(state: state)
        try await phone.allow(appID)
        try await phone.post("screen/home", [:])
        return BenchMachine(command: command, state: state, process: process)
    }

    func stop() {
        process.interrupt()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: state)
    }

    /// Sends pushes one after the other, each after the last was shown.
    func push(count: Int, mutable: Bool) async throws -> [Timing] {
        let phone = BenchPhone(state: state)
        var timings: [Timing] = []
        for number in 0..<count {
            let alert = #""alert":{"title":"Push \#(number)","body":"How long does it take?"}"#
            let payload = mutable ? #"{"aps":{\#(alert),"mutable-content":1}}"# : "{\"aps\":{\(alert)}}"
            timings.append(try await phone.timing(of: try send(payload)))
        }
        return timings
    }

    /// Sends a push to the benchmark's app.
    ///
    /// - Returns: its `apns-id`.
    private func send(_ payload: String) throws -> String {
        struct Answer: Decodable { var apnsID: String }
        let arguments = ["push", "-", "--app", topic, "--json", "--state", state.path]
        let output = try Self.run(command, arguments, input: payload)
        return try JSONDecoder().decode(Answer.self, from: Data(output.utf8)).apnsID
    }

    func memory(of part: String) throws -> ProcessMemory {
        try ProcessMemory(of: Int32(try BenchPhone.running(state, part).processID))
    }

    /// The memory of a service extension that waits in `didReceive`.
    func extensionMemory() async throws -> ProcessMemory {
        // Until the last one of the pushes before has ended its linger.
        try await Task.sleep(for: .seconds(4))
        let payload = #"{"aps":{"alert":{"title":"Wait","body":"…"},"mutable-content":1},"wait":3}"#
        _ = try send(payload)
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline {
            let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init)
            for processID in processes {
                guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(processID)/exe"),
                    path.contains(".appex/"), path.contains(state.lastPathComponent)
                else { continue }
                try await Task.sleep(for: .seconds(1))
                return try ProcessMemory(of: processID)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw BenchFailure("no service extension was started")
    }

    /// Runs the command to its end.
    static func run(_ command: String, _ arguments: [String], input: String? = nil) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: command)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        if let input {
            let pipe = Pipe()
            process.standardInput = pipe
            pipe.fileHandleForWriting.write(Data(input.utf8))
            try pipe.fileHandleForWriting.close()
        }
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchFailure("carillon \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Why nothing could be measured.
struct BenchFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
