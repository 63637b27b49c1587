import Foundation
import ServiceLifecycle
import Synchronization

/// The processes of a demo, and the play that is given on them.
struct DemoProcesses {
    let state: StateDirectory
    let ports: PortOptions
    let app: URL
    let payloads: URL
    let media: URL
    /// Whether the person's browser is opened at the end.
    let opensPage: Bool

    /// Runs everything.
    ///
    /// - Parameter staying: whether to go on after the play, until a signal comes.
    /// - Returns: whether every sample push was shown as expected.
    func play(staying: Bool) async throws -> Bool {
        if RunningProcess.find(in: state.device) != nil {
            throw failure(.unavailable, "a device is already running with its state in \(state.root.path)")
        }
        try state.prepare()
        let play = ScriptRun(script: DemoScript(stage: self), staying: staying)
        try await ServiceRunner(services: [Programs(arguments: upArguments)], last: play).run()
        return play.succeeded
    }

    private var upArguments: [String] {
        [
            "up", "--state", state.root.path, "--port", "\(ports.port)", "--courier-port", "\(ports.courierPort)",
            "--screen-port", "\(ports.screenPort)", "--no-open", "--media", media.path,
            // Where the kernel cannot keep author code to its container, the project's own example runs all the same.
            "--allow-unconfined", "com.example.RichPush",
        ]
    }
}

/// `carillon up`, as a child.
private struct Programs: Service {
    let arguments: [String]

    func run() async throws {
        let status = try await cancelWhenGracefulShutdown { try await CommandProcess.run(arguments) }
        if status != 0, !Task.isShuttingDownGracefully {
            throw failure(.unavailable, "'carillon up' ended with status \(status)")
        }
    }
}

/// The script's run as a service, with its outcome.
private final class ScriptRun: Service {
    private let script: DemoScript
    private let staying: Bool
    private let outcome = Mutex<Bool?>(nil)

    init(script: DemoScript, staying: Bool) {
        self.script = script
        self.staying = staying
    }

    /// A play that was interrupted after its last act has succeeded; one that was interrupted before has not failed.
    var succeeded: Bool { outcome.withLock { $0 } ?? true }

    func run() async throws {
        try await cancelWhenGracefulShutdown { [self] in
            do {
                let allShown = try await script.perform()
                outcome.withLock { $0 = allShown }
            } catch is CancellationError {
                return
            }
            if staying { try? await gracefulShutdown() }
        }
    }
}
