import ArgumentParser
import DeviceCore
import DeviceDelivery
import DeviceService
import DeviceStore
import Foundation
import Hub
import Logging
import PrivateFiles
import Screen
import ServiceLifecycle
import WallClock

/// A process that waits until a hub tells it which phone to be: what every phone needs is loaded by then.
struct DeviceSpare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spare",
        abstract: "Wait for a hub's order, then run that phone.",
        shouldDisplay: false
    )

    @Option(name: .long, help: "The phone's folder, where one is prepared.")
    var folder: String

    func run() async throws {
        let state = StateDirectory(root: URL(filePath: folder)).device
        // What has to reach the disk before there is a phone is there when the order comes.
        try PrivateFolder.hold(state.path)
        try DeviceStore(path: state.appending(path: "device.sqlite").path).close()
        try AccessFile(folder: state).prepare()
        guard let line = readLine() else { return }
        let order = try PhoneLine.decode(PhoneOrder.self, from: Data(line.utf8))
        do {
            try await OrderedPhone(order: order).run()
        } catch let code as ExitCode {
            throw code
        } catch {
            OrderedPhone.report(PhoneReport(problem: "\(error)"))
            throw ExitCode.unavailable
        }
    }
}

/// A hub's phone in a process of its own.
private struct OrderedPhone {
    let order: PhoneOrder

    private var request: PhoneRequest { order.request }

    func run() async throws {
        let folder = StateDirectory(root: URL(filePath: order.state))
        try PrivateFolder.hold(folder.device.path)
        redirectLog(to: folder.root.appending(path: "device.log").path)
        // For calendar triggers, and for author code, which inherits it.
        if let timeZone = request.timeZone { setenv("TZ", timeZone, 1) }
        let gateway = StateDirectory(root: URL(filePath: order.gatewayState))
        try link(gateway, into: folder)
        let logger = Logger(label: "device", factory: { StreamLogHandler.standardError(label: $0) })
        let device = try Device(configuration(folder, gateway), clock: clock, logger: logger)
        let screenIsReady = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let screen = ScreenServer(
            phone: device,
            state: folder.device,
            sender: GatewayPushSender(state: gateway, phone: device),
            example: ExampleApp(state: folder),
            configuration: ScreenConfiguration(port: 0, pageHost: try PageName.host(state: folder.device)),
            logger: logger,
            onReady: { screenIsReady.continuation.yield($0) }
        )
        let announcement = PhoneAnnouncement(folder: folder.device) {
            try await device.ready()
            let apps = try await furnish(device)
            for await port in screenIsReady.stream { return (port, apps) }
            throw CancellationError()
        }
        try await ServiceRunner(services: [device, screen, announcement], untilStdinCloses: true).run()
    }

    /// Says to the hub what became of its order, and nothing after it: the hub hears the end.
    static func report(_ report: PhoneReport) {
        guard let line = try? PhoneLine.encode(report) else { return }
        _ = Terminal.write(String(decoding: line, as: UTF8.self), to: STDOUT_FILENO)
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nowhere >= 0 else { return }
        dup2(nowhere, STDOUT_FILENO)
        close(nowhere)
    }

    private var clock: any WallClock {
        guard request.clock == .manual else { return SystemWallClock() }
        return ManualWallClock(now: request.clockStarts.map { Date(timeIntervalSince1970: $0) } ?? Date())
    }

    private func configuration(_ folder: StateDirectory, _ gateway: StateDirectory) throws -> DeviceConfiguration {
        guard let couriers = gateway.couriers() else {
            throw PhoneError.unavailable("no gateway is running with its state in \(gateway.root.path)")
        }
        return DeviceConfiguration(
            state: folder.device,
            name: order.name,
            space: request.space ?? "default",
            courier: couriers
        )
    }

    /// The commands on the phone's state find its gateway, and the media beside it.
    private func link(_ gateway: StateDirectory, into folder: StateDirectory) throws {
        for part in [\StateDirectory.gateway, \.cluster, \.media] {
            let link = folder[keyPath: part].path
            guard symlink(gateway[keyPath: part].path, link) != 0, errno != EEXIST else { continue }
            throw PhoneError.unavailable("\(link) cannot be made: \(String(cString: strerror(errno)))")
        }
    }

    private func redirectLog(to path: String) {
        let log = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard log >= 0 else { return }
        dup2(log, STDERR_FILENO)
        close(log)
    }

    /// Settings and apps, as they were asked for.
    private func furnish(_ device: Device) async throws -> [KeptApp] {
        if request.preferences != nil || request.language != nil {
            var preferences = request.preferences ?? PhonePreferences()
            if let language = request.language { preferences.language = language }
            try await device.setPreferences(preferences)
        }
        var apps: [KeptApp] = []
        for app in request.apps ?? [] {
            let isAllowed: Bool? =
                switch app.permission ?? .allowed {
                case .allowed: true
                case .denied: false
                case .unanswered: nil
                }
            let known = try await device.provide(app: app.bundle, isAllowed: isAllowed, settings: app.settings)
            apps.append(KeptApp(bundleID: known.bundleID, deviceToken: known.deviceToken))
            if app.opens == true {
                try await device.open(app: known.bundleID)
                try await device.goHome()
            }
        }
        return apps
    }
}

/// Tells other commands where a phone answers, then the hub; in this order, since whoever asked the hub may use either.
private struct PhoneAnnouncement: Service {
    let folder: URL
    /// Waits until the phone is as it was asked for.
    let furnished: @Sendable () async throws -> (port: Int, apps: [KeptApp])

    func run() async throws {
        do {
            try await cancelWhenGracefulShutdown {
                let (port, apps) = try await furnished()
                try RunningProcess.announce(ports: ["screen": port], in: folder)
                OrderedPhone.report(PhoneReport(port: port, apps: apps))
            }
        } catch {
            OrderedPhone.report(PhoneReport(problem: "\(error)"))
            throw error
        }
        defer { RunningProcess.withdraw(in: folder) }
        try? await gracefulShutdown()
    }
}
