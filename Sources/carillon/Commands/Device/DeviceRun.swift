import ArgumentParser
import DeviceContext
import DeviceDelivery
import DeviceProcesses
import DeviceService
import DeviceStore
import Foundation
import Logging
import PrivateFiles
import Screen
import ServiceLifecycle

/// Runs a device alone.
struct DeviceRun: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a phone alone: apps, extensions, notifications, and the page that shows it.",
        discussion: """
            It connects to the gateway whose state is in the same folder, or to --courier, and connects again \
            whenever the gateway comes back. A gateway of another state folder takes a phone in that shows the secret of \
            its <state>/gateway/enrolment: --enrolment names a copy of that file, or CARILLON_ENROLMENT holds the secret. \
            With enrolment-observer the phone sees every push of its space. Pushes that were accepted while it was away arrive then. The page and \
            the HTTP API are at --screen-port; the address that it prints opens the page, once.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var logging: LogOption

    @Option(name: .long, help: ArgumentHelp("Port of the page and the HTTP API.", valueName: "port"))
    var screenPort = 8080

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The gateway's courier, instead of this state's; with commas, several gateways of one database.",
            valueName: "host:port"
        )
    )
    var courier: String?

    @Option(name: .long, help: ArgumentHelp("The CA that signed the courier's certificate.", valueName: "file"))
    var ca: String?

    @Option(name: .long, help: ArgumentHelp("The secret that the gateway's owner has handed out.", valueName: "file"))
    var enrolment: String?

    @OptionGroup var phone: PhoneOptions

    @Flag(name: .customLong("no-index"), help: .hidden)
    var hasNoIndex = false

    @Flag(name: .customLong(CommandProcess.parentFlag), help: .hidden)
    var untilStdinCloses = false

    func run() async throws {
        let folder = state.directory
        try folder.prepare()
        try StartCheck.run(folder: folder.device, ports: ["--screen-port": screenPort])
        var configuration = DeviceConfiguration(
            state: folder.device,
            name: phone.name,
            space: phone.space,
            courier: try courierAddress(in: folder)
        )
        configuration.choices = phone.choices.choices
        configuration.limits.journeys.count = phone.keepCount
        configuration.limits.journeys.age = phone.keepJourneys * 24 * 3600
        configuration.limits.indexes = !hasNoIndex
        phone.host.apply(to: &configuration)
        let device = try Device(
            configuration,
            clock: phone.clock,
            logger: logging.logger("device")
        )
        let screenIsReady = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let screen = ScreenServer(
            phone: device,
            state: folder.device,
            sender: GatewayPushSender(state: folder, phone: device),
            example: ExampleApp(state: folder),
            configuration: ScreenConfiguration(
                port: screenPort,
                neighbours: phone.beside,
                pageHost: try PageName.host(state: folder.device)
            ),
            logger: logging.logger("screen"),
            onReady: { screenIsReady.continuation.yield($0) }
        )
        let announcement = Announcement(folder: folder.device) {
            // Ready is a phone whose apps can call, and whose page can be looked at.
            try await device.ready()
            for await port in screenIsReady.stream { return ["screen": port] }
            throw CancellationError()
        }
        var services: [any Service] = [device, screen, announcement]
        if !untilStdinCloses { services.append(PageAddressLine(state: folder)) }
        try await ServiceRunner(services: services, untilStdinCloses: untilStdinCloses).run()
    }

    private func courierAddress(in folder: StateDirectory) throws -> CourierAddress {
        let authority = ca ?? folder.gateway.appending(path: "ca.pem").path
        guard let courier else {
            let secret = try secret() ?? .file(folder.gateway.appending(path: "enrolment-observer").path)
            let standard = CourierAddress(host: "localhost", port: 5223, authority: authority, enrolment: secret)
            var address = folder.couriers(enrolment: secret) ?? standard
            address.authority = authority
            return address
        }
        let places = try courier.split(separator: ",", omittingEmptySubsequences: false).map { text in
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, let port = Int(parts[1]), (1...65_535).contains(port) else {
                throw ValidationError("--courier is '\(courier)'; it should be host:port, such as localhost:5223")
            }
            return CourierAddress.Place(host: String(parts[0]), port: port)
        }
        guard let first = places.first else { throw ValidationError("--courier names no gateway") }
        var address = CourierAddress(
            host: first.host,
            port: first.port,
            authority: authority,
            enrolment: try secret()
        )
        address.others = Array(places.dropFirst())
        return address
    }

    /// What was handed out to this phone, by file or by environment.
    private func secret() throws -> EnrolmentSecret? {
        guard let enrolment else {
            return ProcessInfo.processInfo.environment["CARILLON_ENROLMENT"].map(EnrolmentSecret.text)
        }
        do {
            guard try PrivateFile.read(enrolment) != nil else {
                throw ValidationError("--enrolment: there is no file \(enrolment)")
            }
        } catch let error as PrivateFileError {
            throw ValidationError("--enrolment: \(error)")
        }
        return .file(enrolment)
    }
}

/// Prints the page's address once the phone is there, to whoever started it alone.
private struct PageAddressLine: Service {
    let state: StateDirectory

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await RunningProcess.waitUntilReady(in: state.device)
            guard !Task.isCancelled else { return }
            await PageOpening(state: state).tellOrComplain { "the phone is at \($0), an address that works once" }
            try? await gracefulShutdown()
        }
    }
}
