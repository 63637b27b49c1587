import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle

/// A gateway, a phone and a hub for as long as something runs beside them.
struct TestProcesses: Sendable {
    let state: StateDirectory
    let deviceArguments: [String]

    /// How long they may take until they serve, in seconds.
    private static let patience = 60.0

    private enum Step: Sendable {
        case ended(part: String, status: Int32)
        case served
        case done(Int32)
    }

    /// Starts them, runs `body` once they serve, and ends them.
    ///
    /// - Throws: an exit code, after telling which ended too early or did not serve.
    func run(_ body: @escaping @Sendable () async throws -> Int32) async throws -> Int32 {
        try await withThrowingTaskGroup(of: Step.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await part("gateway", ["gateway", "--port", "0", "--courier-port", "0", "--faults"]) }
            group.addTask {
                await RunningProcess.waitUntilReady(in: state.gateway)
                return try await part("device", ["device", "--screen-port", "0"] + deviceArguments)
            }
            group.addTask {
                await RunningProcess.waitUntilReady(in: state.gateway)
                return try await part("hub", ["hub", "--hub-port", "0", "--archive", state.pastPhones.path])
            }
            if let media = SampleMedia.folder {
                group.addTask {
                    let services = try SampleMedia.services(media, in: state)
                    let logger = Logger(label: "carillon", factory: { _ in SwiftLogNoOpLogHandler() })
                    try await ServiceGroup(services: services, logger: logger).run()
                    return .ended(part: "server of the sample media", status: 0)
                }
            }
            group.addTask {
                try await Deadline(seconds: Self.patience).wait(for: "the gateway, the phone and the hub to serve") {
                    let parts = [state.gateway, state.device, state.hub]
                    let isServing = parts.allSatisfy { RunningProcess.find(in: $0) != nil }
                    return isServing ? Step.served : nil
                }
            }
            while let step = try await group.next() {
                switch step {
                case .ended(let part, let status):
                    throw failure(.unavailable, "the \(part) ended with status \(status) while the command ran")
                case .served: group.addTask { .done(try await body()) }
                case .done(let status): return status
                }
            }
            throw CancellationError()
        }
    }

    private func part(_ name: String, _ arguments: [String]) async throws -> Step {
        let status = try await CommandProcess.run(arguments + ["--state", state.root.path])
        return .ended(part: name, status: status)
    }
}
