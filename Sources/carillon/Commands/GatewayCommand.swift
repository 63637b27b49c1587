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

    @Flag(name: .long, help: "Let tests ask for faults: POST, GET and DELETE /carillon/faults on the provider's port.")
    var faults = false

    @Option(
        name: .long,
        help: ArgumentHelp("Pushes to one device token in a minute, then 429; any by default.", valueName: "number")
    )
    var pushesPerMinute: Int?

    @Flag(name: .customLong(ChildProcess.lifelineName), help: .hidden)
    var untilStdinCloses = false

    func validate() throws {
        if let number = pushesPerMinute, number < 1 {
            throw ValidationError("--pushes-per-minute is \(number); it is 1 or more")
        }
    }

    func run() async throws {
        let folder = state.directory
        var configuration = GatewayConfiguration(
            stateDirectory: folder.root.path,
            provider: .init(host: host, port: port),
            plainProvider: plainPort.map { .init(host: host, port: $0) },
            courier: .init(host: host, port: courierPort),
            credentials: anyProviderToken ? .wellFormed : .verified(also: [])
        )
        configuration.takesFaults = faults
        configuration.pushesPerMinute = pushesPerMinute
        let gateway = Gateway(
            configuration,
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
