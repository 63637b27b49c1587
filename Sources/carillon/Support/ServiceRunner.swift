import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle
import UnixSignals

/// Services that run together until a signal comes, or until the parent has gone.
struct ServiceRunner {
    var services: [any Service]
    /// With whose end all end; nil when only a signal ends them.
    var last: (any Service)?
    var untilStdinCloses = false

    /// Runs them; ends them in reverse order.
    ///
    /// - Throws: an exit code, after telling which service failed and why.
    func run() async throws {
        var configurations = services.map { ServiceGroupConfiguration.ServiceConfiguration(service: $0) }
        for ending in [last, untilStdinCloses ? ParentWatch() : nil].compactMap(\.self) {
            configurations.append(.init(service: ending, successTerminationBehavior: .gracefullyShutdownGroup))
        }
        var group = ServiceGroupConfiguration(
            services: configurations,
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: Logger(label: "carillon", factory: { _ in SwiftLogNoOpLogHandler() })
        )
        group.maximumGracefulShutdownDuration = .seconds(10)
        do {
            try await ServiceGroup(configuration: group).run()
        } catch let code as ExitCode {
            throw code
        } catch {
            throw failure(.unavailable, "\(error)")
        }
    }
}

/// Ends when the parent has gone.
struct ParentWatch: Service {
    func run() async throws {
        await cancelWhenGracefulShutdown { await CommandProcess.parentIsGone() }
    }
}

/// Tells other commands where this process listens, while it does.
struct Announcement: Service {
    let folder: URL
    /// The one address that is listened on; nil for localhost.
    var host: String?
    /// Waits until everything listens.
    let ports: @Sendable () async throws -> [String: Int]

    func run() async throws {
        try await cancelWhenGracefulShutdown {
            try RunningProcess.announce(ports: try await ports(), host: host, in: folder)
        }
        defer { RunningProcess.withdraw(in: folder) }
        try? await gracefulShutdown()
    }
}
