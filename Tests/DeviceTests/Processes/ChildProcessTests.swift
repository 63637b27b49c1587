import Foundation
import Synchronization
import Testing

@testable import DeviceMedia
@testable import DeviceProcesses
@testable import DeviceService

/// Children end, whatever they do, and nobody waits for one that does not.
@Suite(.timeLimit(.minutes(1))) struct ChildProcessTests {
    private func shell(_ script: String) -> ChildLaunch {
        ChildLaunch(
            executable: "/bin/sh",
            arguments: ["-c", script],
            environment: ["PATH": "/usr/bin:/bin"],
            directory: "/"
        )
    }

    @Test("a tool that hangs is killed when its time is over")
    func aToolThatHangs() async throws {
        let report = try #require(await MediaTool.run("sleep", ["600"], patience: 0.1))
        #expect(report.exit == .signalled(SIGKILL))
    }

    @Test("a tool that nobody waits for any more is killed")
    func aToolThatIsCancelled() async throws {
        let folder = URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fifo = folder.appending(path: "fifo").path
        try #require(mkfifo(fifo, 0o600) == 0)
        // It writes on for ever; that it has ended is the end of the file.
        let run = Task {
            await MediaTool.run("dd", ["if=/dev/zero", "of=\(fifo)"], writing: [folder.path], patience: 600)
        }
        let reader = FileHandle(forReadingAtPath: fifo)
        _ = try reader?.read(upToCount: 1)
        run.cancel()
        _ = await run.value
        _ = try reader?.readToEnd()
    }

    @Test("a grandchild that left the group and writes on holds nobody up")
    func anEscapedWriter() async throws {
        let child = try ChildProcess.start(shell("setsid yes & exit 3")) { _ in }
        #expect(await child.exit() == .exited(3))
    }

    @Test("what a child wrote before its end is read")
    func lastWords() async throws {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let child = try ChildProcess.start(shell("echo one; echo two >&2; kill -KILL $$")) { line.yield($0) }
        #expect(await child.exit() == .signalled(SIGKILL))
        line.finish()
        #expect(await lines.reduce(into: []) { $0.append($1) } == ["one", "two"])
    }

    @Test("a line is handed out when it is written, not when the child ends")
    func aLineAtOnce() async throws {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let child = try ChildProcess.start(shell("echo now; exec sleep 600")) { line.yield($0) }
        #expect(await lines.first { _ in true } == "now")
        child.kill()
        #expect(await child.exit() == .signalled(SIGKILL))
    }

    @Test("what a child has written is handed out before who asks for it goes on")
    func whatIsThere() async throws {
        // That it stands still says that it has written.
        let lines = Mutex<[String]>([])
        let child = try ChildProcess.start(shell("echo one; echo two; kill -STOP $$")) { line in
            lines.withLock { $0.append(line) }
        }
        defer { child.kill() }
        var status = siginfo_t()
        try #require(waitid(P_PID, id_t(child.processID), &status, WSTOPPED) == 0)
        child.readOutput()
        #expect(lines.withLock { $0 } == ["one", "two"])
    }

    @Test("the end of a child that closed its output long ago is heard")
    func aSilentEnd() async throws {
        let child = try ChildProcess.start(shell("exec >&- 2>&-; sleep 0.05; exit 4")) { _ in }
        #expect(await child.exit() == .exited(4))
    }

    @Test("a line without end is cut, and what is not text is read as it can be")
    func aLineWithoutEnd() async throws {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let script = "head -c 1000000 /dev/zero | tr '\\0' a; echo; printf '\\377\\n'"
        let child = try ChildProcess.start(shell(script)) { line.yield($0) }
        #expect(await child.exit() == .exited(0))
        line.finish()
        #expect(
            await lines.reduce(into: []) { $0.append($1) } == [String(repeating: "a", count: 16 << 10), "\u{FFFD}"]
        )
    }

    @Test("a child keeps nothing open in the device once it has ended")
    func nothingIsLeftOpen() async throws {
        func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try open()
        for _ in 0..<30 { #expect(await (try ChildProcess.start(shell("exit 0")) { _ in }).exit() == .exited(0)) }
        // Other tests' connections come and go.
        #expect(try open() < before + 30)
    }
}
