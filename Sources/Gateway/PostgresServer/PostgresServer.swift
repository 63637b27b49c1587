package import Foundation
import PrivateFiles

/// A PostgreSQL server of one's own: Debian's programs, with their data in a folder, on a socket that only its owner reaches.
package struct PostgresServer: Sendable {
    /// Why it does not run.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// The folder of data, socket and log.
    package let folder: String
    /// Settings beside the defaults, by their names.
    package var settings: [String: String] = [:]

    /// Seconds that it may take to start.
    private static let startTime = 60.0

    /// - Parameter folder: where it keeps everything; its path has to be short enough for a socket in it.
    package init(folder: String) { self.folder = folder }

    /// The folder of the server's programs, of the newest version that is installed; nil when there is none.
    package static let programs: String? = {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let folders = versions.sorted { (Double($0) ?? 0) > (Double($1) ?? 0) }.map { "\(root)/\($0)/bin" }
        return folders.first { access($0 + "/initdb", X_OK) == 0 && access($0 + "/postgres", X_OK) == 0 }
    }()

    /// Where it is reached, as libpq takes it.
    package var url: String { url(database: "postgres") }

    /// Where one of its databases is reached.
    package func url(database: String) -> String {
        let host = folder.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? folder
        return "postgresql:///\(database)?host=\(host)&user=carillon"
    }

    /// Makes its data, unless they are there.
    ///
    /// - Throws: ``Failure``.
    package func prepare() throws {
        do {
            try PrivateFolder.hold(folder)
        } catch {
            throw Failure(description: "\(error)")
        }
        // Linux takes 107 bytes; the socket is called .s.PGSQL.5432.
        guard folder.utf8.count <= 90 else {
            throw Failure(description: "\(folder) is too long a path for a PostgreSQL socket: 90 bytes at most")
        }
        guard access(folder + "/data/PG_VERSION", F_OK) != 0 else { return }
        let arguments = ["-D", folder + "/data", "-U", "carillon", "-E", "UTF8", "--locale=C", "--auth=trust"]
        let output = Pipe()
        let process = try process("initdb", arguments + (settings["fsync"] == "off" ? ["--no-sync"] : []))
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let advice = geteuid() == 0 ? "; root needs user namespaces for it, any other user needs nothing" : ""
            throw Failure(description: "initdb made no database: \(text.suffix(500))\(advice)")
        }
    }

    /// The server, not started yet. It ends with ``end(_:)``, and when this process has gone.
    ///
    /// - Throws: ``Failure``.
    package func serverProcess() throws -> Process {
        var arguments = ["-D", folder + "/data", "-k", folder, "-h", ""]
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) { arguments += ["-c", "\(name)=\(value)"] }
        let process = try process("postgres", arguments, keptAlive: true)
        let log = folder + "/log"
        _ = FileManager.default.createFile(atPath: log, contents: nil, attributes: [.posixPermissions: 0o600])
        let handle = FileHandle(forWritingAtPath: log)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = Pipe()
        return process
    }

    /// Ends a server in order; what is under way is rolled back. Returns when it has ended.
    package static func end(_ process: Process) async {
        // What watches over it has the descriptor by which `Process` sees its end: it goes first.
        try? (process.standardInput as? Pipe)?.fileHandleForWriting.close()
        await Task.detached { process.waitUntilExit() }.value
    }

    /// Whether a server is gone, however it ended. `Process` learns it only when what watches over the server has gone, too.
    package static func hasEnded(_ process: Process) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return true }
        // proc_pid_stat(5): the state is behind the name; Z is a process that was not waited for yet.
        return text[end...].dropFirst(2).first == "Z"
    }

    /// Returns when the server takes connections.
    ///
    /// - Throws: ``Failure`` when it ended, or took too long.
    package func waitUntilReady(_ process: Process) async throws {
        let deadline = Date() + Self.startTime
        let programs = try Self.requirePrograms()
        while true {
            let probe = Process()
            probe.executableURL = URL(filePath: programs + "/pg_isready")
            probe.arguments = ["-q", "-h", folder, "-d", "postgres"]
            try probe.run()
            probe.waitUntilExit()
            if probe.terminationStatus == 0 { return }
            guard !Self.hasEnded(process), Date() < deadline else {
                let log = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
                throw Failure(description: "PostgreSQL does not start: \(log.suffix(500))")
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    private static func requirePrograms() throws -> String {
        guard let programs else {
            throw Failure(description: "PostgreSQL's server is not installed: apt-get install postgresql")
        }
        return programs
    }

    /// The server refuses to run as root. Root runs it in a user namespace, where its own files are those of another user.
    private func process(_ program: String, _ arguments: [String], keptAlive: Bool = false) throws -> Process {
        var words = [try Self.requirePrograms() + "/" + program] + arguments
        if geteuid() == 0 {
            words = ["/usr/bin/unshare", "--user", "--map-user=65534", "--map-group=65534", "--"] + words
        }
        if keptAlive { words = ["/bin/sh", "-c", Self.lifeline, "sh"] + words }
        let process = Process()
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        return process
    }

    /// Ends the server (SIGINT: what is under way is rolled back) when standard input ends, unless it has gone before.
    private static let lifeline = """
        exec 3<&0
        (cat <&3 >/dev/null; read -r _ _ _ parent _ </proc/self/stat; [ "$parent" = $$ ] && kill -INT $$) &
        exec "$@" </dev/null 3<&-
        """
}
