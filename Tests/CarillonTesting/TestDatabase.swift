import Foundation
package import PostgresServer
import Synchronization

/// A PostgreSQL server that the tests of one run share; it ends with their process.
package enum TestDatabase {
    private static let shared = Task { try await TestServer() }

    /// Makes an empty database.
    ///
    /// - Returns: its URL.
    package static func make() async throws -> String { try await shared.value.makeDatabase() }

    /// Asks a database with psql.
    ///
    /// - Returns: the rows, a line each.
    package static func query(_ sql: String, _ url: String) async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: (PostgresServer.programs ?? "") + "/psql")
        process.arguments = ["-XqtA", "-d", url, "-c", sql]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = await Task.detached {
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return data
        }.value
        guard process.terminationStatus == 0 else {
            // What is wrong, psql has said on the standard error stream.
            throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "psql failed over: \(sql)"])
        }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// A PostgreSQL server of a test.
package final class TestServer: Sendable {
    package let server: PostgresServer
    private let process = Mutex<Process?>(nil)

    /// Starts one, with its data in a folder of its own.
    package init() async throws {
        // Short, for the socket in it.
        var server = PostgresServer(folder: "/tmp/carillon-pg-\(UUID().uuidString.prefix(8))")
        server.settings = ["fsync": "off", "max_connections": "100", "shared_buffers": "32MB"]
        self.server = server
        Self.endAtExit(self)
        try server.prepare()
        try await start()
    }

    private static let all = Mutex<[TestServer]>([])

    /// However the tests go, neither server nor folder is left.
    private static func endAtExit(_ server: TestServer) {
        let isFirst = all.withLock { all in
            all.append(server)
            return all.count == 1
        }
        guard isFirst else { return }
        atexit {
            for server in TestServer.all.withLock({ $0 }) {
                let process = server.process.withLock { $0 }
                try? (process?.standardInput as? Pipe)?.fileHandleForWriting.close()
                process?.waitUntilExit()
                try? FileManager.default.removeItem(atPath: server.server.folder)
            }
        }
    }

    /// Starts it again.
    package func start() async throws {
        let process = try server.serverProcess()
        try process.run()
        self.process.withLock { $0 = process }
        try await server.waitUntilReady(process)
    }

    /// Ends it, and whatever is under way.
    package func stop() async {
        let process = process.withLock { process in
            defer { process = nil }
            return process
        }
        guard let process else { return }
        await PostgresServer.end(process)
    }

    /// Makes an empty database.
    ///
    /// - Returns: its URL.
    package func makeDatabase() async throws -> String {
        let name = "test_" + UUID().uuidString.prefix(8).lowercased()
        let process = Process()
        process.executableURL = URL(filePath: (PostgresServer.programs ?? "") + "/createdb")
        process.arguments = ["-h", server.folder, "-U", "carillon", name]
        try process.run()
        await Task.detached { process.waitUntilExit() }.value
        guard process.terminationStatus == 0 else { throw PostgresServer.Failure.noDatabase }
        return server.url(database: name)
    }
}

extension PostgresServer.Failure {
    fileprivate static let noDatabase = Self(description: "createdb made no database")
}
