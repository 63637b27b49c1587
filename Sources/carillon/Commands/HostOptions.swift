public import ArgumentParser
public import DeviceService

/// What a phone gives to author code, and how much of it.
struct HostOptions: ParsableArguments {
    @Option(name: .long, help: "The network of author code: on, metered, slow or off.")
    var network = NetworkCondition.on

    @Option(name: .long, help: ArgumentHelp("Time of a service extension, to its expiry.", valueName: "seconds"))
    var extensionTime = 30.0

    @Option(name: .long, help: ArgumentHelp("Private memory of a service extension, in MB.", valueName: "megabytes"))
    var extensionMemory = 24

    @Option(name: .long, help: ArgumentHelp("Computing time of a service extension.", valueName: "seconds"))
    var extensionCPU = 20

    @Flag(name: .long, inversion: .prefixedNo, help: "Start a service extension beforehand for the next push.")
    var spare = true

    @Flag(name: .long, inversion: .prefixedNo, help: "Keep author code to its containers.")
    var confine = true

    func validate() throws {
        guard (0.1...86_400).contains(extensionTime) else {
            throw ValidationError("--extension-time is \(extensionTime); it should be 0.1 to 86400 seconds")
        }
        guard (1...65_536).contains(extensionMemory) else {
            throw ValidationError("--extension-memory is \(extensionMemory); it should be 1 to 65536 MB")
        }
        guard (1...3_600).contains(extensionCPU) else {
            throw ValidationError("--extension-cpu is \(extensionCPU); it should be 1 to 3600 seconds")
        }
    }

    func apply(to configuration: inout DeviceConfiguration) {
        configuration.network = network
        configuration.confines = confine
        configuration.limits.serviceExtension = extensionTime
        configuration.limits.keepsSpare = spare
        configuration.limits.serviceExtensionProcess.memory = extensionMemory << 20
        configuration.limits.serviceExtensionProcess.cpuSeconds = extensionCPU
    }
}

extension NetworkCondition: ExpressibleByArgument {}
