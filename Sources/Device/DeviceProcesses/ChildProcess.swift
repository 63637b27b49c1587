import CSpawn
import Foundation
import Synchronization
import Waiting

#if canImport(Glibc)
import Glibc
#endif

/// How a child ended.
package enum ChildExit: Hashable, Sendable, CustomStringConvertible {
    case exited(Int32)
    case signalled(Int32)

    /// Whether it ended by a fault of its own.
    package var isCrash: Bool {
        guard case .signalled(let signal) = self else { return false }
        return [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].contains(signal)
    }

    package var description: String {
        switch self {
        case .exited(let status): "exit status \(status)"
        case .signalled(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }
}

/// Why a child did not start.
package struct ChildError: Error, CustomStringConvertible {
    package let description: String
    package init(description: String) {
        self.description = description
    }
}

/// A process of its own in a session of its own: ended as a whole, with whatever it started.
package final class ChildProcess: Sendable {
    package let processID: Int32
    /// Its own, where the kernel gives one.
    private let controlGroup: ControlGroup?

    private struct State {
        var exit: ChildExit?
        var isReaped = false
    }

    private let state = Mutex(State())
    private let exits = Waiters<Bool, ChildExit>()
    private let output: OutputReader

    private init(processID: pid_t, controlGroup: ControlGroup?, output: OutputReader) {
        (self.processID, self.controlGroup, self.output) = (processID, controlGroup, output)
    }

    /// Starts a child.
    ///
    /// `onLine`: called for each line of its output and its errors, in order, on a thread of its own or where
    /// ``readOutput()`` is called; for the last before ``exit()`` returns.
    /// - Throws: ``ChildError``
    package static func start(_ launch: ChildLaunch, onLine: @escaping @Sendable (String) -> Void) throws
        -> ChildProcess
    {
        defer { if let link = launch.link { close(link) } }
        let (reading, writing) = try makePipe()
        defer { close(writing) }
        let controlGroup = launch.controlGroups?.makeChild()
        let started: cspawn_started
        do {
            started = try spawn(launch, output: writing, controlGroup)
        } catch {
            close(reading)
            controlGroup?.end()
            throw error
        }
        ProcessGuard.shared.began(started.process, controlGroup)
        let output = OutputReader(descriptor: reading, onLine: onLine)
        let child = ChildProcess(processID: started.process, controlGroup: controlGroup, output: output)
        let watcher = Thread { child.watch(ended: started.ended) }
        watcher.stackSize = 256 * 1024
        watcher.start()
        return child
    }

    /// Reads what the child writes until it has ended.
    private func watch(ended: Int32) {
        var watched = [output.descriptor, ended].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        repeat {
            guard poll(&watched, 2, -1) > 0 else { continue }
            // Nobody can write any more, but the child lives: poll(2) passes over what is negative.
            if watched[0].revents != 0, !output.readWhatIsThere() { watched[0].fd = -1 }
        } while watched[1].revents == 0
        close(ended)
        let exit = reap()
        controlGroup?.end()
        // What the child started may hold the pipe open; it was killed just now.
        output.finish()
        state.withLock { $0.exit = exit }
        exits.resolve(true, .success(exit))
    }

    /// What it has written so far is handed out when this returns.
    package func readOutput() { output.readWhatIsThere() }

    /// Waits until it has ended; it is then reaped, and so is its group.
    package func exit() async -> ChildExit {
        // Only cancellation can fail the wait.
        (try? await exitUnlessCancelled()) ?? .signalled(SIGKILL)
    }

    private func exitUnlessCancelled() async throws -> ChildExit {
        try await exits.value(for: true) {
            if let exit = state.withLock({ $0.exit }) { exits.resolve(true, .success(exit)) }
        }
    }

    /// Ends the whole group at once; does nothing when it has ended.
    package func kill() {
        state.withLock { state in
            // Not after the reaping: the number may belong to somebody else by then.
            if !state.isReaped { _ = Glibc.kill(-processID, SIGKILL) }
        }
        controlGroup?.kill()
    }

    /// Kills what the child, which has ended, leaves of its group.
    private func reap() -> ChildExit {
        state.withLock { state in
            _ = Glibc.kill(-processID, SIGKILL)
            var status: Int32 = 0
            while waitpid(processID, &status, 0) == -1, errno == EINTR {}
            state.isReaped = true
            ProcessGuard.shared.ended(processID, controlGroup)
            let signal = status & 0x7F
            return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
        }
    }

    // MARK: Starting

    private static func makePipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        // Children of ours have every descriptor above 2 closed.
        guard pipe(&ends) == 0 else { throw ChildError(description: "pipe: \(describe(errno))") }
        return (ends[0], ends[1])
    }

    private static func spawn(
        _ launch: ChildLaunch,
        output: Int32,
        _ controlGroup: ControlGroup?
    ) throws -> cspawn_started {
        let arguments = CStrings([launch.executable] + launch.arguments)
        let environment = CStrings(launch.environment.map { "\($0.key)=\($0.value)" })
        defer {
            arguments.free()
            environment.free()
        }
        let confinement = try launch.confinement?.open() ?? -1
        let entrance = controlGroup?.openEntrance() ?? -1
        defer { for descriptor in [confinement, entrance] where descriptor >= 0 { close(descriptor) } }
        var started = cspawn_started()
        let failure = launch.executable.withCString { executable in
            launch.directory.withCString { directory in
                var start = cspawn_launch()
                start.executable = executable
                start.directory = directory
                start.input = -1
                start.output = output
                start.link = launch.link ?? -1
                start.control_group = entrance
                start.data_bytes = launch.bounds.dataBytes
                start.cpu_seconds = launch.bounds.cpuSeconds
                start.file_bytes = launch.bounds.fileBytes
                start.open_files = launch.bounds.openFiles
                start.is_confined = launch.confinement == nil ? 0 : 1
                start.confinement = confinement
                start.may_use_network = launch.confinement?.usesNetwork ?? true ? 1 : 0
                return arguments.pointers.withUnsafeBufferPointer { arguments in
                    environment.pointers.withUnsafeBufferPointer { environment in
                        start.arguments = arguments.baseAddress
                        start.environment = environment.baseAddress
                        return cspawn_start(&started, &start)
                    }
                }
            }
        }
        guard failure == 0 else {
            throw ChildError(description: "\(launch.executable) cannot be started: \(describe(failure))")
        }
        return started
    }

    private static func describe(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// A list of C strings that ends with NULL.
private struct CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

    func free() { for pointer in pointers { Glibc.free(pointer) } }
}
