import Foundation
import PostgresServer
import ServiceLifecycle

/// A PostgreSQL server that runs as long as this process, with its data in the state folder; started again when it dies.
struct OwnDatabase: Service {
    private let server: PostgresServer
    private let folder: URL

    /// How often it looks whether the server lives.
    private static let interval = Duration.milliseconds(200)

    init(state: StateDirectory) {
        folder = state.postgres
        server = PostgresServer(folder: state.postgres.path)
    }

    /// Where gateways reach it. There is no password in it: its socket is in a folder that only its owner enters.
    var url: String { server.url }

    /// Makes the data, unless they are there.
    ///
    /// - Throws: an exit code, after telling what is missing.
    func prepare() throws {
        do {
            try server.prepare()
        } catch let error as PostgresServer.Failure {
            throw failure(.unavailable, "\(error); or name a database: --database postgresql://…")
        }
    }

    func run() async throws {
        try await cancelWhenGracefulShutdown {
            var wait = Duration.milliseconds(100)
            while !Task.isCancelled {
                let began = ContinuousClock.now
                let process = try server.serverProcess()
                try process.run()
                do {
                    try await server.waitUntilReady(process)
                    try RunningProcess.announce(ports: [:], in: folder)
                    while !PostgresServer.hasEnded(process) { try await Task.sleep(for: Self.interval) }
                } catch let error as PostgresServer.Failure {
                    // Another server may still be ending on the same data.
                    Terminal.complain("carillon: \(error)")
                } catch is CancellationError {
                    // How it ends.
                }
                RunningProcess.withdraw(in: folder)
                await PostgresServer.end(process)
                if Task.isCancelled { return }
                if ContinuousClock.now - began > .seconds(10) { wait = .milliseconds(100) }
                Terminal.line("carillon: the database ended; starting it again in \(wait)")
                try? await Task.sleep(for: wait)
                wait = min(wait * 2, .seconds(10))
            }
        }
    }
}
