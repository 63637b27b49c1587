import ArgumentParser
import DeviceContext
package import DeviceCore
import DeviceProcesses
import DeviceService

/// What a phone gives to author code, and how much of it.
struct HostOptions: ParsableArguments {
    @Option(name: .long, help: "The network of author code: on, metered, slow or off; else as it was last.")
    var network: NetworkCondition?

    @Option(name: .long, help: ArgumentHelp("Time of a service extension, to its expiry.", valueName: "seconds"))
    var extensionTime = 30.0

    @Option(name: .long, help: ArgumentHelp("Service extensions that run at once.", valueName: "number"))
    var extensionsAtOnce = 4

    @Option(name: .long, help: ArgumentHelp("Private memory of a service extension, in MB.", valueName: "megabytes"))
    var extensionMemory = 24

    @Option(name: .long, help: ArgumentHelp("Computing time of a service extension.", valueName: "seconds"))
    var extensionCPU = 20

    @Option(name: .long, help: ArgumentHelp("Private memory of a content extension, in MB.", valueName: "megabytes"))
    var contentMemory = 120

    @Option(name: .long, help: ArgumentHelp("Computing time of a content extension in 30 s.", valueName: "seconds"))
    var contentCPU = 20

    @Option(name: .long, help: ArgumentHelp("The largest file of an extension, in MB.", valueName: "megabytes"))
    var extensionFile = 256

    @Option(name: .long, help: ArgumentHelp("Files that an extension has open at once.", valueName: "number"))
    var extensionOpenFiles = 256

    @Option(
        name: .long,
        help: ArgumentHelp("What an extension's container and groups may hold, in MB.", valueName: "megabytes")
    )
    var extensionStorage = 512

    @Flag(name: .long, inversion: .prefixedNo, help: "Start an extension beforehand for its next work.")
    var spare = true

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Run this app's code although the kernel cannot keep it to its container; may be repeated.",
            valueName: "bundle-id"
        )
    )
    var allowUnconfined: [String] = []

    func validate() throws {
        guard (0.1...86_400).contains(extensionTime) else {
            throw ValidationError("--extension-time is \(extensionTime); it should be 0.1 to 86400 seconds")
        }
        try check("--extensions-at-once", extensionsAtOnce, 1...256, "extensions")
        try check("--extension-memory", extensionMemory, 1...65_536, "MB")
        try check("--extension-cpu", extensionCPU, 1...3_600, "seconds")
        try check("--content-memory", contentMemory, 1...65_536, "MB")
        try check("--content-cpu", contentCPU, 1...30, "seconds")
        try check("--extension-file", extensionFile, 1...65_536, "MB")
        // Below this not even the libraries of a program can be opened.
        try check("--extension-open-files", extensionOpenFiles, 32...65_536, "files")
        try check("--extension-storage", extensionStorage, 1...1_048_576, "MB")
    }

    private func check(_ name: String, _ value: Int, _ range: ClosedRange<Int>, _ unit: String) throws {
        guard !range.contains(value) else { return }
        throw ValidationError("\(name) is \(value); it should be \(range.lowerBound) to \(range.upperBound) \(unit)")
    }

    func apply(to configuration: inout DeviceConfiguration) {
        configuration.network = network
        configuration.unconfined = Set(allowUnconfined)
        configuration.limits.serviceExtension = extensionTime
        configuration.limits.prewarms = spare
        configuration.limits.serviceExtensionsAtOnce = extensionsAtOnce
        configuration.limits.serviceExtensionProcess.memory = extensionMemory << 20
        configuration.limits.serviceExtensionProcess.cpuSeconds = extensionCPU
        configuration.limits.contentExtensionProcess.memory = contentMemory << 20
        configuration.limits.contentExtensionProcess.cpuSeconds = contentCPU
        for process in [\DeviceLimits.serviceExtensionProcess, \.contentExtensionProcess] {
            configuration.limits[keyPath: process].fileSize = extensionFile << 20
            configuration.limits[keyPath: process].openFiles = extensionOpenFiles
            configuration.limits[keyPath: process].storage.bytes = extensionStorage << 20
        }
    }
}

extension NetworkCondition: ExpressibleByArgument {}
