import ArgumentParser
import GatewayCore
import GatewayHTTP2
import GatewayStore
import ProviderAPI

/// What a gateway is started with, by `gateway` and by `up`.
struct GatewayOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Port for HTTP/2 without TLS; none unless told.", valueName: "port"))
    var plainPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp("Port that is Apple's sandbox: its tokens only; none unless told.", valueName: "port")
    )
    var sandboxPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp("Port that is Apple's production: its tokens only; none unless told.", valueName: "port")
    )
    var productionPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Port where the sandbox's broadcast channels are managed (Apple's is 2195); none unless told.",
            valueName: "port"
        )
    )
    var sandboxChannelsPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Port where production's broadcast channels are managed (Apple's is 2196); none unless told.",
            valueName: "port"
        )
    )
    var productionChannelsPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Port of a proxy (CONNECT) that leads Apple's host names here; none unless told.",
            valueName: "port"
        )
    )
    var proxyPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Port for /livez, /readyz and /metrics (Prometheus), over HTTP; none unless told.",
            valueName: "port"
        )
    )
    var metricsPort: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The interface of --metrics-port. What is there needs no secret and tells none.",
            valueName: "address"
        )
    )
    var metricsHost = "localhost"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The interface to listen on. Others than localhost open the gateway to that network.",
            valueName: "address"
        )
    )
    var host = "localhost"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A name or address by which others reach the gateway, for its certificate; may be repeated.",
            discussion: "Those of --host are in it.",
            valueName: "name"
        )
    )
    var serverName: [String] = []

    @Flag(
        name: .long,
        help:
            "Answer provider tokens as Apple does: their key has to be added with 'carillon key add'. So by default beyond localhost."
    )
    var strict = false

    @Flag(
        name: .long,
        help:
            "Take every well-formed provider token; the journey says what Apple would refuse. So by default on localhost."
    )
    var permissive = false

    @Flag(
        name: .long,
        help:
            "Answer BadEnvironmentKeyInToken, as Apple's server is reported to, where its documentation has BadEnvironmentKeyIdInToken."
    )
    var observedSpelling = false

    @Flag(
        name: .long,
        help: ArgumentHelp(
            "Keep several pushes for an app on a phone that is away, not the latest alone: Apple says both.",
            discussion: "Tell each of the gateways of a database."
        )
    )
    var storesSeveral = false

    @Flag(name: .long, help: "Let tests ask for faults: POST, GET and DELETE /carillon/faults on the provider's port.")
    var faults = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A fault from the start, as 'carillon faults add' has it: reason=Unregistered,rate=0.1. May be given again.",
            valueName: "fault"
        )
    )
    var fault: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Decides which pushes a fault with a rate meets: the same each time.", valueName: "number")
    )
    var faultSeed: UInt64?

    @Option(
        name: .long,
        help: ArgumentHelp("Pushes to one device token in a minute, then 429; any by default.", valueName: "number")
    )
    var pushesPerMinute: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Connections of devices at once; others are closed.",
            discussion: "Each is an open file: beyond what 'ulimit -Hn' allows, the log says so at the start.",
            valueName: "number"
        )
    )
    var connectionLimit = GatewayConfiguration.ConnectionLimits().devices

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Devices that are ever taken in; with --database, by all gateways. The same for each of them.",
            valueName: "number"
        )
    )
    var deviceLimit = StoreLimits().devices

    /// Connections that an option may ask for.
    private static let connectionNumbers = 1...10_000_000
    /// Devices that an option may ask for.
    private static let deviceNumbers = 1...1_000_000_000

    func validate() throws {
        if strict, permissive { throw ValidationError("choose one of --strict and --permissive") }
        if let number = pushesPerMinute, number < 1 {
            throw ValidationError("--pushes-per-minute is \(number); it is 1 or more")
        }
        guard Self.connectionNumbers.contains(connectionLimit) else {
            throw ValidationError("--connection-limit is \(connectionLimit); it should be 1 to 10 000 000")
        }
        guard Self.deviceNumbers.contains(deviceLimit) else {
            throw ValidationError("--device-limit is \(deviceLimit); it should be 1 to 1 000 000 000")
        }
        for text in fault { _ = try PushFault(words: text) }
        if let name = serverName.first(where: { !ServerNames.isName($0) }) {
            throw ValidationError("--server-name is “\(name)”; a host name or an address is asked for")
        }
        guard !Loopback.isLoopback(host) else { return }
        if plainPort != nil {
            throw ValidationError(
                "--plain-port sends tokens and payloads unencrypted: it is for a loopback --host only"
            )
        }
        if proxyPort != nil {
            throw ValidationError("--proxy-port is asked without TLS: it is for a loopback --host only")
        }
        if permissive {
            throw ValidationError("--permissive lets anybody send: it is for a loopback --host only")
        }
        if faults || !fault.isEmpty {
            throw ValidationError("--faults lets anybody break answers: it is for a loopback --host only")
        }
    }

    /// Names of the options that have a value.
    static let names: Set<String> = [
        "--plain-port", "--sandbox-port", "--production-port", "--sandbox-channels-port",
        "--production-channels-port", "--proxy-port", "--metrics-port", "--metrics-host", "--host",
        "--pushes-per-minute",
        "--fault", "--fault-seed", "--server-name", "--connection-limit", "--device-limit",
    ]
    /// Names of those that have none.
    static let flags: Set<String> = ["--strict", "--permissive", "--observed-spelling", "--stores-several", "--faults"]

    /// The ports, by their options.
    var ports: KeyValuePairs<String, Int?> {
        [
            "--plain-port": plainPort, "--sandbox-port": sandboxPort, "--production-port": productionPort,
            "--sandbox-channels-port": sandboxChannelsPort, "--production-channels-port": productionChannelsPort,
            "--proxy-port": proxyPort, "--metrics-port": metricsPort,
        ]
    }

    /// The same as arguments of a command.
    var arguments: [String] {
        var arguments = argumentsWithoutPorts
        for (name, port) in ports { if let port { arguments += [name, "\(port)"] } }
        return arguments
    }

    /// What holds for several gateways on one machine.
    var argumentsWithoutPorts: [String] {
        var arguments = ["--host", host, "--metrics-host", metricsHost]
        if let pushesPerMinute { arguments += ["--pushes-per-minute", "\(pushesPerMinute)"] }
        arguments += ["--connection-limit", "\(connectionLimit)", "--device-limit", "\(deviceLimit)"]
        for text in fault { arguments += ["--fault", text] }
        if let faultSeed { arguments += ["--fault-seed", "\(faultSeed)"] }
        for name in serverName { arguments += ["--server-name", name] }
        if strict { arguments.append("--strict") }
        if permissive { arguments.append("--permissive") }
        if observedSpelling { arguments.append("--observed-spelling") }
        if storesSeveral { arguments.append("--stores-several") }
        if faults { arguments.append("--faults") }
        return arguments
    }

    func apply(to configuration: inout GatewayConfiguration) {
        configuration.provider.host = host
        configuration.courier.host = host
        configuration.serverNames = serverName + ServerNames.names(listeningOn: host)
        configuration.plainProvider = plainPort.map { .init(host: host, port: $0) }
        configuration.environments[.sandbox] = sandboxPort.map { .init(host: host, port: $0) }
        configuration.environments[.production] = productionPort.map { .init(host: host, port: $0) }
        configuration.channelManagement[.sandbox] = sandboxChannelsPort.map { .init(host: host, port: $0) }
        configuration.channelManagement[.production] = productionChannelsPort.map { .init(host: host, port: $0) }
        configuration.proxy = proxyPort.map { .init(host: host, port: $0) }
        configuration.operations = metricsPort.map { .init(host: metricsHost, port: $0) }
        configuration.profile = strict ? .strict : permissive ? .permissive : nil
        configuration.spellsAsObserved = observedSpelling
        configuration.storesSeveral = storesSeveral
        configuration.takesFaults = faults
        configuration.faults = fault.compactMap { try? PushFault(words: $0) }
        configuration.faultSeed = faultSeed
        configuration.pushesPerMinute = pushesPerMinute
        configuration.connections.devices = connectionLimit
        configuration.store.devices = deviceLimit
    }
}
