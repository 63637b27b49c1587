import Foundation

/// What a running gateway or device tells other commands: a small file beside its database.
struct RunningProcess: Codable, Sendable {
    var processID: Int32
    /// Port by name: `provider`, `courier`, `screen`.
    var ports: [String: Int]
    /// The one address that it listens on; nil where it is reached as localhost.
    var host: String?

    /// As it is reached from this machine.
    var reachableHost: String { host ?? "localhost" }

    /// The same in a URL, where an IPv6 address stands in brackets (RFC 3986, 3.2.2).
    var urlHost: String { reachableHost.contains(":") ? "[\(reachableHost)]" : reachableHost }

    /// Where somebody on this machine finds who listens on `host`; nil for localhost, which every address leads to.
    static func reachable(_ host: String) -> String? {
        ["localhost", "127.0.0.1", "::1", "0.0.0.0", "::", ""].contains(host) ? nil : host
    }

    private static func file(in folder: URL) -> URL {
        folder.appending(path: "running.json")
    }

    /// Says that this process is ready.
    static func announce(ports: [String: Int], host: String? = nil, in folder: URL) throws {
        let id = ProcessInfo.processInfo.processIdentifier
        let running = RunningProcess(processID: id, ports: ports, host: host)
        try JSONEncoder().encode(running).write(to: file(in: folder), options: .atomic)
    }

    /// Takes back what ``announce(ports:in:)`` said.
    static func withdraw(in folder: URL) {
        try? FileManager.default.removeItem(at: file(in: folder))
    }

    /// The ports that the last process had, whether it lives or not.
    static func lastPorts(in folder: URL) -> [String: Int] { last(in: folder)?.ports ?? [:] }

    /// What the last process told, whether it lives or not.
    static func last(in folder: URL) -> RunningProcess? {
        guard let data = try? Data(contentsOf: file(in: folder)) else { return nil }
        return try? JSONDecoder().decode(RunningProcess.self, from: data)
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
        guard let running = last(in: folder),
            kill(running.processID, 0) == 0 || errno == EPERM
        else { return nil }
        return running
    }
}
