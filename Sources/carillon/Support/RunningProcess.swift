import Foundation

/// What a running gateway or device tells other commands: a small file beside its database.
struct RunningProcess: Codable, Sendable {
    var processID: Int32
    /// Port by name: `provider`, `courier`, `screen`.
    var ports: [String: Int]

    private static func file(in folder: URL) -> URL {
        folder.appending(path: "running.json")
    }

    /// Says that this process is ready.
    static func announce(ports: [String: Int], in folder: URL) throws {
        let running = RunningProcess(processID: ProcessInfo.processInfo.processIdentifier, ports: ports)
        try JSONEncoder().encode(running).write(to: file(in: folder), options: .atomic)
    }

    /// Takes back what ``announce(ports:in:)`` said.
    static func withdraw(in folder: URL) {
        try? FileManager.default.removeItem(at: file(in: folder))
    }

    /// The ports that the last process had, whether it lives or not.
    static func lastPorts(in folder: URL) -> [String: Int] {
        guard let data = try? Data(contentsOf: file(in: folder)) else { return [:] }
        return (try? JSONDecoder().decode(RunningProcess.self, from: data))?.ports ?? [:]
    }

    /// Returns once a process serves from `folder`, or the task is cancelled.
    static func waitUntilReady(in folder: URL) async {
        while find(in: folder) == nil, (try? await Task.sleep(for: .milliseconds(50))) != nil {}
    }

    /// Returns once a process serves from one of several folders, or the task is cancelled.
    static func waitUntilReady(inOneOf folders: [URL]) async {
        while folders.allSatisfy({ find(in: $0) == nil }), (try? await Task.sleep(for: .milliseconds(50))) != nil {}
    }

    /// The process that serves from `folder` and lives; nil when there is none.
    static func find(in folder: URL) -> RunningProcess? {
        guard let data = try? Data(contentsOf: file(in: folder)),
            let running = try? JSONDecoder().decode(RunningProcess.self, from: data),
            kill(running.processID, 0) == 0 || errno == EPERM
        else { return nil }
        return running
    }
}
