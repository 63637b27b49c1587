import ArgumentParser
import Foundation
import ServiceLifecycle

/// Starts a gateway and a device, each a process of its own, and keeps them running.
struct Up: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start the gateway and the phone; stays until Ctrl-C.",
        discussion: """
            The gateway answers APNs clients at https://localhost:2197/3/device/<token>; its certificate is signed \
            by the development CA in <state>/gateway. The phone is at http://localhost:8080. Each is a process of \
            its own: when one dies it is started again, and nothing that was accepted is lost. Both listen on \
            the loopback interface only. The phone takes every option of 'carillon device run' that says what it is like.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var ports: PortOptions
    @OptionGroup var phone: PhoneOptions

    @Flag(name: .customLong(ChildProcess.lifelineName), help: .hidden)
    var untilStdinCloses = false

    func run() async throws {
        let folder = state.directory
        if RunningProcess.find(in: folder.device) != nil || RunningProcess.find(in: folder.gateway) != nil {
            throw failure(.unavailable, "already running with its state in \(folder.root.path)")
        }
        let common = ["--state", folder.root.path]
        let gateway = KeptProcess(
            name: "gateway",
            arguments: [
                "gateway", "--port", "\(ports.port)", "--courier-port", "\(ports.courierPort)",
            ] + common,
            portFlags: ["provider": "--port", "courier": "--courier-port"],
            folder: folder.gateway
        )
        let device = KeptProcess(
            name: "device",
            arguments: ["device", "--screen-port", "\(ports.screenPort)"] + common + passedOn,
            portFlags: ["screen": "--screen-port"],
            folder: folder.device,
            waitsFor: folder.gateway
        )
        try await Programme(
            services: [gateway, device, Greeting(state: folder)],
            untilStdinCloses: untilStdinCloses
        ).run()
    }
}

extension Up {
    /// The phone's options, as they were typed behind `carillon up`.
    private var passedOn: [String] {
        PassedArguments.rest(
            of: Array(CommandLine.arguments.dropFirst(2)),
            without: ["--state", "--port", "--courier-port", "--screen-port"],
            ["--\(ChildProcess.lifelineName)"]
        )
    }
}

/// Where the parts listen; 0 takes any free port.
struct PortOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Port of the provider API.", valueName: "port"))
    var port = 2197

    @Option(name: .long, help: ArgumentHelp("Port that devices connect to.", valueName: "port"))
    var courierPort = 5223

    @Option(name: .long, help: ArgumentHelp("Port of the phone's page and HTTP API.", valueName: "port"))
    var screenPort = 8080
}

/// A child that is started again when it dies, later each time, on the ports that it had.
struct KeptProcess: Service {
    let name: String
    let arguments: [String]
    /// The flag that asks for each port by name.
    let portFlags: [String: String]
    let folder: URL
    /// Another process that has to be ready first.
    var waitsFor: URL?

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var wait = Duration.milliseconds(100)
            while !Task.isCancelled {
                if let waitsFor { await RunningProcess.waitUntilReady(in: waitsFor) }
                let began = ContinuousClock.now
                let status = (try? await ChildProcess.run(currentArguments())) ?? -1
                if Task.isCancelled { return }
                if ContinuousClock.now - began > .seconds(10) { wait = .milliseconds(100) }
                Terminal.line("carillon: the \(name) ended with status \(status); starting it again in \(wait)")
                try? await Task.sleep(for: wait)
                wait = min(wait * 2, .seconds(10))
            }
        }
    }

    /// The arguments, with ports that were taken at an earlier start.
    private func currentArguments() -> [String] {
        var arguments = arguments
        for (port, number) in RunningProcess.lastPorts(in: folder) {
            guard let flag = portFlags[port], let at = arguments.firstIndex(of: flag) else { continue }
            if arguments[at + 1] == "0" { arguments[at + 1] = "\(number)" }
        }
        return arguments
    }
}

/// Says where everything is, once it is there.
private struct Greeting: Service {
    let state: StateDirectory

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await RunningProcess.waitUntilReady(in: state.gateway)
            await RunningProcess.waitUntilReady(in: state.device)
            guard let gateway = RunningProcess.find(in: state.gateway)?.ports["provider"],
                let screen = RunningProcess.find(in: state.device)?.ports["screen"]
            else { return }
            Terminal.line("gateway   https://localhost:\(gateway)/3/device/<token>")
            Terminal.line("phone     \(Terminal.styled("http://localhost:\(screen)", .bold))")
            Terminal.line("state     \(state.root.path)")
            try? await gracefulShutdown()
        }
    }
}
