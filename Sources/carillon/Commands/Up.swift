import ArgumentParser
import Foundation
import ServiceLifecycle

/// Starts a gateway and a device, each a process of its own, and keeps them running.
struct Up: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start the gateway and the phone; stays until Ctrl-C.",
        discussion: """
            The gateway answers APNs clients at https://localhost:2197/3/device/<token>; its certificate is signed \
            by the development CA in <state>/gateway. The phone's page is opened by the address that it prints, which \
            works once; 'carillon page' prints another. Each is a process of its own: when one dies it is started \
            again, and nothing that was accepted is lost. Both listen on the loopback interface only, unless --host \
            says otherwise for the gateway. The gateway takes every option of 'carillon gateway', the phone every one \
            of 'carillon device run' that says what it is like. Beside them runs a hub, which makes more phones on \
            demand: see 'carillon phones --help'.

            With --gateways 3 there are three gateways on one PostgreSQL, and every phone knows all of them. The ports of \
            --plain-port and the like are the first one's.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var ports: PortOptions
    @OptionGroup var gateway: GatewayOptions
    @OptionGroup(title: "Several gateways") var cluster: ClusterOptions
    @OptionGroup(title: "Several gateways") var database: DatabaseOptions
    @OptionGroup var hub: HubOptions
    @OptionGroup var phone: PhoneOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Media that {media} in a payload stands for, served on a free port.",
            discussion: "Default: the sample media that 'make run' has made.",
            valueName: "folder"
        )
    )
    var media: String?

    @Flag(name: .long, inversion: .prefixedNo, help: "Open the page, when this is a terminal on a desktop.")
    var open = true

    @Flag(name: .customLong(CommandProcess.parentFlag), help: .hidden)
    var untilStdinCloses = false

    func run() async throws {
        let folder = state.directory
        try folder.prepare()
        if RunningProcess.find(in: folder.device) != nil || folder.runningGateway != nil {
            throw failure(.unavailable, "already running with its state in \(folder.root.path)")
        }
        try StartCheck.run(
            folder: folder.root,
            ports: [
                "--port": ports.port, "--courier-port": ports.courierPort, "--screen-port": ports.screenPort,
                "--hub-port": ports.hubPort,
            ]
        )
        let media = try mediaServer(in: folder)
        let common = ["--state", folder.root.path]
        let (databases, url) = try sharedDatabase(in: folder)
        try folder.prepareGateways(cluster.gateways)
        let gatewayProcesses = gateways(in: folder, database: url, waitsFor: databases.isEmpty ? [] : [folder.postgres])
        let device = RestartedProcess(
            name: "device",
            arguments: ["device", "--screen-port", "\(ports.screenPort)"] + common + passedOn,
            portFlags: ["screen": "--screen-port"],
            folder: folder.device,
            waitsFor: folder.gateways
        )
        let hubProcess = RestartedProcess(
            name: "hub",
            arguments: ["hub", "--hub-port", "\(ports.hub)"] + hub.arguments + common,
            portFlags: ["hub": "--hub-port", "hubRemote": "--hub-tls-port"],
            folder: folder.hub,
            waitsFor: folder.gateways
        )
        let services: [any Service] = [device, hubProcess, ReadyMessage(state: folder, opensPage: open)]
        try await ServiceRunner(
            services: media + databases + gatewayProcesses + services,
            untilStdinCloses: untilStdinCloses
        ).run()
    }
}

extension Up {
    /// The phone's options, as they were typed behind `carillon up`.
    private var passedOn: [String] {
        PassedArguments.rest(
            of: Array(CommandLine.arguments.dropFirst(2)),
            without: GatewayOptions.names.union(HubOptions.names).union(ClusterOptions.names).union([
                "--state", "--port", "--courier-port", "--screen-port", "--hub-port", "--media",
            ]),
            GatewayOptions.flags.union(["--\(CommandProcess.parentFlag)", "--open", "--no-open"])
        )
    }

    /// The database that several gateways share, and what runs it where nobody named one; neither for one gateway with a file.
    private func sharedDatabase(in folder: StateDirectory) throws -> ([any Service], url: String?) {
        if let url = try database.url() { return ([], url) }
        guard cluster.gateways > 1 else { return ([], nil) }
        let own = OwnDatabase(state: folder)
        try own.prepare()
        return ([own], own.url)
    }

    private func gateways(
        in folder: StateDirectory,
        database: String?,
        waitsFor: [URL]
    ) -> [RestartedProcess] {
        let told = [ports.port, ports.courierPort, ports.screenPort, ports.hubPort] + gateway.ports.map(\.value)
        var beside = PortsBeside(taken: told.compactMap(\.self))
        return (1...cluster.gateways).map { number in
            let state = folder.state(ofGateway: number)
            let isFirst = number == 1
            let provider = isFirst ? ports.port : beside.next(after: ports.port, number: number)
            let courier = isFirst ? ports.courierPort : beside.next(after: ports.courierPort, number: number)
            var process = RestartedProcess(
                name: cluster.gateways == 1 ? "gateway" : "gateway \(number)",
                arguments: ["gateway", "--port", "\(provider)", "--courier-port", "\(courier)"]
                    + (isFirst ? gateway.arguments : gateway.argumentsWithoutPorts) + ["--state", state.root.path]
                    + (database == nil ? [] : ["--name", "\(number)"]),
                portFlags: [
                    "provider": "--port", "courier": "--courier-port", "plain": "--plain-port",
                    "sandbox": "--sandbox-port", "production": "--production-port", "proxy": "--proxy-port",
                    "sandboxChannels": "--sandbox-channels-port", "productionChannels": "--production-channels-port",
                    "metrics": "--metrics-port",
                ],
                folder: state.gateway,
                // The first brings the CA and the key that its state has to a new database.
                waitsFor: waitsFor + (isFirst ? [] : [folder.gateway])
            )
            process.isPatient = database != nil
            // Where nobody sees it who lists processes.
            process.environment = database.map { [DatabaseOptions.variable: $0] } ?? [:]
            return process
        }
    }

    /// What serves the media that payloads refer to; nothing where there are none.
    private func mediaServer(in folder: StateDirectory) throws -> [any Service] {
        if let media, (try? URL(filePath: media).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true {
            throw failure(.badInput, "--media: there is no folder \(media)")
        }
        guard let media = media.map({ URL(filePath: $0) }) ?? SampleMedia.folder else { return [] }
        return try SampleMedia.services(media, in: folder)
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

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Port of the hub, which makes more phones.",
            discussion: "Default: the one behind --screen-port, or a free one where that is taken.",
            valueName: "port"
        )
    )
    var hubPort: Int?

    /// The hub's, as it was asked for, or one that nobody asked for.
    var hub: Int { hubPort ?? (screenPort > 0 && StartCheck.isFree(screenPort + 1) ? screenPort + 1 : 0) }
}

/// A child that is started again when it dies, later each time, on the ports that it had.
struct RestartedProcess: Service {
    let name: String
    let arguments: [String]
    /// The flag that asks for each port by name.
    let portFlags: [String: String]
    let folder: URL
    /// Other processes that have to be ready before it starts; when it is started again, one of them.
    var waitsFor: [URL] = []
    /// What it gets beside this process's environment.
    var environment: [String: String] = [:]
    /// Whether it stands on something that may be away for a while, such as a database: then it is started again and again.
    var isPatient = false

    func run() async throws {
        try await cancelWhenGracefulShutdown {
            var wait = Duration.milliseconds(100)
            var hasServed = false
            for folder in waitsFor { await RunningProcess.waitUntilReady(in: folder) }
            while !Task.isCancelled {
                if !waitsFor.isEmpty, !isPatient { await RunningProcess.waitUntilReady(inOneOf: waitsFor) }
                let began = ContinuousClock.now
                let status: Int32
                do {
                    status = try await CommandProcess.run(currentArguments(), environment: environment)
                } catch {
                    throw failure(.unavailable, "the \(name) cannot be started: \(error)")
                }
                if Task.isCancelled { return }
                let lasted = ContinuousClock.now - began > .seconds(10)
                // It has said what is in its way, which will not go away by itself.
                let refusals: [ExitCode] = [.unavailable, .badInput, .validationFailure]
                hasServed = hasServed || lasted
                if !lasted, !(isPatient && hasServed), refusals.contains(ExitCode(status)) { throw ExitCode(status) }
                if lasted { wait = .milliseconds(100) }
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
private struct ReadyMessage: Service {
    let state: StateDirectory
    let opensPage: Bool

    func run() async throws {
        await cancelWhenGracefulShutdown {
            for folder in state.gateways { await RunningProcess.waitUntilReady(in: folder) }
            await RunningProcess.waitUntilReady(in: state.device)
            for (number, folder) in zip(1..., state.gateways) {
                guard let running = RunningProcess.find(in: folder), let port = running.ports["provider"] else {
                    continue
                }
                let name = state.gateways.count == 1 ? "gateway  " : "gateway \(number)"
                Terminal.line("\(name) https://\(running.urlHost):\(port)/3/device/<token>")
            }
            let page = PageOpening(state: state)
            await page.tellOrComplain { "phone     \($0)   works once; 'carillon page' prints another" }
            await RunningProcess.waitUntilReady(in: state.hub)
            let hub = RunningProcess.find(in: state.hub)?.ports ?? [:]
            if let port = hub["hub"] {
                Terminal.line("hub       http://localhost:\(port)/   more phones: carillon phones create")
            }
            if let port = hub["hubRemote"] {
                Terminal.line("          https on port \(port), for who holds a secret of 'carillon phones space'")
            }
            Terminal.line("state     \(state.root.path)")
            if opensPage { await page.open() }
            try? await gracefulShutdown()
        }
    }
}
