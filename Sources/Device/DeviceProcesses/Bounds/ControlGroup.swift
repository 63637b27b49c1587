import CSpawn
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A control group of the kernel (cgroups(7), version 2): some processes and all that they start, which cannot leave it.
///
/// systemd leaves a part of the tree to a service with `Delegate=yes`. Below it each child gets a group of its own, so that
/// its end and its limits reach whatever it started, also what left its process group. Where there is none, the process group
/// has to do; a process in a sandbox cannot leave that one.
package struct ControlGroup: Hashable, Sendable {
    /// Where it stands in the file system.
    package let path: String

    package init(path: String) { self.path = path }

    /// The one that this process was left; nil for none.
    package static let delegated: ControlGroup? = {
        let files = FileManager.default
        guard let groups = files.contents(atPath: "/proc/self/cgroup"),
            let mounts = files.contents(atPath: "/proc/self/mountinfo"),
            let own = find(
                groups: String(decoding: groups, as: UTF8.self),
                mounts: String(decoding: mounts, as: UTF8.self)
            )
        else { return nil }
        guard cspawn_is_delegated(own.path) != 0 else { return nil }
        own.removeLeftovers()
        return own
    }()

    /// Finds a process's group.
    ///
    /// - Parameters:
    ///   - groups: what `/proc/<id>/cgroup` says.
    ///   - mounts: what `/proc/self/mountinfo` says.
    /// - Returns: nil where version 2 is not mounted, or not from its root.
    static func find(groups: String, mounts: String) -> ControlGroup? {
        guard let line = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else { return nil }
        for mount in mounts.split(separator: "\n") {
            let halves = mount.components(separatedBy: " - ")
            let fields = halves[0].split(separator: " ")
            guard halves.count == 2, halves[1].hasPrefix("cgroup2 "), fields.count > 4, fields[3] == "/" else {
                continue
            }
            let path = line.dropFirst("0::".count)
            return ControlGroup(path: String(fields[4]) + (path == "/" ? "" : path))
        }
        return nil
    }

    /// The group of a process, if it stands below this one.
    func group(of process: pid_t) -> ControlGroup? {
        guard let groups = FileManager.default.contents(atPath: "/proc/\(process)/cgroup"),
            let line = String(decoding: groups, as: UTF8.self).split(separator: "\n").first(where: {
                $0.hasPrefix("0::/")
            }),
            let name = line.split(separator: "/").last
        else { return nil }
        let group = ControlGroup(path: "\(path)/\(name)")
        return Self.owner(of: String(name)) != nil && access(group.path, F_OK) == 0 ? group : nil
    }

    // MARK: Children

    private static let count = Atomic<Int>(0)
    private static let prefix = "carillon-"

    /// Makes a group for a child.
    ///
    /// - Returns: nil where the kernel gives none; the child then runs without.
    func makeChild() -> ControlGroup? {
        let number = Self.count.add(1, ordering: .relaxed).newValue
        let child = ControlGroup(path: "\(path)/\(Self.prefix)\(getpid())-\(number)")
        return mkdir(child.path, 0o755) == 0 ? child : nil
    }

    /// A descriptor through which a process puts itself in; the caller closes it. -1 for none.
    func openEntrance() -> Int32 { open(path + "/cgroup.procs", O_WRONLY | O_CLOEXEC) }

    /// Who is in it.
    func members() -> [pid_t] {
        guard let text = FileManager.default.contents(atPath: path + "/cgroup.procs") else { return [] }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
    }

    /// Ends everybody in it at once.
    func kill() {
        let descriptor = open(path + "/cgroup.kill", O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = write(descriptor, "1", 1)
        close(descriptor)
    }

    /// Ends everybody in it, and removes it once they are gone; waits for that, a second at most.
    func end() {
        kill()
        let events = open(path + "/cgroup.events", O_RDONLY | O_CLOEXEC)
        guard events >= 0 else { return }
        defer { close(events) }
        let deadline = ContinuousClock.now + .seconds(1)
        var change = pollfd(fd: events, events: Int16(POLLPRI), revents: 0)
        while rmdir(path) != 0, errno == EBUSY, ContinuousClock.now < deadline {
            // It tells each change once it was read.
            var text = [UInt8](repeating: 0, count: 256)
            _ = pread(events, &text, text.count, 0)
            poll(&change, 1, 50)
        }
    }

    // MARK: What was left behind

    /// The process that made a group, by the group's name; nil for a name that is none of ours.
    private static func owner(of name: String) -> pid_t? {
        guard name.hasPrefix(prefix) else { return nil }
        return name.dropFirst(prefix.count).split(separator: "-").first.flatMap { pid_t($0) }
    }

    /// Ends what processes left behind that are gone.
    private func removeLeftovers() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            guard let owner = Self.owner(of: name), Glibc.kill(owner, 0) != 0, errno == ESRCH else { continue }
            ControlGroup(path: "\(path)/\(name)").end()
        }
    }
}
