import Foundation

/// The process that listens on a TCP port of this machine, as far as /proc tells.
struct PortHolder: CustomStringConvertible {
    let processID: Int32
    let name: String

    /// As in `process 4711 (python3)`.
    var description: String { "process \(processID) (\(name))" }

    /// Finds it; nil when nobody listens there, or the process is another user's.
    init?(of port: Int, proc: String = "/proc") {
        let sockets = Set(["tcp", "tcp6"].flatMap { Self.listeners(on: port, in: "\(proc)/net/\($0)") })
        guard !sockets.isEmpty, let entries = try? FileManager.default.contentsOfDirectory(atPath: proc) else {
            return nil
        }
        for entry in entries {
            guard let processID = Int32(entry), Self.holds(sockets, folder: "\(proc)/\(entry)/fd") else { continue }
            self.processID = processID
            let name = try? String(contentsOfFile: "\(proc)/\(entry)/comm", encoding: .utf8)
            self.name = name?.trimmingCharacters(in: .newlines) ?? "unknown"
            return
        }
        return nil
    }

    /// The inodes of the listening sockets of a table (proc_pid_net(5)): `sl local_address rem_address st … inode`.
    private static func listeners(on port: Int, in table: String) -> [String] {
        guard let text = try? String(contentsOfFile: table, encoding: .utf8) else { return [] }
        let ending = ":" + String(format: "%04X", port)
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            guard fields.count > 9, fields[1].hasSuffix(ending), fields[3] == "0A" else { return nil }
            return "socket:[\(fields[9])]"
        }
    }

    private static func holds(_ sockets: Set<String>, folder: String) -> Bool {
        guard let descriptors = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
        return descriptors.contains { descriptor in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)")).map(
                sockets.contains
            )
                ?? false
        }
    }
}
