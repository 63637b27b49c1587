import CSpawn
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Ends the children of this process when it ends in whatever way, killed ones included: nobody outlives the phone.
///
/// A small process of its own holds the list, and reads until this one has closed its end, which the kernel does for a
/// process that is killed. It is a shell, which is there, and takes a megabyte.
final class ProcessGuard: Sendable {
    static let shared = ProcessGuard()

    /// Where it is told; nil where it cannot be started: then children are ended by a regular end alone, and orphans at the
    /// next start.
    private let line: Mutex<Int32?>

    /// `+ 12` and `- 12` put process groups on the list and take them off, paths control groups.
    private static let script = """
        set -f
        while read -r sign group; do
            if [ "$sign" = + ]; then
                all="$all $group"
            else
                rest=
                for other in $all; do [ "$other" = "$group" ] || rest="$rest $other"; done
                all=$rest
            fi
        done
        for group in $all; do
            case $group in
                /*) echo 1 > "$group/cgroup.kill"; rmdir "$group" ;;
                *) kill -9 "-$group" ;;
            esac
        done
        """

    private init() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            line = Mutex(nil)
            return
        }
        let isStarted = Self.start(input: ends[0])
        close(ends[0])
        if !isStarted { close(ends[1]) }
        line = Mutex(isStarted ? ends[1] : nil)
    }

    func began(_ group: pid_t, _ controlGroup: ControlGroup?) { tell("+", group, controlGroup) }

    func ended(_ group: pid_t, _ controlGroup: ControlGroup?) { tell("-", group, controlGroup) }

    /// The script takes a line for one group, and its list apart at spaces.
    private func tell(_ sign: String, _ group: pid_t, _ controlGroup: ControlGroup?) {
        let path = controlGroup?.path ?? " "
        tell("\(sign) \(group)\n" + (path.contains { $0.isWhitespace } ? "" : "\(sign) \(path)\n"))
    }

    private func tell(_ words: String) {
        line.withLock { line in
            guard let descriptor = line else { return }
            let bytes = Array(words.utf8)
            // It reads at once, unless somebody ended it: then there is none any more.
            if send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < 0 {
                close(descriptor)
                line = nil
            }
        }
    }

    private static func start(input: Int32) -> Bool {
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nothing >= 0 else { return false }
        defer { close(nothing) }
        let words: [String] = ["/bin/sh", "-c", script]
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        let environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
        defer { for text in arguments + environment { free(text) } }
        var started = cspawn_started()
        let failure = "/bin/sh".withCString { shell in
            "/".withCString { root in
                arguments.withUnsafeBufferPointer { arguments in
                    environment.withUnsafeBufferPointer { environment in
                        var launch = cspawn_launch()
                        launch.executable = shell
                        launch.directory = root
                        launch.arguments = arguments.baseAddress
                        launch.environment = environment.baseAddress
                        launch.input = input
                        launch.output = nothing
                        launch.link = -1
                        launch.control_group = -1
                        launch.confinement = -1
                        return cspawn_start(&started, &launch)
                    }
                }
            }
        }
        if failure == 0 { close(started.ended) }
        return failure == 0
    }
}
