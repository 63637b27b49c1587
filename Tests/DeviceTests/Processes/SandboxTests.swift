import Foundation
import Synchronization
import Testing
import UntrustedFiles

@testable import DeviceMedia
@testable import DeviceProcesses
@testable import DeviceService

/// What a hostile author's code tries, in the sandbox that it runs in. The scripts print what they were told.
@Suite(.enabled(if: Confinement.isPossible, "this kernel cannot confine"), .timeLimit(.minutes(1)))
struct SandboxTests {
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private static let head = """
        import ctypes, errno, fcntl, os, signal, socket, subprocess, sys, time
        libc = ctypes.CDLL(None, use_errno=True)
        def says(work):
            try:
                work()
                print("done", flush=True)
            except OSError as error:
                print(errno.errorcode[error.errno], flush=True)
        def call(number, *arguments):
            def work():
                if libc.syscall(ctypes.c_long(number), *[ctypes.c_long(a) for a in arguments]) < 0:
                    raise OSError(ctypes.get_errno(), "")
            says(work)

        """

    /// Runs a script in a container of its own.
    private func run(_ script: String, arguments: [String] = []) async throws -> [String] {
        try await withContainer { container in
            let lines = Lines()
            let child = try ChildProcess.start(launch(script, arguments, in: container)) { lines.add($0) }
            _ = await child.exit()
            return lines.all
        }
    }

    private func launch(_ script: String, _ arguments: [String] = [], in container: URL) -> ChildLaunch {
        ChildLaunch(
            executable: "/usr/bin/python3",
            arguments: ["-c", Self.head + script] + arguments,
            environment: ["PATH": "/usr/bin:/bin", "HOME": container.path],
            directory: container.path,
            confinement: Confinement(
                readable: Confinement.system,
                writable: Confinement.devices + [container.path]
            )
        )
    }

    private func withContainer<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let container = FileManager.default.temporaryDirectory.appending(path: "container-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: container) }
        return try await body(container)
    }

    @Test func thereIsNoTerminalToTypeInto() async throws {
        let said = try await run(
            """
            print(os.getsid(0) == os.getpid())
            says(lambda: open("/dev/tty"))
            says(lambda: open("/dev/pts/ptmx"))
            says(lambda: fcntl.ioctl(os.open("/dev/null", os.O_RDWR), 0x5412, b"x"))
            """
        )
        #expect(said == ["True", "EACCES", "EACCES", "EPERM"] || said == ["True", "ENXIO", "EACCES", "EPERM"])
    }

    @Test("Folders that are held can be changed, and nothing beside them can be opened")
    func heldFolders() async throws {
        let said = try await withContainer { container in
            for name in ["tmp", "Documents"] {
                try FileManager.default.createDirectory(
                    at: container.appending(path: name),
                    withIntermediateDirectories: true
                )
                try Data("x".utf8).write(to: container.appending(path: name + "/kept"))
            }
            let lines = Lines()
            var start = self.launch(
                """
                says(lambda: open(sys.argv[1] + "/tmp/new", "w"))
                says(lambda: open(sys.argv[1] + "/tmp/kept"))
                says(lambda: open(sys.argv[1] + "/Documents/kept"))
                says(lambda: open(sys.argv[1] + "/Documents/new", "w"))
                says(lambda: os.listdir(sys.argv[1]))
                """,
                [container.path],
                in: container
            )
            start.confinement?.writable = Confinement.devices
            start.confinement?.held = [HeldFolder(try UntrustedFolder(container.appending(path: "tmp").path))]
            let child = try ChildProcess.start(start) { lines.add($0) }
            _ = await child.exit()
            return lines.all
        }
        #expect(said == ["done", "done", "EACCES", "EACCES", "EACCES"])
    }

    @Test func socketsOfThisMachineAreOutOfReach() async throws {
        let said = try await run(
            """
            for family in (socket.AF_UNIX, socket.AF_VSOCK, socket.AF_PACKET): says(lambda: socket.socket(family))
            says(lambda: socket.socket(socket.AF_INET))
            says(socket.socketpair)
            """
        )
        #expect(said == ["EACCES", "EACCES", "EACCES", "done", "done"])
    }

    #if arch(x86_64)
    @Test(
        "calls that lead out are refused",
        arguments: [
            (101, "ptrace"), (272, "unshare"), (308, "setns"), (165, "mount"), (250, "keyctl"), (248, "add_key"),
            (425, "io_uring_setup"), (311, "process_vm_writev"), (321, "bpf"), (298, "perf_event_open"),
            (161, "chroot"),
            (438, "pidfd_getfd"), (304, "open_by_handle_at"),
        ]
    )
    func calls(number: Int, name: String) async throws {
        #expect(try await run("call(\(number), 0, 0, 0, 0, 0)") == ["EPERM"], "\(name)")
    }

    @Test func aNamespaceDoesNotComeByClone() async throws {
        // CLONE_NEWUSER with SIGCHLD.
        #expect(try await run("call(56, 0x10000000 | 17, 0, 0, 0, 0)") == ["EPERM"])
    }
    #endif

