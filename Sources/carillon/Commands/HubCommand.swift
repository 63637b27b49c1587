import ArgumentParser
import Foundation
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
        let isReady = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let server = HubServer(
            pool: pool,
            state: folder.hub,
            configuration: ScreenConfiguration(port: hubPort, pageHost: try PageName.host(state: folder.hub)),
            logger: logging.logger("hub"),
            onReady: { isReady.continuation.yield($0) }
        )
        let announcement = Announcement(folder: folder.hub) {
            for await port in isReady.stream { return ["hub": port] }
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

    func validate() throws {
        guard (1...10_000).contains(phones) else {
            throw ValidationError("--phones is \(phones); it should be 1 to 10000")
        }
        guard (0...64).contains(sparePhones) else {
            throw ValidationError("--spare-phones is \(sparePhones); it should be 0 to 64")
        }
    }

    /// Names of the options, which all have a value.
    static let names: Set<String> = ["--phones", "--spare-phones"]

    /// The same as arguments of a command.
    var arguments: [String] { ["--phones", "\(phones)", "--spare-phones", "\(sparePhones)"] }
}
