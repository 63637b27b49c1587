import CarillonTesting
import DeviceCore
import Foundation
import GatewayHTTP2
import Sender

/// A phone as its users have it: a process of `carillon device run` whose clock is moved by hand, beside a gateway.
struct PhoneProcess: Sendable {
    /// The device's own folder.
    let state: URL
    let api: PhoneAPI
    let gateway: RunningGateway

    /// What a phone is started with.
    struct Setup: Sendable {
        /// Holds the states of phone and gateway; nil makes a temporary one and removes it.
        var folder: URL?
        /// The time at which its clock stands.
        var start = Date(timeIntervalSince1970: 1_800_000_000)
        var timeZone = "GMT"
        /// More arguments of `carillon device run`.
        var arguments: [String] = []
        /// What ends it.
        var end = SIGTERM
    }
}

/// Runs `body` with a phone that is a process, and ends it.
func withPhoneProcess<Value: Sendable>(
    _ setup: PhoneProcess.Setup = .init(),
    _ body: @escaping @Sendable (PhoneProcess) async throws -> Value
) async throws -> Value {
    let folder = setup.folder ?? temporaryStateFolder()
    defer { if setup.folder == nil { try? FileManager.default.removeItem(at: folder) } }
    return try await withGateway(stateDirectory: folder.appending(path: "gateway").path) { gateway in
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appending(path: "carillon")
        process.arguments =
            [
                "device", "run", "--state", folder.path, "--screen-port", "0",
                "--courier", "localhost:\(gateway.ports.courier)", "--ca", gateway.identity.caPath,
                "--enrolment", gateway.identity.observerEnrolmentPath,
                "--manual-clock", "--clock-starts", setup.start.ISO8601Format(), "--keep-journeys", "100000",
                // With this test's process it ends as well.
                "--until-stdin-closes",
            ] + setup.arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["TZ": setup.timeZone]) { $1 }
        let parentPipe = Pipe()
        process.standardInput = parentPipe
        try process.run()
        defer {
            kill(process.processIdentifier, setup.end)
            process.waitUntilExit()
        }
        let state = folder.appending(path: "device")
        let port = try await withRealDeadline("the phone's process to be ready") {
            try await screenPort(of: process.processIdentifier, in: state)
        }
        return try await body(PhoneProcess(state: state, api: try PhoneAPI(port: port, state: state), gateway: gateway))
    }
}

/// Short, since paths of sockets are bounded.
func temporaryStateFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "rule-\(UUID().uuidString.prefix(8))")
}

/// The port that the process announces beside its database.
private func screenPort(of processID: Int32, in state: URL) async throws -> Int {
    struct Running: Decodable {
        var processID: Int32
        var ports: [String: Int]
    }
    while true {
        if let data = try? Data(contentsOf: state.appending(path: "running.json")),
            let running = try? JSONDecoder().decode(Running.self, from: data),
            running.processID == processID, let port = running.ports["screen"]
        {
            return port
        }
        guard kill(processID, 0) == 0 else { throw DeviceTimeout(what: "a process that has ended") }
        try await Task.sleep(for: .milliseconds(5))
    }
}