    @Test func thereIsNoCapability() async throws {
        let said = try await run(
            """
            status = dict(line.split(":", 1) for line in open("/proc/self/status").read().splitlines())
            print(int(status["CapEff"], 16), int(status["CapPrm"], 16))
            """
        )
        #expect(said == ["0 0"])
    }

    @Test func filesOutsideCannotBeReadOrChanged() async throws {
        try await withContainer { outside in
            let file = outside.appending(path: "key").path
            #expect(
                FileManager.default.createFile(
                    atPath: file,
                    contents: Data("key".utf8),
                    attributes: [.posixPermissions: 0o600]
                )
            )
            let said = try await run(
                """
                path = sys.argv[1]
                says(lambda: open(path).read())
                says(lambda: os.truncate(path, 0))
                says(lambda: os.link(path, "key"))
                says(lambda: os.listdir(os.path.dirname(path)))
                os.chmod(path, 0o666)
                os.symlink(path, "link")
                says(lambda: open("link").read())
                says(lambda: open("/etc/shadow").read())
                says(lambda: open(f"/proc/{os.getppid()}/environ").read())
                says(lambda: open(f"/proc/{os.getppid()}/mem", "rb").read(1))
                says(lambda: open("/proc/self/cmdline").read())
                """,
                arguments: [file]
            )
            #expect(Array(said.prefix(4)).allSatisfy { ["EACCES", "EXDEV"].contains($0) }, "\(said)")
            #expect(Array(said.dropFirst(4)) == ["EACCES", "EACCES", "EACCES", "EACCES", "done"])
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            #expect((attributes[.size] as? NSNumber)?.intValue == 3)
        }
    }

    @Test func nobodyElseCanBeSignalled() async throws {
        let said = try await run("says(lambda: os.kill(os.getppid(), 0))\nsays(lambda: os.kill(os.getpid(), 0))")
        #expect(said == ["EPERM", "done"])
    }

    @Test("what a process started ends with it, however it tried to leave")
    func descendants() async throws {
        try await withContainer { container in
            let lines = Lines()
            let script = """
                def leave():
                    says(os.setsid)
                    os.setpgid(0, 0)
                    # Twice, so that nobody is its parent any more.
                    if os.fork() == 0:
                        print("pid", os.getpid(), os.getpgrp() == int(sys.argv[1] or 0), flush=True)
                        time.sleep(600)
                    os._exit(0)
                sys.argv.append(str(os.getpgrp()))
                child = os.fork()
                if child == 0: leave()
                os.waitpid(child, 0)
                time.sleep(0.2)
                """
            let child = try ChildProcess.start(launch(script, in: container)) { lines.add($0) }
            #expect(await child.exit() == .exited(0))
            let line = try #require(lines.all.first { $0.hasPrefix("pid ") })
            #expect(lines.all.contains("EPERM") && line.hasSuffix("True"), "\(lines.all)")
            let escaped = try #require(pid_t(line.split(separator: " ")[1]))
            // It was killed with its group, which takes the kernel a moment; by itself it would sleep for ten minutes.
            for _ in 0..<500 where !isGone(escaped) { try await Task.sleep(for: .milliseconds(20)) }
            #expect(isGone(escaped))
        }
    }

    private func isGone(_ process: pid_t) -> Bool {
        guard let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return true }
        let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last ?? ""
        return fields.hasPrefix(" Z") || fields.hasPrefix(" X")
    }

    @Test func processesAreCounted() async throws {
        try await withContainer { container in
            var limits = ExtensionLimits.app
            limits.processInterval = .milliseconds(20)
            limits.memoryInterval = .milliseconds(20)
            let script = """
                for _ in range(30):
                    if os.fork() == 0: time.sleep(600)
                time.sleep(600)
                """
            let child = try ChildProcess.start(launch(script, in: container)) { _ in }
            let said = Lines()
            let exit = await LimitWatch(limits: limits, folders: [], backtracer: nil).seeOut(child) { said.add($0) }
            #expect(exit == .signalled(SIGKILL))
            #expect(said.all.first?.contains("processes, the limit is 16") == true, "\(said.all)")
        }
    }

    @Test func memoryOfAllOfThemCounts() async throws {
        try await withContainer { container in
            var limits = ExtensionLimits.app
            limits.memory = 60 << 20
            limits.processInterval = .milliseconds(20)
            limits.memoryInterval = .milliseconds(20)
            let script = """
                for _ in range(4):
                    if os.fork() == 0:
                        held = bytearray(20 << 20)
                        time.sleep(600)
                time.sleep(600)
                """
            let child = try ChildProcess.start(launch(script, in: container)) { _ in }
            let said = Lines()
            _ = await LimitWatch(limits: limits, folders: [], backtracer: nil).seeOut(child) { said.add($0) }
            #expect(said.all.first?.contains("MB of private memory") == true, "\(said.all)")
        }
    }

    @Test("a picture that would become gigabytes ends its tool, and nothing else")
    func tools() async throws {
        let report = try #require(
            await MediaTool.run("python3", ["-c", "held = bytearray(2 << 30)"], patience: 20)
        )
        #expect(report.exit != .exited(0))
        let listens = try #require(
            await MediaTool.run("python3", ["-c", "import socket; socket.socket()"], patience: 20)
        )
        #expect(listens.lines.last?.contains("Permission") == true)
    }
}
