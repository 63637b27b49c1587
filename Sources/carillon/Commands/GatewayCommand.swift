import ArgumentParser
import Foundation
import GatewayHTTP2
import Logging
import ServiceLifecycle

/// Runs the gateway alone.
struct GatewayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gateway",
        abstract: "Run the gateway alone: Apple's provider API, and the port that devices connect to.",
        discussion: """
            The first start makes a development CA (<state>/gateway/ca.pem) and a provider key \
            (<state>/gateway/AuthKey_….p8); point an APNs library at https://localhost:2197 with both. An accepted \
            push is on disk before it is answered. It listens on the loopback interface unless --host says otherwise.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var logging: LogOption

    @Option(name: .long, help: ArgumentHelp("Port of the provider API; 0 takes a free one.", valueName: "port"))
    var port = 2197

    @Option(name: .long, help: ArgumentHelp("Port that devices connect to.", valueName: "port"))
    var courierPort = 5223

    @Option(name: .long, help: ArgumentHelp("Port for HTTP/2 without TLS; none unless told.", valueName: "port"))
    var plainPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The interface to listen on. Others than localhost open the gateway to that network.",
            valueName: "address"
        )
    )
    var host = "localhost"

    @Flag(name: .long, help: "Believe every well-formed provider token, whoever signed it.")
    var anyProviderToken = false

    @Flag(name: .customLong(ChildProcess.lifelineName), help: .hidden)
    var untilStdinCloses = false

    func run() async throws {
        let folder = state.directory
        let gateway = Gateway(
            GatewayConfiguration(
                stateDirectory: folder.root.path,
                provider: .init(host: host, port: port),
                plainProvider: plainPort.map { .init(host: host, port: $0) },
                courier: .init(host: host, port: courierPort),
                credentials: anyProviderToken ? .wellFormed : .verified(also: [])
            ),
            logger: logging.logger("gateway")
        )
        let announcement = Announcement(folder: folder.gateway) {
            let bound = try await gateway.ready()
            var ports = ["provider": bound.provider, "courier": bound.courier]
            ports["plain"] = bound.plainProvider
            return ports
        }
        try await Programme(services: [gateway, announcement], untilStdinCloses: untilStdinCloses).run()
    }
}
