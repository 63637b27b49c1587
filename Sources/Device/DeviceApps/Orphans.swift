import AppLink
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Processes that a device left behind when it was killed: they hold secrets that nobody knows any more.
package enum Orphans {
    /// Ends every process of this user that was launched for the socket; there can be only ours, since one device
    /// at a time holds its state.
    package static func end(socket: String) {
        let mark = Data("\(LinkEnvironment.socket)=\(socket)\0".utf8)
        let secret = Data("\(LinkEnvironment.launchSecret)=".utf8)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let processID = pid_t(name), processID != getpid() else { continue }
            guard let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ") else { continue }
            guard environment.range(of: mark) != nil, environment.range(of: secret) != nil else { continue }
            _ = Glibc.kill(processID, SIGKILL)
        }
    }
}
