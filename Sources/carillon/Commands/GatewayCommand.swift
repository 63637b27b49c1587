import ArgumentParser
import Foundation
import GatewayHTTP2
import Logging
import ProviderAPI
import ServiceLifecycle

/// Runs the gateway alone.
struct GatewayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gateway",
        abstract: "Run the gateway alone: Apple's provider API, and the port that devices connect to.",
        discussion: """
            The first start makes a development CA (<state>/gateway/ca.pem) and a provider key \
            (<state>/gateway/AuthKey_….p8). Point an APNs library at https://localhost:2197: with the CA, and with your \
            own .p8, key id and team, which are taken as they are on this machine; what Apple would refuse is a warning on \
            the push's journey. With --strict, or beyond this machine, Apple's answers are given, and keys are added with \
            'carillon key add'. An accepted push is on disk before it is answered.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var logging: LogOption

    @Option(name: .long, help: ArgumentHelp("Port of the provider API; 0 takes a free one.", valueName: "port"))
    var port = 2197

    @Option(name: .long, help: ArgumentHelp("Port that devices connect to.", valueName: "port"))
    var courierPort = 5223

    @OptionGroup var options: GatewayOptions
    @OptionGroup var database: DatabaseOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What journeys call this gateway, with --database; by default its machine.",
            valueName: "name"
        )
    )
    var name: String?

    @Flag(name: .customLong("no-clients"), help: .hidden)
    var notesNoClients = false

    @Flag(name: .customLong(CommandProcess.parentFlag), help: .hidden)
    var untilStdinCloses = false

    func run() async throws {
        let folder = state.directory
        try folder.prepare()
        try StartCheck.run(
            folder: folder.gateway,
            ports: ["--port": port, "--courier-port": courierPort]
        )
        try StartCheck.run(folder: folder.gateway, ports: options.ports)
        var configuration = GatewayConfiguration(
            stateDirectory: folder.root.path,
            provider: .init(port: port),
            courier: .init(port: courierPort)
        )
        options.apply(to: &configuration)
        configuration.notesClients = !notesNoClients
        let url = try database.url()
        configuration.database = url.map { url in
            .init(url: url, gatewayName: name ?? ProcessInfo.processInfo.hostName)
        }
        let gateway = Gateway(
            configuration,
            logger: logging.logger("gateway")
        )
        let announcement = Announcement(folder: folder.gateway, host: RunningProcess.reachable(options.host)) {
            let bound = try await gateway.ready()
            var ports = ["provider": bound.provider, "courier": bound.courier]
            ports["plain"] = bound.plainProvider
            ports["sandbox"] = bound.environments[.sandbox]
            ports["production"] = bound.environments[.production]
            ports["sandboxChannels"] = bound.channelManagement[.sandbox]
            ports["productionChannels"] = bound.channelManagement[.production]
            ports["proxy"] = bound.proxy
            ports["metrics"] = bound.operations
            return ports
        }
        var services: [any Service] = [gateway, announcement]
        if !untilStdinCloses { services.append(EnrolmentLine(state: folder)) }
        try await ServiceRunner(services: services, untilStdinCloses: untilStdinCloses).run()
    }
}

/// Says once how a phone of another state folder or machine gets in.
private struct EnrolmentLine: Service {
    let state: StateDirectory

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await RunningProcess.waitUntilReady(in: state.gateway)
            guard !Task.isCancelled else { return }
            let folder = state.gateway.path
            Terminal.line(
                """
                a phone elsewhere gets copies of \(folder)/ca.pem and \(folder)/enrolment \
                (enrolment-observer: it sees every push), then: \
                carillon device run --courier host:port --ca ca.pem --enrolment enrolment
                """
            )
            try? await gracefulShutdown()
        }
    }
}
