import Foundation
import Testing

@testable import DeviceProcesses

#if canImport(Glibc)
import Glibc
#endif

/// A child's control group holds what the child started, wherever that went.
@Suite(.timeLimit(.minutes(1))) struct ControlGroupTests {
    @Test("the group of a process is found where version 2 is mounted from its root")
    func finding() {
        let groups = "12:memory:/user.slice\n0::/user.slice/user@1000.service/app.slice/carillon.service\n"
        let mounts = """
            24 1 8:1 / / rw shared:1 - ext4 /dev/sda1 rw
            31 24 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate
            """
        let own = "/sys/fs/cgroup/user.slice/user@1000.service/app.slice/carillon.service"
        #expect(ControlGroup.find(groups: groups, mounts: mounts)?.path == own)
        #expect(ControlGroup.find(groups: "0::/\n", mounts: mounts)?.path == "/sys/fs/cgroup")
        #expect(ControlGroup.find(groups: "12:memory:/user.slice\n", mounts: mounts) == nil)
        let part = mounts.replacing("0:26 / /sys", with: "0:26 /docker/1 /sys")
        #expect(ControlGroup.find(groups: groups, mounts: part) == nil)
        #expect(ControlGroup.find(groups: groups, mounts: "24 1 8:1 / / rw - ext4 /dev/sda1 rw") == nil)
    }

    @Test(
        "what left the process group ends with the child",
        .enabled(if: MountedGroups.isPossible, "needs to mount cgroup2")
    )
    func ending() async throws {
        let mounted = try MountedGroups()
        defer { mounted.remove() }
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let child = try ChildProcess.start(shell("setsid sleep 600 & echo $!; exec sleep 600", in: mounted.own)) {
            line.yield($0)
        }
        let stray = try #require(await lines.first { _ in true }.flatMap { pid_t($0) })
        #expect(!isGone(stray))
        child.kill()
        #expect(await child.exit() == .signalled(SIGKILL))
        #expect(isGone(stray))
        #expect(try mounted.groups() == [])
    }

    @Test(
        "a child that ends takes along what it left behind",
        .enabled(if: MountedGroups.isPossible, "needs to mount cgroup2")
    )
    func leaving() async throws {
        let mounted = try MountedGroups()
        defer { mounted.remove() }
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let child = try ChildProcess.start(shell("setsid sleep 600 >&- 2>&- & echo $!", in: mounted.own)) {
            line.yield($0)
        }
        let stray = try #require(await lines.first { _ in true }.flatMap { pid_t($0) })
        #expect(await child.exit() == .exited(0))
        #expect(isGone(stray))
    }

    @Test("what left the process group is counted", .enabled(if: MountedGroups.isPossible, "needs to mount cgroup2"))
    func counting() async throws {
        let mounted = try MountedGroups()
        defer { mounted.remove() }
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let script = "setsid sleep 600 & setsid sleep 600 & echo ready; exec sleep 600"
        let child = try ChildProcess.start(shell(script, in: mounted.own)) { line.yield($0) }
        _ = await lines.first { _ in true }
        var use = GroupUse(leader: child.processID, backtracer: nil, controlGroups: mounted.own)
        use.look()
        #expect(use.count == 3)
        child.kill()
        _ = await child.exit()
    }

    private func shell(_ script: String, in groups: ControlGroup) -> ChildLaunch {
        var launch = ChildLaunch(
            executable: "/bin/sh",
            arguments: ["-c", script],
            environment: ["PATH": "/usr/bin:/bin"],
            directory: "/"
        )
        launch.controlGroups = groups
        return launch
    }

    private func isGone(_ process: pid_t) -> Bool {
        guard let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return true }
        let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last ?? ""
        return fields.hasPrefix(" Z") || fields.hasPrefix(" X")
    }
}

/// The tree of control groups, mounted where the test may write, with a group in it.
private struct MountedGroups {
    let own: ControlGroup
    private let folder: String

    /// Only root can, and not in every container.
    static let isPossible = (try? MountedGroups()).map { $0.remove() } != nil

    init() throws {
        folder = NSTemporaryDirectory() + "carillon-groups-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        own = ControlGroup(path: folder + "/test-\(UUID().uuidString.prefix(8))")
        guard mount("none", folder, "cgroup2", 0, nil) == 0 else {
            rmdir(folder)
            throw ChildError(description: "cgroup2 cannot be mounted")
        }
        guard mkdir(own.path, 0o755) == 0 else {
            remove()
            throw ChildError(description: "no group can be made")
        }
    }

    /// The groups of children that are there.
    func groups() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: own.path).filter { $0.hasPrefix("carillon-") }
    }

    func remove() {
        rmdir(own.path)
        umount(folder)
        rmdir(folder)
    }
}
