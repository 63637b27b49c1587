import ArgumentParser
import Foundation
import GatewayHTTP2
import Hub
import PrivateFiles
import Screen
import ServiceLifecycle

/// Runs the hub alone: phones on demand.
struct HubCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hub",
        abstract: "Run the hub alone: phones on demand, each a process of its own, under one address.",
        discussion: """
            POST /api/v1/devices makes a phone and answers with its apps' device tokens; 'carillon phones' does the \
            same from the shell. /devices/<id>/ is a phone's page, /devices/<id>/api/v1/… its HTTP API. The hub \
            answers its user, by the secret in <state>/hub/authorization, and who holds the secret of a space, for \
            that space. Phones use the gateway whose state is in the same folder; 'carillon up' runs both.

            It listens to this machine only. With --hub-host it also listens on that interface, over TLS with a \
            certificate of the gateway's CA, and answers who holds the secret of a space, nobody else: they see \
            their space and install what lies in the bundles folder.

              carillon phones space web     prints the file to hand out, with ca.pem
              carillon hub --hub-host 0.0.0.0
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var logging: LogOption
    @OptionGroup var options: HubOptions

    @Option(name: .long, help: ArgumentHelp("Port of the hub; 0 takes a free one.", valueName: "port"))
    var hubPort = 8081

    @Option(
        name: .long,
        help: ArgumentHelp("Where to leave what a phone saw when it is taken away.", valueName: "folder")
    )
    var archive: String?

    @Flag(name: .customLong(CommandProcess.parentFlag), help: .hidden)
    var untilStdinCloses = false

    func run() async throws {
        let folder = state.directory
        try folder.prepare()
        try PrivateFolder.hold(folder.hub.path)
        try StartCheck.run(folder: folder.hub, ports: ["--hub-port": hubPort])
        let pool = try PhonePool(
            PhonePool.Configuration(
                folder: folder.hub,
                gatewayState: folder.root,
                command: PhoneCommand(
                    executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
                    arguments: ["device", "spare"]
                ),
                limit: options.phones,
                spares: options.sparePhones,
                archive: archive.map { URL(filePath: $0) }
            ),
            logger: logging.logger("hub")
        )
        let isReady = AsyncStream<HubPorts>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let server = HubServer(
            pool: pool,
            state: folder.hub,
            configuration: ScreenConfiguration(port: hubPort, pageHost: try PageName.host(state: folder.hub)),
            entrance: try options.entrance(in: folder),
            logger: logging.logger("hub"),
            onReady: { isReady.continuation.yield($0) }
        )
        let announcement = Announcement(folder: folder.hub) {
            for await ports in isReady.stream {
                return ["hub": ports.local, "hubRemote": ports.remote].compactMapValues(\.self)
            }
            throw CancellationError()
        }
        try await ServiceRunner(services: [pool, server, announcement], untilStdinCloses: untilStdinCloses).run()
    }
}

/// What a hub is started with, by `hub` and by `up`.
struct HubOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Phones that the hub has at once, at most.", valueName: "number"))
    var phones = 200

    @Option(
        name: .long,
        help: ArgumentHelp("Processes that wait for the hub's next phones.", valueName: "number")
    )
    var sparePhones = 2

    @Option(
        name: .long,
        help: ArgumentHelp(
            "An interface on which the hub also listens, over TLS, to who holds the secret of a space.",
            valueName: "address"
        )
    )
    var hubHost: String?

    @Option(name: .long, help: ArgumentHelp("Port of --hub-host; 0 takes a free one.", valueName: "port"))
    var hubTLSPort = 8443

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A name or address by which others reach --hub-host, for its certificate; may be repeated.",
            valueName: "name"
        )
    )
    var hubName: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Bundles that may be installed by --hub-host, by their names.",
            discussion: "Default: hub/bundles in the state folder.",
            valueName: "folder"
        )
    )
    var hubBundles: String?

    /// Where the hub listens beyond this machine; nil for nowhere.
    ///
    /// - Throws: an exit code, after telling why it cannot.
    func entrance(in state: StateDirectory) throws -> HubEntrance? {
        guard let hubHost else { return nil }
        let bundles = hubBundles.map { URL(filePath: $0).standardizedFileURL } ?? state.hub.appending(path: "bundles")
        do {
            if hubBundles == nil { try PrivateFolder.hold(bundles.path) }
            let identity = try ServerIdentity(
                gatewayState: state.root.path,
                folder: state.hub.appending(path: "tls").path,
                names: hubName + ServerNames.names(listeningOn: hubHost),
                now: Date()
            )
            return HubEntrance(
                host: hubHost,
                port: hubTLSPort,
                tls: identity.tls,
                names: identity.names,
                bundles: bundles
            )
        } catch {
            throw failure(.unavailable, "the hub cannot listen beyond this machine: \(error)")
        }
    }

    func validate() throws {
        guard (0...65_535).contains(hubTLSPort) else {
            throw ValidationError("--hub-tls-port is \(hubTLSPort); ports are 0 to 65535")
        }
        if let hubBundles, (try? URL(filePath: hubBundles).checkResourceIsReachable()) != true {
            throw ValidationError("--hub-bundles: there is no folder \(hubBundles)")
        }
        if hubHost == nil, !hubName.isEmpty || hubBundles != nil {
            throw ValidationError("--hub-name and --hub-bundles go with --hub-host")
        }
        guard (1...10_000).contains(phones) else {
            throw ValidationError("--phones is \(phones); it should be 1 to 10000")
        }
        guard (0...64).contains(sparePhones) else {
            throw ValidationError("--spare-phones is \(sparePhones); it should be 0 to 64")
        }
    }

    /// Names of the options, which all have a value.
    static let names: Set<String> = [
        "--phones", "--spare-phones", "--hub-host", "--hub-tls-port", "--hub-name", "--hub-bundles",
    ]

    /// The same as arguments of a command.
    var arguments: [String] {
        var arguments = ["--phones", "\(phones)", "--spare-phones", "\(sparePhones)"]
        if let hubHost { arguments += ["--hub-host", hubHost, "--hub-tls-port", "\(hubTLSPort)"] }
        for name in hubName { arguments += ["--hub-name", name] }
        if let hubBundles { arguments += ["--hub-bundles", hubBundles] }
        return arguments
    }
}
